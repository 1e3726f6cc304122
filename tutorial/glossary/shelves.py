"""The shelves of the glossary: its words by the part of the game they belong to, and those that fit what is typed."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from tutorial.wording import language, terms
from tutorial.wording.folding import folded

SHELVES: Mapping[str, Promise] = {
    "set": _("The set and its tiles"),
    "table": _("At the table"),
    "action": _("What players do"),
    "structure": _("Sets and hands"),
    "charleston": _("The Charleston"),
    "joker": _("Jokers"),
    "scoring": _("Scoring"),
    "state": _("Deals, rounds and games"),
    "pattern": pgettext_lazy("a part of the glossary", "Patterns that score"),
}
"""What each part of the glossary is called, by the category of its terms, in the order they are shown."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word in the list."""

    id: str
    """The id of its term."""
    name: str
    """What it is called in the reader's language."""
    native: terms.Native | None
    """What it is called where the game comes from."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """A part of the glossary."""

    id: str
    """The category of its terms."""
    title: str
    """What it is called."""
    words: tuple[Word, ...]
    """Its words; those of the game in the order they are met, the patterns by name."""


def shown(term: str) -> bool:
    """The term is a word of the game; those of buttons are not."""
    return terms.category(term) in SHELVES


def shelves(typed: str = "") -> tuple[Shelf, ...]:
    """The parts of the glossary with the words that fit what is typed; all of them if nothing is."""
    wanted = folded(typed)
    found = (
        Shelf(each.id, each.title, tuple(word for word in each.words if wanted in _sought(word.id, language.current())))
        for each in _all(language.current())
    )
    return tuple(each for each in found if each.words)


@lru_cache(maxsize=16)
def _all(_language: str) -> tuple[Shelf, ...]:
    """Every shelf in the reader's language."""
    by_category: dict[str, list[Word]] = {id: [] for id in SHELVES}
    for id in terms.ids():
        if shown(id):
            by_category[terms.category(id)].append(Word(id, terms.name(id), native(id)))
    by_category["pattern"].sort(key=lambda word: folded(word.name))
    return tuple(Shelf(id, str(SHELVES[id]), tuple(words)) for id, words in by_category.items())


def native(id: str) -> terms.Native | None:
    """A term's name where the game comes from, in whichever writing there is one."""
    return terms.native(id) or terms.native(id, "zh-Hans") or terms.native(id, "ja")


@lru_cache(maxsize=4096)
def _sought(id: str, language: str) -> str:
    """Everything a word can be found by, as it is compared."""
    return " | ".join(map(folded, terms.known_as(id)))
