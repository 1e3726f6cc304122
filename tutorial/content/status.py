"""How far the translations are: which sections are missing, stale or current, and how full the glossary is."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tutorial.content.freshness import Freshness, Translated
from tutorial.content.locales import LOCALES, SOURCE_LOCALE, TRANSLATIONS
from tutorial.content.values import Confidence, Library


@dataclass(frozen=True, slots=True)
class TextStatus:
    """A lesson or an article in one language."""

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
    undefined: tuple[str, ...] = ()
    """The terms that English defines and this language does not."""


@dataclass(frozen=True, slots=True)
class Status:
    """All translations."""

    lessons: Mapping[str, Mapping[str, TextStatus]]
    """By lesson and locale; English is what they are compared with."""
    glossary: Mapping[str, GlossaryStatus]
    """By locale."""
    articles: Mapping[str, Mapping[str, TextStatus]] = field(default_factory=dict)
    """By article and locale: the front pages of the traditions and what goes with them."""

    @property
    def is_current(self) -> bool:
        """No section is missing or stale, and every term has its word and what it means."""
        texts = (
            each for of in (self.lessons, self.articles) for by_locale in of.values() for each in by_locale.values()
        )
        return all(each.is_current for each in texts) and not any(
            each.missing or each.undefined for each in self.glossary.values()
        )


def status(library: Library) -> Status:
    """How far the translations of this content are."""
    return Status(
        _texts(library.lessons),
        {locale: _glossary(library, locale) for locale in LOCALES},
        _texts(library.guide.articles),
    )


def _texts(texts: Mapping[str, Translated]) -> Mapping[str, Mapping[str, TextStatus]]:
    """How far each of these is in each language."""
    return {key: {locale: _text(each, locale) for locale in TRANSLATIONS} for key, each in texts.items()}


def _text(of: Translated, locale: str) -> TextStatus:
    """How far one text is in one language."""
    found = {name: of.freshness(locale, name) for name in of.section_names}
    names = {each: tuple(name for name, freshness in found.items() if freshness is each) for each in Freshness}
    text = of.text.get(locale)
    return TextStatus(
        missing=names[Freshness.MISSING],
        stale=names[Freshness.STALE],
        current=names[Freshness.CURRENT],
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
        undefined=tuple(name for name, text in there.items() if not text.definition and _is_defined(library, name)),
    )


def _is_defined(library: Library, name: str) -> bool:
    """English says what the term means."""
    english = library.terms[name].text.get(SOURCE_LOCALE)
    return english is not None and bool(english.definition)
