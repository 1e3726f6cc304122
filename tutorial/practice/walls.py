"""The four walls as everybody sees them: how many tiles lie on each stack, and where the wall was broken.

What belongs here: numbers only; which tiles lie there, nobody may know.
"""

from dataclasses import dataclass

from engine.breaks import stacks_before, wall_lengths
from engine.seats import Seat, Wind
from engine.state import GameState

_AROUND = (Wind.EAST, Wind.NORTH, Wind.WEST, Wind.SOUTH)
"""Whose wall meets the left end of whose: stacks are counted on in this order."""


@dataclass(frozen=True, slots=True)
class Stack:
    """Two tiles, one upon the other, or what is left of them."""

    left: int
    """Units: tiles."""
    is_end: bool
    """The wall ends here: beside it lies the gap, and from here replacements are taken."""


@dataclass(frozen=True, slots=True)
class Side:
    """One player's wall."""

    seat: Seat
    """Whose."""
    stacks: tuple[Stack, ...]
    """From its right end, as its player sees it, to its left."""

    @property
    def left(self) -> int:
        """Units: tiles."""
        return sum(each.left for each in self.stacks)


def sides(state: GameState) -> tuple[Side, ...]:
    """The wall before each player, by seat.

    >>> from engine.starts import start_of
    >>> from engine.play import begin
    >>> from engine.variants import variant
    >>> state, _ = begin(variant("basic"), start_of(variant("basic"), seed=1))
    >>> [each.left for each in sides(state)], state.wall.left
    ([6, 34, 34, 9], 83)
    """
    wall, count = state.wall, state.wall.stacks
    gap = state.variant.deal.breaks.gap(state.start.dice)
    first = stacks_before(gap, tiles=len(wall.tiles))
    left = [0] * count
    for drawn_as in range(count):
        taken = min(2, max(0, wall.next - 2 * drawn_as))
        taken += min(2, max(0, wall.replaced - 2 * (count - 1 - drawn_as)))
        left[(first + drawn_as) % count] = max(0, 2 - taken)
    end = (first - 1) % count
    stacks = [Stack(tiles, at == end) for at, tiles in enumerate(left)]
    lengths = dict(zip(Wind, wall_lengths(len(wall.tiles)), strict=True))
    found: dict[Seat, Side] = {}
    at = 0
    for wind in _AROUND:
        seat = Seat((state.dealer + wind) % len(Seat))
        found[seat] = Side(seat, tuple(stacks[at : at + lengths[wind]]))
        at += lengths[wind]
    return tuple(found[seat] for seat in Seat)
