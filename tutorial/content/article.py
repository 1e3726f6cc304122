"""Articles: texts in sections, one markdown file a language, with digests as lessons have them.

What belongs here: what front pages, tile notes and the like have in common. What does not: which sections each has.
A translation that is not there yet is no mistake: the page shows English, and the status counts it as missing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tutorial.content.digest import digest
from tutorial.content.lesson_text import by_name, read_front
from tutorial.content.locales import LOCALES, SOURCE_LOCALE
from tutorial.content.report import Report, Tell
from tutorial.content.section import read_title
from tutorial.content.split import split, trimmed
from tutorial.content.values import FRONT, Freshness, freshness
from tutorial.content.yaml_file import read_text


@dataclass(frozen=True, slots=True)
class Passage:
    """A section of an article, in one language."""

    title: str
    """Plain text; empty where the page has a heading of its own."""
    body_markdown: str
    """Paragraphs and lists."""


@dataclass(frozen=True, slots=True)
class ArticleText:
    """An article's words in one language."""

    title: str
    """Plain text."""
    summary: str
    """Plain text, one sentence."""
    sections: Mapping[str, Passage]
    """By name."""
    digests: Mapping[str, str] = field(default_factory=dict)
    """The digest of each section that is there, by its name."""
    source: Mapping[str, str] = field(default_factory=dict)
    """The digests of the English sections this one was translated from, by section."""
    read_by_native: bool = False
    """Someone who speaks the language from childhood has read it."""


@dataclass(frozen=True, slots=True)
class Article:
    """A text in sections, in every language that has it."""

    place: str
    """Its folder below the content folder, such as ``traditions/hong_kong``."""
    names: tuple[str, ...] = ()
    """Its sections below the front matter, in reading order."""
    text: Mapping[str, ArticleText] = field(default_factory=dict)
    """The words, by locale."""

    @property
    def key(self) -> str:
        """The article among all that is translated."""
        return self.place

    @property
    def section_names(self) -> tuple[str, ...]:
        """Every section a locale file holds, in reading order."""
        return (FRONT, *self.names)

    def freshness(self, locale: str, section: str) -> Freshness:
        """How a section in this locale stands to the English one; English is always current."""
        return freshness(self.text, locale, section)


def read_article(
    root: Path, place: str, names: Sequence[str], report: Report, *, titled: bool = False, data: str = ""
) -> Article:
    """The article of this folder; each section begins with its title if they are `titled`.

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


def _read_text(file: Path, locale: str, names: Sequence[str], report: Report, *, titled: bool) -> ArticleText | None:
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
        report.add(file, f"source names a section {name!r} that the text does not have.", place="front matter")
    digests = {name: digest(each) for name, each in raw.items()}
    if front.title or front.summary:
        digests[FRONT] = digest(f"{front.title}\n{front.summary}")
    return ArticleText(
        title=front.title,
        summary=front.summary,
        sections={
            name: _passage(each, report.teller(file, f"section {name}"), titled=titled) for name, each in raw.items()
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
