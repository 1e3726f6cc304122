"""Walls: the tiles nobody has yet, in the order they will be drawn.

What belongs here: the shuffle, the wall, drawing from either end. What does not: dice, breaking, dealing (``phases``).
"""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.chance import Chance
from engine.reasons import IllegalAction, Reason
from engine.tiles import Tile


def mixed(tiles: Iterable[Tile], seed: int, *, key: str = "wall") -> tuple[Tile, ...]:
    """The tiles in random order, the same for a seed and key on every release.

    >>> from engine.notation import parse_tiles
    >>> mixed(parse_tiles("123m"), 7) == mixed(parse_tiles("123m"), 7)
    True
    """
    return Chance(seed, key).mixed(tuple(tiles))


@dataclass(frozen=True, slots=True)
class Wall:
    """The wall of a deal: live tiles from one end, replacement tiles from the other."""

    tiles: tuple[Tile, ...]
    """All tiles it was built of, from the gap onward in the order of drawing; two to a stack, the upper first."""
    next: int = 0
    """How many were drawn from the front."""
    replaced: int = 0
    """How many were drawn from the back, as replacements for kongs and bonus tiles."""
    reserved: int = 0
    """Units: tiles. The dead part at the back that is never drawn in turn; it stays that long."""

    @property
    def left(self) -> int:
        """Units: tiles. How many can still be drawn in turn."""
        return max(0, len(self.tiles) - self.next - self.replaced - self.reserved)

    @property
    def stacks(self) -> int:
        """Units: stacks of two, a broken one counted whole. How many it was built of."""
        return (len(self.tiles) + 1) // 2

    def draw(self) -> tuple[Tile, "Wall"]:
        """The next tile, and the wall after it.

        Raises: IllegalAction ``wall.spent``.
        """
        if not self.left:
            raise IllegalAction(Reason("wall.spent"))
        one_left = self.next + self.replaced == len(self.tiles) - 1
        after = Wall(self.tiles, self.next + 1, self.replaced, self.reserved)
        return self._last if one_left else self.tiles[self.next], after

    def replacement(self) -> tuple[Tile, "Wall"]:
        """The next replacement tile, and the wall after it: the upper tile of the last stack, then the lower.

        Raises: IllegalAction ``wall.spent``: a live tile must be left, for the dead part is filled up from it.
        """
        if not self.left:
            raise IllegalAction(Reason("wall.spent"))
        return self._last, Wall(self.tiles, self.next, self.replaced + 1, self.reserved)

    @property
    def _last(self) -> Tile:
        """The tile to be taken from the back: the upper one of the last stack, or what is left of that stack."""
        place = len(self.tiles) - 1 - self.replaced
        partner = place ^ 1
        return self.tiles[partner if self.next <= partner < len(self.tiles) else place]
