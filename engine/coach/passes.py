"""Passes: which tiles a hand can best do without, by what it may still become.

What belongs here: weighing racks against a card, and the search for the best tiles to let go or to discard. What does
not: when a player lets any go (``card_players``).
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from engine.card.hands import FIELD, HAND, CardHand
from engine.card.racks import Rack, rack_of
from engine.card.reach import Field
from engine.hands import Hand
from engine.tiles import Tile

WITHIN = 3
"""Units: tiles. Only hands that lack at most so many more than the nearest are weighed."""
_WORTH = tuple(10.0**-lacking for lacking in range(2 * HAND))
"""What a hand counts that lacks so many tiles: one tile more makes it ten times as far."""


def worth(field: Field, rack: Rack) -> float:
    """How much a rack may still become: near hands count more, and many hands more than few."""
    return sum(_WORTH[max(_lacking(each, rack))] for each in field.hands)


def best_to_let_go(field: Field, hand: Hand, many: int) -> tuple[Tile, ...]:
    """So many tiles without which the hand is worth most; jokers are never among them.

    >>> from engine.card.cards import card
    >>> from engine.card.reach import possible
    >>> from engine.hands import parse_hand
    >>> best_to_let_go(possible(card("practice_one")), parse_hand("8B8B8B8C8C8C8CWWW00J + 1D"), 1)
    (Tile(1p.1),)
    """
    tried = _Trial(field, rack_of(hand), [each for each in hand.concealed if not each.design.is_joker])
    return max(tried.choices(many), key=tried.worth_without, default=())


def best_to_discard(field: Field, hand: Hand) -> Tile:
    """The tile without which the fewest are missing, and of several the one without which the hand is worth most.

    A joker is among them where no near line has a place for it; of equally good tiles it goes last.

    >>> from engine.card.cards import card
    >>> from engine.card.reach import possible
    >>> from engine.hands import parse_hand
    >>> best_to_discard(possible(card("practice_one")), parse_hand("227p22s2244z55z1f1j + 1j"))
    Tile(1j.1)
    """
    tried = _Trial(field, rack_of(hand), hand.concealed)
    (best,) = max(tried.choices(1), key=lambda one: (*tried.left_without(one[0]), not one[0].design.is_joker))
    return best


@dataclass(frozen=True, slots=True, init=False)
class _Trial:
    """A rack against the hands that are near: which of them miss a tile if it goes, as a set of bits a tile."""

    tiles: tuple[Tile, ...]
    """The tiles that may go, equal ones side by side."""
    missed: Mapping[Tile, int]
    """The hands that miss each tile, provided its equals before it are gone."""
    lacking: tuple[tuple[int, int], ...]
    """How many tiles are missing now, and the hands of which that is so."""

    def __init__(self, field: Field, rack: Rack, concealed: Iterable[Tile]) -> None:
        near = [(each, *_lacking(each, rack)) for each in field.near(rack, within=WITHIN).hands]
        # Where natural tiles are missing longest, only these are missed.
        needs = [hand.natural if outside > anywhere else hand.whole for hand, outside, anywhere in near]
        # A joker is missed unless natural tiles are missing longer anyhow.
        takes = sum(1 << at for at, (_, outside, anywhere) in enumerate(near) if outside <= anywhere)
        tiles = tuple(concealed)
        missed, gone = {}, dict.fromkeys((each.index for each in tiles), 0)
        for each in tiles:
            if each.design.is_joker:
                missed[each] = takes
                continue
            shown = (rack.shown >> FIELD * each.index & (1 << FIELD) - 1).bit_length()
            place = 1 << FIELD * each.index + shown - 1 - gone[each.index]
            gone[each.index] += 1
            missed[each] = sum(1 << at for at, need in enumerate(needs) if need & place)
        levels: dict[int, int] = {}
        for at, (_, outside, anywhere) in enumerate(near):
            lacks = max(outside, anywhere)
            levels[lacks] = levels.get(lacks, 0) | 1 << at
        object.__setattr__(self, "tiles", tiles)
        object.__setattr__(self, "missed", missed)
        object.__setattr__(self, "lacking", tuple(levels.items()))

    def choices(self, many: int) -> Iterator[tuple[Tile, ...]]:
        """Every choice of so many tiles; of equal ones the first go."""
        before: Mapping[Tile, Tile | None] = {
            each: prior if prior is not None and prior.index == each.index else None
            for prior, each in zip((None, *self.tiles), self.tiles, strict=False)
        }
        for chosen in combinations(self.tiles, many):
            if all(before[each] is None or before[each] in chosen for each in chosen):
                yield chosen

    def left_without(self, one: Tile) -> tuple[int, float]:
        """How few are missing without this tile, below zero, and how much the rack may still become."""
        missed = self.missed[one]
        least = min((lacks + (not hands & ~missed) for lacks, hands in self.lacking), default=0)
        return -least, self.worth_without((one,))

    def worth_without(self, chosen: tuple[Tile, ...]) -> float:
        """How much the rack may still become without these tiles, three at most."""
        once = twice = 0
        for each in chosen:
            missed = self.missed[each]
            once, twice = once ^ missed, twice | once & missed
        # Three hands that miss one, two or three tiles more: `once` counts odd numbers, `twice` two and three.
        total = 0.0
        for lacks, hands in self.lacking:
            odd, more = hands & once, hands & twice
            three = (odd & more).bit_count()
            two, one = more.bit_count() - three, odd.bit_count() - three
            none = hands.bit_count() - one - two - three
            at = _WORTH[lacks : lacks + 4]
            total += none * at[0] + one * at[1] + two * at[2] + three * at[3]
        return total


def _lacking(hand: CardHand, rack: Rack) -> tuple[int, int]:
    """Units: tiles. What a rack lacks of the tiles that must be natural, and of all; the larger number counts."""
    outside = hand.outside - (hand.natural & rack.held).bit_count()
    return outside, HAND - rack.jokers - (hand.whole & rack.shown).bit_count()
