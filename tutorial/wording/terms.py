"""The words of the game in the reader's language: name, definition, and what it is called in Chinese and Japanese."""

from dataclasses import dataclass

from tutorial.content.locales import SOURCE_LOCALE
from tutorial.content.values import Term, TermText
from tutorial.wording import language
from tutorial.wording.glossary import glossary

_SCRIPTS = {
    "zh-Hant": ("zh_hant", "jyutping", "yue-Latn"),
    "zh-Hans": ("zh_hans", "pinyin", "zh-Latn"),
    "ja": ("ja", "romaji", "ja-Latn"),
}
"""Script asked for -> the columns of its name and reading, and the language tag of the reading."""


class UnknownTerm(KeyError):
    """An id that is not in the glossary."""


@dataclass(frozen=True, slots=True)
class Native:
    """A word of the game as it is written where the game comes from."""

    text: str
    """Such as 碰; several names are parted by a slash."""
    lang: str
    """Its language tag, for the ``lang`` attribute."""
    reading: str
    """How it is said, in Latin letters; one for each name, in the same order."""
    reading_lang: str
    """The language tag of the reading."""


def ids() -> tuple[str, ...]:
    """The ids of all terms, in the order of the glossary."""
    return tuple(glossary().terms)


def concept(term: str) -> Term:
    """The term in all its languages.

    Raises: UnknownTerm
    """
    return _concept(term)


def category(term: str) -> str:
    """The part of the game a term belongs to.

    Raises: UnknownTerm
    """
    return _concept(term).category


def name(term: str) -> str:
    """What the term is called in the reader's language.

    Raises: UnknownTerm

    >>> name("meld")
    'set'
    """
    return _word(term).name


def title(term: str) -> str:
    """The name as a headline.

    Raises: UnknownTerm

    >>> title("hong_kong_variant")
    'Hong Kong mahjong'
    """
    return headline(name(term))


def plural(term: str) -> str:
    """The plural that stands alone, as in a headline; the name where the glossary has none.

    Raises: UnknownTerm

    >>> plural("pung")
    'pungs'
    """
    word = _word(term)
    return word.plural or word.name


def definition(term: str) -> str:
    """One sentence that says what the term means, empty if none is written.

    Raises: UnknownTerm
    """
    return _word(term).definition


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a term means: in the reader's language, in English while nobody has translated it."""

    text: str
    """A sentence or two; empty if none is written."""
    lang: str
    """The language they are in."""

    @property
    def is_foreign(self) -> bool:
        """It is not in the reader's language."""
        return self.lang != language.current()


def meaning(term: str) -> Meaning:
    """What the term means.

    Raises: UnknownTerm

    >>> meaning("full_flush").text
    'All tiles are of one suit, and there are no honors.'
    """
    here = definition(term)
    if here:
        return Meaning(here, language.current())
    english = _concept(term).text.get(SOURCE_LOCALE)
    return Meaning(english.definition if english else "", SOURCE_LOCALE)


def confidence(term: str) -> str:
    """How sure the reader's word for the term is: ``high``, ``medium`` or ``low``.

    Raises: UnknownTerm
    """
    return _word(term).confidence


def native(term: str, script: str = "zh-Hant") -> Native | None:
    """The term in Chinese (``zh-Hant``, ``zh-Hans``) or Japanese (``ja``), None if it has no name there.

    Raises: UnknownTerm, KeyError for another script.

    >>> native("pung")
    Native(text='碰', lang='zh-Hant', reading='pung3', reading_lang='yue-Latn')
    """
    column, reading, reading_lang = _SCRIPTS[script]
    concept = _concept(term)
    text = getattr(concept, column)
    return Native(text, script, getattr(concept, reading), reading_lang) if text else None


def known_as(term: str) -> tuple[str, ...]:
    """Everything the term is called: by readers of this language, in English, where the game comes from, by clubs.

    Raises: UnknownTerm

    >>> known_as("pung")
    ('pung', 'pungs', 'pong', 'pon', '碰', 'pung3', '碰', 'pèng', 'ポン', 'pon')
    """
    concept = _concept(term)
    here = (concept.text.get(each) for each in dict.fromkeys((language.current(), SOURCE_LOCALE)))
    words = (word for text in here if text for word in (text.name, text.plural, *text.alt))
    chinese = (concept.zh_hant, concept.jyutping, concept.hk, concept.zh_hans, concept.pinyin)
    return tuple(each for each in (*words, *chinese, concept.ja, concept.romaji, concept.club) if each)


def headline(words: str) -> str:
    """Words fit to begin a headline: title case leaves Georgian alone, upper case does not.

    >>> headline("red dragon")
    'Red dragon'
    """
    return words[:1].title() + words[1:]


def _concept(term: str) -> Term:
    """The term in all its languages."""
    try:
        return glossary().terms[term]
    except KeyError:
        raise UnknownTerm(term) from None


def _word(term: str) -> TermText:
    """The term in the reader's language."""
    try:
        return _concept(term).text[language.current()]
    except KeyError:
        raise UnknownTerm(term) from None
