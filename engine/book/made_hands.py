"""Hands made up by chance: finished ones of each shape, of the tiles that two tables share.

What belongs here: making hands. What does not: what is asked about them (``candidates``).
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.chance import Chance
from engine.notation import print_designs
from engine.shown_hands import ShownHand, ShownMeld
from engine.tiles import DESIGNS, SUIT_RANKS, Design, Suit

Group = tuple[int, ...]
"""The kinds of the tiles of a set or pair."""
_SETS = 4
_PAIRS = 7
_COPIES = 4


def kinds_of(designs: Sequence[Design]) -> tuple[int, ...]:
    """The kinds sets can be made of, among these."""
    return tuple(sorted(each.kind for each in designs if each.is_suit_tile or each.is_honor))


class Maker:
    """Makes hands out of these kinds, no more than four tiles of each."""

    def __init__(self, chance: Chance, kinds: Sequence[int]) -> None:
        self.chance = chance
        self.kinds = kinds
        self.used: Counter[int] = Counter()

    def _takes(self, group: Group) -> bool:
        """The group is taken, if enough of its tiles are left."""
        many = Counter(group)
        if any(self.used[kind] + count > _COPIES for kind, count in many.items()):
            return False
        self.used += many
        return True

    def alike(self, count: int) -> Group:
        """So many alike."""
        while True:
            group = (self.chance.choice(self.kinds),) * count
            if self._takes(group):
                return group

    def row(self) -> Group:
        """Three in a row; to be made before tiles alike, so that enough are left."""
        low = [kind for kind in self.kinds if {kind + 1, kind + 2} <= set(self.kinds) and _in_one_suit(kind)]
        first = self.chance.choice(low)
        group = (first, first + 1, first + 2)
        self.used += Counter(group)
        return group

    def sets_and_pair(self, *, rows: int | None = None) -> tuple[Group, ...]:
        """Four sets, so many of them rows, and a pair."""
        many = self.chance.below(_SETS + 1) if rows is None else rows
        groups = [self.row() if at < many else self.alike(3) for at in range(_SETS)]
        return (*groups, self.alike(2))

    def pairs(self, *, fours: int = 0) -> tuple[Group, ...]:
        """Seven pairs, so many times two of them alike; different ones are never rows as well."""
        picked = next(each for each in self._picked(_PAIRS - fours) if not _has_two_rows(each))
        return tuple((kind, kind) for kind in (*picked, *picked[:fours]))

    def _picked(self, many: int) -> Iterator[Sequence[int]]:
        """So many kinds, again and again."""
        while True:
            yield self.chance.sample(self.kinds, many)

    def shown(self, groups: Sequence[Group], *, laid: int = 0, self_draw: bool = False) -> ShownHand:
        """The hand of these groups, some of the first of them on the table, won with one of the other tiles."""
        on_table, rest = groups[:laid], sorted(kind for each in groups[laid:] for kind in each)
        won = rest.pop(self.chance.below(len(rest)))
        melds = tuple(ShownMeld("pung" if len({*each}) == 1 else "chow", written(each)) for each in on_table)
        return ShownHand(written(rest), melds, written((won,)), self_draw=self_draw)


def _in_one_suit(kind: int) -> bool:
    """A row can begin here."""
    return kind < 3 * SUIT_RANKS and kind % SUIT_RANKS <= SUIT_RANKS - 3


def _has_two_rows(kinds: Sequence[int]) -> bool:
    """Six of the kinds make two rows: two of each would be four rows."""
    begins = [each for each in kinds if _in_one_suit(each) and {each + 1, each + 2} <= {*kinds}]
    return any(other - one >= 3 for one in begins for other in begins)


def written(kinds: Sequence[int]) -> str:
    """The tiles in notation."""
    return print_designs(DESIGNS[kind] for kind in kinds)


def of_suits(kinds: Sequence[int], *suits: Suit, honors: bool = False) -> tuple[int, ...]:
    """The kinds of these suits, and the honors if wanted."""
    return tuple(kind for kind in kinds if DESIGNS[kind].suit in suits or (honors and DESIGNS[kind].is_honor))
