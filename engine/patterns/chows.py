"""Chows: patterns of two, three or four chows that fit together.

What belongs here: how the chows of a hand stand to one another. What does not: pungs (``pungs``).
"""

from collections.abc import Callable
from itertools import pairwise

from engine.patterns.facts import Facts, Finder, Rows, combination, whole_hand
from engine.tiles import DESIGNS, SUIT_RANKS

Lows = tuple[int, ...]
"""The indices of the lowest tiles of some chows, in order."""


def _chows(facts: Facts) -> Rows:
    return facts.chows


def _of_chows(size: int, fits: Callable[[Lows], bool]) -> Finder:
    """The finder of so many chows that fit together."""
    return combination(_chows, size, fits)


def _suits(lows: Lows) -> set[int]:
    return {low // SUIT_RANKS for low in lows}


def _ranks(lows: Lows) -> list[int]:
    return [low % SUIT_RANKS for low in lows]


def _in_one_suit(lows: Lows) -> bool:
    return len(_suits(lows)) == 1


def _in_three_suits(lows: Lows) -> bool:
    return len(_suits(lows)) == 3


def _steps(lows: Lows) -> set[int]:
    """How far each lies above the one before, by rank."""
    inorder = sorted(_ranks(lows))
    return {high - low for low, high in pairwise(inorder)}


def _is_evenly_shifted(lows: Lows) -> bool:
    """Each is one higher than the one before, or each two."""
    return _steps(lows) in ({1}, {2})


def _is_straight(lows: Lows) -> bool:
    """One to nine."""
    return sorted(_ranks(lows)) == [0, 3, 6]


pure_double_chow = _of_chows(2, lambda lows: lows[0] == lows[1])
"""The same chow twice."""
mixed_double_chow = _of_chows(2, lambda lows: not _in_one_suit(lows) and _steps(lows) == {0})
"""Chows of the same ranks in two suits."""
short_straight = _of_chows(2, lambda lows: _in_one_suit(lows) and _steps(lows) == {3})
"""Six in a row of one suit."""
two_terminal_chows = _of_chows(2, lambda lows: _in_one_suit(lows) and _steps(lows) == {6})
"""One, two, three and seven, eight, nine of one suit."""
pure_triple_chow = _of_chows(3, lambda lows: lows[0] == lows[2])
"""The same chow three times."""
pure_shifted_chows = _of_chows(3, lambda lows: _in_one_suit(lows) and _is_evenly_shifted(lows))
"""Three chows of one suit, each one higher than the one before, or each two higher."""
pure_straight = _of_chows(3, lambda lows: _in_one_suit(lows) and _is_straight(lows))
"""One to nine of one suit."""
mixed_triple_chow = _of_chows(3, lambda lows: _in_three_suits(lows) and _steps(lows) == {0})
"""Chows of the same ranks in all three suits."""
mixed_straight = _of_chows(3, lambda lows: _in_three_suits(lows) and _is_straight(lows))
"""One to nine, each third in a suit of its own."""
mixed_shifted_chows = _of_chows(3, lambda lows: _in_three_suits(lows) and _steps(lows) == {1})
"""Three chows in three suits, each one higher than the one before."""
quadruple_chow = _of_chows(4, lambda lows: lows[0] == lows[3])
"""The same chow four times."""
four_pure_shifted_chows = _of_chows(4, lambda lows: _in_one_suit(lows) and _is_evenly_shifted(lows))
"""Four chows of one suit, each one higher than the one before, or each two higher."""


def _has_ends_around(facts: Facts, suits: int) -> bool:
    """The chows are those at both ends of each of so many suits, and the pair is of fives."""
    if facts.pair is None or len(facts.chows) != 4:
        return False
    lows = tuple(low for low, _ in facts.chows)
    if sorted(_ranks(lows)) != [0, 0, 6, 6]:
        return False
    pair = DESIGNS[facts.pair.index]
    ends = {low // SUIT_RANKS * SUIT_RANKS + end for low in lows for end in (0, 6)}
    is_at_both_ends = set(lows) == ends and len(_suits(lows)) == suits
    own = facts.pair.index // SUIT_RANKS in _suits(lows)
    return is_at_both_ends and pair.is_suit_tile and pair.rank == 5 and own == (suits == 1)


pure_terminal_chows = whole_hand(lambda facts: _has_ends_around(facts, 1))
"""Two chows at each end of a suit, and a pair of its fives."""
three_suited_terminal_chows = whole_hand(lambda facts: _has_ends_around(facts, 2))
"""The chows at both ends of two suits, and a pair of fives of the third."""


def _is_all_chows(facts: Facts) -> bool:
    return not facts.pungs and facts.pair is not None


all_chows = whole_hand(
    lambda facts: not facts.pungs and facts.pair is not None and DESIGNS[facts.pair.index].is_suit_tile
)
"""Nothing but chows, with a pair of suit tiles; a knitted straight is no obstacle."""
all_chows_and_any_pair = whole_hand(_is_all_chows)
"""Nothing but chows, whatever the pair is of."""
