"""Thirteen orphans: one of each terminal and honor, and one of them twice."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.hands import Hand
from engine.shapes.arrangement import PAIRS, SINGLES, Arrangement, ended_by
from engine.shapes.shape import OUT_OF_REACH, copies_left, counts_of, useful_kinds
from engine.tiles import DESIGNS, HONOR_RANKS, Tile

ORPHANS = tuple(each.index for each in DESIGNS if each.is_terminal or each.is_honor)
"""The indices of the terminals and honors."""
_ORPHANS = set(ORPHANS)


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
        return OUT_OF_REACH if hand.melds else _missing(counts_of(hand))

    def useful(self, hand: Hand) -> Mapping[int, int]:
        """The kinds of which one more leaves fewer missing, by index, with the copies not in this hand."""
        return {} if hand.melds else copies_left(hand, useful_kinds(counts_of(hand), _missing))


def _missing(counts: Sequence[int]) -> int:
    """The tiles missing for all orphans and a second of one."""
    held = [counts[kind] for kind in ORPHANS]
    return held.count(0) + (max(held) < 2)
