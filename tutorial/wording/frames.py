"""What a frame is: the sentence for one reason code, with typed places for what the reason speaks of.

The sentences themselves stand in the modules ``frames_*``, one a domain. `said` and `counted` are also what the
extraction of messages looks for, so their sentences must be literals.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from django.utils.translation import gettext, ngettext


class Slot(StrEnum):
    """What may stand in a place of a sentence."""

    TILE = "tile"
    """The name of a tile."""
    TILES = "tiles"
    """The names of tiles, listed."""
    TERM = "term"
    """A word of the game."""
    TERMS = "terms"
    """Words of the game, listed."""
    MEANING = "meaning"
    """What a word of the game means: a sentence or two with their own marks."""
    KIND = "kind"
    """A word of the game for several tiles, in the plural where the language has one that stands alone."""
    SEAT = "seat"
    """A player, by where she sits."""
    WIND = "wind"
    """A wind that a seat or a round holds."""
    NUMBER = "number"
    """A number that changes no word around it."""
    COUNT = "count"
    """The number the words around it agree with; at most one in a frame."""
    TEXT = "text"
    """The learner's own input, quoted."""
    FIELD = "field"
    """A part of a shown hand, by the name the engine has for it."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The sentence for a reason code."""

    text: str
    """The English sentence, and the key of its translations; for one, if it counts."""
    slots: Mapping[str, Slot] = field(hash=False)
    """What the reason speaks of: exactly its parameters, though not all need be said."""
    plural: str = ""
    """The English sentence for other counts, empty if nothing is counted."""

    @property
    def counts(self) -> str:
        """The parameter the sentence agrees with, empty if there is none."""
        return next((name for name, slot in self.slots.items() if slot is Slot.COUNT), "")

    def translated(self, count: int = 1) -> str:
        """The sentence in the reader's language, its places still open."""
        return ngettext(self.text, self.plural, count) if self.plural else gettext(self.text)


def said(text: str, /, **slots: Slot) -> Frame:
    """A frame that counts nothing."""
    return Frame(text, MappingProxyType(slots))


def counted(one: str, other: str, /, **slots: Slot) -> Frame:
    """A frame whose words agree with its `Slot.COUNT`."""
    return Frame(one, MappingProxyType(slots), other)
