"""Seen: where the learner sees some tiles, and what a wrong number of those left overlooks.

What belongs here: counting what is in sight. What does not: the question (``count_left``).
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from engine.reasons import Reason
from engine.tiles import Design, Tile
from engine.view import View


@dataclass(frozen=True, slots=True)
class Seen:
    """Some tiles, and where the learner sees copies of them."""

    counted: tuple[Design, ...]
    """The tiles that are counted."""
    view: View
    """What she sees."""

    @property
    def copies(self) -> int:
        """How many of them there are in all."""
        return sum(self.view.variant.tile_set.counts[each] for each in self.counted)

    @property
    def held(self) -> tuple[Tile, ...]:
        """Those in her hand."""
        return tuple(each for each in self.view.hand.concealed if each.design in self.counted)

    @property
    def discards(self) -> tuple[Tile, ...]:
        """Those among the discards."""
        return tuple(each for laid in self.view.table for each in laid.river if each.design in self.counted)

    @property
    def melded(self) -> tuple[Tile, ...]:
        """Those in sets on the table, her own among them."""
        melds = (meld for laid in self.view.table for meld in laid.melds)
        return tuple(each for meld in melds for each in meld.tiles if each.design in self.counted)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All of them that she sees."""
        return (*self.held, *self.discards, *self.melded)

    @property
    def left(self) -> int:
        """How many she does not see."""
        return self.copies - len(self.tiles)

    def of(self, design: Design) -> int:
        """How many copies of one tile she sees."""
        return sum(each.design is design for each in self.tiles)


@dataclass(frozen=True, slots=True)
class Miscount:
    """A wrong number a learner may come to."""

    number: int
    """What she says."""
    reason: Reason
    """What she did."""
    overlooked: tuple[Tile, ...] = ()
    """The tiles that she did not count."""


def miscounts(seen: Seen) -> Iterator[Miscount]:
    """Wrong numbers and the miscounts they come from, the likelier ones first; some may give the same number."""
    return (each for each in _slips(seen) if each.number != seen.left)


def _slips(seen: Seen) -> Iterator[Miscount]:
    """What may be mixed up or overlooked, though it may change nothing."""
    many = len(seen.tiles)
    if many:
        yield Miscount(many, Reason("left.counted-seen", {"count": many}))
    yield Miscount(
        seen.left + len(seen.discards), Reason("left.forgot-discards", {"count": len(seen.discards)}), seen.discards
    )
    yield Miscount(seen.left + len(seen.held), Reason("left.forgot-hand", {"count": len(seen.held)}), seen.held)
    yield Miscount(seen.left + len(seen.melded), Reason("left.forgot-sets", {"count": len(seen.melded)}), seen.melded)
    yield Miscount(seen.copies, Reason("left.all-copies", {"count": seen.copies}), seen.tiles)
    if len(seen.counted) > 1:
        for each in seen.counted:
            left = seen.view.variant.tile_set.counts[each] - seen.of(each)
            yield Miscount(seen.left - left, Reason("left.forgot-one-tile", {"tile": each}))


def unseen(view: View) -> Counter[int]:
    """How many copies of each kind of tile a player does not see, by index."""
    left = Counter[int]()
    for design, many in view.variant.tile_set.counts.items():
        left[design.kind] += many
    left.subtract(each.design.kind for each in view.seen())
    return left
