"""Rulesets: what makes a tradition what it is, as one value composed of parts.

What belongs here: ``Variant`` and the protocols of its parts. What does not: any single tradition (``variants``).
"""

from dataclasses import dataclass

from engine.tiles import TileSet


@dataclass(frozen=True, slots=True)
class Variant:
    """A tradition as a table of its rules. Two variants share parts; neither inherits from the other."""

    id: str
    """Its name in addresses, and its id in the term base."""
    tile_set: TileSet
    """The tiles it is played with."""
    sets: int = 4
    """How many sets make a hand, beside the pair."""

    @property
    def hand_size(self) -> int:
        """Units: tiles. What a player holds between turns, a kong counted as three.

        >>> from engine.tiles import tile_set
        >>> Variant("short", tile_set(suits=2, honors=False), sets=3).hand_size
        10
        """
        return 3 * self.sets + 1
