"""Seven pairs: a concealed hand of nothing but pairs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.hands import Hand
from engine.shapes.alike import alike_in
from engine.shapes.arrangement import PAIRS, Arrangement, ended_by
from engine.shapes.shape import COPIES, OUT_OF_REACH, counts_of
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
        if hand.melds:
            return OUT_OF_REACH
        lacking, halves = self._lacking(hand)
        return 2 * lacking - min(halves, lacking)

    def useful(self, hand: Hand) -> Mapping[int, int]:
        """The kinds of which one more leaves fewer missing, by index, with the copies not in this hand."""
        lacking, halves = self._lacking(hand)
        if hand.melds or not lacking:
            return {}
        opens = halves < lacking
        # By how many alike are there: one more makes a pair, or the half of one where halves are too few.
        helps = (opens, True, opens and self.four_make_two, self.four_make_two, False)
        return {kind: COPIES - held for kind, held in enumerate(counts_of(hand)) if helps[held]}

    def _lacking(self, hand: Hand) -> tuple[int, int]:
        """Units: pairs, tiles. The pairs that are not there yet, and the tiles that are half of one."""
        ones, twos, threes, fours = alike_in(hand.keys)
        if self.four_make_two:
            return max(0, self.pairs - twos - threes - 2 * fours), ones + threes
        return max(0, self.pairs - twos - threes - fours), ones


def _begins_with_pairs(hand: Hand) -> bool:
    """The lowest tiles are two alike, and so are the highest: most hands are seen at once to be no pairs."""
    tiles = hand.concealed
    return tiles[0].design.kind == tiles[1].design.kind and tiles[-2].design.kind == tiles[-1].design.kind
