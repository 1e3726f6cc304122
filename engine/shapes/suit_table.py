"""The suit table: how many tiles sets and a pair still miss, looked up suit by suit.

What belongs here: reading the tables and merging suits. What does not: making the tables (``generate``), and hands.
"""

import lzma
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import count, product
from operator import add
from pathlib import Path
from types import MappingProxyType

from engine.hands import Keys
from engine.tiles import HONOR_RANKS, SUIT_RANKS

MOST_SETS = 5
"""The tables answer for any number of sets up to this."""
NEEDS = tuple(product(range(MOST_SETS + 1), range(2)))
"""The numbers of sets and pairs a table answers for, in its order."""
SUITS_FILE = "suits.xz"
"""The table of a suit with chows."""
HONORS_FILE = "honors.xz"
"""The table of the honors."""
RANKS = (SUIT_RANKS, SUIT_RANKS, SUIT_RANKS, HONOR_RANKS)
"""How many ranks each key counts."""
STEPS = tuple(5**rank for rank in range(SUIT_RANKS))
"""What one more tile of a rank adds to a key."""

HONORS = len(RANKS) - 1
"""The place of the honors among the keys."""
COPIES = 4
"""How many tiles of a kind a key can count."""
MOST_DISTANCES = 8_192
"""Of how many hands the distance is remembered, at most some 3 MB; then that memory begins anew."""
MOST_REMEMBERED = 4_096
"""Of how many hands the useful kinds are remembered, at most some 5 MB; then that memory begins anew."""
Growths = tuple[tuple[int, ...], tuple[tuple[int, int, int], ...]]
"""Classes that a suit can grow into; and kinds, each with how many are not there and the class one more makes."""
Answers = bytes
"""The fewest tiles missing for each of ``NEEDS``."""


def load(name: str) -> tuple[tuple[Answers, ...], bytes]:
    """The answers of each class, and the class of each state by its key."""
    data = lzma.decompress((Path(__file__).parent / name).read_bytes())
    first = 1 + data[0] * len(NEEDS)
    return tuple(data[at : at + len(NEEDS)] for at in range(1, first, len(NEEDS))), data[first:]


def merged(one: Answers, other: Answers) -> Answers:
    """The answers for two suits together: the best way to share out sets and pair."""
    return bytes(
        min(
            one[2 * part + own] + other[2 * (sets - part) + pairs - own]
            for part in range(sets + 1)
            for own in range(pairs + 1)
        )
        for sets, pairs in NEEDS
    )


