"""The mush: after the passes, tiles may be exchanged for others out of a common pool.

What belongs here: this custom of some tables. What does not: the Charleston of all (``charleston_rules``).
"""

from collections.abc import Iterator
from itertools import combinations

from engine.actions import Action, PassTiles
from engine.chance import Chance
from engine.events import Event, TilesPassed
from engine.phases.charleston import PASSED, Course
from engine.phases.charleston_rules import CharlestonRules, against_passing, moved, passable
from engine.phases.sealed import seal
from engine.reasons import Reason
from engine.rules import RuleFor
from engine.seats import Seat
from engine.state import GameState, Step
from engine.view import View


def _offers_for_pool(view: View) -> Iterator[PassTiles]:
    for count in range(PASSED + 1):
        yield from (PassTiles(view.seat, tiles) for tiles in combinations(passable(view), count))


def _refuses_for_pool(view: View, action: PassTiles) -> tuple[Reason, ...]:
    found = [*against_passing(view, action.tiles)]
    if len(set(action.tiles)) != len(action.tiles) or len(action.tiles) > PASSED:
        found.append(Reason("charleston.pool-up-to-three"))
    return tuple(found)


def mush_rules(course: Course) -> CharlestonRules:
    """The rules of the mush: whoever puts tiles into the pool draws as many out of it."""

    def settle(state: GameState, answers: tuple[Action, ...]) -> Step:
        given = {each.seat: each.pieces for each in answers}
        pool = [*Chance(state.start.seed, "mush").mixed([tile for tiles in given.values() for tile in tiles])]
        got = {seat: tuple(pool.pop() for _ in given[seat]) for seat in Seat}
        events: tuple[Event, ...] = tuple(
            TilesPassed(seat, None, given[seat], got[seat]) for seat in Seat if given[seat]
        )
        state, more = course.begin(moved(state, given, got))
        return state, events + more

    return CharlestonRules(
        rules=(RuleFor(PassTiles, _offers_for_pool, _refuses_for_pool, seal),),
        settle=settle,
        first=Reason("charleston.mush-first"),
        again=Reason("charleston.already-passed"),
    )
