"""Boxes: the tiles each tradition is played with, also of those that have no rules here yet.

What belongs here: one box a tradition, by its id, and what some of its tables add. What does not: rules (``variants``).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.tiles import DESIGNS, Design, TileSet, american_tile_set, tile_set


@dataclass(frozen=True, slots=True)
class Box:
    """What lies on the table of a tradition before the deal."""

    tiles: TileSet
    """What every table plays with."""
    at_some_tables: TileSet
    """What the tables play with that use all there is; the same tiles where all tables agree."""

    @property
    def designs(self) -> tuple[Design, ...]:
        """Every design a player may meet, suit by suit, a red five behind the plain one."""
        return tuple(sorted(self.at_some_tables.counts, key=lambda each: (each.kind, each.index)))

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many tiles tables play with: one number, or the smaller and the larger one.

        >>> BOXES["classical"].sizes
        (136, 144)
        """
        return tuple(sorted({len(self.tiles), len(self.at_some_tables)}))

    def copies(self, of: Design) -> int:
        """How many there are of a design; of one that only some tables have, how many these have."""
        return self.tiles.counts.get(of) or self.at_some_tables.counts.get(of, 0)

    def is_optional(self, of: Design) -> bool:
        """Only some tables play with it."""
        return of not in self.tiles

    def __contains__(self, of: object) -> bool:
        """A table of this tradition may play with the design."""
        return of in self.at_some_tables


def with_red_fives(tiles: TileSet) -> TileSet:
    """The tiles with one five of each suit exchanged for a red one.

    >>> len(with_red_fives(tile_set()))
    136
    """
    counts = dict(tiles.counts)
    for red in (each for each in DESIGNS if each.plain is not each):
        counts[red.plain] -= 1
        counts[red] = 1
    return TileSet(counts)


def _same_everywhere(tiles: TileSet) -> Box:
    """The box of a tradition whose tables agree."""
    return Box(tiles, tiles)


BOXES: Mapping[str, Box] = MappingProxyType(
    {
        "basic": _same_everywhere(tile_set()),
        "hong_kong": _same_everywhere(tile_set(bonus=True)),
        "mcr": _same_everywhere(tile_set(bonus=True)),
        "sichuan": _same_everywhere(tile_set(honors=False)),
        "classical": Box(tile_set(), at_some_tables=tile_set(bonus=True)),
        "american": _same_everywhere(american_tile_set()),
        "riichi": Box(tile_set(), at_some_tables=with_red_fives(tile_set())),
        "taiwanese": _same_everywhere(tile_set(bonus=True)),
    }
)
"""The box of every tradition by its id, in the order they are shown."""
