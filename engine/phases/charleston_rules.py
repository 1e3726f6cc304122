"""The rules of the Charleston: what may be passed, and what follows a pass.

What belongs here: the passes, and what its other parts share. What does not: the vote and the look at the tiles
(``second_charleston``), the courtesy (``courtesy``), and who gets which tiles (``passing``).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from engine.actions import Action, BlindPass, ContinueCharleston, Courtesy, LookAtTiles, PassTiles, StopCharleston
from engine.chance import Chance
from engine.events import CharlestonLapsed, CharlestonStopped, TilesPassed
from engine.hands import hand_of
from engine.phases.charleston import FIRST, PASSED, SECOND, Course, CourtesyOffer, FaceDown, Leg, Passing, SecondVote
from engine.phases.early_wins import EARLY_WIN
from engine.phases.passing import Parcels, passed_on
from engine.phases.sealed import SealedRules, seal
from engine.reasons import Reason
from engine.rules import RuleFor
from engine.seats import Seat
from engine.state import GameState, Phase, Step
from engine.tiles import Tile
from engine.view import View

OF_THE_CHARLESTON = (BlindPass, ContinueCharleston, StopCharleston, LookAtTiles, Courtesy)
"""Actions that say themselves why they are out of place in another part of it."""


@dataclass(frozen=True, slots=True)
class CharlestonRules(SealedRules):
    """The rules of a part in which all decide at once."""

    def out_of_turn(self, view: View, action: Action) -> Reason | None:
        """Why this seat may not act now."""
        if isinstance(action, OF_THE_CHARLESTON) and not any(rule.takes(action) for rule in self.rules):
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


def offers_stop(view: View) -> Iterator[StopCharleston]:
    """To stop."""
    yield StopCharleston(view.seat)


def _refuses_stop(view: View, _action: StopCharleston) -> tuple[Reason, ...]:
    leg = _leg(view)
    if not leg.second:
        return (Reason("charleston.first-is-binding"),)
    return (Reason("charleston.stop-too-late"),) if leg.is_binding else ()


def stops(state: GameState, action: StopCharleston) -> Step:
    """The tiles of the pass go back, and the courtesy follows."""
    return state.but(phase=CourtesyOffer()), (CharlestonStopped(action.seat),)


def passing_rules(course: Course) -> CharlestonRules:
    """The rules of a pass."""

    def settle(state: GameState, answers: tuple[Action, ...]) -> Step:
        phase = state.phase
        assert isinstance(phase, Passing)
        if not phase.leg.is_binding:
            return state.but(phase=FaceDown(answers)), ()
        return pass_on(state, phase.leg, answers, course)

    return CharlestonRules(
        rules=(
            EARLY_WIN,
            RuleFor(PassTiles, _offers_tiles, _refuses_tiles, seal),
            RuleFor(BlindPass, _offers_blind, _refuses_blind, seal),
            RuleFor(StopCharleston, offers_stop, _refuses_stop, stops),
        ),
        settle=settle,
        first=Reason("charleston.pass-first"),
        again=Reason("charleston.already-passed"),
    )


def pass_on(state: GameState, leg: Leg, answers: tuple[Action, ...], course: Course) -> Step:
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
