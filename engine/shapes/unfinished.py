"""Unfinished hands, read for what they have: the sets on the table, tiles alike in the hand, and the rest one by one.

What belongs here: hands that did not win. What does not: finished ones, and what is still missing (the shapes).
"""

from engine.hands import Hand
from engine.shapes.arrangement import PAIRS, PUNGS, SINGLES, Arrangement, Group, group_of
from engine.shapes.shape import counts_of

_ALIKE = ((), (SINGLES,), (PAIRS,), (PUNGS,), (PUNGS, SINGLES))
"""The groups that so many alike make: three of four make a pung, and one is left."""


def unfinished(hand: Hand) -> Arrangement:
    """The one way to read a hand that did not win. No tile joins a chow: one that is not laid brings nothing.

    >>> from engine.hands import parse_hand
    >>> [each.kind.value for each in unfinished(parse_hand("1111m25p55z | 789s chow")).groups]
    ['pung', 'single', 'single', 'single', 'pair', 'chow']
    """
    groups: list[Group] = [of[kind] for kind, many in enumerate(counts_of(hand)) for of in _ALIKE[many]]
    return Arrangement((*groups, *map(group_of, hand.melds)))
