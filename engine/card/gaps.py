"""What one rack lacks of one hand of a card, kind by kind.

What belongs here: a rack beside a hand. What does not: choosing the hand (``distance``, ``shape``).
"""

from collections import Counter
from collections.abc import Iterator

from engine.card.hands import FIELD, CardHand
from engine.card.index import places
from engine.card.letters import JOKER
from engine.card.racks import Rack


def lacking(hand: CardHand, rack: Rack) -> Counter[int]:
    """How many natural tiles of each kind the hand still has a place for; jokers may take some of these places."""
    return Counter(_kinds(hand.whole & ~rack.shown))


def must_come(hand: CardHand, rack: Rack) -> Counter[int]:
    """How many natural tiles of each kind are missing where no joker may stand."""
    return Counter(_kinds(hand.natural & ~rack.held))


def jokers_placed(hand: CardHand, rack: Rack) -> int:
    """Units: tiles. How many of the concealed jokers have a place in it."""
    if not rack.jokers:
        return 0
    in_groups = (hand.whole & ~rack.shown).bit_count() - (hand.natural & ~rack.held).bit_count()
    return min(rack.jokers, in_groups)


def brings_closer(hand: CardHand, rack: Rack) -> frozenset[int]:
    """The kinds of which one more leaves one fewer missing; the joker may be among them."""
    outside, anywhere = hand.natural & ~rack.held, hand.whole & ~rack.shown
    short = anywhere.bit_count() - rack.jokers
    if outside.bit_count() < short:
        return frozenset(_kinds(anywhere)) | {JOKER}
    return frozenset(_kinds(outside))


def _kinds(mask: int) -> Iterator[int]:
    """The kind of each tile in a mask."""
    for place in places(mask):
        yield place // FIELD
