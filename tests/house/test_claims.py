"""docs/claims.md says which test, lesson or entry has each row of the checklist, and every row has one."""

import re
from pathlib import Path

import pytest

from tests import left_out
from tests.claims import IDS, NOTHING, PAGE, cells, named_in, page
from tutorial.content.library import get_library


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(get_library()), "docs/claims.md is out of date: make claims"


def test_a_row_of_which_there_is_nothing_would_say_so_and_none_does() -> None:
    assert cells([], [], []) == (NOTHING, "", "")
    assert cells([], ["a lesson"], []) == ("", "a lesson", "")
    rows = [line for line in page(get_library()).splitlines() if line.startswith("| ")][1:]
    assert [row.split(" | ")[0] for row in rows] == [f"| {id}" for id in IDS]
    assert NOTHING not in page(get_library())


def test_what_tests_and_lessons_name_are_rows() -> None:
    library = get_library()
    taught = {id for lesson in library.lessons.values() for id in lesson.teaches}
    answered = {id for each in (library.faq, library.corrections) for one in each.entries.values() for id in one.claims}
    assert (taught | answered) - set(IDS) == set()
    tests = Path(__file__).resolve().parents[1].rglob("test_*.py")
    named = {id for path in tests if path != Path(__file__) for id, _ in named_in(path.read_text(encoding="utf-8"))}
    assert named - set(IDS) == set()
    assert {"G2", "B3", "H2", "S37"} <= named


@pytest.mark.parametrize(
    ("source", "named"),
    [
        pytest.param(
            'PAGE = Checklist("G")\n@PAGE.row(7, 8)\ndef sets(): ...', {"G7": "sets", "G8": "sets"}, id="rows"
        ),
        pytest.param(
            'US = Checklist("A")\nJOKERS = Checklist("S")\n@US.row(1)\n@JOKERS.row(2)\ndef it(): ...',
            {"A1": "it", "S2": "it"},
            id="two pages",
        ),
        pytest.param('@pytest.mark.claims("S37", "H2")\ndef test(): ...', {"S37": "test", "H2": "test"}, id="marked"),
        pytest.param(
            'class TestIt:\n    @pytest.mark.claims("S1")\n    def test(self): ...', {"S1": "test"}, id="method"
        ),
        pytest.param('@other.row(1)\n@pytest.mark.deep\ndef test(): "Checklist("', {}, id="something else"),
    ],
)
def test_how_tests_name_rows(source: str, named: dict[str, str]) -> None:
    assert dict(named_in(source)) == named


def test_the_rows_are_those_of_the_checklist(shared: Path) -> None:
    checklist = shared / "rules/claims.md"
    if not checklist.is_file():
        left_out.record("ids of rules/claims.md", len(IDS), why="no folder `shared` beside the project", fatal=False)
        return
    found = set()
    for heads in re.findall(r"^\| ([A-Z]\d[^|]*) \|", checklist.read_text(encoding="utf-8"), re.MULTILINE):
        for letter, first, last in re.findall(r"([A-Z])(\d+)(?:-(\d+))?", heads):
            found |= {f"{letter}{number}" for number in range(int(first), int(last or first) + 1)}
    assert found == set(IDS)
