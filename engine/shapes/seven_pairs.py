"""Seven pairs: a concealed hand of nothing but pairs."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.hands import Hand
from engine.shapes.arrangement import PAIRS, Arrangement, ended_by
from engine.shapes.shape import COPIES, OUT_OF_REACH, copies_left, counts_of, useful_kinds
from engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class SevenPairs:
    """So many pairs and no melds."""

    pairs: int = 7
    """How many pairs."""
    four_make_two: bool = False
    """Four tiles alike count as two pairs."""

    def readings(self, hand: Hand, win: Tile | None) -> Iterator[Arrangement]:
        """The one way to read a hand as pairs.

        >>> from engine.hands import parse_hand
        >>> list(SevenPairs(2).readings(parse_hand("1122m"), None))[0].pairs == (PAIRS[0], PAIRS[1])
        True
        """
        if len(hand.concealed) == 2 * self.pairs and _begins_with_pairs(hand) and self.missing(hand) == 0:
            counts = enumerate(counts_of(hand))
            yield from ended_by(tuple(PAIRS[kind] for kind, many in counts for _ in range(many // 2)), win)

    def missing(self, hand: Hand) -> int:
        """Units: tiles still to come; 0 for a finished hand, 1 for a ready one."""
        return OUT_OF_REACH if hand.melds else self._missing(counts_of(hand))

    def useful(self, hand: Hand) -> Mapping[int, int]:
        """The kinds of which one more leaves fewer missing, by index, with the copies not in this hand."""
        return {} if hand.melds else copies_left(hand, useful_kinds(counts_of(hand), self._missing))

    def _missing(self, counts: Sequence[int]) -> int:
        """The tiles missing for the pairs that are nearest."""
        ones, twos, threes, fours = (counts.count(many) for many in range(1, COPIES + 1))
        if self.four_make_two:
            pairs, halves = twos + threes + 2 * fours, ones + threes
        else:
            pairs, halves = twos + threes + fours, ones
        lacking = max(0, self.pairs - pairs)
        return 2 * lacking - min(halves, lacking)


def _begins_with_pairs(hand: Hand) -> bool:
    """The lowest tiles are two alike, and so are the highest: most hands are seen at once to be no pairs."""
    tiles = hand.concealed
    return tiles[0].design.kind == tiles[1].design.kind and tiles[-2].design.kind == tiles[-1].design.kind
