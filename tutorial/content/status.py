"""How far the translations are: which sections are missing, stale or current, and how full the glossary is."""

from collections.abc import Mapping
from dataclasses import dataclass

from tutorial.content.locales import LOCALES, TRANSLATIONS
from tutorial.content.values import Confidence, Freshness, Lesson, Library


@dataclass(frozen=True, slots=True)
class LessonStatus:
    """One lesson in one language."""

    missing: tuple[str, ...]
    """Sections that are not there."""
    stale: tuple[str, ...]
    """Sections whose English has changed, or that nobody has stamped."""
    current: tuple[str, ...]
    """Sections that translate the English as it is now."""
    read_by_native: bool
    """Someone who speaks the language from childhood has read it."""

    @property
    def is_current(self) -> bool:
        """Nothing is missing, nothing is stale."""
        return not self.missing and not self.stale


@dataclass(frozen=True, slots=True)
class GlossaryStatus:
    """The glossary in one language."""

    terms: int
    """How many terms there are in all."""
    named: int
    """How many have a word."""
    defined: int
    """How many have a definition."""
    low_confidence: tuple[str, ...]
    """The terms whose word waits for a native player."""
    missing: tuple[str, ...]
    """The terms without a word."""


@dataclass(frozen=True, slots=True)
class Status:
    """All translations."""

    lessons: Mapping[str, Mapping[str, LessonStatus]]
    """By lesson and locale; English is what they are compared with."""
    glossary: Mapping[str, GlossaryStatus]
    """By locale."""

    @property
    def is_current(self) -> bool:
        """No section is missing or stale, and every term has its word."""
        lessons = (each for by_locale in self.lessons.values() for each in by_locale.values())
        return all(each.is_current for each in lessons) and not any(each.missing for each in self.glossary.values())


def status(library: Library) -> Status:
    """How far the translations of this content are."""
    return Status(
        {key: {locale: _lesson(lesson, locale) for locale in TRANSLATIONS} for key, lesson in library.lessons.items()},
        {locale: _glossary(library, locale) for locale in LOCALES},
    )


def _lesson(lesson: Lesson, locale: str) -> LessonStatus:
    """How far one lesson is in one language."""
    found = {name: lesson.freshness(locale, name) for name in lesson.section_names}
    of = {each: tuple(name for name, freshness in found.items() if freshness is each) for each in Freshness}
    text = lesson.text.get(locale)
    return LessonStatus(
        missing=of[Freshness.MISSING],
        stale=of[Freshness.STALE],
        current=of[Freshness.CURRENT],
        read_by_native=text is not None and text.read_by_native,
    )


def _glossary(library: Library, locale: str) -> GlossaryStatus:
    """How full the glossary is in one language."""
    texts = {name: term.text.get(locale) for name, term in library.terms.items()}
    there = {name: text for name, text in texts.items() if text is not None}
    return GlossaryStatus(
        terms=len(texts),
        named=len(there),
        defined=sum(1 for text in there.values() if text.definition),
        low_confidence=tuple(name for name, text in there.items() if text.confidence is Confidence.LOW),
        missing=tuple(name for name, text in texts.items() if text is None),
    )
