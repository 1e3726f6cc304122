"""A word of the game with all that is known of it, as its page shows it."""

from dataclasses import dataclass
from functools import cached_property

from django.conf import settings
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tutorial.content.values import Term
from tutorial.glossary import shelves, taught, worths
from tutorial.wording import language, terms

_ABROAD: tuple[tuple[str, Promise], ...] = (
    ("zh-Hant", _("Cantonese")),
    ("zh-Hans", _("Mandarin")),
    ("ja", _("Japanese")),
)
"""The writings a word has where the game comes from, and the language each is read in."""
_COINED = {"zh-Hant": "zh_hant", "zh-Hans": "zh_hans", "ja": "ja"}


@dataclass(frozen=True, slots=True)
class Other:
    """The word in another language of the site."""

    code: str
    """The language's code."""
    language: str
    """Its name in itself."""
    name: str
    """The word."""
    alt: tuple[str, ...]
    """Other words its readers may know."""


@dataclass(frozen=True, slots=True)
class Abroad:
    """The word in a language of the countries the game comes from."""

    language: Promise
    """Which one."""
    native: terms.Native
    """The word and how it is said."""
    is_coined: bool
    """It only describes: players there have no word of their own."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """Another word that is named beside this one."""

    id: str
    """The id of its term."""
    name: str
    """What it is called."""
    meaning: terms.Meaning
    """What it means."""


class Entry:
    """A word of the game and all that is known of it."""

    def __init__(self, id: str) -> None:
        """The word of this id.

        Raises: UnknownTerm if the glossary has no such word of the game.
        """
        self.id = id
        self.term: Term = terms.concept(id)
        if not shelves.shown(id):
            raise terms.UnknownTerm(id)
        self.name = terms.name(id)
        self.title = terms.title(id)
        self.meaning = terms.meaning(id)
        self.shelf = shelves.SHELVES[self.term.category]

    @property
    def native(self) -> terms.Native | None:
        """What it is called where the game comes from, beside its name."""
        return shelves.native(self.id)

    @property
    def alt(self) -> tuple[str, ...]:
        """Other words the reader may know."""
        return self.term.text[language.current()].alt

    @property
    def others(self) -> tuple[Other, ...]:
        """The word in the other languages of the site."""
        return tuple(
            Other(code, name, text.name, text.alt)
            for code, name in settings.LANGUAGES
            if code != language.current() and (text := self.term.text.get(code))
        )

    @property
    def abroad(self) -> tuple[Abroad, ...]:
        """The word in Cantonese, Mandarin and Japanese."""
        return tuple(
            Abroad(name, found, _COINED[script] in self.term.coined)
            for script, name in _ABROAD
            if (found := terms.native(self.id, script))
        )

    @property
    def unlike(self) -> tuple[Pointer, ...]:
        """What it is easily taken for."""
        return tuple(map(_pointer, self.term.unlike))

    @property
    def see(self) -> tuple[Pointer, ...]:
        """What belongs to it."""
        return tuple(map(_pointer, self.term.see))

    @cached_property
    def counted(self) -> tuple[worths.Counted, ...]:
        """The traditions in which it counts as a pattern, with what it is worth."""
        return worths.counted(self.id)

    @cached_property
    def places(self) -> tuple[taught.Place, ...]:
        """Where lessons speak of it."""
        return taught.places(self.id)


def _pointer(id: str) -> Pointer:
    return Pointer(id, terms.name(id), terms.meaning(id))
