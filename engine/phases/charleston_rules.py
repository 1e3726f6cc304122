"""The rules of the Charleston: what may be passed, who may stop it, when East may win.

What belongs here: the passes, the vote and the look at the tiles. What does not: the courtesy (``courtesy``), and who
gets which tiles (``passing``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Self

from engine.actions import (
    Action,
    BlindPass,
    ContinueCharleston,
    Courtesy,
    LookAtTiles,
    PassTiles,
    StopCharleston,
    Win,
)
from engine.chance import Chance
from engine.deals import Came
from engine.deals import Win as Won
from engine.events import CharlestonLapsed, CharlestonStopped, Event, Looked, SecondCharleston, TilesPassed
from engine.hands import hand_of
from engine.phases.charleston import FIRST, PASSED, SECOND, Course, CourtesyOffer, FaceDown, Leg, Passing, SecondVote
from engine.phases.passing import Parcels, passed_on
from engine.phases.sealed import SealedRules, seal
from engine.phases.winning import finish
from engine.reasons import Reason
from engine.rules import Rule, RuleFor
from engine.seats import Seat
from engine.state import GameState, Phase, Step
from engine.tiles import Tile
from engine.view import View

_OF_THE_CHARLESTON = (PassTiles, BlindPass, ContinueCharleston, StopCharleston, LookAtTiles, Courtesy)
"""Actions that say themselves why they are out of place in another part of it."""


@dataclass(frozen=True, slots=True)
class CharlestonRules(SealedRules):
    """The rules of a part in which all decide at once."""

    def out_of_turn(self, view: View, action: Action) -> Reason | None:
        """Why this seat may not act now."""
        if isinstance(action, _OF_THE_CHARLESTON) and not any(rule.takes(action) for rule in self.rules):
            return None
        return SealedRules.out_of_turn(self, view, action)


def passable(view: View) -> tuple[Tile, ...]:
    """The tiles the player may pass: all but jokers."""
    return tuple(each for each in view.hand.concealed if not each.design.is_joker)


def against_passing(view: View, tiles: tuple[Tile, ...]) -> tuple[Reason, ...]:
    """What speaks against passing these tiles, whatever their number."""
    found = [Reason("charleston.no-jokers", {"tile": each}) for each in tiles if each.design.is_joker]
    found += [Reason("hand.tile-not-held", {"tile": each}) for each in tiles if each not in view.hand.concealed]
    return tuple(found)


def moved(state: GameState, given: Parcels, got: Parcels) -> GameState:
    """The state after every seat has let go what it gave and taken up what it got."""
    hands = []
    for seat in Seat:
        kept = (each for each in state.hands[seat].concealed if each not in given[seat])
        hands.append(hand_of((*kept, *got[seat])))
    return state.but(hands=tuple(hands))


def _leg(view: View) -> Leg:
    """The pass that is being chosen."""
    assert isinstance(view.phase, Passing)
    return view.phase.leg


def _offers_tiles(view: View) -> Iterator[PassTiles]:
    return (PassTiles(view.seat, tiles) for tiles in combinations(passable(view), PASSED))


def _refuses_tiles(view: View, action: PassTiles) -> tuple[Reason, ...]:
    wrong = () if len(set(action.tiles)) == PASSED == len(action.tiles) else (Reason("charleston.three-tiles"),)
    return (*against_passing(view, action.tiles), *wrong)


def _offers_blind(view: View) -> Iterator[BlindPass]:
    if _leg(view).blind:
        for count in range(PASSED - 1, -1, -1):
            yield from (BlindPass(view.seat, tiles) for tiles in combinations(passable(view), count))


def _refuses_blind(view: View, action: BlindPass) -> tuple[Reason, ...]:
    found = [] if _leg(view).blind else [Reason("charleston.no-blind-pass-here")]
    found += against_passing(view, action.tiles)
    if len(set(action.tiles)) != len(action.tiles) or len(action.tiles) >= PASSED:
        found.append(Reason("charleston.blind-needs-fewer"))
    return tuple(found)


def _offers_stop(view: View) -> Iterator[StopCharleston]:
    yield StopCharleston(view.seat)


def _refuses_stop(view: View, _action: StopCharleston) -> tuple[Reason, ...]:
    leg = _leg(view)
    if not leg.second:
        return (Reason("charleston.first-is-binding"),)
    return (Reason("charleston.stop-too-late"),) if leg.is_binding else ()


def _stops(state: GameState, action: StopCharleston) -> Step:
    """The tiles of the pass go back, and the courtesy follows."""
    return state.but(phase=CourtesyOffer()), (CharlestonStopped(action.seat),)


def _never(_view: View, _action: StopCharleston) -> tuple[Reason, ...]:
    return ()


def _offers_win(view: View) -> Iterator[Win]:
    if view.seat is view.carry.dealer:
        yield Win(view.seat)


def _refuses_win(view: View, _action: Win) -> tuple[Reason, ...]:
    if view.seat is not view.carry.dealer:
        return (Reason("charleston.only-east-wins"),)
    if isinstance(view.phase, Passing) and view.phase.leg != FIRST[0]:
        return (Reason("charleston.pass-before-winning"),)
    missing = view.variant.missing(view.hand)
    if not missing:
        return ()
    return (Reason("win.one-still-missing") if missing == 1 else Reason("win.more-missing", {"count": missing}),)


def _wins(state: GameState, action: Win) -> Step:
    """The hand is shown: as it was dealt, or as the first Charleston left it."""
    came = Came.DEALT if isinstance(state.phase, Passing) else Came.PASSED
    return finish(state, Won(action.seat, None, came))


_WIN = RuleFor(Win, _offers_win, _refuses_win, _wins)


def passing_rules(course: Course) -> CharlestonRules:
    """The rules of a pass."""

    def settle(state: GameState, answers: tuple[Action, ...]) -> Step:
        phase = state.phase
        assert isinstance(phase, Passing)
        if not phase.leg.is_binding:
            return state.but(phase=FaceDown(answers)), ()
        return _pass_on(state, phase.leg, answers, course)

    return CharlestonRules(
        rules=(
            _WIN,
            RuleFor(PassTiles, _offers_tiles, _refuses_tiles, seal),
            RuleFor(BlindPass, _offers_blind, _refuses_blind, seal),
            RuleFor(StopCharleston, _offers_stop, _refuses_stop, _stops),
        ),
        settle=settle,
        first=Reason("charleston.pass-first"),
        again=Reason("charleston.already-passed"),
    )


def _pass_on(state: GameState, leg: Leg, answers: tuple[Action, ...], course: Course) -> Step:
    """The state after the tiles have moved, and what comes next."""
    given = {each.seat: each.pieces for each in answers}
    if not any(given.values()):
        state, events = course.begin(state)
        return state, (CharlestonLapsed(), *events)
    got = passed_on(given, leg.way, Chance(state.start.seed, f"charleston {leg.second} {leg.way}"))
    events = tuple(
        TilesPassed(seat, leg.way.from_seat(seat), given[seat], got[seat], PASSED - len(given[seat])) for seat in Seat
    )
    return moved(state, given, got).but(phase=_after(leg, course)), events


def _after(leg: Leg, course: Course) -> Phase:
    """What comes after a pass."""
    for legs, then in ((FIRST, SecondVote() if course.has_second else CourtesyOffer()), (SECOND, CourtesyOffer())):
        if leg in legs:
            following = legs.index(leg) + 1
            return Passing(leg=legs[following]) if following < len(legs) else then
    raise ValueError(leg)


def _agrees(view: View) -> Iterator[ContinueCharleston]:
    yield ContinueCharleston(view.seat)


def _unopposed(_view: View, _action: ContinueCharleston) -> tuple[Reason, ...]:
    return ()


def _voted(state: GameState, answers: tuple[Action, ...]) -> Step:
    """A second Charleston, if all want it."""
    stopped: tuple[Event, ...] = tuple(
        CharlestonStopped(each.seat) for each in answers if isinstance(each, StopCharleston)
    )
    if stopped:
        return state.but(phase=CourtesyOffer()), stopped
    return state.but(phase=Passing(leg=SECOND[0])), (SecondCharleston(),)


VOTE_RULES = CharlestonRules(
    rules=(
        _WIN,
        RuleFor(ContinueCharleston, _agrees, _unopposed, seal),
        RuleFor(StopCharleston, _offers_stop, _never, seal),
    ),
    settle=_voted,
    first=Reason("charleston.vote-first"),
    again=Reason("charleston.already-voted"),
)
"""The rules of the vote on a second Charleston."""


def _looks(view: View) -> Iterator[LookAtTiles]:
    yield LookAtTiles(view.seat)


def _allowed(_view: View, _action: LookAtTiles) -> tuple[Reason, ...]:
    return ()


def _looked(state: GameState, action: LookAtTiles) -> Step:
    """The second Charleston is binding from now on."""
    assert isinstance(state.phase, FaceDown)
    return state.but(phase=replace(state.phase, looked=action.seat)), (Looked(action.seat),)


@dataclass(frozen=True, slots=True)
class FaceDownRules:
    """The rules while the tiles of the second left pass lie face down."""

    course: Course
    """What this Charleston consists of."""
    rules: tuple[Rule, ...] = (
        RuleFor(LookAtTiles, _looks, _allowed, _looked),
        RuleFor(StopCharleston, _offers_stop, _never, _stops),
    )
    """To look, or to stop."""

    def with_rules(self, rules: tuple[Rule, ...]) -> Self:
        """The same phase with other rules."""
        return replace(self, rules=rules)

    def out_of_turn(self, _view: View, action: Action) -> Reason | None:
        """Why anything else has to wait."""
        if isinstance(action, PassTiles | BlindPass):
            return Reason("charleston.already-passed")
        takes = isinstance(action, _OF_THE_CHARLESTON) or any(rule.takes(action) for rule in self.rules)
        return None if takes else Reason("charleston.look-first")

    def owing(self, state: GameState) -> tuple[Seat, ...]:
        """Everybody, until somebody has looked."""
        assert isinstance(state.phase, FaceDown)
        return tuple(Seat) if state.phase.looked is None else ()

    def resolve(self, state: GameState) -> Step:
        """The tiles are taken up."""
        assert isinstance(state.phase, FaceDown)
        answers = tuple(each for each in state.phase.given if each is not None)
        return _pass_on(state, SECOND[0], answers, self.course)
