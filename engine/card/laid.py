"""A hand laid out beside a hand of the card: what of it is there, where jokers stand, what is missing.

What belongs here: hands on their way. What does not: complete ones (``match``), and which line is near (``distance``).
"""

from collections import Counter
from enum import StrEnum
from typing import NamedTuple

from engine.card.hands import CardHand
from engine.card.letters import JOKER
from engine.hands import Hand
from engine.tiles import DESIGNS, Design


class Filled(StrEnum):
    """What stands in a place."""

    TILE = "tile"
    """The tile itself."""
    JOKER = "joker"
    """A joker for it."""
    MISSING = "missing"
    """Nothing yet."""


class Place(NamedTuple):
    """A place of a hand of the card."""

    design: Design
    """The tile that belongs there."""
    filled: Filled
    """What stands there."""


def laid_towards(wanted: CardHand, hand: Hand) -> tuple[tuple[Place, ...], ...]:
    """The places of each block, in the order of the blocks: those with tiles first, then jokers, then what is missing.

    Natural tiles go where jokers must not stand first, then to the groups in order; jokers take what is left.

    >>> from engine.card.hands import Block
    >>> from engine.hands import parse_hand
    >>> blocks = laid_towards(CardHand((Block(0, 2), Block(1, 3))), parse_hand("1m 2m 1j 1j"))
    >>> [[place.filled.value for place in block] for block in blocks]
    [['tile', 'missing'], ['tile', 'joker', 'joker']]
    """
    spare = Counter(each.index for each in hand.concealed)
    exposed = list(hand.melds)
    there: dict[int, tuple[int, int]] = {}
    for at, block in enumerate(wanted.blocks):
        meld = next((each for each in exposed if (each.index, len(each.tiles)) == (block.kind, block.size)), None)
        if meld is not None:
            exposed.remove(meld)
            jokers = sum(each.design.is_joker for each in meld.tiles)
            there[at] = (block.size - jokers, jokers)
    for at, block in sorted(enumerate(wanted.blocks), key=lambda each: each[1].takes_jokers):
        if at not in there:
            tiles = min(block.size, spare[block.kind])
            jokers = min(block.size - tiles, spare[JOKER]) if block.takes_jokers else 0
            spare[block.kind] -= tiles
            spare[JOKER] -= jokers
            there[at] = (tiles, jokers)
    return tuple(_places(block.kind, block.size, *there[at]) for at, block in enumerate(wanted.blocks))


def _places(kind: int, size: int, tiles: int, jokers: int) -> tuple[Place, ...]:
    """The places of a block with so many tiles and jokers in it."""
    filled = [Filled.TILE] * tiles + [Filled.JOKER] * jokers + [Filled.MISSING] * (size - tiles - jokers)
    return tuple(Place(DESIGNS[kind], each) for each in filled)
