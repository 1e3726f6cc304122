"""Compiled message catalogs and what is wrong with them: the way from `tutorial/locale/*.po` to what Django reads.

Here belong compiling, checking and headers. The words themselves belong in the catalogs, and how a sentence is chosen
belongs in the other modules of this package. Nothing here needs Django or gettext's own tools.
"""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from gettext import c2py
from io import BytesIO, StringIO
from pathlib import Path

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.plurals import get_plural
from babel.messages.pofile import PoFileError, read_po

LOCALES = Path(__file__).resolve().parent.parent / "locale"
_LINE = re.compile(r"""\s*(#.*|((msgctxt|msgid|msgid_plural|msgstr(\[\d\])?)\s*)?"(\\.|[^"\\])*"\s*)?""")
_COUNTS = range(201)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a catalog, and where."""

    path: Path
    """The catalog's file."""
    line: int
    """The line the message starts at, counted from 1."""
    what: str
    """What is wrong, in a few words."""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}"


class CatalogError(Exception):
    """Everything that keeps the catalogs from being compiled, one problem a line."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


def compile_catalogs(root: Path = LOCALES) -> tuple[Path, ...]:
    """The catalogs that were stale and are compiled now; the good ones are written even when another one is broken.

    Raises: CatalogError with every problem of every stale catalog.
    """
    compiled: list[Path] = []
    problems: list[Problem] = []
    for source in _sources(root):
        target = source.with_suffix(".mo")
        if _is_fresh(target, source):
            continue
        try:
            _write(target, _read(source))
        except CatalogError as broken:
            problems.extend(broken.problems)
        else:
            compiled.append(target)
    if problems:
        raise CatalogError(tuple(problems))
    return tuple(compiled)


def catalog_problems(root: Path = LOCALES) -> tuple[Problem, ...]:
    """What is wrong with the catalogs: unreadable lines, placeholders, plural forms, drafts and gaps."""
    problems: list[Problem] = []
    for source in _sources(root):
        try:
            catalog = _read(source)
        except CatalogError as broken:
            problems.extend(broken.problems)
        else:
            problems.extend(_header_problems(source, catalog))
            problems.extend(_gaps(source, catalog))
    return tuple(problems)


def _sources(root: Path) -> Iterator[Path]:
    yield from sorted(root.glob("*/LC_MESSAGES/*.po"))


def _locale(source: Path) -> str:
    return source.parent.parent.name


def _is_fresh(target: Path, source: Path) -> bool:
    return target.exists() and target.stat().st_mtime_ns >= source.stat().st_mtime_ns


def _read(source: Path) -> Catalog:
    try:
        text = source.read_text(encoding="utf-8")
    except UnicodeDecodeError as broken:
        raise CatalogError((Problem(source, 1, f"not UTF-8 ({broken.reason})"),)) from broken
    lines = text.splitlines()
    # Babel reads text without quotation marks as text, less its first and last letter: such a line is refused here.
    if bad := [number for number, line in enumerate(lines, 1) if not _LINE.fullmatch(line)]:
        raise CatalogError(tuple(Problem(source, number, f"not a catalog line: {lines[number - 1]}") for number in bad))
    try:
        catalog = read_po(StringIO(text), locale=_locale(source), abort_invalid=True)
    except PoFileError as broken:
        raise CatalogError((Problem(source, broken.lineno + 1, str(broken).rpartition(" on ")[0]),)) from broken
    problems = [
        Problem(source, message.lineno or 1, f"{error} in {_shown(message.id)}")
        for message, errors in catalog.check()
        for error in errors
    ]
    problems += [
        Problem(source, message.lineno or 1, f"only some plural forms of {_shown(message.id)} are filled in")
        for message in catalog
        if any(_strings(message)) and not all(_strings(message))
    ]
    if problems:
        raise CatalogError(tuple(problems))
    return catalog


def _write(target: Path, catalog: Catalog) -> None:
    """Swaps the file in whole, so that a server or another test process never reads half of it."""
    compiled = BytesIO()
    write_mo(compiled, catalog)
    draft = target.with_name(f"{target.name}.{os.getpid()}")
    draft.write_bytes(compiled.getvalue())
    draft.replace(target)


def _header_problems(source: Path, catalog: Catalog) -> Iterator[Problem]:
    """A plural rule that puts some count with other counts than CLDR does."""
    rule = c2py(catalog.plural_expr)
    tags = Locale.parse(_locale(source)).plural_form
    pairs = {(rule(count), tags(count)) for count in _COUNTS}
    if len(pairs) != len({form for form, _ in pairs}) or len(pairs) != len({tag for _, tag in pairs}):
        right = get_plural(_locale(source)).plural_expr
        yield Problem(source, 1, f"the plural rule is {catalog.plural_expr}, but CLDR's is {right}")


def _gaps(source: Path, catalog: Catalog) -> Iterator[Problem]:
    for message in catalog:
        if message.id and not all(_strings(message)):
            yield Problem(source, message.lineno or 1, f"no translation of {_shown(message.id)}")
        elif message.id and message.fuzzy:
            yield Problem(source, message.lineno or 1, f"a guess nobody confirmed (fuzzy): {_shown(message.id)}")


def _strings(message: Message) -> tuple[str, ...]:
    """The translation's plural forms, or its one form."""
    return tuple(message.string) if isinstance(message.string, list | tuple) else (message.string or "",)


def _shown(message_id: str | list[str] | tuple[str, ...]) -> str:
    return repr(message_id if isinstance(message_id, str) else message_id[0])
