"""A rack in the order of a line: the tiles that have a place in a hand of the card first, as the card prints them.

What belongs here: the order of tiles. What does not: which hand is near (``distance``), what it lacks (``laid``).
"""

from dataclasses import replace

from engine.card.hands import CardHand
from engine.card.laid import Filled, laid_towards
from engine.card.letters import JOKER
from engine.hands import Hand
from engine.tiles import Tile


def in_line_order(wanted: CardHand, hand: Hand) -> tuple[Tile, ...]:
    """The concealed tiles group by group, jokers where they stand, then those it has no place for.

    >>> from engine.card.hands import Block
    >>> from engine.hands import parse_hand
    >>> wanted = CardHand((Block(34, 2), Block(8, 3), Block(0, 3)))
    >>> [each.text for each in in_line_order(wanted, parse_hand("1m 5m 9m 9m 1j 1f"))]
    ['1f', '9m', '9m', '1j', '1m', '5m']
    """
    blocks = list(wanted.blocks)
    for meld in hand.melds:
        laid = next((each for each in blocks if (each.kind, each.size) == (meld.index, len(meld.tiles))), None)
        if laid is not None:
            blocks.remove(laid)
    left, found = list(hand.concealed), list[Tile]()
    for block in laid_towards(CardHand(tuple(blocks)), replace(hand, melds=())):
        for place in block:
            kind = JOKER if place.filled is Filled.JOKER else place.design.index
            tile = next((each for each in left if each.index == kind), None)
            if tile is not None and place.filled is not Filled.MISSING:
                left.remove(tile)
                found.append(tile)
    return (*found, *left)
