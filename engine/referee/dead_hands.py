"""Incidents of dead hands: challenges, and what a dead player may do.

What belongs here: who may say that a hand is dead, and what follows. What does not: whether it is (``proofs``).
Source: league rules of 2024, dead hands.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.reasons import Reason
from engine.referee.incident import Debt, Outcome, OwnSlip, Parties, Party, Table
from engine.seats import Seat

CHALLENGE_FEE = 50
"""Units: points. What the one who was mistaken pays the other when a challenge was disputed."""


class Proof(StrEnum):
    """What everybody can see of a hand's death."""

    NO_LINE = "no_line"
    """Its exposures fit no line of the card."""
    UNWINNABLE = "unwinnable"
    """Every line that they fit needs real tiles that nobody can get any more."""
    NONE = "none"
    """Nothing: some line can still be made."""


_FEE_ELSEWHERE = Reason("referee.challenge-fee-elsewhere")
_ACCUSED_PAYS = Outcome(
    Reason("referee.challenge-disputed-wrongly"),
    legal=True,
    pays=(Debt(Party.OTHER, Party.DOER),),
    elsewhere=_FEE_ELSEWHERE,
)
_CHALLENGER_PAYS = Outcome(
    Reason("referee.challenge-disputed-rightly"),
    legal=True,
    pays=(Debt(Party.DOER, Party.OTHER),),
    elsewhere=_FEE_ELSEWHERE,
)


@dataclass(frozen=True, slots=True)
class Challenge(OwnSlip):
    """A player says that another's hand is dead."""

    against: Seat
    """Whose hand."""
    proof: Proof
    """What everybody can see."""
    disputed: bool = False
    """The other says that it is not."""

    kind: ClassVar[str] = "challenge"
    table: ClassVar[Table] = {
        (Proof.NO_LINE, False): Outcome(Reason("referee.challenge-no-line"), legal=True, dead=(Party.OTHER,)),
        (Proof.UNWINNABLE, False): Outcome(Reason("referee.challenge-unwinnable"), legal=True, dead=(Party.OTHER,)),
        (Proof.NONE, False): Outcome(Reason("referee.challenge-not-proven"), legal=True),
        (Proof.NO_LINE, True): _ACCUSED_PAYS,
        (Proof.UNWINNABLE, True): _ACCUSED_PAYS,
        (Proof.NONE, True): _CHALLENGER_PAYS,
    }

    @property
    def parties(self) -> Parties:
        """Who challenges, and whose hand it is about."""
        return {Party.DOER: (self.by,), Party.OTHER: (self.against,)}

    @property
    def case(self) -> Hashable:
        """What can be seen, and whether the two agree."""
        return self.proof, self.disputed

    @property
    def stake(self) -> int:
        """The fee of a disputed challenge."""
        return CHALLENGE_FEE


@dataclass(frozen=True, slots=True)
class DeadQuestion(OwnSlip):
    """A player asks aloud whether another's hand is dead."""

    against: Seat
    """Whose hand."""

    kind: ClassVar[str] = "dead_question"
    table: ClassVar[Table] = {None: Outcome(Reason("referee.question-is-challenge"), legal=True)}

    @property
    def parties(self) -> Parties:
        """Who asks, and whose hand it is about."""
        return {Party.DOER: (self.by,), Party.OTHER: (self.against,)}


@dataclass(frozen=True, slots=True)
class OwnDeath(OwnSlip):
    """A player declares her own hand dead."""

    kind: ClassVar[str] = "own_death"
    table: ClassVar[Table] = {None: Outcome(Reason("referee.own-death"))}


@dataclass(frozen=True, slots=True)
class DeadPlayerActs(OwnSlip):
    """A player whose hand is dead draws, claims, exchanges, challenges or gives advice."""

    kind: ClassVar[str] = "dead_player_acts"
    table: ClassVar[Table] = {None: Outcome(Reason("referee.dead-player-acts"))}
