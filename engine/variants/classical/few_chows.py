"""Sets and a pair with few chows among them, as the table called bmja wants them.

What belongs here: reading such hands, and what they lack. What does not: sets however they are (``shapes``).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.hands import Hand
from engine.melds import MeldKind
from engine.shapes.arrangement import CHOWS, Arrangement, GroupKind
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.shape import OUT_OF_REACH, copies_left, counts_of, useful_kinds
from engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class FewChows(SetsAndPair):
    """Sets and a pair, and no more than so many of the sets are chows."""

    most: int = 1
    """How many chows, 0 or 1."""

    def readings(self, hand: Hand, win: Tile | None) -> Iterator[Arrangement]:
        """Every way to read a hand as sets and a pair with few chows, and each group the winning tile may end."""
        for each in SetsAndPair.readings(self, hand, win):
            if sum(group.kind is GroupKind.CHOW for group in each.groups) <= self.most:
                yield each

    def missing(self, hand: Hand) -> int:
        """Units: tiles still to come; 0 for a finished hand, 1 for a ready one."""
        return self._missing(hand, counts_of(hand))

    def useful(self, hand: Hand) -> Mapping[int, int]:
        """The kinds of which one more leaves fewer missing, by index, with the copies not in this hand."""
        if self.missing(hand) == OUT_OF_REACH:
            return {}
        return copies_left(hand, useful_kinds(counts_of(hand), lambda counts: self._missing(hand, counts)))

    def _missing(self, hand: Hand, counts: Sequence[int]) -> int:
        """The tiles missing beside the hand's melds."""
        chows = self.most - sum(each.kind is MeldKind.CHOW for each in hand.melds)
        sets = self.sets - len(hand.melds)
        if chows < 0 or sets < 0:
            return OUT_OF_REACH
        return 3 * sets + 2 - _in_place(tuple(counts), sets, min(chows, sets))


@lru_cache(maxsize=16384)
def _in_place(counts: tuple[int, ...], sets: int, chows: int) -> int:
    """How many tiles have a place in so many sets, at most so many of them chows, and a pair."""
    alike = [0] * 5
    for many in counts:
        alike[many] += 1
    most = _in_pungs_and_a_pair(alike[3] + alike[4], alike[2], alike[1], sets)
    for low in CHOWS if chows else ():
        rest = list(alike)
        used = 0
        for kind in (low, low + 1, low + 2):
            many = counts[kind]
            if many:
                used += 1
                rest[many] -= 1
                rest[many - 1] += 1
        if used:
            most = max(most, used + _in_pungs_and_a_pair(rest[3] + rest[4], rest[2], rest[1], sets - 1))
    return most


@cache
def _in_pungs_and_a_pair(threes: int, twos: int, ones: int, pungs: int) -> int:
    """How many tiles of so many threes, twos and single ones have a place in pungs, and a pair of another kind."""
    kinds = [3] * threes + [2] * twos + [1] * ones + [0] * (pungs + 1)
    *best, next_best = kinds[: pungs + 1]
    pair_of_another = min(next_best, 2)
    pair_of_one = (next_best + min(many, 2) - many for many in best)
    return sum(best) + max(pair_of_another, *pair_of_one, 0)
