"""`python -m tests.claims` writes docs/claims.md: which test, lesson and entry has each rule of the checklist.

The checklist numbers the rules that five published beginner pages state. A test names a row as a `Checklist` enters it,
or with `@pytest.mark.claims("H2", "S37")`; a lesson lists it under `teaches`, a question or correction under `claims`.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from tutorial.content.loader import load
from tutorial.content.read_reference import FILES
from tutorial.content.values import Library

HOUSE = Path(__file__).resolve().parents[1]
PAGE = HOUSE / "docs/claims.md"
ROWS = {"A": range(1, 72), "S": range(1, 40), "B": range(1, 39), "H": range(57), "G": range(1, 33)}
"""The rows of each page: American in Albanian, jokers in Swahili, classical in Bengali, three games in Hindi, basic in
Georgian."""
IDS = tuple(f"{letter}{number}" for letter, numbers in ROWS.items() for number in numbers)
HEAD = """# The claims checklist

Five published beginner pages, in Albanian (A), Swahili (S), Bengali (B), Hindi (H) and Georgian (G), state 237 rules,
some of them wrongly. Each has a row here: the tests that show how the engine or the site has it, the lessons that teach
it, and the questions and corrections that answer it. `make claims` writes this page anew.

| id | test | lesson | reference |
|---|---|---|---|
"""
NOTHING = "none yet"
_NAMES_ROWS = re.compile(r"Checklist\(|mark\.claims\(")

Links = Mapping[str, list[str]]
"""Links for the cells of a column, by row."""


def page(library: Library) -> str:
    """The whole page."""
    columns = links_to_tests(), links_to_lessons(library), links_to_reference(library)
    return HEAD + "".join(f"| {' | '.join((id, *cells(*(each[id] for each in columns))))} |\n" for id in IDS)


def cells(*columns: list[str]) -> tuple[str, ...]:
    """What stands beside an id."""
    told = tuple(", ".join(links) for links in columns)
    return told if any(told) else (NOTHING, *told[1:])


def links_to_tests() -> Links:
    """The tests that name each row."""
    found = defaultdict(list)
    for path in sorted((HOUSE / "tests").rglob("test_*.py")):
        for id, name in named_in(path.read_text(encoding="utf-8")):
            found[id].append(f"[`{name}`](../{path.relative_to(HOUSE).as_posix()})")
    return found


def links_to_lessons(library: Library) -> Links:
    """The lessons that teach each row."""
    found = defaultdict(list)
    for lesson in library.lessons.values():
        for id in lesson.teaches:
            found[id].append(f"[{lesson.key}](../content/{lesson.place}/lesson.yaml)")
    return found


def links_to_reference(library: Library) -> Links:
    """The questions and corrections that speak to each row."""
    found = defaultdict(list)
    for reference in (library.faq, library.corrections):
        place = reference.article.place
        for entry in reference.entries.values():
            for id in entry.claims:
                found[id].append(f"[{entry.id}](../content/{place}/{FILES[place]})")
    return found


def named_in(source: str) -> Iterator[tuple[str, str]]:
    """Each row that a module of tests names, with the function that shows it."""
    if not _NAMES_ROWS.search(source):
        return
    pages: dict[str, str] = {}
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.Call(func=ast.Name(id="Checklist"), args=[ast.Constant(value=letter)]),
            ):
                pages[name] = letter
            case ast.FunctionDef(name=name, decorator_list=decorators):
                for each in decorators:
                    yield from ((id, name) for id in _ids(each, pages))


def _ids(decorator: ast.expr, pages: Mapping[str, str]) -> Iterator[str]:
    """The rows a decorator names."""
    match decorator:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=page), attr="row"), args=numbers) if page in pages:
            yield from (f"{pages[page]}{ast.literal_eval(each)}" for each in numbers)
        case ast.Call(func=ast.Attribute(attr="claims"), args=ids):
            yield from map(ast.literal_eval, ids)


if __name__ == "__main__":
    PAGE.write_text(page(load(HOUSE / "content")), encoding="utf-8")
