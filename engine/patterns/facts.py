"""Facts: what finders look at, and what they find.

What belongs here: a hand as it was shown, one reading of it, an occurrence of a pattern. What does not: any single
pattern.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations

from engine.deals import Win
from engine.hands import Hand
from engine.patterns.lazy import lazy
from engine.seats import Wind
from engine.shapes.arrangement import Arrangement, Group, GroupKind, tiles_of
from engine.shapes.suit_table import STEPS
from engine.shapes.waits import is_only_wait
from engine.tiles import HONOR_RANKS, KINDS, SUIT_RANKS, Tile


@dataclass(frozen=True)
class Showing:
    """A hand laid open to be counted, with what is known of how it came about."""

    hand: Hand
    """The tiles; of a hand that won, the winning tile among the concealed ones."""
    readings: tuple[Arrangement, ...]
    """Every way to read it as a finished hand; none if it is not finished."""
    win: Win | None = None
    """How it won; None if it did not."""
    seat_wind: Wind = Wind.EAST
    """The wind the player holds."""
    round_wind: Wind = Wind.EAST
    """The prevailing wind."""

    @lazy
    def counts(self) -> tuple[int, ...]:
        """How many tiles there are of each kind sets are made of, by index, melds included."""
        counts = [0] * KINDS
        for group in self.readings[0].groups if self.readings else ():
            for kind in group.kinds:
                counts[kind] += 1
        return tuple(counts) if self.readings else self._counted()

    def _counted(self) -> tuple[int, ...]:
        """The counts of a hand that is not finished."""
        held = Counter(each.design.kind for each in self.hand.tiles)
        return tuple(held[kind] for kind in range(KINDS))

    @lazy
    def kinds(self) -> int:
        """The kinds of the tiles as bits: bit 0 for index 0 and so on."""
        if not self.readings:
            return sum(1 << kind for kind, many in enumerate(self.counts) if many)
        bits = 0
        for group in self.readings[0].groups:
            bits |= group.bits
        return bits

    @lazy
    def is_self_drawn(self) -> bool:
        """The hand won with a tile from the wall, or as it was dealt."""
        return self.win is not None and self.win.giver is None

    @lazy
    def winning_kind(self) -> int:
        """The index of the kind of the winning tile; -1 if none was named."""
        return self.win.tile.design.kind if self.win is not None and self.win.tile else -1

    @lazy
    def suits(self) -> int:
        """How many suits there are tiles of."""
        return sum(1 for suit in SUIT_BITS if self.kinds & suit)

    @lazy
    def has_honors(self) -> bool:
        """There is a wind or a dragon."""
        return bool(self.kinds & HONOR_BITS)

    @lazy
    def is_closed(self) -> bool:
        """No set was claimed; how the winning tile came makes no difference."""
        return all(each.is_concealed for each in self.hand.melds)


_CHOW, _PUNG, _KONG = GroupKind.CHOW, GroupKind.PUNG, GroupKind.KONG
SUIT_BITS = tuple(((1 << SUIT_RANKS) - 1) << SUIT_RANKS * suit for suit in range(3))
"""The kinds of each suit, as bits of `Showing.kinds`."""
HONOR_BITS = ((1 << HONOR_RANKS) - 1) << SUIT_RANKS * 3
"""The winds and dragons, as bits of `Showing.kinds`."""
Rows = tuple[tuple[int, int], ...]
"""Sets of a reading: the index of the lowest tile of each, and its place in the reading; the lowest first."""


@dataclass(frozen=True)
class Facts:
    """One reading of a hand that was shown: everything a pattern can be found in."""

    reading: Arrangement
    """The hand in groups."""
    showing: Showing
    """The hand, and how it came about."""

    groups: tuple[Group, ...] = field(init=False, repr=False, compare=False)
    """The groups of the reading. Their places in it tell equal ones apart."""
    chows: Rows = field(init=False, repr=False, compare=False)
    """The chows."""
    pungs: Rows = field(init=False, repr=False, compare=False)
    """The pungs and kongs."""
    kongs: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """The places of the kongs."""
    pair: Group | None = field(init=False, repr=False, compare=False)
    """The pair beside the sets; None in a hand of pairs or of single tiles."""

    def __post_init__(self) -> None:
        groups = self.reading.groups
        chows, pungs, kongs, others = [], [], [], []
        for at, group in enumerate(groups):
            kind = group.kind
            if kind is _CHOW:
                chows.append((group.kinds[0], at))
            elif kind is _PUNG:
                pungs.append((group.kinds[0], at))
            elif kind is _KONG:
                pungs.append((group.kinds[0], at))
                kongs.append(at)
            elif len(group.kinds) < 3:
                others.append(group)
        vars(self).update(
            groups=groups,
            chows=tuple(sorted(chows)),
            pungs=tuple(sorted(pungs)),
            kongs=tuple(kongs),
            pair=others[0] if len(others) == 1 else None,
        )

    @lazy
    def tiles(self) -> tuple[tuple[Tile, ...], ...]:
        """The very tiles of each group."""
        win = self.showing.win
        return tiles_of(self.reading, self.showing.hand, win.tile if win else None)

    @lazy
    def concealed_kongs(self) -> tuple[int, ...]:
        """The places of the kongs without another player's tile."""
        return tuple([place for place in self.kongs if self.is_concealed(place)]) if self.kongs else ()

    @lazy
    def concealed_pungs(self) -> tuple[int, ...]:
        """The places of the pungs and kongs without another player's tile."""
        return tuple(sorted([place for _, place in self.pungs if self.is_concealed(place)]))

    @lazy
    def has_one_wait(self) -> bool:
        """No other kind than that of the winning tile would have finished these sets and the pair."""
        kind = self.showing.winning_kind
        if kind < 0:
            return False
        keys = self.showing.hand.keys
        if self.groups[0].kind is GroupKind.KNITTED:
            rest = list(keys)
            for each in (kind for group in self.groups if group.kind is GroupKind.KNITTED for kind in group.kinds):
                rest[each // SUIT_RANKS] -= STEPS[each % SUIT_RANKS]
            keys = (rest[0], rest[1], rest[2], rest[3])
        return is_only_wait(keys, kind)

    def is_finished_by_another(self, place: int) -> bool:
        """The group was concealed until the winning tile, another player's, ended it."""
        win = self.showing.win
        return win is not None and win.giver is not None and place == self.reading.ends

    def is_concealed(self, place: int) -> bool:
        """No tile of the group is another player's, the winning tile included."""
        return self.groups[place].is_concealed and not self.is_finished_by_another(place)


@dataclass(frozen=True, slots=True)
class Evidence:
    """One occurrence of a pattern."""

    places: tuple[int, ...] = ()
    """The groups it is made of, by their places in the reading; none if it is about no group."""
    tiles: tuple[Tile, ...] = ()
    """The tiles that show it; none if no tile does. A finder leaves out those of whole groups."""

    def told(self, facts: Facts) -> "Evidence":
        """The same with its tiles: those of its groups, where the finder named no others."""
        if self.tiles or not self.places:
            return self
        if len(self.places) == 1:
            return Evidence(self.places, facts.tiles[self.places[0]])
        return Evidence(self.places, tuple(tile for at in self.places for tile in facts.tiles[at]))


Finder = Callable[[Facts], tuple[Evidence, ...]]
"""Every occurrence of a pattern."""
Trait = Callable[[Facts, int], bool]
"""Whether something is true of the group at a place."""
NOTHING: tuple[Evidence, ...] = ()
"""The pattern is not there."""
WHOLE_HAND = (Evidence(),)
"""The pattern is there once, and about no group more than about another."""


@cache
def in_groups(*places: int) -> Evidence:
    """An occurrence made of these groups; its tiles are theirs, and filled in when it counts."""
    return Evidence(places)


@cache
def of_tiles(*tiles: Tile) -> Evidence:
    """An occurrence that these tiles show, and no group of the reading."""
    return Evidence(tiles=tiles)


def whole_hand(is_there: Callable[[Facts], bool]) -> Finder:
    """The finder of a pattern of the whole hand: at most once, and about no group more than about another."""

    def find(facts: Facts) -> tuple[Evidence, ...]:
        return WHOLE_HAND if is_there(facts) else NOTHING

    return find


def combination(of: Callable[[Facts], Rows], size: int, fits: Callable[[tuple[int, ...]], bool]) -> Finder:
    """The finder of so many sets that fit together, told by the indices of their lowest tiles, in order."""

    def find(facts: Facts) -> tuple[Evidence, ...]:
        return tuple(
            in_groups(*sorted(place for _, place in some))
            for some in combinations(of(facts), size)
            if fits(tuple(low for low, _ in some))
        )

    return find
