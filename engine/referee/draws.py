"""Incidents at the wall: tiles drawn at the wrong time or from the wrong place.

What belongs here: slips in drawing, and the discard without a draw. What does not: wins with such a tile (``wins``).
Source: league rules of 2024, errors in play.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.reasons import Reason
from engine.referee.incident import Next, Outcome, OwnSlip, Parties, Party, Table
from engine.seats import Seat


class Drawn(StrEnum):
    """Where a tile drawn out of turn is."""

    IN_HAND = "in_hand"
    """Picked up, but not among the others yet."""
    RACKED = "racked"
    """On the rack, among the others."""


@dataclass(frozen=True, slots=True)
class OutOfTurn(OwnSlip):
    """A player draws when it is not her turn."""

    tile: Drawn
    """Where the tile is."""

    kind: ClassVar[str] = "out_of_turn"
    table: ClassVar[Table] = {
        Drawn.IN_HAND: Outcome(Reason("referee.out-of-turn-in-hand"), next=Next.PUT_RIGHT, dead=(Party.DOER,)),
        Drawn.RACKED: Outcome(Reason("referee.out-of-turn-racked"), dead=(Party.DOER,), goes_to=Party.DOER),
    }

    @property
    def case(self) -> Hashable:
        """Where the tile is."""
        return self.tile


@dataclass(frozen=True, slots=True)
class WrongEnd(OwnSlip):
    """A player draws from the wrong end of the wall."""

    times: int
    """How often it has happened in this deal, by anybody."""

    kind: ClassVar[str] = "wrong_end"
    table: ClassVar[Table] = {
        1: Outcome(Reason("referee.wrong-end"), dead=(Party.DOER,)),
        2: Outcome(Reason("referee.wrong-end-again"), next=Next.REPLAYED),
    }

    @property
    def case(self) -> Hashable:
        """Once, or more often."""
        return min(self.times, 2)


@dataclass(frozen=True, slots=True)
class WrongWall(OwnSlip):
    """A wall is pushed out too early, and somebody draws from it."""

    drawer: Seat
    """Who drew from it."""

    kind: ClassVar[str] = "wrong_wall"
    table: ClassVar[Table] = {None: Outcome(Reason("referee.wrong-wall"), dead=(Party.DOER, Party.OTHER))}

    @property
    def parties(self) -> Parties:
        """Who pushed it out, and who drew; perhaps she drew herself."""
        return {Party.DOER: (self.by,), Party.OTHER: () if self.drawer is self.by else (self.drawer,)}


@dataclass(frozen=True, slots=True)
class OverturnedTile(OwnSlip):
    """A tile of the wall is turned up by accident."""

    kind: ClassVar[str] = "overturned_tile"
    table: ClassVar[Table] = {None: Outcome(Reason("referee.overturned-tile"), legal=True, next=Next.PUT_RIGHT)}


@dataclass(frozen=True, slots=True)
class DiscardBeforeDraw(OwnSlip):
    """A player discards in her turn without having drawn, or draws with one hand while she discards with the other."""

    kind: ClassVar[str] = "discard_before_draw"
    table: ClassVar[Table] = {None: Outcome(Reason("referee.discard-before-draw"), dead=(Party.DOER,))}
