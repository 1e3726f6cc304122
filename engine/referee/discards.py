"""Incidents about a discard: taking it back, and giving it a wrong name.

What belongs here: slips of whoever discards, and of whoever trusts a wrong name. What does not: other claims
(``calls``). Source: league rules of 2024, discards and naming.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.reasons import Reason
from engine.referee.incident import Next, Outcome, OwnSlip, Parties, Party, Table
from engine.seats import Seat


class Named(StrEnum):
    """How much of a tile's name was said."""

    NOT = "not"
    """Nothing."""
    PARTLY = "partly"
    """A number without its suit, or half a word."""
    FULLY = "fully"
    """Number and suit, or the whole name of an honor tile."""


_NAMED = Outcome(Reason("referee.discard-named"))
_DOWN = Outcome(Reason("referee.discard-down"))


@dataclass(frozen=True, slots=True)
class TakenBack(OwnSlip):
    """A player wants to discard another tile after all."""

    touched: bool
    """The tile has touched the table."""
    named: Named
    """How much of its name was said."""

    kind: ClassVar[str] = "taken_back"
    table: ClassVar[Table] = {
        (False, Named.NOT): Outcome(Reason("referee.discard-still-hers"), legal=True),
        (False, Named.PARTLY): Outcome(
            Reason("referee.discard-half-named"), legal=True, elsewhere=Reason("referee.discard-half-named-elsewhere")
        ),
        (False, Named.FULLY): _NAMED,
        (True, Named.NOT): _DOWN,
        (True, Named.PARTLY): _DOWN,
        (True, Named.FULLY): _DOWN,
    }

    @property
    def case(self) -> Hashable:
        """What has happened to the tile."""
        return self.touched, self.named


@dataclass(frozen=True, slots=True)
class NameCorrected(OwnSlip):
    """A discard was given a wrong name, and it is put right before anybody has acted."""

    kind: ClassVar[str] = "name_corrected"
    table: ClassVar[Table] = {None: Outcome(Reason("referee.name-corrected"), legal=True, next=Next.PUT_RIGHT)}


@dataclass(frozen=True, slots=True)
class MisledCall(OwnSlip):
    """A player exposes tiles to claim a discard that was given a wrong name."""

    misnamer: Seat
    """Who named it wrongly."""
    fits: bool
    """The tile itself makes a legal exposure, too."""

    kind: ClassVar[str] = "misled_call"
    table: ClassVar[Table] = {
        False: Outcome(Reason("referee.misled-call"), dead=(Party.DOER,)),
        True: Outcome(Reason("referee.misled-call-fits"), legal=True),
    }

    @property
    def parties(self) -> Parties:
        """Who claimed, and who named the tile."""
        return {Party.DOER: (self.by,), Party.OTHER: (self.misnamer,)}

    @property
    def case(self) -> Hashable:
        """Whether the exposure can stand."""
        return self.fits
