"""Amounts: how many tiles of a group a box holds, and where a wrong number comes from.

What belongs here: counting as questions need it. What does not: the question (``count_tiles``).
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.exercises.criteria import CRITERIA
from engine.notation import parse_design
from engine.reasons import ContentError, NotationError, Reason
from engine.tiles import DESIGNS, NUMBER_SUITS, Design, TileSet

USUAL_COPIES = 4
"""How often a tile is in the box, bonus tiles and jokers aside."""


@dataclass(frozen=True, slots=True)
class Amount:
    """The tiles of a group in a box."""

    counts: Mapping[Design, int]
    """How many copies of each design."""

    @property
    def total(self) -> int:
        """How many tiles."""
        return sum(self.counts.values())

    @property
    def copies(self) -> int:
        """How often most of the designs are there; 0 if there are none."""
        return max(Counter(self.counts.values()).items(), key=lambda each: (each[1], each[0]), default=(0, 0))[0]

    @property
    def kinds(self) -> int:
        """How many designs are there that often."""
        return sum(many == self.copies for many in self.counts.values())

    @property
    def extra(self) -> int:
        """How many tiles there are of the other designs."""
        return self.total - self.kinds * self.copies

    @property
    def has_jokers_too(self) -> bool:
        """All families are in it, jokers as well."""
        return all(self.by_group().values())

    def by_group(self) -> dict[str, int]:
        """How many suit tiles, winds and dragons, flowers and seasons, and jokers there are."""
        return {
            "suits": sum(many for each, many in self.counts.items() if each.is_suit_tile),
            "honors": sum(many for each, many in self.counts.items() if each.is_honor),
            "flowers": sum(many for each, many in self.counts.items() if each.is_bonus),
            "jokers": sum(many for each, many in self.counts.items() if each.is_joker),
        }

    def of_suits(self) -> tuple[int, ...]:
        """How many tiles there are in each of the number suits it has."""
        by_suit = Counter[str]()
        for each, many in self.counts.items():
            by_suit[each.suit] += many
        return tuple(by_suit[suit] for suit in NUMBER_SUITS if by_suit[suit])


def amount(goal: str, *, tile_set: TileSet) -> Amount:
    """How many tiles of a criterion, or of one design, are in the box.

    Raises: ContentError ``position.unknown-goal``.

    >>> from engine.tiles import tile_set
    >>> amount("honor_tile", tile_set=tile_set()).total
    28
    """
    if goal in CRITERIA:
        fits = CRITERIA[goal].fits
        return Amount({each: many for each, many in tile_set.counts.items() if fits(each, tile_set)})
    try:
        each = parse_design(goal)
    except NotationError as error:
        raise ContentError(Reason("position.unknown-goal", {"text": goal[:40]})) from error
    return Amount({each: tile_set.counts[each]} if each in tile_set else {})


def miscounts(of: Amount, *, tile_set: TileSet) -> Mapping[int, Reason]:
    """Wrong numbers a learner may come to, each with the miscount it comes from; the likelier one where two agree."""
    found: dict[int, Reason] = {}
    for wrong, reason in (*_left_out(of, tile_set), *_copies_and_suits(of, tile_set)):
        if wrong not in (0, of.total):
            found.setdefault(wrong, reason)
    return found


def _left_out(of: Amount, tile_set: TileSet) -> Iterator[tuple[int, Reason]]:
    """Numbers that come of leaving a part of the group out, or of adding what is not played with."""
    winds = sum(many for each, many in of.counts.items() if each.is_wind)
    dragons = sum(many for each, many in of.counts.items() if each.is_dragon)
    bonus = sum(many for each, many in of.counts.items() if each.is_bonus)
    jokers = sum(many for each, many in of.counts.items() if each.is_joker)
    yield of.total - winds - dragons, Reason("count.forgot-honors")
    if winds and dragons:
        yield of.total - dragons, Reason("count.forgot-dragons")
        yield of.total - winds, Reason("count.forgot-winds")
    yield of.total - bonus, Reason("count.forgot-bonus")
    yield of.total - jokers, Reason("count.forgot-jokers")
    if of.total == len(tile_set) and not bonus:
        yield of.total + sum(each.is_bonus for each in DESIGNS), Reason("count.with-bonus")


def _copies_and_suits(of: Amount, tile_set: TileSet) -> Iterator[tuple[int, Reason]]:
    """Numbers that come of mistaking how often a tile is there, or in how many suits."""
    designs = len(of.counts)
    yield designs, Reason("count.designs-not-tiles", {"count": designs})
    suits = of.of_suits()
    if len(suits) > 1:
        yield suits[0], Reason("count.one-suit-only")
        yield suits[0] + suits[1], Reason("count.two-suits-only")
    elif suits:
        ranks = {each.rank for each in of.counts}
        same = sum(many for each, many in tile_set.counts.items() if each.is_suit_tile and each.rank in ranks)
        yield same, Reason("count.all-suits")
    if of.copies > 1:
        yield of.total - designs, Reason("count.one-copy-less", {"count": of.copies})
        yield of.copies, Reason("count.one-kind-only", {"count": of.copies})
    else:
        yield designs * USUAL_COPIES, Reason("count.each-is-there-once")
    if len(suits) > 1:
        ranks_of_one = len({each.rank for each in of.counts if each.is_suit_tile})
        yield ranks_of_one, Reason("count.numbers-of-one-suit", {"count": ranks_of_one})
