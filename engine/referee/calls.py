"""Incidents about the claim of a discard: too late, withdrawn, and what is exposed with it.

What belongs here: slips of whoever claims. What does not: which claim is heard (``claims``), and false declarations of
mahjong (``false_wins``). Source: league rules of 2024, calls and exposures.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.claims import Stage
from engine.reasons import Reason
from engine.referee.incident import Next, Outcome, OwnSlip, Party, Table


class Window(StrEnum):
    """What the next player has done when a discard is claimed."""

    NOTHING = "nothing"
    """Nothing yet."""
    PICKED = "picked"
    """Picked a tile from the wall, looked at it, tapped it."""
    RACKED = "racked"
    """Put it on her rack."""
    DISCARDED = "discarded"
    """Discarded."""
    EXCHANGED = "exchanged"
    """Begun to exchange a joker."""
    WON = "won"
    """Declared mahjong."""


@dataclass(frozen=True, slots=True)
class LateCall(OwnSlip):
    """A player claims a discard while the next one is at her turn already."""

    window: Window
    """What the next player has done."""

    kind: ClassVar[str] = "late_call"
    table: ClassVar[Table] = {
        Window.NOTHING: Outcome(Reason("referee.window-open"), legal=True),
        Window.PICKED: Outcome(Reason("referee.window-picked"), legal=True, next=Next.PUT_RIGHT),
        Window.RACKED: Outcome(Reason("referee.window-racked")),
        Window.DISCARDED: Outcome(Reason("referee.window-discarded")),
        Window.EXCHANGED: Outcome(Reason("referee.window-exchanged")),
        Window.WON: Outcome(Reason("referee.window-won")),
    }

    @property
    def case(self) -> Hashable:
        """What the next player has done."""
        return self.window


@dataclass(frozen=True, slots=True)
class RetractedCall(OwnSlip):
    """A player no longer wants the discard she has claimed."""

    stage: Stage
    """How far the claim has come."""

    kind: ClassVar[str] = "retracted_call"
    table: ClassVar[Table] = {
        Stage.SAID: Outcome(Reason("referee.call-said"), legal=True),
        Stage.PLACED: Outcome(
            Reason("referee.call-placed"), elsewhere=Reason("referee.call-placed-elsewhere")
        ),
        Stage.SHOWN: Outcome(Reason("referee.call-shown")),
    }  # fmt: skip

    @property
    def case(self) -> Hashable:
        """How far the claim has come."""
        return self.stage


@dataclass(frozen=True, slots=True)
class CalledTileInRack(OwnSlip):
    """A claimed tile is put among the others instead of on top of the rack."""

    kind: ClassVar[str] = "called_tile_in_rack"
    table: ClassVar[Table] = {
        None: Outcome(
            Reason("referee.call-in-rack"), legal=True, elsewhere=Reason("referee.call-in-rack-at-tournaments")
        )
    }


class Fault(StrEnum):
    """What is wrong with an exposure."""

    FITS_NO_LINE = "fits_no_line"
    """The exposures of this player fit no line of the card."""
    NOT_ALIKE = "not_alike"
    """A pair, or tiles that are not identical, such as the four winds."""


@dataclass(frozen=True, slots=True)
class FaultyExposure(OwnSlip):
    """A player has claimed a discard and exposed what cannot stand."""

    fault: Fault
    """What is wrong."""
    discarded: bool
    """She has discarded since."""

    kind: ClassVar[str] = "faulty_exposure"
    table: ClassVar[Table] = {
        (Fault.FITS_NO_LINE, False): Outcome(Reason("referee.exposure-may-change"), next=Next.PUT_RIGHT),
        (Fault.NOT_ALIKE, False): Outcome(Reason("referee.exposure-may-change"), next=Next.PUT_RIGHT),
        (Fault.FITS_NO_LINE, True): Outcome(Reason("referee.exposure-fits-no-line"), dead=(Party.DOER,)),
        (Fault.NOT_ALIKE, True): Outcome(Reason("referee.exposure-not-alike"), dead=(Party.DOER,)),
    }

    @property
    def case(self) -> Hashable:
        """What is wrong, and whether it can be changed still."""
        return self.fault, self.discarded
