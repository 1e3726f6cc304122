"""Breaks: where the dice open the wall.

What belongs here: ways to read the dice. What does not: taking tiles (``phases.dealing``).
"""

from collections.abc import Callable
from dataclasses import dataclass

from engine.seats import Wind


@dataclass(frozen=True, slots=True)
class Gap:
    """Where the wall is opened."""

    wall: Wind
    """Whose wall the counting begins in."""
    stacks: int
    """Units: stacks, counted from the right end of that wall; the gap lies after them."""


@dataclass(frozen=True, slots=True)
class Break:
    """A way to read the dice."""

    rolls: tuple[int, ...]
    """How many dice each roll has: the dealer's, then that of the player it counts out."""
    stacks: Callable[[tuple[int, ...]], int]
    """How many stacks they count from the right end of the wall."""
    first: Wind | None = Wind.EAST
    """Who is one when the first roll counts out whose wall is opened; None if it is always the dealer's."""

    @property
    def dice(self) -> int:
        """How many dice are rolled in all."""
        return sum(self.rolls)

    def gap(self, dice: tuple[int, ...]) -> Gap:
        """Where these dice open the wall.

        >>> SECOND_ROLL.gap((2, 1, 6, 5))
        Gap(wall=<Wind.WEST: 2>, stacks=11)
        """
        if self.first is None:
            return Gap(Wind.EAST, self.stacks(dice))
        counted = sum(dice[: self.rolls[0]]) - 1
        return Gap(Wind((self.first + counted) % len(Wind)), self.stacks(dice))


def _second(dice: tuple[int, ...]) -> int:
    """What the second roll shows."""
    return sum(dice[2:])


OWN_WALL = Break((2,), sum, first=None)
"""The dealer opens the own wall."""
ONE_ROLL = Break((2,), sum)
"""Two dice count both the wall and the stacks."""
THREE_DICE = Break((3,), sum)
"""Three dice count both the wall and the stacks."""
SECOND_ROLL = Break((2, 2), _second)
"""The dealer rolls for the wall, its player for the stacks."""
BOTH_ROLLS = Break((2, 2), sum)
"""The dealer rolls for the wall; its player rolls, and both rolls together count the stacks."""
SMALLER_DIE = Break((2,), min)
"""Two dice count the wall, the smaller of them the stacks."""


def wall_lengths(tiles: int) -> tuple[int, int, int, int]:
    """Units: stacks. How long each wall is built, the dealer's first, then around to the right.

    >>> [wall_lengths(tiles) for tiles in (36, 72, 108, 136)]
    [(5, 4, 5, 4), (9, 9, 9, 9), (14, 13, 14, 13), (17, 17, 17, 17)]
    """
    each, over = divmod(tiles // 2, len(Wind))
    longer = (Wind.EAST, Wind.WEST, Wind.SOUTH)[:over]
    east, south, west, north = (each + (wind in longer) for wind in Wind)
    return east, south, west, north


AROUND = (Wind.EAST, Wind.NORTH, Wind.WEST, Wind.SOUTH)
"""Whose wall meets the left end of whose: stacks are counted on in this order."""


def stack_at(place: int, *, tiles: int) -> tuple[Wind, int]:
    """Whose wall a stack stands in, and its number from the right end of that wall.

    Places are counted from the right end of the dealer's wall leftward, from 1, and on around.

    >>> stack_at(20, tiles=136)
    (<Wind.NORTH: 3>, 3)
    """
    lengths = wall_lengths(tiles)
    around = [(wind, number) for wind in AROUND for number in range(1, lengths[wind] + 1)]
    return around[(place - 1) % len(around)]


def stacks_before(gap: Gap, *, tiles: int) -> int:
    """Units: stacks. How many lie before the gap, counted from the right end of the dealer's wall leftward.

    Each wall's left end meets the right end of the wall on its owner's left, so the count runs on there.

    >>> stacks_before(Gap(Wind.NORTH, 3), tiles=136)
    20
    """
    lengths = wall_lengths(tiles)
    passed = (-gap.wall) % len(Wind)
    before = sum(lengths[(-step) % len(Wind)] for step in range(passed))
    return (before + gap.stacks) % (tiles // 2)
