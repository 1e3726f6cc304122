"""Card racks: racks made by chance that are on their way to a line of a card, for questions about them.

What belongs here: making them, and what of them a hand of the card has a place for. What does not: any question.
"""

from collections import Counter
from collections.abc import Sequence

from engine.card.hands import CardHand
from engine.chance import Chance
from engine.notation import print_designs
from engine.phases.calls import card_of
from engine.ruleset import Variant
from engine.tiles import DESIGNS, Tile


def rack_near_a_line(variant: Variant, chance: Chance, *, of_line: int, jokers: int = 1) -> str:
    """So many jokers and tiles of one hand of the card, and others by chance: as many as between turns."""
    box = Counter(variant.tile_set.counts)
    joker = next(each for each in box if each.is_joker)
    needs = chance.choice(card_of(variant).hands).needs()
    wanted = chance.sample([DESIGNS[kind] for kind, many in needs.items() for _ in range(many)], of_line)
    rack = [each for each, many in Counter((*(joker,) * jokers, *wanted)).items() for _ in range(min(many, box[each]))]
    box.subtract(rack)
    rest = [each for each, many in box.items() if not each.is_joker for _ in range(many)]
    rack += chance.sample(rest, variant.hand_size - len(rack))
    return print_designs(sorted(rack, key=lambda each: each.index))


def placed(hand: CardHand, tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """The tiles that have a place in a hand of the card, as what they are; jokers are left aside."""
    room, found = hand.needs(), []
    for each in tiles:
        if room[each.index] > 0:
            room[each.index] -= 1
            found.append(each)
    return tuple(found)
