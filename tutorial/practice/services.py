"""What a learner does at her table: looks at it, acts, takes a decision back.

Each is one transaction. The others answer in it, until she owes an action again or the deal is over; nothing is ever
stored halfway.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from uuid import UUID

from django.db import IntegrityError, transaction
from django.utils import timezone

from engine.actions import Action, print_action
from engine.play import explain
from engine.reasons import NotationError, Reason
from engine.view import View
from tutorial.models import Learner, PracticeAction, PracticeBranch
from tutorial.practice import replays, sittings
from tutorial.practice.others import answered
from tutorial.practice.replays import Replay
from tutorial.practice.sittings import UNDO, Sitting, Stored

MOST_HINTS = 9
"""No more hints are counted."""


class Note(StrEnum):
    """What became of a form besides the move; the value stands in addresses."""

    STALE = "stale"
    """The table had gone on since the form was made. It stands as it stands."""
    OVER = "over"
    """The deal is over, or can only be looked at."""
    BACK = "back"
    """A decision was taken back."""
    NOTHING_TO_UNDO = "nothing-to-undo"
    """There is no decision to take back, or the table does not offer it."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something tried that may not be done."""

    action: Action | None
    """What was tried; None if it could not be read."""
    reasons: tuple[Reason, ...]
    """Why not, most specific first."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a form."""

    sitting: Sitting
    """The table as it stands now."""
    note: Note | None = None
    """What is to be said besides."""
    refusal: Refusal | None = None
    """Why nothing was done, if the action is not allowed."""


def look(learner: Learner | None, id: UUID) -> Sitting:
    """The table as it stands. Where another player has to answer first by the rules of today, she has answered.

    Raises: PracticeHand.DoesNotExist
    """
    sitting = sittings.sit(learner, id)
    if not sitting.waits_for_another:
        return sitting
    with transaction.atomic():
        sitting = sittings.sit(learner, id, lock=True)
        return store(sitting, answered(sitting.deal, me=sitting.me, level=sitting.hand.level))


def act(learner: Learner | None, id: UUID, token: str, read: Callable[[View], Action], *, hints: int = 0) -> Answer:
    """The table after the learner's action and everything the others answer to it.

    `read` makes the action out of what she sent, looking at what she sees. A form that comes late, twice or with a
    token that was tampered with changes nothing.

    Raises: PracticeHand.DoesNotExist
    """
    try:
        with transaction.atomic():
            return _act(sittings.sit(learner, id, lock=True), token, read, hints=hints)
    except IntegrityError:  # another form was stored in the same moment
        return Answer(sittings.sit(learner, id), Note.STALE)


def _act(sitting: Sitting, token: str, read: Callable[[View], Action], *, hints: int) -> Answer:
    if sitting.broken is not None:
        return Answer(sitting, Note.OVER)
    if not sitting.fits(token):
        return Answer(sitting, Note.STALE)
    try:
        action = read(sitting.view)
    except NotationError as error:
        return Answer(sitting, refusal=Refusal(None, (error.reason,)))
    verdict = explain(sitting.view, action)
    if not verdict.allowed:
        return Answer(sitting, refusal=Refusal(action, verdict.reasons))
    level = min(max(hints, 0), MOST_HINTS)
    deal = answered(sitting.deal.after(action), me=sitting.me, level=sitting.hand.level)
    return Answer(store(sitting, deal, hints={sitting.ply: level}))


def undo(learner: Learner | None, id: UUID, token: str, ply: int | None = None) -> Answer:
    """The table before the learner's latest decision, or before the one at this ply; the old line is kept."""
    with transaction.atomic():
        sitting = sittings.sit(learner, id, lock=True)
        if sitting.broken is not None:
            return Answer(sitting, Note.OVER)
        if not sitting.fits(token):
            return Answer(sitting, Note.STALE)
        decisions = sitting.decisions
        if ply is None and decisions:
            ply = decisions[-1]
        if ply not in decisions or not sitting.offers(UNDO):
            return Answer(sitting, Note.NOTHING_TO_UNDO)
        branch = PracticeBranch.objects.create(hand=sitting.hand, parent_id=sitting.branch, from_ply=ply)
        hand = sitting.hand
        if hand.closed_at is not None:
            hand.closed_at, hand.result = None, ""
            hand.save(update_fields=("closed_at", "result"))
        return Answer(Sitting(hand, branch.pk, sitting.line[:ply], is_open=True), Note.BACK)


_NONE: Mapping[int, int] = {}


def store(sitting: Sitting, deal: Replay, *, hints: Mapping[int, int] = _NONE) -> Sitting:
    """The table after the deal has gone on; what is new is stored in one statement."""
    new = tuple(
        Stored(print_action(move.action), hints.get(at, 0)) for at, move in enumerate(deal.moves) if at >= sitting.ply
    )
    PracticeAction.objects.bulk_create(
        PracticeAction(branch_id=sitting.branch, ply=at, seat=each.text[0], action=each.text, hint_level=each.hints)
        for at, each in enumerate(new, start=sitting.ply)
    )
    hand, outcome = sitting.hand, deal.state.outcome
    if outcome is not None:
        hand.closed_at = timezone.now()
        hand.result = "won" if sitting.me in outcome.winners else "lost" if outcome.wins else "drawn"
        hand.save(update_fields=("closed_at", "result"))
    replays.keep(hand.start, deal)
    return Sitting(hand, sitting.branch, sitting.line + new, sitting.is_open)
