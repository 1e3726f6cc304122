"""Rulesets: what makes a tradition what it is, as one value composed of parts.

What belongs here: ``Variant`` and the protocols of its parts. What does not: any single tradition (``variants``).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.hands import Hand
from engine.shapes.shape import Shape
from engine.tiles import DESIGNS, TileSet


@dataclass(frozen=True, slots=True)
class Variant:
    """A tradition as a table of its rules. Two variants share parts; neither inherits from the other."""

    id: str
    """Its name in addresses, and its id in the term base."""
    tile_set: TileSet
    """The tiles it is played with."""
    shapes: tuple[Shape, ...]
    """What a finished hand may look like, the usual shape first."""
    sets: int = 4
    """How many sets make a hand, beside the pair."""

    @property
    def hand_size(self) -> int:
        """Units: tiles. What a player holds between turns, a kong counted as three.

        >>> from engine.tiles import tile_set
        >>> Variant("short", tile_set(suits=2, honors=False), shapes=(), sets=3).hand_size
        10
        """
        return 3 * self.sets + 1

    def missing(self, hand: Hand) -> int:
        """Units: tiles still to come for the nearest shape; 0 for a finished hand, 1 for a ready one."""
        return min(shape.missing(hand) for shape in self.shapes)

    def useful(self, hand: Hand) -> Mapping[int, int]:
        """The kinds of which one more leaves fewer missing, by index, with the copies not in this hand.

        Only kinds this variant is played with, and only for the nearest shapes.
        """
        nearest = self.missing(hand)
        found = [shape.useful(hand) for shape in self.shapes if shape.missing(hand) == nearest]
        together = {kind: left for useful in found for kind, left in useful.items()}
        return {kind: together[kind] for kind in sorted(together) if DESIGNS[kind] in self.tile_set}
