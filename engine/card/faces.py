"""The tiles of a card line as it writes them: a number of a role, a dragon that matches, any wind.

What belongs here: a single tile, and which one it is once the letters are read. What does not: groups (``grammar``).
"""

from dataclasses import dataclass
from typing import Protocol

from engine.card.letters import FIXED_SUITS, MATCHING
from engine.card.numbers import NoSuchNumber, Number, Values
from engine.tiles import SUIT_RANKS


class Face(Protocol):
    """A tile as a line writes it."""

    def kind(self, values: Values) -> int:
        """The index of the tile it is, the letters being read so.

        Raises: NoSuchNumber if that is no tile.
        """
        ...

    def letters(self) -> frozenset[str]:
        """The letters it needs to be read."""
        ...


@dataclass(frozen=True, slots=True)
class Numbered:
    """A tile of a suit: ``3a``, ``xb``, ``(x+2)a``, ``4B``."""

    number: Number
    """Its rank; outside 1 to 9 there is no such tile."""
    suit: str
    """A role, or the letter of a fixed suit."""

    def kind(self, values: Values) -> int:
        """The tile of this rank and suit."""
        rank = self.number.value(values)
        if not 1 <= rank <= SUIT_RANKS:
            raise NoSuchNumber(rank)
        return suit_place(self.suit, values) * SUIT_RANKS + rank - 1

    def letters(self) -> frozenset[str]:
        """Its variables and its role."""
        return self.number.variables() | roles_of(self.suit)


@dataclass(frozen=True, slots=True)
class Fixed:
    """A tile that needs no reading: soap, a flower, a wind, a dragon."""

    index: int
    """Its index."""

    def kind(self, values: Values) -> int:
        """The tile itself."""
        return self.index

    def letters(self) -> frozenset[str]:
        """None."""
        return frozenset()


@dataclass(frozen=True, slots=True)
class MatchingDragon:
    """The dragon that goes with a suit: ``Da``. Craks have the red one, bams the green, dots the soap."""

    role: str
    """The role of the suit."""

    def kind(self, values: Values) -> int:
        """The dragon of the suit that the role means."""
        return MATCHING[values[self.role]]

    def letters(self) -> frozenset[str]:
        """The role."""
        return frozenset(self.role)


@dataclass(frozen=True, slots=True)
class Free:
    """Any dragon (``Dm``) or any wind (``v``); other letters mean other ones."""

    letter: str
    """One of ``FREE_DRAGONS`` or ``FREE_WINDS``."""

    def kind(self, values: Values) -> int:
        """The dragon or wind the letter is read as."""
        return values[self.letter]

    def letters(self) -> frozenset[str]:
        """Itself."""
        return frozenset(self.letter)


def suit_place(letter: str, values: Values) -> int:
    """The place in ``NUMBER_SUITS`` of the suit that a role or the letter of a fixed suit means."""
    return FIXED_SUITS[letter] if letter in FIXED_SUITS else values[letter]


def roles_of(letter: str) -> frozenset[str]:
    """The role, unless it is the letter of a fixed suit."""
    return frozenset(letter) - FIXED_SUITS.keys()
