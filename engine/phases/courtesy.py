"""The courtesy: the players across from each other agree on a number, and then exchange as many tiles.

What belongs here: what comes after the last Charleston, and all its parts together. What does not: the Charleston
itself (``charleston_rules``).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from engine.actions import Action, Courtesy, PassTiles
from engine.events import CourtesyAgreed, Event, TilesPassed
from engine.phases.charleston import (
    PASSED,
    Course,
    CourtesyOffer,
    CourtesyPass,
    FaceDown,
    Mush,
    Passing,
    SecondVote,
    Way,
)
from engine.phases.charleston_rules import (
    CharlestonRules,
    against_passing,
    moved,
    passable,
    passing_rules,
)
from engine.phases.mush import mush_rules
from engine.phases.sealed import seal
from engine.phases.second_charleston import VOTE_RULES, FaceDownRules
from engine.reasons import Reason
from engine.rules import PhaseRules, RuleFor
from engine.seats import Seat
from engine.state import GameState, Phase, Step
from engine.view import View

ACROSS = Way.ACROSS.from_seat
"""Who sits across."""


def _offers_numbers(view: View) -> Iterator[Courtesy]:
    return (Courtesy(view.seat, count) for count in range(PASSED + 1))


def _refuses_number(_view: View, action: Courtesy) -> tuple[Reason, ...]:
    return () if 0 <= action.count <= PASSED else (Reason("charleston.courtesy-up-to-three"),)


def offer_rules(course: Course) -> CharlestonRules:
    """The rules of agreeing on a number: of two the smaller."""

    def settle(state: GameState, answers: tuple[Action, ...]) -> Step:
        offered = {each.seat: each.count for each in answers if isinstance(each, Courtesy)}
        agreed = tuple(min(offered[seat], offered[ACROSS(seat)]) for seat in Seat)
        events: tuple[Event, ...] = tuple(
            CourtesyAgreed((seat, ACROSS(seat)), agreed[seat]) for seat in Seat if seat < ACROSS(seat)
        )
        if any(agreed):
            return state.but(phase=CourtesyPass(agreed=agreed)), events
        state, more = _over(state, course)
        return state, events + more

    return CharlestonRules(
        rules=(RuleFor(Courtesy, _offers_numbers, _refuses_number, seal),),
        settle=settle,
        first=Reason("charleston.courtesy-first"),
        again=Reason("charleston.already-offered"),
    )


def agreed_by(phase: Phase, seat: Seat) -> int:
    """Units: tiles. How many this seat exchanges."""
    assert isinstance(phase, CourtesyPass)
    return phase.agreed[seat]


def _offers_agreed(view: View) -> Iterator[PassTiles]:
    agreed = agreed_by(view.phase, view.seat)
    return (PassTiles(view.seat, tiles) for tiles in combinations(passable(view), agreed))


def _refuses_agreed(view: View, action: PassTiles) -> tuple[Reason, ...]:
    agreed, found = agreed_by(view.phase, view.seat), [*against_passing(view, action.tiles)]
    if len(set(action.tiles)) != agreed or len(action.tiles) != agreed:
        found.append(Reason("charleston.as-many-as-agreed", {"count": agreed}))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class CourtesyRules(CharlestonRules):
    """The rules of exchanging as many tiles as were agreed; whoever agreed on none is not asked."""

    def out_of_turn(self, view: View, action: Action) -> Reason | None:
        """Why this seat may not act now."""
        if isinstance(action, PassTiles) and not agreed_by(view.phase, view.seat):
            return Reason("charleston.agreed-on-none")
        return CharlestonRules.out_of_turn(self, view, action)

    def owing(self, state: GameState) -> tuple[Seat, ...]:
        """Whoever agreed on some tiles and has not chosen them."""
        waiting = CharlestonRules.owing(self, state)
        return tuple(seat for seat in waiting if agreed_by(state.phase, seat))


def exchange_rules(course: Course) -> CourtesyRules:
    """The rules of the exchange that was agreed."""

    def settle(state: GameState, answers: tuple[Action, ...]) -> Step:
        given = dict.fromkeys(Seat, ()) | {each.seat: each.pieces for each in answers}
        got = {seat: given[ACROSS(seat)] for seat in Seat}
        events: tuple[Event, ...] = tuple(
            TilesPassed(seat, ACROSS(seat), given[seat], got[seat]) for seat in Seat if given[seat]
        )
        state, more = _over(moved(state, given, got), course)
        return state, events + more

    return CourtesyRules(
        rules=(RuleFor(PassTiles, _offers_agreed, _refuses_agreed, seal),),
        settle=settle,
        first=Reason("charleston.choose-first"),
        again=Reason("charleston.already-passed"),
    )


def _over(state: GameState, course: Course) -> Step:
    """What follows the courtesy."""
    return (state.but(phase=Mush()), ()) if course.has_mush else course.begin(state)


def start_charleston(state: GameState) -> Step:
    """The first pass of the first Charleston."""
    return state.but(phase=Passing()), ()


def charleston_phases(course: Course) -> Mapping[type[Phase], PhaseRules]:
    """The rules of every part of a Charleston."""
    return {
        Passing: passing_rules(course),
        SecondVote: VOTE_RULES,
        FaceDown: FaceDownRules(course),
        CourtesyOffer: offer_rules(course),
        CourtesyPass: exchange_rules(course),
        Mush: mush_rules(course),
    }
