"""Waits: whether a hand of sets and a pair waited for one kind only, asked from the finished hand.

What belongs here: the kinds, as the shape has it, whether or not tiles of them are left. What does not: what a hand of
any shape still lacks (``Shape.useful``).
"""

from functools import lru_cache

from engine.hands import Keys
from engine.shapes.suit_readings import counts_in, readings_of_counts, suit_readings
from engine.shapes.suit_table import RANKS, STEPS
from engine.tiles import SUIT_RANKS


def is_only_wait(keys: Keys, kind: int) -> bool:
    """The sets and the pair with these concealed tiles waited for no other kind than this, which finished them.

    >>> from engine.hands import parse_hand
    >>> [is_only_wait(parse_hand(text).keys, 2) for text in ("12355m", "34555m", "333m11p")]
    [True, False, False]
    """
    suit = kind // SUIT_RANKS
    before = keys[suit] - STEPS[kind % SUIT_RANKS]
    if finishing(suit, before) > 1:
        return False
    # Where the suit was finished before, with a pair of its own, another suit's pair could have become a set instead.
    others = (each for each in range(len(keys)) if each != suit)
    return not suit_readings(suit, before) or not any(finishing(each, keys[each]) for each in others)


@lru_cache(maxsize=16384)
def finishing(suit: int, key: int) -> int:
    """Of how many ranks of a suit one more makes sets of it, or sets and a pair.

    A fifth tile of a kind counts as well: nobody has it, but it is what the hand waits for.

    >>> finishing(0, 5**0 * 4), finishing(0, 5**1 + 5**2), finishing(3, 5**0 + 5**1)
    (1, 2, 0)
    """
    counts = counts_in(suit, key)
    return sum(_is_finished_with(suit, counts, rank) for rank in range(RANKS[suit]))


def _is_finished_with(suit: int, counts: list[int], rank: int) -> bool:
    """One more of the rank makes sets, or sets and a pair."""
    more = [many + (at == rank) for at, many in enumerate(counts)]
    return any(True for _ in readings_of_counts(suit, more))
