"""What happened at the table, told to the learner in order.

What belongs here: which events are told when. What does not: their sentences (`tutorial.wording.told`).
"""

from dataclasses import dataclass

from tutorial.practice.sittings import Sitting
from tutorial.wording import told


@dataclass(frozen=True, slots=True)
class Passage:
    """What one action brought about."""

    sentences: tuple[str, ...]
    """What happened."""
    ply: int | None = None
    """If it was a decision of hers, where it stands: she may try again from there."""


def since_last_decision(sitting: Sitting) -> tuple[str, ...]:
    """What happened since the learner decided last, her own action first; all of it before her first decision."""
    deal, me = sitting.deal, sitting.me
    decisions = [at for at in sitting.decisions if at < len(deal.moves)]
    first = decisions[-1] if decisions else 0
    events = [event for move in deal.moves[first:] for event in move.events]
    return told.tell(events if decisions else [*deal.opening, *events], me=me)


def whole(sitting: Sitting) -> tuple[Passage, ...]:
    """Everything that happened, from the dice on."""
    me = sitting.me
    opening = Passage(told.tell(sitting.deal.opening, me=me))
    passages = [
        Passage(told.tell(move.events, me=me), at if move.action.seat is me else None)
        for at, move in enumerate(sitting.deal.moves)
    ]
    return (opening, *(each for each in passages if each.sentences))
