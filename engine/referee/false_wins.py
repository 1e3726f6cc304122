"""Incidents of mahjong declared in error.

What belongs here: false wins and what the others do on them. What does not: other ways to a dead hand (``dead_hands``).
Source: league rules of 2024, mahjong in error.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.reasons import Reason
from engine.referee.incident import Debt, Next, Outcome, OwnSlip, Parties, Party, Table
from engine.seats import Seat


class Shown(StrEnum):
    """What whoever declared has shown."""

    NOTHING = "nothing"
    """Nothing yet."""
    A_CALL = "a_call"
    """The claimed tile, which makes a legal exposure; she takes it for that."""
    TILES = "tiles"
    """Tiles; after a draw any of them, after a discard more than it could be claimed for."""


class Others(StrEnum):
    """What the others did."""

    INTACT = "intact"
    """They kept their hands."""
    ONE_OUT = "one_out"
    """One threw her hand in."""
    MORE_OUT = "more_out"
    """Two or three threw their hands in."""
    WRECKED = "wrecked"
    """One mixed up the wall."""


@dataclass(frozen=True, slots=True)
class FalseWin(OwnSlip):
    """A player declares mahjong, and her hand is none."""

    shown: Shown
    """What she has shown."""
    threw_in: tuple[Seat, ...] = ()
    """Who threw their hands in."""
    wrecker: Seat | None = None
    """Who mixed up the wall; None if nobody did."""
    value: int = 0
    """Units: points. What the line is worth that she was on."""
    lowest: int = 0
    """Units: points. The lowest value on the card."""

    kind: ClassVar[str] = "false_win"
    table: ClassVar[Table] = {
        (Shown.NOTHING, Others.INTACT): Outcome(Reason("referee.false-win-said"), legal=True, next=Next.PUT_RIGHT),
        (Shown.A_CALL, Others.INTACT): Outcome(Reason("referee.false-win-is-call"), legal=True),
        (Shown.TILES, Others.INTACT): Outcome(Reason("referee.false-win-shown"), dead=(Party.DOER,)),
        (Shown.TILES, Others.ONE_OUT): Outcome(
            Reason("referee.false-win-one-threw-in"), dead=(Party.DOER, Party.THROWERS)
        ),
        (Shown.TILES, Others.MORE_OUT): Outcome(
            Reason("referee.false-win-more-threw-in"), next=Next.OVER, pays=(Debt(Party.DOER, Party.INTACT, 2),)
        ),
        (Shown.TILES, Others.WRECKED): Outcome(
            Reason("referee.false-win-wall-wrecked"), next=Next.OVER, pays=(Debt(Party.WRECKER, Party.INTACT),)
        ),
    }

    @property
    def parties(self) -> Parties:
        """Who declared, who threw in or wrecked the wall, and who did neither."""
        wreckers = () if self.wrecker is None else (self.wrecker,)
        taken = (self.by, *self.threw_in, *wreckers)
        return {
            Party.DOER: (self.by,),
            Party.THROWERS: self.threw_in,
            Party.WRECKER: wreckers,
            Party.INTACT: tuple(seat for seat in Seat if seat not in taken),
        }

    @property
    def case(self) -> Hashable:
        """What was shown, and what the others did."""
        if self.wrecker is not None:
            return self.shown, Others.WRECKED
        return self.shown, {0: Others.INTACT, 1: Others.ONE_OUT}.get(len(self.threw_in), Others.MORE_OUT)

    @property
    def stake(self) -> int:
        """Her line, or the lowest on the card where the wall was wrecked."""
        return self.value if self.wrecker is None else self.lowest


class Wish(StrEnum):
    """What another player wants with the same tile."""

    WIN = "win"
    """To win, rightly."""
    SET = "set"
    """To expose a set."""


@dataclass(frozen=True, slots=True)
class ContestedFalseWin(OwnSlip):
    """A player declares mahjong with a discard, wrongly, and another wants the tile too."""

    other: Seat
    """Who else."""
    wish: Wish
    """What for."""

    kind: ClassVar[str] = "contested_false_win"
    table: ClassVar[Table] = {
        Wish.WIN: Outcome(Reason("referee.false-win-gives-way"), dead=(Party.DOER,), goes_to=Party.OTHER),
        Wish.SET: Outcome(Reason("referee.false-win-keeps-tile"), dead=(Party.DOER,), goes_to=Party.DOER),
    }

    @property
    def parties(self) -> Parties:
        """The two."""
        return {Party.DOER: (self.by,), Party.OTHER: (self.other,)}

    @property
    def case(self) -> Hashable:
        """What the other wants."""
        return self.wish


@dataclass(frozen=True, slots=True)
class ThirdDeath(OwnSlip):
    """A third hand dies, and one player is left."""

    survivor: Seat
    """Who is left."""
    after_false_win: bool
    """One of the other two died by a false win."""
    value: int = 0
    """Units: points. What the line is worth that the third was on."""

    kind: ClassVar[str] = "third_death"
    table: ClassVar[Table] = {
        False: Outcome(Reason("referee.three-dead"), legal=True, next=Next.OVER),
        True: Outcome(
            Reason("referee.three-dead-after-false-win"),
            legal=True,
            next=Next.OVER,
            pays=(Debt(Party.DOER, Party.OTHER, 2),),
        ),
    }

    @property
    def parties(self) -> Parties:
        """Who died last, and who is left."""
        return {Party.DOER: (self.by,), Party.OTHER: (self.survivor,)}

    @property
    def case(self) -> Hashable:
        """Whether a false win was among it."""
        return self.after_false_win

    @property
    def stake(self) -> int:
        """The line of the third."""
        return self.value
