"""Hands: patterns that are a whole hand of their own, mostly not of four sets and a pair.

What belongs here: pairs, orphans, honors and knitted tiles, nine gates. What does not: what else such a hand shows.
"""

from itertools import pairwise

from engine.patterns.facts import Facts, whole_hand
from engine.shapes.arrangement import GroupKind
from engine.shapes.thirteen_orphans import ORPHANS
from engine.tiles import SUIT_RANKS

_PAIRS = 7
_GATES = (3, 1, 1, 1, 1, 1, 1, 1, 3)
"""How many of each rank there are in nine gates, before any tile more."""


def _is_pairs(facts: Facts) -> bool:
    return len(facts.groups) == _PAIRS and all(each.kind is GroupKind.PAIR for each in facts.groups)


def _is_shifted_pairs(facts: Facts) -> bool:
    if not _is_pairs(facts):
        return False
    kinds = [each.index for each in facts.groups]
    in_a_row = all(high == low + 1 for low, high in pairwise(kinds))
    return in_a_row and kinds[0] // SUIT_RANKS == kinds[-1] // SUIT_RANKS < 3


def _is_orphans(facts: Facts) -> bool:
    return len(facts.groups) == len(ORPHANS) and {each.index for each in facts.groups} == set(ORPHANS)


def _is_of_single_tiles(facts: Facts) -> bool:
    return facts.groups[0].kind is GroupKind.SINGLE and all(each.kind is GroupKind.SINGLE for each in facts.groups)


def _is_knitted(facts: Facts) -> bool:
    """There are all nine tiles of a knitted straight, in groups of three or among single tiles."""
    first = facts.groups[0].kind
    return first is GroupKind.KNITTED or (_is_of_single_tiles(facts) and _honors(facts) == len(facts.groups) - 9)


def _honors(facts: Facts) -> int:
    """How many groups are of honors."""
    return sum(each.index >= 3 * SUIT_RANKS for each in facts.groups)


def _is_nine_gates(facts: Facts) -> bool:
    """All nine ranks were waited for: the tiles before the last are the gates."""
    kind = facts.showing.winning_kind
    if facts.showing.hand.melds or kind < 0 or facts.showing.suits != 1:
        return False
    counts = list(facts.showing.counts)
    counts[kind] -= 1
    suit = kind // SUIT_RANKS * SUIT_RANKS
    return tuple(counts[suit : suit + SUIT_RANKS]) == _GATES and kind < 3 * SUIT_RANKS


def _is_shaped_as_nine_gates(facts: Facts) -> bool:
    """The tiles are the gates and one more of the suit, whichever came last."""
    if facts.showing.hand.melds or facts.groups[0].index >= 3 * SUIT_RANKS:
        return False
    suit = facts.groups[0].index // SUIT_RANKS * SUIT_RANKS
    counts = facts.showing.counts[suit : suit + SUIT_RANKS]
    has_all = all(many >= least for many, least in zip(counts, _GATES, strict=True))
    return has_all and sum(counts) == sum(_GATES) + 1 == len(facts.showing.hand.concealed)


seven_pairs = whole_hand(_is_pairs)
"""Seven pairs."""
seven_shifted_pairs = whole_hand(_is_shifted_pairs)
"""Seven pairs of one suit, each one higher than the one before."""
thirteen_orphans = whole_hand(_is_orphans)
"""One of each terminal and honor, and one of them twice."""
knitted_straight = whole_hand(_is_knitted)
"""1-4-7, 2-5-8 and 3-6-9, each in a suit of its own."""
honors_and_knitted_tiles = whole_hand(_is_of_single_tiles)
"""Single honors, and single tiles out of a knitted straight."""
all_honors_and_knitted_tiles = whole_hand(lambda facts: _is_of_single_tiles(facts) and _honors(facts) == 7)
"""Each honor once, and single tiles out of a knitted straight."""
nine_gates = whole_hand(_is_nine_gates)
"""1112345678999 of one suit, and any tile of it to finish."""
nine_gates_by_shape = whole_hand(_is_shaped_as_nine_gates)
"""1112345678999 of one suit and one more of it, whichever tile came last."""
