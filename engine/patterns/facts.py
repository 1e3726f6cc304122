"""Facts: what finders look at, and what they find.

What belongs here: a hand as it was shown, one reading of it, an occurrence of a pattern. What does not: any single
pattern.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations

from engine.deals import Win
from engine.hands import Hand
from engine.seats import Wind
from engine.shapes.arrangement import Arrangement, Group, GroupKind, tiles_of
from engine.shapes.suit_table import STEPS
from engine.shapes.waits import is_only_wait
from engine.tiles import KINDS, SUIT_RANKS, Tile


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

    @cached_property
    def counts(self) -> tuple[int, ...]:
        """How many tiles there are of each kind sets are made of, by index, melds included."""
        counts = [0] * KINDS
        for each in self.hand.tiles:
            if each.design.kind < KINDS:
                counts[each.design.kind] += 1
        return tuple(counts)

    @cached_property
    def kinds(self) -> int:
        """The kinds of the tiles as bits: bit 0 for index 0 and so on."""
        bits = 0
        for each in self.hand.tiles:
            bits |= 1 << each.design.kind
        return bits

    @cached_property
    def is_self_drawn(self) -> bool:
        """The hand won with a tile from the wall, or as it was dealt."""
        return self.win is not None and self.win.giver is None

    @property
    def winning_kind(self) -> int:
        """The index of the kind of the winning tile; -1 if none was named."""
        return self.win.tile.design.kind if self.win is not None and self.win.tile else -1

    @cached_property
    def is_closed(self) -> bool:
        """No set was claimed; how the winning tile came makes no difference."""
        return all(each.is_concealed for each in self.hand.melds)


Rows = tuple[tuple[int, int], ...]
"""Sets of a reading: the index of the lowest tile of each, and its place in the reading; the lowest first."""


@dataclass(frozen=True)
class Facts:
    """One reading of a hand that was shown: everything a pattern can be found in."""

    reading: Arrangement
    """The hand in groups."""
    showing: Showing
    """The hand, and how it came about."""

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups of the reading. Their places in it tell equal ones apart."""
        return self.reading.groups

    @cached_property
    def tiles(self) -> tuple[tuple[Tile, ...], ...]:
        """The very tiles of each group."""
        win = self.showing.win
        return tiles_of(self.reading, self.showing.hand, win.tile if win else None)

    @cached_property
    def chows(self) -> Rows:
        """The chows."""
        return self._rows(GroupKind.CHOW)

    @cached_property
    def pungs(self) -> Rows:
        """The pungs and kongs."""
        return self._rows(GroupKind.PUNG, GroupKind.KONG)

    @cached_property
    def pair(self) -> Group | None:
        """The pair beside the sets; None in a hand of pairs or of single tiles."""
        pairs = [each for each in self.groups if not each.is_set]
        return pairs[0] if len(pairs) == 1 else None

    @cached_property
    def has_one_wait(self) -> bool:
        """No other kind than that of the winning tile would have finished these sets and the pair."""
        knitted = [kind for each in self.groups if each.kind is GroupKind.KNITTED for kind in each.kinds]
        keys = list(self.showing.hand.keys)
        for each in knitted:
            keys[each // SUIT_RANKS] -= STEPS[each % SUIT_RANKS]
        kind = self.showing.winning_kind
        return kind >= 0 and is_only_wait((keys[0], keys[1], keys[2], keys[3]), kind)

    def _rows(self, *kinds: GroupKind) -> Rows:
        """The sets of these kinds."""
        return tuple(sorted((each.kinds[0], at) for at, each in enumerate(self.groups) if each.kind in kinds))

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


def each_group(facts: Facts, trait: Trait) -> tuple[Evidence, ...]:
    """An occurrence for each group of which it is true."""
    return tuple(in_groups(at) for at in range(len(facts.groups)) if trait(facts, at))


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
