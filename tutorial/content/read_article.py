"""The files of an article: front matter and sections, read into an `Article`.

A translation that is not there yet is no mistake: the page shows English, and the status counts it as missing.
"""

from collections.abc import Collection, Sequence
from pathlib import Path

from tutorial.content.article import Article, ArticleText, Passage
from tutorial.content.digest import digest
from tutorial.content.freshness import FRONT
from tutorial.content.lesson_text import FRONT_PLACE, by_name, read_front
from tutorial.content.locales import LOCALES, SOURCE_LOCALE
from tutorial.content.report import Report, Tell
from tutorial.content.section import read_title
from tutorial.content.split import split, trimmed
from tutorial.content.yaml_file import read_text


def read_article(
    root: Path, place: str, names: Sequence[str], report: Report, *, titled: Collection[str] = (), data: str = ""
) -> Article:
    """The article of this folder. The sections in `titled` begin with a title.

    `data` is the file beside it that holds what is the same in every language.
    """
    folder = root / place
    _tell_stray_files(folder, data, report)
    found: dict[str, ArticleText] = {}
    for locale in LOCALES:
        file = folder / f"{locale}.md"
        if locale == SOURCE_LOCALE or file.exists():
            text = _read_text(file, locale, names, report, titled=titled)
            if text is not None:
                found[locale] = text
    return Article(place, tuple(names), found)


def _read_text(
    file: Path, locale: str, names: Sequence[str], report: Report, *, titled: Collection[str]
) -> ArticleText | None:
    """The article in one language, None if it cannot be read."""
    text = read_text(file, report)
    if text is None:
        return None
    parts = split(text)
    if parts.preamble:
        report.add(file, f"The text {parts.preamble[:40]!r} stands before the first section.")
    front = read_front(parts.front, locale, file, report)
    raw = by_name(parts.sections, file, report)
    for name in names:
        if name not in raw:
            report.add(file, f"The section is missing: write '## {name}' and its text.", place=f"section {name}")
    for name in raw.keys() - set(names):
        report.add(file, f"There is no such section. The sections are {', '.join(names)}.", place=f"section {name}")
    for name in front.source.keys() - {FRONT, *names}:
        report.add(file, f"source names a section {name!r} that the text does not have.", place=FRONT_PLACE)
    digests = {name: digest(each) for name, each in raw.items()}
    if front.title or front.summary:
        digests[FRONT] = digest(f"{front.title}\n{front.summary}")
    return ArticleText(
        title=front.title,
        summary=front.summary,
        sections={
            name: _passage(each, report.teller(file, f"section {name}"), titled=name in titled)
            for name, each in raw.items()
        },
        digests=digests,
        source=front.source,
        read_by_native=locale == SOURCE_LOCALE if front.read_by_native is None else front.read_by_native,
    )


def _passage(text: str, tell: Tell, *, titled: bool) -> Passage:
    """A section, with its title if it has one."""
    title, lines = read_title(text.split("\n"), tell) if titled else ("", text.split("\n"))
    body = trimmed(lines)
    if not body:
        tell("The section is empty.")
    return Passage(title, body)


def _tell_stray_files(folder: Path, data: str, report: Report) -> None:
    """Tells of files that nothing reads."""
    known = {f"{locale}.md" for locale in LOCALES} | ({data} if data else set())
    for file in folder.iterdir() if folder.is_dir() else ():
        if file.name not in known and not file.name.startswith(".") and not file.name.endswith("~"):
            report.add(file, f"Nothing reads this file. Here belong {', '.join(sorted(known))}.")
