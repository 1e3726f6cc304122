"""Waits: patterns of what the hand waited for, and where the winning tile fell.

What belongs here: edge, closed and pair waits. What does not: finding what a hand waits for (``shapes.waits``).
"""

from engine.patterns.facts import NOTHING, Evidence, Facts, Finder, Trait, in_groups
from engine.shapes.arrangement import GroupKind
from engine.tiles import SUIT_RANKS


def falls_at_an_edge(facts: Facts, place: int) -> bool:
    """The winning tile is the 3 of a one, two, three or the 7 of a seven, eight, nine."""
    low, kind = facts.groups[place].index, facts.showing.winning_kind
    is_edge = (low % SUIT_RANKS, kind - low) in ((0, 2), (SUIT_RANKS - 3, 0))
    return facts.groups[place].kind is GroupKind.CHOW and is_edge


def falls_between(facts: Facts, place: int) -> bool:
    """The winning tile is the middle one of a chow."""
    group = facts.groups[place]
    return group.kind is GroupKind.CHOW and facts.showing.winning_kind == group.kinds[1]


def falls_into_the_pair(facts: Facts, place: int) -> bool:
    """The winning tile makes the pair."""
    return facts.groups[place].kind is GroupKind.PAIR


def only_wait(falls: Trait) -> Finder:
    """The finder of a tile that fell so in a hand of sets and a pair which no other kind would have finished.

    Kinds of which no tile is left, even those the hand holds all four of, count as waited for.
    """

    def find(facts: Facts) -> tuple[Evidence, ...]:
        ends = facts.reading.ends
        if ends is None or facts.pair is None or not falls(facts, ends) or not facts.has_one_wait:
            return NOTHING
        return (in_groups(ends),)

    return find


edge_wait = only_wait(falls_at_an_edge)
"""Waiting only for a 3 after 1 and 2, or for a 7 before 8 and 9."""
closed_wait = only_wait(falls_between)
"""Waiting only for the middle tile of a chow."""
single_wait = only_wait(falls_into_the_pair)
"""Waiting only for the second tile of the pair."""


def _may_be_the_only_kind(facts: Facts, place: int) -> bool:
    """The tile fell where no second kind would have fitted; a pung or an open row has a second kind always."""
    return falls_into_the_pair(facts, place) or falls_between(facts, place) or falls_at_an_edge(facts, place)


only_possible_kind = only_wait(_may_be_the_only_kind)
"""No other kind would have finished the hand."""


def not_for_pairs(find: Finder) -> Finder:
    """The finder of the same where seven pairs win too: nothing, if another kind would have made seven pairs."""

    def found(facts: Facts) -> tuple[Evidence, ...]:
        where = find(facts)
        return NOTHING if where and _had_pairs_but_one(facts) else where

    return found


def _had_pairs_but_one(facts: Facts) -> bool:
    """The tiles before the last were pairs and a single tile of another kind than the last."""
    showing = facts.showing
    if showing.hand.melds:
        return False
    before = list(showing.counts)
    before[showing.winning_kind] -= 1
    odd = [kind for kind, many in enumerate(before) if many % 2]
    return len(odd) == 1 and odd[0] != showing.winning_kind
