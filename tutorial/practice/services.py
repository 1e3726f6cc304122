"""What a learner does at her table: opens a hand, acts, takes a decision back, goes on to the next deal.

Each is one transaction. The others answer in it, until she owes an action again or the deal is over; nothing is ever
stored halfway.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from uuid import UUID

from django.db import IntegrityError, transaction
from django.utils import timezone

from engine import VERSION
from engine.actions import Action, print_action
from engine.chance import Chance
from engine.coach.bots import BOTS
from engine.coach.others import next_of_others
from engine.deals import Carry, Start, parse_start, print_choices, print_start
from engine.play import explain
from engine.reasons import NotationError, Reason
from engine.seats import Seat
from engine.starts import start_of
from engine.variants import compose
from engine.view import View
from tutorial.models import Learner, PracticeAction, PracticeBranch, PracticeHand
from tutorial.practice import replays, sittings
from tutorial.practice.replays import Replay
from tutorial.practice.sittings import HINTS, UNDO, Sitting, Stored

MOST_SEED = 2**31
"""Seeds lie below this."""
MOST_HINTS = 9
"""No more hints are counted."""
MOST_TRIED = 20
"""Units: deals. No more are tried for one in which the learner gets to act."""
LEVELS = tuple(BOTS)
"""How the others may play, the gentlest first."""
CARRY = Carry()
"""What a first deal starts with."""


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


@dataclass(frozen=True, slots=True)
class Terms:
    """How a hand is played."""

    level: str = LEVELS[0]
    """How the others play."""
    help: tuple[str, ...] = (HINTS, UNDO)
    """What the table offers."""


def open_hand(
    learner: Learner,
    variant: str,
    *,
    seed: int,
    terms: Terms,
    chosen: tuple[tuple[str, str], ...] = (),
    day: date | None = None,
) -> PracticeHand:
    """A first deal of this seed. One that was opened before and not touched since is the same hand.

    Raises: ContentError for options this variant does not have.
    """
    start = start_of(compose(variant, chosen), chosen=chosen, seed=seed)
    return _opened(learner, start, seat_of(seed), terms, day=day)


def open_task(learner: Learner, task: str, start: Start, *, seat: Seat, level: str) -> PracticeHand:
    """The hand she has begun for this place in a lesson, and not ended; or a new one."""
    begun = PracticeHand.objects.filter(learner=learner, task=task, start=print_start(start), level=level)
    found = begun.filter(closed_at=None).order_by("-made_at").first()
    return found or _dealt(learner, start, seat, Terms(level), task=task)


def lively_seed(variant: str, chosen: tuple[tuple[str, str], ...], terms: Terms, *, first: int) -> int:
    """The next seed from `first` on in whose deal the learner gets to act; a small game may be over before."""
    rules = compose(variant, chosen)
    for step in range(MOST_TRIED):
        seed = (first + step) % MOST_SEED
        deal = replays.opened(start_of(rules, chosen=chosen, seed=seed))
        if not answered(deal, seat_of(seed), terms.level).is_over:
            return seed
    return first


def seat_of(seed: int) -> Seat:
    """The learner's seat in the deal of this seed."""
    return Seat(Chance(seed, "seat").below(len(Seat)))


def next_deal(learner: Learner | None, id: UUID) -> PracticeHand | None:
    """The deal after this one, dealt once however often it is asked for; None while this one is played."""
    with transaction.atomic():
        sitting = sittings.sit(learner, id, lock=True)
        hand = sitting.hand
        found = PracticeHand.objects.filter(follows=hand).first()
        if found is not None:
            return found
        outcome = sitting.deal.state.outcome if sitting.broken is None else None
        if outcome is None:
            return None
        deal = sitting.deal
        carry = deal.variant.continuation.next_deal(deal.start.carry, outcome) or CARRY
        seed = Chance(hand.seed, "next deal").below(MOST_SEED)
        start = replace(start_of(deal.variant, chosen=deal.start.chosen, seed=seed), carry=carry)
        return _dealt(hand.learner, start, sitting.me, Terms(hand.level, tuple(hand.help.split())), follows=hand)


def same_again(learner: Learner | None, id: UUID) -> PracticeHand | None:
    """The same deal from its beginning, as a hand of its own; this one stays as it is.

    None for a hand that this engine cannot deal any more.
    """
    sitting = sittings.sit(learner, id)
    if not sitting.is_dealt:
        return None
    hand = sitting.hand
    terms = Terms(hand.level, tuple(hand.help.split()))
    return _opened(hand.learner, parse_start(hand.start), sitting.me, terms, day=hand.day, task=hand.task)


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
    deal = answered(sitting.deal.after(action), sitting.me, sitting.hand.level)
    return Answer(_stored(sitting, deal, hints={sitting.ply: level}))


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


def answered(deal: Replay, me: Seat, level: str) -> Replay:
    """The deal after all that the others do, until nobody but `me` owes an action."""
    while (action := next_of_others(deal.state, me=me, level=level, ply=len(deal.moves))) is not None:
        deal = deal.after(action)
    return deal


def _opened(
    learner: Learner, start: Start, seat: Seat, terms: Terms, *, day: date | None, task: str = ""
) -> PracticeHand:
    """A hand with this start that nobody has touched yet: the one that is there, or a new one."""
    found = sittings.untouched(learner, print_start(start), terms.level, task)
    return found or _dealt(learner, start, seat, terms, day=day, task=task)


def _dealt(
    learner: Learner,
    start: Start,
    seat: Seat,
    terms: Terms,
    *,
    day: date | None = None,
    task: str = "",
    follows: PracticeHand | None = None,
) -> PracticeHand:
    """A new hand, played on until the learner owes her first action."""
    deal = answered(replays.opened(start), seat, terms.level)
    with transaction.atomic():
        hand = PracticeHand.objects.create(
            learner=learner,
            variant=start.variant,
            options=print_choices(start.chosen),
            start=print_start(start),
            engine_version=VERSION,
            seat=seat.name,
            level=terms.level,
            help=" ".join(terms.help),
            seed=start.seed,
            day=day,
            task=task,
            follows=follows,
        )
        branch = PracticeBranch.objects.create(hand=hand)
        _stored(Sitting(hand, branch.pk, (), is_open=False), deal)
    return hand


_NONE: Mapping[int, int] = {}


def _stored(sitting: Sitting, deal: Replay, *, hints: Mapping[int, int] = _NONE) -> Sitting:
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
