"""Opening hands: a first deal, the one a lesson asks for, the next of a match, and the same once more.

What belongs here: which hand it is, and dealing it. What does not: playing it (``services``).
"""

from dataclasses import dataclass, replace
from datetime import date
from uuid import UUID

from django.db import transaction

from engine import VERSION
from engine.actions import parse_action
from engine.chance import Chance
from engine.deals import Carry, Chosen, Start, parse_start, print_choices, print_start
from engine.reasons import EngineError
from engine.seats import Seat
from engine.starts import seat_of, start_of
from engine.variants import compose
from tutorial.models import Learner, PracticeBranch, PracticeHand
from tutorial.practice import replays, sittings
from tutorial.practice.others import LEVELS, answered
from tutorial.practice.services import store
from tutorial.practice.sittings import HINTS, LINES, UNDO, Sitting
from tutorial.wording import numbers

MOST_SEED = 10**numbers.LONGEST_INTEGER
"""Seeds lie below this, so that whoever reads the number of a deal can type it."""
MOST_TRIED = 20
"""Units: deals. No more are tried for one in which the learner gets to act."""
CARRY = Carry()
"""What a first deal starts with."""


@dataclass(frozen=True, slots=True)
class Terms:
    """How a hand is played."""

    level: str = LEVELS[0]
    """How the others play."""
    help: tuple[str, ...] = (HINTS, UNDO, LINES)
    """What the table offers."""


def open_hand(
    learner: Learner,
    variant: str,
    *,
    seed: int,
    terms: Terms,
    chosen: Chosen = (),
    day: date | None = None,
    begun: tuple[str, ...] = (),
) -> PracticeHand:
    """A first deal of this seed. One that was opened before and not touched since is the same hand.

    A deal of which everybody's first actions are given has begun elsewhere, and is played on after them.

    Raises: ContentError for options this variant does not have; IllegalAction or NotationError for what is given, if
    it is not the beginning of this deal.
    """
    start = start_of(compose(variant, chosen), chosen=chosen, seed=seed)
    if begun:
        return _dealt(learner, start, seat_of(seed), terms, begun=begun)
    return _opened(learner, start, seat_of(seed), terms, day=day)


def open_task(learner: Learner, task: str, start: Start, *, seat: Seat, level: str) -> PracticeHand:
    """The hand she has begun for this place in a lesson, and not ended; or a new one."""
    begun = PracticeHand.objects.filter(learner=learner, task=task, start=print_start(start), level=level)
    found = begun.filter(closed_at=None).order_by("-made_at").first()
    return found or _dealt(learner, start, seat, Terms(level), task=task)


def lively_seed(variant: str, chosen: Chosen, terms: Terms, *, first: int) -> int:
    """The next seed from `first` on in whose deal the learner gets to act; a small game may be over before."""
    rules = compose(variant, chosen)
    for step in range(MOST_TRIED):
        seed = (first + step) % MOST_SEED
        deal = replays.opened(start_of(rules, chosen=chosen, seed=seed))
        if not answered(deal, me=seat_of(seed), level=terms.level).is_over:
            return seed
    return first


def next_deal(learner: Learner | None, id: UUID) -> PracticeHand | None:
    """The deal after this one, dealt once however often it is asked for; None while this one is played.

    Where the end was taken back and has come out otherwise, another deal follows; the first one stays, by itself.
    """
    with transaction.atomic():
        sitting = sittings.sit(learner, id, lock=True)
        hand = sitting.hand
        found = PracticeHand.objects.filter(follows=hand).first()
        outcome = sitting.deal.state.outcome if sitting.broken is None else None
        if outcome is None:
            return found
        deal = sitting.deal
        carry = deal.variant.continuation.next_deal(deal.start.carry, outcome) or CARRY
        if found is not None:
            if _starts_with(carry, found):
                return found
            found.follows = None
            found.save(update_fields=("follows",))
        seed = Chance(hand.seed, "next deal").below(MOST_SEED)
        start = replace(start_of(deal.variant, chosen=deal.start.chosen, seed=seed), carry=carry)
        return _dealt(hand.learner, start, sitting.me, _terms_of(hand), follows=hand)


def _starts_with(carry: Carry, hand: PracticeHand) -> bool:
    """The hand was dealt after a deal that came to this; none that this engine cannot read was."""
    try:
        return parse_start(hand.start).carry == carry
    except EngineError:
        return False


def same_again(learner: Learner | None, id: UUID) -> PracticeHand | None:
    """The same deal from its beginning, as a hand of its own; this one stays as it is.

    None for a hand that this engine cannot deal any more.
    """
    sitting = sittings.sit(learner, id)
    if not sitting.is_dealt:
        return None
    hand = sitting.hand
    return _opened(hand.learner, parse_start(hand.start), sitting.me, _terms_of(hand), day=hand.day, task=hand.task)


def _terms_of(hand: PracticeHand) -> Terms:
    """How a stored hand is played."""
    return Terms(hand.level, tuple(hand.help.split()))


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
    begun: tuple[str, ...] = (),
) -> PracticeHand:
    """A new hand, played on until the learner owes an action."""
    deal = replays.opened(start)
    for text in begun:
        deal = deal.after(parse_action(text))
    deal = answered(deal, me=seat, level=terms.level)
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
        store(Sitting(hand, branch.pk, (), is_open=False), deal)
    return hand
