"""Incidents of a hand that is won.

What belongs here: wins with a tile that came by a slip, and the value that is announced. What does not: what a win
pays otherwise (``scoring``). Source: league rules of 2024, payments.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.reasons import Reason
from engine.referee.incident import Debt, Next, Outcome, OwnSlip, Parties, Party, Table
from engine.seats import Seat

FOR_THE_TABLE = 4
"""How often the value is paid by whoever pays for all."""
_PAYS = (Debt(Party.DOER, Party.OTHER, FOR_THE_TABLE),)


class TileSlip(StrEnum):
    """How a discard came about that should not have been."""

    MISNAMED = "misnamed"
    """It was given the name of the tile that wins."""
    OUT_OF_TURN = "out_of_turn"
    """It was discarded after a draw out of turn."""
    WRONG_END = "wrong_end"
    """It was discarded after a draw from the wrong end."""


@dataclass(frozen=True, slots=True)
class WonBySlip(OwnSlip):
    """A player wins with a discard that another's slip has brought."""

    winner: Seat
    """Who wins with it."""
    slip: TileSlip
    """What the slip was."""
    value: int
    """Units: points. What the line is worth."""

    kind: ClassVar[str] = "won_by_slip"
    table: ClassVar[Table] = {
        TileSlip.MISNAMED: Outcome(Reason("referee.won-misnamed"), legal=True, next=Next.OVER, pays=_PAYS),
        TileSlip.OUT_OF_TURN: Outcome(Reason("referee.won-out-of-turn"), legal=True, next=Next.OVER, pays=_PAYS),
        TileSlip.WRONG_END: Outcome(Reason("referee.won-wrong-end"), legal=True, next=Next.OVER, pays=_PAYS),
    }

    @property
    def parties(self) -> Parties:
        """Whose slip it was, and who wins."""
        return {Party.DOER: (self.by,), Party.OTHER: (self.winner,)}

    @property
    def case(self) -> Hashable:
        """What the slip was."""
        return self.slip

    @property
    def stake(self) -> int:
        """The value of the line."""
        return self.value


@dataclass(frozen=True, slots=True)
class AnnouncedLess(OwnSlip):
    """A winner announces a line, and her tiles fit one that is worth more."""

    announced: int
    """Units: points. What the line is worth that she announced."""
    best: int
    """Units: points. What the best line is worth."""

    kind: ClassVar[str] = "announced_less"
    table: ClassVar[Table] = {True: Outcome(Reason("referee.announced-counts"), legal=True, next=Next.OVER)}

    @property
    def case(self) -> Hashable:
        """Whether her tiles can be worth what she announced."""
        return 0 < self.announced <= self.best

    @property
    def counts(self) -> int:
        """What she announced."""
        return self.announced
