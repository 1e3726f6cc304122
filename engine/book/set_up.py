"""Tiles, walls, dice and the deal."""

from itertools import product

from engine.book.entry import Fact, Head
from engine.breaks import Break, wall_lengths
from engine.phases.dealing import BLOCK, takes_of
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.seats import Seat, Wind
from engine.tiles import NUMBER_SUITS, SUIT_RANKS, Design


def _tiles(variant: Variant) -> Reason:
    return Reason("book.tiles", {"count": len(variant.tile_set)})


def _suits(variant: Variant) -> Reason:
    copies = [many for each, many in variant.tile_set.counts.items() if each.is_suit_tile]
    suits = {each.suit for each in variant.tile_set.counts if each.suit in NUMBER_SUITS}
    return Reason("book.suits", {"count": len(suits), "ranks": SUIT_RANKS, "copies": max(copies)})


def _many(variant: Variant, designs: list[Design]) -> int:
    """How many tiles of these designs there are."""
    return sum(variant.tile_set.counts[each] for each in designs)


def _honors(variant: Variant) -> Reason:
    honors = [each for each in variant.tile_set.counts if each.is_honor]
    if not honors:
        return Reason("book.no-honors")
    winds = [each for each in honors if each.is_wind]
    dragons = [each for each in honors if each not in winds]
    return Reason("book.honors", {"winds": _many(variant, winds), "dragons": _many(variant, dragons)})


def _bonus(variant: Variant) -> Reason:
    count = _many(variant, [each for each in variant.tile_set.counts if each.is_bonus])
    if not count:
        return Reason("book.no-bonus-tiles")
    if variant.deal.sets_bonus_aside:
        return Reason("book.bonus-tiles-aside", {"count": count})
    return Reason("book.bonus-tiles-in-hand", {"count": count})


def _jokers(variant: Variant) -> Reason:
    count = _many(variant, [each for each in variant.tile_set.counts if each.is_joker])
    return Reason("book.jokers", {"count": count}) if count else Reason("book.no-jokers")


def _walls(variant: Variant) -> Reason:
    lengths = wall_lengths(len(variant.tile_set))
    less, more = min(lengths), max(lengths)
    if less == more:
        return Reason("book.walls", {"count": more})
    return Reason("book.walls-differ", {"more": more, "less": less})


def _whose_wall(variant: Variant) -> Reason:
    way = variant.deal.breaks
    if way.first is None:
        return Reason("book.own-wall-opened", {"count": way.rolls[0]})
    if way.first is Wind.EAST:
        return Reason("book.wall-counted-from-dealer", {"count": way.rolls[0]})
    return Reason("book.wall-counted-from-right", {"count": way.rolls[0]})


def _stacks(variant: Variant) -> Reason:
    way = variant.deal.breaks
    if len(way.rolls) > 1 and _counts_only(way, slice(way.rolls[0], None)):
        return Reason("book.stacks-by-second-roll", {"count": way.rolls[1]})
    if len(way.rolls) > 1:
        return Reason("book.stacks-by-both-rolls", {"count": way.rolls[1], "dice": way.dice})
    if _counts_only(way, slice(None)):
        return Reason("book.stacks-by-the-dice")
    return Reason("book.stacks-by-smaller-die")


def _counts_only(way: Break, part: slice) -> bool:
    """The stacks are what this part of the dice shows together, whatever they show."""
    return all(way.stacks(dice) == sum(dice[part]) for dice in product((1, 6), repeat=way.dice))


def _replacements(variant: Variant) -> Reason:
    if not variant.deal.replaces_kongs:
        return Reason("book.no-replacements")
    if variant.deal.loose:
        return Reason("book.loose-tiles", {"count": variant.deal.loose})
    return Reason("book.replacements-from-the-end")


def _dealt(variant: Variant) -> Reason:
    if variant.deal.gives_one_more:
        return Reason("book.dealt", {"count": variant.hand_size})
    return Reason("book.dealt-alike", {"count": variant.hand_size})


def _taken(variant: Variant) -> Reason:
    times = sum(seat is Seat.A and many == BLOCK for seat, many in takes_of(variant, Seat.A))
    return Reason("book.taken", {"count": times, "tiles": BLOCK})


FACTS = (
    Fact("tiles", Head.SET_UP, _tiles),
    Fact("suits", Head.SET_UP, _suits),
    Fact("honors", Head.SET_UP, _honors),
    Fact("bonus-tiles", Head.SET_UP, _bonus),
    Fact("jokers", Head.SET_UP, _jokers),
    Fact("walls", Head.SET_UP, _walls),
    Fact("whose-wall", Head.SET_UP, _whose_wall),
    Fact("stacks", Head.SET_UP, _stacks),
    Fact("replacements", Head.SET_UP, _replacements),
    Fact("taken", Head.SET_UP, _taken),
    Fact("dealt", Head.SET_UP, _dealt),
)
"""From the box to full hands."""