class SuitTable:
    """The tables in memory, with what was merged so far. There is one a process: see `suit_table`.

    Characters and dots are merged on first sight of their two classes, bamboo and honors likewise; the two halves then
    meet in a last lookup.
    """

    def __init__(self) -> None:
        self._suit_answers, self._suits = load(SUITS_FILE)
        self._honor_answers, self._honors = load(HONORS_FILE)
        self._left: dict[int, int] = {}
        self._right: dict[int, int] = {}
        self._free_numbers = count()
        self._halves: dict[int, Answers] = {}
        self._half_numbers: dict[Answers, int] = {}
        self._results: dict[int, int] = {}
        self._growths = lru_cache(maxsize=16_384)(self._grown)
        self._distances: dict[tuple[Keys, int], int] = {}
        self._known: dict[tuple[Keys, int], Mapping[int, int]] = {}

    def missing(self, keys: Keys, sets: int) -> int:
        """Units: tiles. How many `sets` sets and a pair still lack; 0 if they are there."""
        known = self._distances.get((keys, sets))
        return self._missing(keys, sets) if known is None else known

    def _missing(self, keys: Keys, sets: int) -> int:
        """The tiles missing, looked up suit by suit; remembered."""
        m, p, s, z = keys
        suits = self._suits
        pair = suits[m] << 8 | suits[p]
        left = self._left.get(pair)
        if left is None:
            left = self._merge_left(pair)
        pair = suits[s] << 8 | self._honors[z]
        right = self._right.get(pair)
        if right is None:
            right = self._merge_right(pair)
        both = (left << 16 | right) << 3 | sets
        result = self._results.get(both)
        if result is None:
            result = self._meet(both)
        if len(self._distances) >= MOST_DISTANCES:
            self._distances.clear()
        self._distances[keys, sets] = result
        return result

    def useful(self, keys: Keys, sets: int) -> Mapping[int, int]:
        """The kinds of which one more tile leaves fewer missing, by index, and how many are not among these tiles."""
        known = self._known.get((keys, sets))
        if known is None:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            known = self._known[keys, sets] = MappingProxyType(self._useful(keys, sets))
        return known

    def _useful(self, keys: Keys, sets: int) -> dict[int, int]:
        """The useful kinds: each suit grows in turn, and its half meets the other one."""
        suits, lefts, rights, results = self._suits, self._left, self._right, self._results
        m, p, s, z = suits[keys[0]], suits[keys[1]], suits[keys[2]], self._honors[keys[3]]
        number = lefts.get(m << 8 | p)
        left = (self._merge_left(m << 8 | p) if number is None else number) << 19
        number = rights.get(s << 8 | z)
        right = (self._merge_right(s << 8 | z) if number is None else number) << 3 | sets
        result = results.get(left | right)
        now = self._meet(left | right) if result is None else result
        left |= sets
        grown = ((p, 8, right), (m << 8, 0, right), (z, 8, left), (s << 8, 0, left))
        found: dict[int, int] = {}
        # One loop, written out: this is asked of every discard that is thought about.
        for suit, (beside, shift, half) in enumerate(grown):
            numbers, merge, place = (lefts, self._merge_left, 19) if suit < 2 else (rights, self._merge_right, 3)
            classes, kinds = self._growths(suit, keys[suit])
            better = []
            for each in classes:
                pair = each << shift | beside
                number = numbers.get(pair)
                both = (merge(pair) if number is None else number) << place | half
                result = results.get(both)
                if (self._meet(both) if result is None else result) < now:
                    better.append(each)
            if better:
                found.update([(kind, others) for kind, others, into in kinds if into in better])
        return found

    def _grown(self, suit: int, key: int) -> Growths:
        """The classes that a state of a suit can grow into, and the kinds of which one more does it."""
        states = self._suits if suit < HONORS else self._honors
        kinds = []
        for rank, step in enumerate(STEPS[: RANKS[suit]]):
            held = key // step % 5
            if held != COPIES and states[key + step] != states[key]:
                kinds.append((suit * SUIT_RANKS + rank, COPIES - held, states[key + step]))
        return tuple({into for _, _, into in kinds}), tuple(kinds)

    def _merge_left(self, pair: int) -> int:
        """The number of the merged answers of two classes of suits."""
        self._left[pair] = self._number(merged(self._suit_answers[pair >> 8], self._suit_answers[pair & 255]))
        return self._left[pair]

    def _merge_right(self, pair: int) -> int:
        """The number of the merged answers of a class of a suit and one of honors."""
        self._right[pair] = self._number(merged(self._suit_answers[pair >> 8], self._honor_answers[pair & 255]))
        return self._right[pair]

    def _number(self, answers: Answers) -> int:
        """The number of the answers of a half, a new one if they were never seen."""
        number = self._half_numbers.get(answers)
        if number is None:
            # In this order a second thread can at worst number the same answers twice.
            number = next(self._free_numbers)
            self._halves[number] = answers
            self._half_numbers[answers] = number
        return number

    def _meet(self, both: int) -> int:
        """The tiles missing when two halves share out the sets and the pair; remembered."""
        sets = both & 7
        left, right = self._halves[both >> 19], self._halves[both >> 3 & 0xFFFF]
        upto = 2 * sets + 2
        # What one half has, sets and pair, the other must fill up: read one forward and the other backward.
        self._results[both] = min(map(add, left[:upto], right[upto - 1 :: -1]))
        return self._results[both]


@cache
def suit_table() -> SuitTable:
    """The one table, read on first use."""
    return SuitTable()
