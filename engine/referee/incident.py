"""Incidents: what every kind of them has, and the values their tables of rulings are written in.

What belongs here: parties, debts, lines of a table. What does not: any single incident; and the refusals of play, where
no slip ever happens (``phases``).
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.reasons import Reason
from engine.seats import Seat


class Next(StrEnum):
    """What happens after the ruling."""

    GOES_ON = "goes_on"
    """Play goes on; a dead hand takes no further part."""
    PUT_RIGHT = "put_right"
    """What was done is put right, then play goes on."""
    REPLAYED = "replayed"
    """All tiles are thrown in and nobody pays; the same East deals again."""
    OVER = "over"
    """The deal is over, and the next one follows as usual."""


class Party(StrEnum):
    """A part somebody plays in an incident; the lines of a table speak of these."""

    DOER = "doer"
    """Whoever did what is ruled on."""
    OTHER = "other"
    """The player it was done to, with or against."""
    THROWERS = "throwers"
    """Those who threw their hands in because of it."""
    WRECKER = "wrecker"
    """Whoever mixed up the wall because of it."""
    INTACT = "intact"
    """Those whose hands are whole still."""


@dataclass(frozen=True, slots=True)
class Debt:
    """What a line of a table lets somebody pay."""

    payer: Party
    """Who pays."""
    payee: Party
    """Who is paid; each of them, if they are several."""
    times: int = 1
    """How often what is at stake is paid."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A line of a table: what is ruled in one case of an incident."""

    why: Reason
    """The rule."""
    legal: bool = False
    """What was done is allowed."""
    next: Next = Next.GOES_ON
    """What happens then."""
    dead: tuple[Party, ...] = ()
    """Whose hands are dead."""
    pays: tuple[Debt, ...] = ()
    """What is paid beside the usual settlement, or in its place where the deal is over."""
    goes_to: Party | None = None
    """Who keeps the tile in question; None where there is none, or it goes back."""
    elsewhere: Reason | None = None
    """How other tables rule."""


Table = Mapping[Hashable, Outcome]
"""What is ruled in each case of an incident."""
Parties = Mapping[Party, tuple[Seat, ...]]
"""Who plays which part."""


@dataclass(frozen=True, slots=True)
class Incident:
    """Something that happened at a table where nothing stops a slip. Its fields are the facts that decide."""

    kind: ClassVar[str]
    """What authors and requests call it."""
    table: ClassVar[Table]
    """What is ruled, by case."""

    @property
    def case(self) -> Hashable:
        """The line of the table these facts lead to."""
        return None

    @property
    def parties(self) -> Parties:
        """Who plays which part in it."""
        return {}

    @property
    def stake(self) -> int:
        """Units: points. What the debts of its table are multiples of; 0 where it is not told."""
        return 0

    @property
    def counts(self) -> int | None:
        """Units: points. The value of the hand that is settled, where the incident is about it."""
        return None


@dataclass(frozen=True, slots=True)
class OwnSlip(Incident):
    """An incident that concerns one player."""

    by: Seat
    """Who did it."""

    @property
    def parties(self) -> Parties:
        """The one player."""
        return {Party.DOER: (self.by,)}
