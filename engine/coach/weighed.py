"""Passes weighed: whether another choice of tiles would have kept more of a rack, and why.

What belongs here: one choice beside the best. What does not: the search for it (``passes``), and whether a pass is the
right decision at all (``reviews``).
"""

from dataclasses import dataclass
from typing import Self

from engine.card.racks import Rack, rack_of
from engine.card.reach import Field
from engine.coach.card_players import field_of_view
from engine.coach.passes import WITHIN, best_to_let_go, worth
from engine.phases.charleston import PASSED
from engine.reasons import Mark, Reason, Verdict
from engine.tiles import Tile
from engine.view import View

ENOUGH = 0.7
"""A pass is right if what is kept is worth at least so much of what the best pass keeps."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A rack against the card, before so many of its tiles are let go."""

    field: Field
    """The hands that are near."""
    rack: Rack
    """The rack before the pass."""
    best: tuple[Tile, ...]
    """The choice that keeps most."""

    @classmethod
    def of(cls, view: View, many: int = PASSED) -> Self:
        """The rack of a view."""
        field, rack = field_of_view(view, view.hand), rack_of(view.hand)
        return cls(field.near(rack, within=WITHIN), rack, best_to_let_go(field, view.hand, many))

    @property
    def missing(self) -> int:
        """Units: tiles. What the nearest line lacks as long as nothing is let go."""
        return self.field.least(self.rack)

    def worth_without(self, tiles: tuple[Tile, ...]) -> float:
        """What the rack may still become without these tiles."""
        return worth(self.field, self._without(tiles))

    def missing_without(self, tiles: tuple[Tile, ...]) -> int:
        """Units: tiles. What the nearest line lacks without these."""
        return self.field.least(self._without(tiles))

    def most_needed(self, tiles: tuple[Tile, ...]) -> Tile:
        """The one of these tiles that the near lines miss most."""
        return max(tiles, key=lambda kept: self.worth_without(tuple(each for each in tiles if each is not kept)))

    def told(self, tiles: tuple[Tile, ...]) -> Reason:
        """Why this is a good pass."""
        shown = tuple(each.design for each in tiles)
        return Reason("pass.good", {"tiles": shown, "count": self.missing_without(tiles)})

    def verdict(self, tiles: tuple[Tile, ...]) -> Verdict:
        """The ruling on letting go these tiles, as many as the best choice: right if about as much is kept."""
        if self.worth_without(tiles) >= ENOUGH * self.worth_without(self.best):
            return Verdict(True, (self.told(tiles),), tuple((each, Mark.YES) for each in tiles))
        after, best = self.missing_without(tiles), self.missing_without(self.best)
        farther = Reason("pass.farther", {"count": after, "best": best})
        because = farther if after > best else Reason("pass.fewer-ways", {"count": after})
        keep = self.most_needed(tiles)
        needed = (Reason("pass.keep", {"tile": keep}),) if len(tiles) == PASSED else ()
        return Verdict(False, (because, *needed), ((keep, Mark.NO),))

    def _without(self, tiles: tuple[Tile, ...]) -> Rack:
        return self.rack.without(*(each.index for each in tiles))
