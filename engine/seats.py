"""Seats and winds: where a player sits, and which wind that seat holds in a deal. Two ideas, two types."""

from collections.abc import Mapping
from enum import IntEnum
from types import MappingProxyType


class Seat(IntEnum):
    """Where a player sits, in turn order (counter-clockwise, to the right). Not the wind held: that changes by deal."""

    A = 0
    """The player who dealt first."""
    B = 1
    """On A's right."""
    C = 2
    """Across from A."""
    D = 3
    """On A's left."""

    @property
    def next(self) -> "Seat":
        """The seat that plays after this one.

        >>> Seat.D.next
        <Seat.A: 0>
        """
        return Seat((self + 1) % 4)

    def after(self, other: "Seat") -> int:
        """How many turns after `other` this seat plays: 0 for itself, 1 for the player on the right.

        >>> Seat.A.after(Seat.D)
        1
        """
        return (self - other) % 4


class Wind(IntEnum):
    """A wind, in the order of the compass round of the game."""

    EAST = 0
    """The dealer's wind."""
    SOUTH = 1
    """Sits on East's right."""
    WEST = 2
    """Sits across from East."""
    NORTH = 3
    """Sits on East's left."""

    @property
    def letter(self) -> str:
        """Its letter in notation: E, S, W or N."""
        return self.name[0]


WINDS: Mapping[str, Wind] = MappingProxyType({wind.letter: wind for wind in Wind})
"""The winds by their letters."""


def wind_of(seat: Seat, *, dealer: Seat) -> Wind:
    """The wind a seat holds while `dealer` deals.

    >>> wind_of(Seat.A, dealer=Seat.D).name
    'SOUTH'
    """
    return Wind(seat.after(dealer))
