"""Which example shows a pattern at a table: found by counting, so that it is an example of these very rules."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.examples.hands import Example, hands
from engine.patterns.facts import Showing
from engine.ruleset import Variant
from engine.scoring.sheet import ScoreLine, ScoreSheet
from engine.shapes.arrangement import tiles_of
from engine.tiles import Tile, display_order


@dataclass(frozen=True, slots=True)
class Shown:
    """An example, counted at a table."""

    example: Example
    """The hand, and how it won."""
    showing: Showing
    """The hand as the table reads it."""
    sheet: ScoreSheet
    """What it is worth there."""
    lines: tuple[ScoreLine, ...]
    """Where the pattern counts in it."""

    @property
    def groups(self) -> tuple[tuple[Tile, ...], ...]:
        """The tiles, set by set as the sheet reads them; the bonus tiles last."""
        hand, win = self.example.hand, self.example.win
        if self.sheet.reading is None:
            sets: Iterable[tuple[Tile, ...]] = (hand.concealed, *(each.tiles for each in hand.melds))
        else:
            sets = tiles_of(self.sheet.reading, hand, win.tile if win else None)
        return tuple(tuple(sorted(each, key=display_order)) for each in (*sets, hand.bonus) if each)

    @property
    def evidence(self) -> tuple[Tile, ...]:
        """The tiles that show it; none if the whole hand does."""
        return tuple(each for line in self.lines for each in line.evidence.tiles)


@lru_cache(maxsize=64)
def examples(variant: Variant) -> Mapping[str, Shown]:
    """The example of each pattern that can come about at this table, by its id: the one with least beside it.

    >>> from engine.variants import variant
    >>> from engine.notation import print_tiles
    >>> print_tiles(examples(variant("hong_kong"))["dragon_pung"].evidence)
    '555z'
    """
    found = {row.id: _least(variant, row.id) for row in variant.tally.patterns}
    return {id: shown for id, shown in found.items() if shown is not None}


def _least(variant: Variant, pattern: str) -> Shown | None:
    """The example in which the pattern counts, with as little else as possible; None if there is none."""
    counted = (_counted(variant, each, pattern) for each in hands().get(pattern, ()) if each.fits(variant))
    return min((each for each in counted if each.lines), key=lambda each: len(each.sheet.lines), default=None)


def _counted(variant: Variant, example: Example, pattern: str) -> Shown:
    """The example at this table, whether the pattern counts in it or not."""
    showing = example.showing(variant)
    sheet = variant.tally.sheet(showing)
    return Shown(example, showing, sheet, tuple(each for each in sheet.lines if each.pattern == pattern))
