"""How far a hand is from each line of a card.

What belongs here: distances told line by line. What does not: counting all hands (``reach``), one hand (``gaps``).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.card.card import Card, CardLine
from engine.card.gaps import brings_closer, jokers_placed, lacking
from engine.card.hands import COPIES, JOKERS, CardHand
from engine.card.letters import JOKER
from engine.card.racks import Rack, rack_of, rack_of_tiles
from engine.card.reach import Field, field_of, possible, reached
from engine.hands import Hand
from engine.tiles import Tile


class Distance(NamedTuple):
    """How far a hand is from a line. A tuple, for it is made for every line of a card at once."""

    line: CardLine
    """The line."""
    hand: CardHand
    """The nearest of its hands that is still possible; of a dead line the nearest of all."""
    missing: int
    """Units: tiles. What must still come; of a dead line counted as if nothing were exposed."""
    jokers: int
    """Units: tiles. How many of the player's jokers have a place in it, exposed ones too."""
    is_dead: bool
    """It has no place for the exposures, or what it needs is gone."""


def distance(card: Card, hand: Hand, gone: Sequence[Tile] = ()) -> tuple[Distance, ...]:
    """How far a hand is from each line, in the order of the card.

    Gone are the tiles nobody can use any more, as in `possible`.
    """
    field, rack = possible(card, hand.melds, gone), rack_of(hand)
    living = _told(field, rack, laid=_laid_jokers(hand))
    if len(living) == len(card.lines):
        return living
    found = {each.line: each for each in living}
    rest = field_of((each, each.hands) for each in card.lines if each not in found)
    found |= {each.line: each for each in _told(rest, rack_of_tiles(hand.tiles), is_dead=True)}
    return tuple(found[each] for each in card.lines)


def nearest(card: Card, hand: Hand, gone: Sequence[Tile] = ()) -> tuple[Distance, ...]:
    """How far a hand is from each line that is not dead, the nearest first.

    Where hands of a line are equally far, it is the one that more of the tiles still to come would bring closer. Of
    lines, that first which leaves no joker of hers idle, then that whose groups may be called; then as with hands, and
    then the one that is worth more.
    """
    field, rack, laid = possible(card, hand.melds, gone), rack_of(hand), _laid_jokers(hand)
    left = copies_left(hand, gone)
    found = []
    for line, hands, (least, _) in zip(field.lines, field.by_lines, field.nearest(rack), strict=True):
        equals = reached(hands, rack, least)
        coming = [sum(left[kind] for kind in brings_closer(each, rack)) for each in equals]
        best = equals[coming.index(max(coming))]
        placed = jokers_placed(best, rack)
        told = Distance(line, best, least, placed + laid, is_dead=False)
        found.append((least, placed < rack.jokers, line.is_concealed, -max(coming), -line.value, told))
    return tuple(told for *_, told in sorted(found, key=lambda each: each[:-1]))


def wanted(distance: Distance, hand: Hand) -> Mapping[int, int]:
    """How many natural tiles of each kind a hand has a place for on its way to a line; jokers may take some places."""
    return lacking(distance.hand, rack_of(hand))


def spare(distance: Distance, hand: Hand) -> tuple[Tile, ...]:
    """The concealed tiles that have no place in what a hand is on its way to, in display order."""
    rack = rack_of(hand)
    room = distance.hand.needs()
    for meld in hand.melds:
        room[meld.index] -= len(meld.tiles)
    room[JOKER] = jokers_placed(distance.hand, rack)
    found = []
    for each in hand.concealed:
        room[each.index] -= 1
        if room[each.index] < 0:
            found.append(each)
    return tuple(found)


def copies_left(hand: Hand, gone: Iterable[Tile] = ()) -> dict[int, int]:
    """How many copies of each kind of the American set, jokers too, are neither in this hand nor gone.

    >>> from engine.hands import parse_hand
    >>> left = copies_left(parse_hand("1m 1j | 1m1m1j pung"))
    >>> left[0], left[9], left[JOKER]
    (1, 4, 6)
    """
    left = {**dict(enumerate(COPIES)), JOKER: JOKERS}
    for each in (*hand.tiles, *gone):
        if each.index in left:
            left[each.index] = max(0, left[each.index] - 1)
    return left


def _told(field: Field, rack: Rack, *, laid: int = 0, is_dead: bool = False) -> tuple[Distance, ...]:
    """How far a rack is from each line of a field, this many jokers lying in exposures."""
    found = zip(field.lines, field.nearest(rack), strict=True)
    return tuple(
        [Distance(line, best, least, jokers_placed(best, rack) + laid, is_dead) for line, (least, best) in found]
    )


def _laid_jokers(hand: Hand) -> int:
    """How many jokers lie in exposures."""
    return sum(each.design.is_joker for meld in hand.melds for each in meld.tiles)
