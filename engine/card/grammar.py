"""What a card line says: groups, clusters, versions.

What belongs here: the line as values, good for showing it too. What does not: reading it (``parse_line``), and the
hands of real tiles it stands for (``expand``).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from engine.card.faces import Face, roles_of, suit_place
from engine.card.letters import SOAP, YEAR
from engine.card.numbers import Condition, NoSuchNumber, Number, Values
from engine.tiles import SUIT_RANKS


class Entry(Protocol):
    """Some tiles that a line writes together."""

    def groups(self, values: Values) -> Iterator[tuple[int, int]]:
        """The kind and the size of each group of equal tiles, the letters being read so.

        Raises: NoSuchNumber if there are no such tiles.
        """
        ...

    def letters(self) -> frozenset[str]:
        """The letters it needs to be read."""
        ...


@dataclass(frozen=True, slots=True)
class Alike:
    """So many equal tiles: ``3a^4``. From three on jokers may stand in it and it may be called."""

    face: Face
    """The tile."""
    size: int
    """Units: tiles."""

    def groups(self, values: Values) -> Iterator[tuple[int, int]]:
        """The one group."""
        yield self.face.kind(values), self.size

    def letters(self) -> frozenset[str]:
        """Those of the tile."""
        return self.face.letters()


@dataclass(frozen=True, slots=True)
class YearDigits:
    """The digits of the card's year, or of one after it, as single tiles of a suit: ``Ya``, ``Y+1b``."""

    later: int
    """Units: years after that of the card."""
    suit: str
    """A role, or the letter of a fixed suit."""

    def groups(self, values: Values) -> Iterator[tuple[int, int]]:
        """A single tile for each digit."""
        return _digits(values[YEAR] + self.later, suit_place(self.suit, values))

    def letters(self) -> frozenset[str]:
        """The year and the role."""
        return roles_of(self.suit) | {YEAR}


@dataclass(frozen=True, slots=True)
class Digits:
    """The digits of a number as single tiles of a suit: ``#(x*y)b``."""

    number: Number
    """The number; a negative one has no digits."""
    suit: str
    """A role, or the letter of a fixed suit."""

    def groups(self, values: Values) -> Iterator[tuple[int, int]]:
        """A single tile for each digit."""
        return _digits(self.number.value(values), suit_place(self.suit, values))

    def letters(self) -> frozenset[str]:
        """Its variables and its role."""
        return self.number.variables() | roles_of(self.suit)


@dataclass(frozen=True, slots=True)
class Cluster:
    """Single tiles and pairs that belong together: ``[N E W S]``. Natural tiles only, never called before the win."""

    entries: tuple[Entry, ...]
    """What stands between the brackets."""

    def groups(self, values: Values) -> Iterator[tuple[int, int]]:
        """The groups of every entry."""
        for each in self.entries:
            yield from each.groups(values)

    def letters(self) -> frozenset[str]:
        """Those of every entry."""
        return frozenset().union(*(each.letters() for each in self.entries))


@dataclass(frozen=True, slots=True)
class Version:
    """One of the ways a line may be made: its groups, and what their letters must fulfil."""

    parts: tuple[Entry, ...]
    """The groups and clusters, in the order they are printed."""
    conditions: tuple[Condition, ...] = ()
    """What the number variables must fulfil, all of it."""
    merges: tuple[Mapping[str, str], ...] = ()
    """Further readings in which a role (the key) means the same suit as another."""

    def letters(self) -> frozenset[str]:
        """The letters it needs to be read."""
        return frozenset().union(*(each.letters() for each in self.parts))

    @property
    def uses_year(self) -> bool:
        """It writes the year of the card, so its tiles change with it."""
        return YEAR in self.letters()


def _digits(number: int, suit: int) -> Iterator[tuple[int, int]]:
    """A single tile for each digit, soap for a 0."""
    if number < 0:
        raise NoSuchNumber(number)
    for digit in map(int, str(number)):
        yield (suit * SUIT_RANKS + digit - 1 if digit else SOAP), 1
