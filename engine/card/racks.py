"""Racks: a player's tiles as bits, to compare with the hands of a card.

What belongs here: the rack and a tile more or less. What does not: what it lacks (``reach``).
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from operator import attrgetter

from engine.card.hands import CARD_KINDS, FIELD, unary
from engine.card.letters import FLOWER, JOKER
from engine.hands import Hand
from engine.melds import Meld
from engine.tiles import Tile

_ONE_FIELD = (1 << FIELD) - 1
_INDEX = attrgetter("index")
_UNARY = tuple(tuple(unary(kind, many) for many in range(FIELD + 1)) for kind in CARD_KINDS)
"""The bits of so many tiles of a kind."""
_ADDED = tuple(tuple(more - fewer for fewer, more in pairwise(each)) for each in _UNARY)
"""What one more tile of a kind adds to a mask that has so many of it."""


@dataclass(frozen=True, slots=True)
class Rack:
    """A player's tiles. Those that belong to no American hand are passed over."""

    held: int
    """The bits of the concealed natural tiles."""
    shown: int
    """The same and the tiles of every exposure, its jokers as what they stand for."""
    jokers: int
    """Units: tiles. The concealed jokers."""

    def plus(self, *kinds: int) -> "Rack":
        """The rack with a concealed tile more of each of these kinds; the joker is one."""
        held, shown, jokers = self.held, self.shown, self.jokers
        for kind in kinds:
            if kind == JOKER:
                jokers += 1
            else:
                held += _ADDED[kind][_many(held, kind)]
                shown += _ADDED[kind][_many(shown, kind)]
        return Rack(held, shown, jokers)

    def without(self, *kinds: int) -> "Rack":
        """The rack with a concealed tile less of each of these kinds, which it holds; the joker is one."""
        held, shown, jokers = self.held, self.shown, self.jokers
        for kind in kinds:
            if kind == JOKER:
                jokers -= 1
            else:
                held -= _ADDED[kind][_many(held, kind) - 1]
                shown -= _ADDED[kind][_many(shown, kind) - 1]
        return Rack(held, shown, jokers)


def rack_of(hand: Hand) -> Rack:
    """The rack of a hand.

    >>> from engine.hands import parse_hand
    >>> rack = rack_of(parse_hand("1m 1f 1j 1j"))
    >>> rack == rack_of(parse_hand("1f 1j")).plus(JOKER, 0), rack.jokers
    (True, 2)
    """
    rack = rack_of_tiles(hand.concealed)
    if not hand.melds:
        return rack
    return Rack(rack.held, rack.plus(*(meld.index for meld in hand.melds for _ in meld.tiles)).shown, rack.jokers)


def rack_of_tiles(tiles: Iterable[Tile]) -> Rack:
    """The rack of some concealed tiles."""
    counts = Counter(map(_INDEX, tiles))
    held = sum([_UNARY[kind][many] for kind, many in counts.items() if kind <= FLOWER])
    return Rack(held, held, counts[JOKER])


def naturals_of(meld: Meld) -> int:
    """Units: tiles. How many of an exposure are no jokers."""
    return sum(not each.design.is_joker for each in meld.tiles)


def _many(mask: int, kind: int) -> int:
    """How many tiles of a kind a mask has."""
    return (mask >> FIELD * kind & _ONE_FIELD).bit_length()
