"""Freshness: how a translated section stands to the English one it was made from."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Protocol

from tutorial.content.locales import SOURCE_LOCALE

FRONT = "front"
"""The section that is not below a heading: title and summary, which stand in the front matter."""


class Freshness(StrEnum):
    """How a translated section stands to the English one."""

    MISSING = "missing"
    """It is not there: the page shows English."""
    STALE = "stale"
    """The English has changed since, or nobody has stamped the translation yet."""
    CURRENT = "current"
    """It translates the English as it is now."""


class Digested(Protocol):
    """A text in one language that knows what it was made from."""

    @property
    def digests(self) -> Mapping[str, str]:
        """The digest of each section that is there, by its name."""
        ...

    @property
    def source(self) -> Mapping[str, str]:
        """The digests of the English sections this one was translated from, by section."""
        ...

    @property
    def read_by_native(self) -> bool:
        """Someone who speaks the language from childhood has read it."""
        ...


class Translated(Protocol):
    """A text in several languages: a lesson or an article."""

    @property
    def key(self) -> str:
        """What people call it by."""
        ...

    @property
    def place(self) -> str:
        """Its folder below the content folder."""
        ...

    @property
    def section_names(self) -> tuple[str, ...]:
        """Every section a locale file holds, in reading order."""
        ...

    @property
    def text(self) -> Mapping[str, Digested]:
        """The words, by locale."""
        ...

    def freshness(self, locale: str, section: str) -> Freshness:
        """How a section in this locale stands to the English one."""
        ...


def freshness_of(text: Mapping[str, Digested], locale: str, section: str) -> Freshness:
    """How a section in this locale stands to the English one; English is always current."""
    english, here = text.get(SOURCE_LOCALE), text.get(locale)
    if here is None or section not in here.digests:
        return Freshness.MISSING
    if locale == SOURCE_LOCALE:
        return Freshness.CURRENT
    stamped = here.source.get(section)
    if english is None or stamped is None or stamped != english.digests.get(section):
        return Freshness.STALE
    return Freshness.CURRENT
