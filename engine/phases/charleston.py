"""The Charleston: three tiles to the right, across, to the left; perhaps the same way back; a courtesy at the end.

What belongs here: its passes and phases as values, and what follows what. What does not: who gets which tiles
(``passing``), and what may be done (``charleston_rules``, ``courtesy``).
"""

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Self

from engine.actions import Action
from engine.phases.sealed import Sealed
from engine.seats import Seat
from engine.state import Enter, Phase

PASSED = 3
"""Units: tiles. How many everybody passes on, her own and unseen ones together."""


class Way(IntEnum):
    """Where tiles go; the value is how many seats to the right."""

    RIGHT = 1
    """To the player whose turn comes next."""
    ACROSS = 2
    """To the player across."""
    LEFT = 3
    """To the player whose turn comes last."""

    def from_seat(self, seat: Seat) -> Seat:
        """Who gets the tiles of this seat.

        >>> Way.LEFT.from_seat(Seat.A)
        <Seat.D: 3>
        """
        return Seat((seat + self) % len(Seat))


@dataclass(frozen=True, slots=True)
class Leg:
    """One pass of a Charleston."""

    way: Way
    """Where the tiles go."""
    second: bool = False
    """It belongs to the second Charleston."""
    blind: bool = False
    """Arriving tiles may be passed on unseen."""

    @property
    def is_binding(self) -> bool:
        """It cannot be stopped: only the first pass of the second Charleston can."""
        return not self.second or self.way is not Way.LEFT


FIRST = (Leg(Way.RIGHT), Leg(Way.ACROSS), Leg(Way.LEFT, blind=True))
"""The passes of the first Charleston."""
SECOND = (Leg(Way.LEFT, second=True), Leg(Way.ACROSS, second=True), Leg(Way.RIGHT, second=True, blind=True))
"""The passes of the second Charleston."""


@dataclass(frozen=True, slots=True)
class Course:
    """What a table's Charleston consists of."""

    begin: Enter
    """What follows it."""
    has_second: bool = True
    """The players are asked whether they want a second Charleston."""
    has_mush: bool = False
    """After the courtesy, tiles may be exchanged for others out of a common pool."""


@dataclass(frozen=True, slots=True)
class Passing(Sealed):
    """Everybody chooses what to pass on."""

    leg: Leg = FIRST[0]
    """Which pass it is."""


@dataclass(frozen=True, slots=True)
class SecondVote(Sealed):
    """Everybody says whether there shall be a second Charleston."""


@dataclass(frozen=True, slots=True)
class FaceDown(Phase):
    """The tiles of the first pass of the second Charleston lie before those they go to, and nobody has looked yet."""

    given: tuple[Action | None, ...]
    """What each seat has passed on; None where that is hidden."""
    looked: Seat | None = None
    """Who looked first; None until somebody does."""

    def seen_by(self, seat: Seat) -> Self:
        """The phase with what this seat has passed on only."""
        return replace(
            self, given=tuple(each if at is seat else None for at, each in zip(Seat, self.given, strict=True))
        )


@dataclass(frozen=True, slots=True)
class CourtesyOffer(Sealed):
    """Everybody says how many tiles she would exchange with the player across."""


@dataclass(frozen=True, slots=True)
class CourtesyPass(Sealed):
    """Everybody chooses as many tiles as were agreed."""

    agreed: tuple[int, ...] = (0,) * len(Seat)
    """Units: tiles. How many each seat exchanges, by seat."""


@dataclass(frozen=True, slots=True)
class Mush(Sealed):
    """Everybody chooses what to put into the pool."""
