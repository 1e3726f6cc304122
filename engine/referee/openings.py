"""Incidents of the deal, the Charleston and the first discard.

What belongs here: slips that can still be put right or end in a new deal. What does not: the machine of the passes.
Source: league rules of 2024, counts and Charleston errors.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.reasons import Reason
from engine.referee.incident import Incident, Next, Outcome, OwnSlip, Parties, Party, Table
from engine.seats import Seat


class Count(StrEnum):
    """How bad wrong counts are."""

    TAKES_HER_LAST = "takes_her_last"
    """Only the player on East's left lacks the last tile of the deal."""
    ONE = "one"
    """One player has a wrong count."""
    TWO = "two"
    """Two have."""
    MORE = "more"
    """Three or four have."""


@dataclass(frozen=True, slots=True)
class WrongCount(Incident):
    """Somebody is found to hold too many tiles, or too few."""

    surplus: tuple[int, ...]
    """Units: tiles. By seat, how many each holds too many; below 0, too few."""
    has_discarded: bool
    """East has made the first discard."""
    east: Seat = Seat.A
    """Who deals."""

    kind: ClassVar[str] = "wrong_count"
    table: ClassVar[Table] = {
        (False, Count.TAKES_HER_LAST): Outcome(Reason("referee.count-last-tile"), legal=True, next=Next.PUT_RIGHT),
        (False, Count.ONE): Outcome(Reason("referee.count-before-discard"), next=Next.REPLAYED),
        (False, Count.TWO): Outcome(Reason("referee.count-before-discard"), next=Next.REPLAYED),
        (False, Count.MORE): Outcome(Reason("referee.count-before-discard"), next=Next.REPLAYED),
        (True, Count.ONE): Outcome(Reason("referee.count-after-discard"), dead=(Party.DOER,)),
        (True, Count.TWO): Outcome(
            Reason("referee.count-of-two"), next=Next.REPLAYED, elsewhere=Reason("referee.count-two-dead-elsewhere")
        ),
        (True, Count.MORE): Outcome(Reason("referee.count-of-three"), next=Next.REPLAYED),
    }

    @property
    def parties(self) -> Parties:
        """All whose count is wrong."""
        return {Party.DOER: tuple(seat for seat, over in zip(Seat, self.surplus, strict=False) if over)}

    @property
    def case(self) -> Hashable:
        """Whether anybody has discarded, and how many have a wrong count; nothing if all are right, or not all told."""
        wrong = self.parties[Party.DOER] if len(self.surplus) == len(Seat) else ()
        lacks_last = wrong == (self.east.next.next.next,) and self.surplus[wrong[0]] == -1
        if lacks_last and not self.has_discarded:
            return False, Count.TAKES_HER_LAST
        return self.has_discarded, {0: None, 1: Count.ONE, 2: Count.TWO}.get(len(wrong), Count.MORE)


class PassSlip(StrEnum):
    """What went wrong in a pass."""

    JOKER = "joker"
    """A joker was among the tiles passed, offered in the courtesy too."""
    WRONG_NUMBER = "wrong_number"
    """More or fewer than three tiles were passed, and it is seen at once."""
    WRONG_NUMBER_MIXED = "wrong_number_mixed"
    """More or fewer than three tiles were passed, and they lie among others by now."""
    PEEKED = "peeked"
    """Tiles that go on blind were looked at."""
    CHANGED_UNSEEN = "changed_unseen"
    """Other tiles are chosen, nothing that came in was looked at."""
    CHANGED_SEEN = "changed_seen"
    """Other tiles are chosen after a look at what came in."""


@dataclass(frozen=True, slots=True)
class WrongPass(OwnSlip):
    """Something is wrong with a pass of the Charleston."""

    slip: PassSlip
    """What."""

    kind: ClassVar[str] = "wrong_pass"
    table: ClassVar[Table] = {
        PassSlip.JOKER: Outcome(Reason("referee.pass-joker"), next=Next.PUT_RIGHT),
        PassSlip.WRONG_NUMBER: Outcome(Reason("referee.pass-wrong-number"), next=Next.PUT_RIGHT),
        PassSlip.WRONG_NUMBER_MIXED: Outcome(Reason("referee.pass-wrong-number-mixed"), next=Next.REPLAYED),
        PassSlip.PEEKED: Outcome(
            Reason("referee.pass-peeked"), elsewhere=Reason("referee.pass-peeked-at-tournaments")
        ),
        PassSlip.CHANGED_UNSEEN: Outcome(Reason("referee.pass-changed-unseen"), legal=True),
        PassSlip.CHANGED_SEEN: Outcome(Reason("referee.pass-changed-seen")),
    }  # fmt: skip

    @property
    def case(self) -> Hashable:
        """What went wrong."""
        return self.slip


@dataclass(frozen=True, slots=True)
class EarlyDiscard(OwnSlip):
    """Another player than East makes the first discard."""

    drew: bool
    """She drew a tile before it."""

    kind: ClassVar[str] = "early_discard"
    table: ClassVar[Table] = {
        False: Outcome(Reason("referee.discard-before-east"), next=Next.PUT_RIGHT),
        True: Outcome(Reason("referee.draw-before-east"), next=Next.REPLAYED),
    }

    @property
    def case(self) -> Hashable:
        """Whether a tile of the wall is out."""
        return self.drew


@dataclass(frozen=True, slots=True)
class WrongEast(OwnSlip):
    """A player acted as East for a whole deal, and it was another's turn to deal."""

    rightful: Seat
    """Whose turn it was."""

    kind: ClassVar[str] = "wrong_east"
    table: ClassVar[Table] = {None: Outcome(Reason("referee.wrong-east"), legal=True, next=Next.OVER)}

    @property
    def parties(self) -> Parties:
        """The two."""
        return {Party.DOER: (self.by,), Party.OTHER: (self.rightful,)}
