"""The Charleston at the table: which pass it is, and which tiles came and went with the last one."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.safestring import SafeString
from django.utils.translation import ngettext

from engine.events import Event, SecondCharleston, TilesPassed
from engine.phases.charleston import (
    FIRST,
    PASSED,
    SECOND,
    CourtesyOffer,
    CourtesyPass,
    FaceDown,
    Leg,
    Mush,
    Passing,
    SecondVote,
)
from engine.phases.second_charleston import FaceDownRules
from engine.ruleset import Variant
from engine.seats import Seat
from engine.state import Phase
from engine.tiles import Tile
from engine.view import View
from tutorial.practice.sittings import Sitting
from tutorial.wording import markup, numbers, tiles
from tutorial.wording.passes import Standing, Stop, courtesy, leg_of, pool, stop

BEFORE_PLAY = (Passing, SecondVote, FaceDown, CourtesyOffer, CourtesyPass, Mush)
"""The phases of a Charleston."""


@dataclass(frozen=True, slots=True)
class Swap:
    """What a pass took and brought."""

    given: SafeString
    """Her own tiles that went."""
    given_in_words: str
    """The same, listed; empty if none of hers went."""
    got: SafeString
    """The tiles that came."""
    got_in_words: str
    """The same, listed; empty if none came."""


@dataclass(frozen=True, slots=True)
class CharlestonShown:
    """Where the Charleston stands."""

    stops: tuple[Stop, ...]
    """Its passes in order, the courtesy last."""
    swap: Swap | None
    """The last pass; None before there was one."""


def charleston(sitting: Sitting) -> CharlestonShown | None:
    """Where the Charleston stands; None while there is none."""
    deal = sitting.deal
    if not isinstance(deal.state.phase, BEFORE_PLAY):
        return None
    events = [event for move in deal.moves for event in move.events]
    return CharlestonShown(
        _stops(deal.variant, deal.state.phase, events), _unseen(sitting) or _last_swap(events, sitting.me)
    )


def _stops(variant: Variant, phase: Phase, events: Sequence[Event]) -> tuple[Stop, ...]:
    """All passes, each as it stands."""
    legs = (*FIRST, *SECOND) if _has_second(variant) else FIRST
    now = leg_of(phase)
    is_past = isinstance(phase, CourtesyOffer | CourtesyPass | Mush)
    went_on = any(isinstance(each, SecondCharleston) for each in events)
    at = legs.index(now) if now in legs else len(FIRST)
    found = []
    for place, leg in enumerate(legs):
        if is_past:
            is_done = not leg.second or _was_passed(leg, events, went_on=went_on)
            state = Standing.DONE if is_done else Standing.LEFT_OUT
        else:
            state = Standing.NOW if leg == now else Standing.DONE if place < at else Standing.TO_COME
        found.append(stop(leg, state))
    is_courtesy = isinstance(phase, CourtesyOffer | CourtesyPass)
    found.append(courtesy(Standing.NOW if is_courtesy else Standing.DONE if is_past else Standing.TO_COME))
    if isinstance(phase, Mush):
        found.append(pool(Standing.NOW))
    return tuple(found)


def _has_second(variant: Variant) -> bool:
    """There may be a second Charleston."""
    rules = variant.phases.get(FaceDown)
    return isinstance(rules, FaceDownRules) and rules.course.has_second


def _was_passed(leg: Leg, events: Sequence[Event], *, went_on: bool) -> bool:
    """Tiles have gone this way in the second Charleston: they did if there was one and it was not stopped before."""
    if not went_on:
        return False
    # Everybody passes at once, so player A's passes are all there were.
    passed = [each for each in events if isinstance(each, TilesPassed) and each.seat is Seat.A]
    return len(passed) > len(FIRST) + SECOND.index(leg)


def laid_down(view: View) -> tuple[Tile, ...]:
    """The tiles that she has passed on and that nobody has looked at yet."""
    given = view.phase.given[view.seat] if isinstance(view.phase, FaceDown) else None
    return given.pieces if given else ()


def _unseen(sitting: Sitting) -> Swap | None:
    """What lies face down before everybody; None if nothing does."""
    if not isinstance(sitting.view.phase, FaceDown):
        return None
    given = laid_down(sitting.view)
    backs = SafeString(f'<span class="tiles s">{markup.back() * PASSED}</span>')
    words = ngettext("%(count)s face-down tile", "%(count)s face-down tiles", PASSED) % {
        "count": numbers.number(PASSED)
    }
    return Swap(markup.row(given, size="s"), tiles.names(given) if given else "", backs, words)


def _last_swap(events: Sequence[Event], me: Seat) -> Swap | None:
    """What the learner's last pass took and brought."""
    passed = [each for each in events if isinstance(each, TilesPassed) and each.seat is me]
    if not passed:
        return None
    last = passed[-1]
    return Swap(
        markup.row(last.given, size="s"),
        tiles.names(last.given) if last.given else "",
        markup.row(last.got, size="s"),
        tiles.names(last.got) if last.got else "",
    )
