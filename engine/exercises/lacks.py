"""Lacks: what a hand still misses after a tile that did not complete it.

What belongs here: the nearest reading of a hand that is full, but not finished. What does not: the question
(``finish_hand``), and hands that are far from finished.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from engine.actions import suit_term
from engine.card.letters import JOKER, MATCHING, SOAP
from engine.card.shape import CardShape
from engine.exercises.criteria import family
from engine.exercises.sets import ANY, flaw
from engine.hands import Hand, keys_of
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.seven_pairs import SevenPairs
from engine.shapes.shape import Shape
from engine.shapes.suit_readings import suit_readings
from engine.tiles import DESIGNS, NUMBER_SUITS, Tile, TileSet


@dataclass(frozen=True, slots=True)
class Lack:
    """What is missing, and the tiles that show it."""

    reasons: tuple[Reason, ...]
    """What is missing, most specific first."""
    tiles: tuple[Tile, ...] = ()
    """The tiles outside every finished group."""


def lack(hand: Hand, *, added: Tile, shape: Shape, tile_set: TileSet) -> Lack:
    """What a hand misses that was one tile short of the shape before a wrong tile was added."""
    if isinstance(shape, SetsAndPair):
        return _lack_of_sets(hand, added, tile_set)
    if isinstance(shape, SevenPairs):
        many = Counter(each.design.kind for each in hand.concealed)
        single = {each.design.kind: each for each in hand.concealed if many[each.design.kind] % 2}
        tiles = tuple(single.values())
        return Lack((Reason("hand.one-pair-missing", {"tiles": tuple(each.design for each in tiles)}),), tiles)
    if isinstance(shape, CardShape):
        return Lack((_lack_of_a_line(hand, added, shape),))
    return Lack((Reason("hand.not-complete", {"tile": added.design}),))


def nearest_lack(variant: Variant, hand: Hand) -> Lack:
    """What a hand of full size lacks that is one tile away from a finished one."""
    shape = next(each for each in variant.shapes if each.missing(hand) == 1)
    ends = (hand.drawn,) if hand.drawn else {family(each.design).id: each for each in hand.concealed}.values()
    found = (lack(hand, added=each, shape=shape, tile_set=variant.tile_set) for each in ends)
    return min(found, key=lambda each: len({family(one.design).id for one in each.tiles}))


def _lack_of_a_line(hand: Hand, added: Tile, shape: CardShape) -> Reason:
    """A dragon of another suit, where the line lacks the one of its suit; else only that it is not complete."""
    wanted = {DESIGNS[kind] for kind in shape.useful(hand.without_tile(added))} - {DESIGNS[JOKER]}
    of_suits = {DESIGNS[dragon]: suit for suit, dragon in MATCHING.items()}
    if added.design.is_dragon and len(wanted) == 1 and wanted <= of_suits.keys() - {DESIGNS[SOAP]}:
        suit = of_suits[wanted.pop()]
        return Reason("hand.dragon-of-other-suit", {"tile": added.design, "kind": suit_term(NUMBER_SUITS[suit])})
    return Reason("hand.not-complete", {"tile": added.design})


def _lack_of_sets(hand: Hand, added: Tile, tile_set: TileSet) -> Lack:
    """The pair that is missing where all sets are there, else the one set."""
    outside = _outside(hand.concealed, added)
    tiles = tuple(each.design for each in outside)
    if len(outside) == 2:
        return Lack((Reason("hand.pair-missing", {"tiles": tiles}),), outside)
    why = flaw(outside, asked=ANY, given=0, tile_set=tile_set).reasons
    return Lack((Reason("hand.one-set-missing", {"tiles": tiles}), *why), outside)


def _outside(concealed: Sequence[Tile], added: Tile) -> tuple[Tile, ...]:
    """The fewest tiles without which the others are finished groups; the added one and its kin rather than others."""
    kin = family(added.design)
    options = [
        chosen
        for many, pairs in ((2, 0), (3, 1))
        for chosen in combinations(concealed, many)
        if _are_groups([each for each in concealed if each not in chosen], pairs)
    ]
    return min(
        options, key=lambda each: (len(each), added not in each, -sum(family(one.design) is kin for one in each))
    )


def _are_groups(tiles: Sequence[Tile], pairs: int) -> bool:
    """The tiles are nothing but sets and so many pairs."""
    keys = keys_of(tiles)
    of_suits = [sum(key // 5**rank % 5 for rank in range(9)) % 3 for key in keys]
    return of_suits.count(2) == pairs and all(suit_readings(suit, key) for suit, key in enumerate(keys))
