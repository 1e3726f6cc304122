"""Pungs: patterns of two, three or four pungs or kongs that fit together.

What belongs here: how they stand to one another. What does not: what is true of each (``sets``), honors (``honors``).
"""

from collections.abc import Callable
from itertools import pairwise

from engine.patterns.facts import Facts, Finder, Rows, combination
from engine.tiles import SUIT_RANKS

Lows = tuple[int, ...]
"""The indices of some pungs, in order."""


def _suit_pungs(facts: Facts) -> Rows:
    return tuple(each for each in facts.pungs if each[0] < 3 * SUIT_RANKS)


def _of_pungs(size: int, fits: Callable[[Lows], bool]) -> Finder:
    """The finder of so many pungs of suit tiles that fit together."""
    return combination(_suit_pungs, size, fits)


def _are_in_a_row(ranks: list[int]) -> bool:
    return all(high == low + 1 for low, high in pairwise(ranks))


def _is_pure_row(lows: Lows) -> bool:
    return len({low // SUIT_RANKS for low in lows}) == 1 and _are_in_a_row(list(lows))


def _is_mixed_row(lows: Lows) -> bool:
    return len({low // SUIT_RANKS for low in lows}) == 3 and _are_in_a_row(sorted(low % SUIT_RANKS for low in lows))


def _have_one_rank(lows: Lows) -> bool:
    return len({low % SUIT_RANKS for low in lows}) == 1


double_pung = _of_pungs(2, _have_one_rank)
"""Pungs of the same rank in two suits."""
triple_pung = _of_pungs(3, _have_one_rank)
"""Pungs of the same rank in all three suits."""
pure_shifted_pungs = _of_pungs(3, _is_pure_row)
"""Three pungs of one suit, each one higher than the one before."""
mixed_shifted_pungs = _of_pungs(3, _is_mixed_row)
"""Three pungs in three suits, each one higher than the one before."""
four_pure_shifted_pungs = _of_pungs(4, _is_pure_row)
"""Four pungs of one suit, each one higher than the one before."""
