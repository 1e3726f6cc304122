"""Articles: texts in sections, one in each language, with digests as lessons have them.

What belongs here: what front pages, tile notes and the like have in common. What does not: which sections each has.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tutorial.content.freshness import FRONT, Freshness, freshness_of


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
        return freshness_of(self.text, locale, section)
