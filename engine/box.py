"""The box: the tiles that are not laid out yet, while a position is.

What belongs here: taking tiles and sets out of the box, each very tile once. What does not: what a position says
(``positions``).
"""

from collections.abc import Iterable

from engine.melds import Meld, read_meld
from engine.notation import parse_tiles
from engine.reasons import NotationError, Reason
from engine.ruleset import Variant
from engine.tiles import MOST_COPIES, Tile, tile


class Box:
    """The tiles still in the box while a position is laid out. A copy that is not named is the lowest left."""

    def __init__(self, variant: Variant, taken: Iterable[Tile]) -> None:
        self._counts = variant.tile_set.counts
        self._taken: set[Tile] = set()
        for each in taken:
            self._note(each)

    def _note(self, each: Tile) -> None:
        """Takes this very tile.

        Raises: NotationError ``position.too-many-of`` if it is not in the box.
        """
        if each in self._taken or each.copy > self._counts.get(each.design, 0):
            raise NotationError(Reason("position.too-many-of", {"tile": each.design}))
        self._taken.add(each)

    def take(self, text: str) -> tuple[Tile, ...]:
        """Takes the tiles of a text out of the box."""
        tiles = []
        for word in text.split():
            for each in parse_tiles(word):
                copies = (tile(each.design, copy) for copy in range(1, MOST_COPIES + 1))
                free = next((copy for copy in copies if copy not in self._taken), each)
                piece = each if "." in word else free
                self._note(piece)
                tiles.append(piece)
        return tuple(tiles)

    def meld(self, text: str) -> Meld:
        """Takes the tiles of a meld out of the box."""
        parts = read_meld(text)
        return parts.meld(self.take(f"{parts.tiles} {parts.added}"))
