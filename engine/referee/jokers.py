"""Incidents in the exchange of jokers.

What belongs here: exchanges at the wrong time, with the wrong tile, from the wrong set. What does not: the exchange as
play allows it (``phases``). Source: league rules of 2024, joker exchange.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.reasons import Reason
from engine.referee.incident import Next, Outcome, OwnSlip, Parties, Party, Table
from engine.seats import Seat


class Before(StrEnum):
    """What should have come before an exchange."""

    DRAW = "draw"
    """The draw of the turn."""
    CALL = "call"
    """The claim and its exposure, for which the joker is wanted."""


@dataclass(frozen=True, slots=True)
class EarlyExchange(OwnSlip):
    """A player exchanges a joker before she has drawn, or before she has laid out what she claims."""

    before: Before
    """What should have come first."""
    done: bool
    """The tiles have changed hands; otherwise it was only said."""

    kind: ClassVar[str] = "early_exchange"
    table: ClassVar[Table] = {
        (Before.DRAW, False): Outcome(Reason("referee.exchange-only-said"), next=Next.PUT_RIGHT),
        (Before.CALL, False): Outcome(Reason("referee.exchange-only-said"), next=Next.PUT_RIGHT),
        (Before.DRAW, True): Outcome(Reason("referee.exchange-before-draw"), dead=(Party.DOER,)),
        (Before.CALL, True): Outcome(Reason("referee.exchange-before-call"), dead=(Party.DOER,)),
    }

    @property
    def case(self) -> Hashable:
        """What should have come first, and whether it can be withdrawn."""
        return self.before, self.done


@dataclass(frozen=True, slots=True)
class WrongTileExchanged(OwnSlip):
    """A tile is given for a joker that did not stand for it."""

    owner: Seat
    """Before whom the set lies."""
    discarded: bool
    """There was a discard before anybody saw it."""

    kind: ClassVar[str] = "wrong_tile_exchanged"
    table: ClassVar[Table] = {
        False: Outcome(Reason("referee.exchange-wrong-tile-seen"), legal=True, next=Next.PUT_RIGHT),
        True: Outcome(Reason("referee.exchange-wrong-tile-stands"), legal=True, dead=(Party.OTHER,)),
    }

    @property
    def parties(self) -> Parties:
        """Who gave the tile, and who holds the set; perhaps she gave it to herself."""
        return {Party.OTHER: (self.owner,)} if self.by is self.owner else {
            Party.DOER: (self.by,), Party.OTHER: (self.owner,)
        }  # fmt: skip

    @property
    def case(self) -> Hashable:
        """Whether it can be put right."""
        return self.discarded


class Exposure(StrEnum):
    """What a joker lies in."""

    SOUND = "sound"
    """A valid set of a player who still plays."""
    OF_DEAD_HAND = "of_dead_hand"
    """A set that was valid before its player's hand was dead."""
    FAULTY = "faulty"
    """A set that cannot stand, which nobody has challenged."""
    CHALLENGED = "challenged"
    """The set for which its player's hand is dead."""
    FINAL = "final"
    """The hand that was shown to win."""


@dataclass(frozen=True, slots=True)
class JokerTaken(OwnSlip):
    """A player gives the real tile for a joker, in her turn, after the draw or a finished claim."""

    out_of: Exposure
    """What it lies in."""

    kind: ClassVar[str] = "joker_taken"
    table: ClassVar[Table] = {
        Exposure.SOUND: Outcome(Reason("referee.joker-from-sound"), legal=True),
        Exposure.OF_DEAD_HAND: Outcome(Reason("referee.joker-from-dead-hand"), legal=True),
        Exposure.FAULTY: Outcome(Reason("referee.joker-from-faulty"), legal=True),
        Exposure.CHALLENGED: Outcome(Reason("referee.joker-from-challenged"), next=Next.PUT_RIGHT),
        Exposure.FINAL: Outcome(Reason("referee.joker-from-winner"), next=Next.OVER),
    }

    @property
    def case(self) -> Hashable:
        """What it lies in."""
        return self.out_of
