"""Thirteen orphans: one of each terminal and honor, and one of them twice."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.hands import Hand
from engine.shapes.alike import alike_in
from engine.shapes.arrangement import PAIRS, SINGLES, Arrangement, ended_by
from engine.shapes.shape import COPIES, OUT_OF_REACH, counts_of
from engine.shapes.suit_table import STEPS
from engine.tiles import DESIGNS, HONOR_RANKS, Tile

ORPHANS = tuple(each.index for each in DESIGNS if each.is_terminal or each.is_honor)
"""The indices of the terminals and honors."""
_ORPHANS = set(ORPHANS)
_NINES = STEPS[-1]
"""What one nine adds to a key."""


@dataclass(frozen=True, slots=True)
class ThirteenOrphans:
    """One of each terminal and honor, one of them twice, and no melds."""

    def readings(self, hand: Hand, win: Tile | None) -> Iterator[Arrangement]:
        """The one way to read a hand as orphans."""
        tiles = hand.concealed
        is_full = len(tiles) == len(ORPHANS) + 1 and tiles[-HONOR_RANKS].design.is_honor
        if is_full and {each.design.kind for each in tiles} == _ORPHANS:
            counts = counts_of(hand)
            yield from ended_by(tuple((SINGLES if counts[kind] == 1 else PAIRS)[kind] for kind in ORPHANS), win)

    def missing(self, hand: Hand) -> int:
        """Units: tiles still to come; 0 for a finished hand, 1 for a ready one."""
        if hand.melds:
            return OUT_OF_REACH
        m, p, s, z = hand.keys
        ones, *more = alike_in((m % 5 + m // _NINES * 5, p % 5 + p // _NINES * 5, s % 5 + s // _NINES * 5, z))
        return len(ORPHANS) - ones - sum(more) + (not any(more))

    def useful(self, hand: Hand) -> Mapping[int, int]:
        """The kinds of which one more leaves fewer missing, by index, with the copies not in this hand."""
        if hand.melds:
            return {}
        counts = counts_of(hand)
        fits = 0 if any(counts[kind] > 1 for kind in ORPHANS) else 1
        return {kind: COPIES - counts[kind] for kind in ORPHANS if counts[kind] <= fits}
