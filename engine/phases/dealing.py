"""Dealing: dice, the gap in the wall, four tiles at a time, the last ones singly.

What belongs here: everything from the built wall to full hands. What does not: bonus tiles (``flowers``).
"""

from collections import Counter
from dataclasses import dataclass, replace

from engine.breaks import stacks_before
from engine.deals import Start
from engine.events import Broken, Dealt, Event, Rolled, SetApart
from engine.hands import hand_of
from engine.reasons import ContentError, Reason
from engine.ruleset import Variant
from engine.seats import Seat
from engine.state import GameState, Phase, Step
from engine.tiles import Tile
from engine.walls import Wall

BLOCK = 4
"""Units: tiles. How many are taken at a time: two stacks."""


@dataclass(frozen=True, slots=True)
class Dealing(Phase):
    """Nothing is decided yet."""


def built(variant: Variant, start: Start) -> GameState:
    """The state before anything happens: the wall is built.

    Raises: ContentError ``start.wrong-tiles``, ``start.wrong-dice``.
    """
    if Counter(start.wall) != Counter(variant.tile_set.tiles()):
        raise ContentError(Reason("start.wrong-tiles", {"needed": len(variant.tile_set), "count": len(start.wall)}))
    rolled = variant.deal.breaks.dice
    if len(start.dice) != rolled or not all(1 <= each <= 6 for each in start.dice):
        raise ContentError(Reason("start.wrong-dice", {"needed": rolled}))
    return GameState(variant, start, Dealing(), Wall(start.wall))


def break_wall(state: GameState) -> Step:
    """The state after the dice have opened the wall; the tiles lie in the order of drawing."""
    plan, tiles, dice = state.variant.deal, state.wall.tiles, state.start.dice
    gap = plan.breaks.gap(dice)
    owner = Seat((state.dealer + gap.wall) % len(Seat))
    at = 2 * stacks_before(gap, tiles=len(tiles))
    first = plan.breaks.rolls[0]
    events: list[Event] = [Rolled(state.dealer, dice[:first])]
    events += [Rolled(owner, dice[first:])] if dice[first:] else []
    events += [Broken(owner, gap.stacks)]
    events += [SetApart(plan.loose)] if plan.loose else []
    return replace(state, wall=Wall(tiles[at:] + tiles[:at], reserved=plan.reserved)), tuple(events)


def takes_of(variant: Variant, dealer: Seat) -> tuple[tuple[Seat, int], ...]:
    """Who takes how many tiles, one after the other: from the dealer around to the right, and the dealer one more.

    >>> from engine.variants import variant
    >>> [(seat.name, many) for seat, many in takes_of(variant("basic"), Seat.D)][11:]
    [('C', 4), ('D', 1), ('A', 1), ('B', 1), ('C', 1), ('D', 1)]
    """
    blocks, singles = divmod(variant.hand_size, BLOCK)
    order = [Seat((dealer + step) % len(Seat)) for step in range(len(Seat))]
    takes = [(seat, BLOCK) for _ in range(blocks) for seat in order]
    takes += [(seat, 1) for _ in range(singles) for seat in order]
    return (*takes, (dealer, 1)) if variant.deal.gives_one_more else tuple(takes)


def deal_hands(state: GameState) -> Step:
    """The state after everybody has taken tiles."""
    takes = takes_of(state.variant, state.dealer)
    taken: dict[Seat, list[Tile]] = {seat: [] for seat in Seat}
    events, at = [], 0
    for seat, count in takes:
        tiles = state.wall.tiles[at : at + count]
        taken[seat] += tiles
        events.append(Dealt(seat, count, tiles))
        at += count
    hands = tuple(hand_of(taken[seat]) for seat in Seat)
    return replace(state, hands=hands, wall=replace(state.wall, next=at)), tuple(events)
