"""Arrangements: one reading of a finished hand, group by group.

What belongs here: groups and what they say of themselves. What does not: finding them (the shapes).
"""

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache

from engine.hands import Hand
from engine.melds import Meld, MeldKind
from engine.tiles import KINDS, SUIT_RANKS, Tile


class GroupKind(StrEnum):
    """What the tiles of a group are to one another; the values of sets are those of melds."""

    SINGLE = "single"
    """One tile that stands alone, as in thirteen orphans."""
    PAIR = "pair"
    """Two alike."""
    CHOW = "chow"
    """Three in a row, of one suit."""
    PUNG = "pung"
    """Three alike."""
    KONG = "kong"
    """Four alike."""
    QUINT = "quint"
    """Five alike, with jokers."""
    SEXTET = "sextet"
    """Six alike, with jokers."""
    KNITTED = "knitted"
    """Three of one suit, each three ranks above the one before: a third of a knitted straight."""


@cache
def _bits(kinds: tuple[int, ...]) -> int:
    return sum(1 << kind for kind in set(kinds))


@dataclass(frozen=True, slots=True)
class Group:
    """Tiles of a hand that belong together in one reading of it."""

    kind: GroupKind
    """Pair, chow, pung and so on."""
    kinds: tuple[int, ...]
    """The index of each of its tiles, jokers as what they stand for; in order."""
    meld: Meld | None = None
    """The meld on the table that it is; None for concealed tiles."""
    bits: int = field(init=False, repr=False, compare=False)
    """The kinds of its tiles as bits: bit 0 for index 0 and so on."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "bits", _bits(self.kinds))

    @property
    def index(self) -> int:
        """The index of its lowest tile."""
        return self.kinds[0]

    @property
    def is_concealed(self) -> bool:
        """No tile of it was claimed before the win. Whether the win claimed one only the win can tell."""
        return self.meld is None or self.meld.is_concealed

    @property
    def is_set(self) -> bool:
        """It is a chow, pung or kong."""
        return len(self.kinds) >= 3


def _alike(kind: GroupKind, size: int) -> tuple[Group, ...]:
    """The group of so many alike for each kind of tile."""
    return tuple(Group(kind, (index,) * size) for index in range(KINDS))


SINGLES = _alike(GroupKind.SINGLE, 1)
"""The concealed single tile of each kind, by index."""
PAIRS = _alike(GroupKind.PAIR, 2)
"""The concealed pair of each kind, by index."""
PUNGS = _alike(GroupKind.PUNG, 3)
"""The concealed pung of each kind, by index."""
CHOWS = {
    low: Group(GroupKind.CHOW, (low, low + 1, low + 2))
    for low in range(3 * SUIT_RANKS)
    if low % SUIT_RANKS <= SUIT_RANKS - 3
}
"""The concealed chow from each index it can begin at."""


_OF_MELD = {kind: GroupKind(kind.value) for kind in MeldKind}


def group_of(meld: Meld) -> Group:
    """The group a meld is.

    >>> from engine.melds import parse_meld
    >>> group_of(parse_meld("340p chow from D")).kinds
    (11, 12, 13)
    """
    kind = _OF_MELD[meld.kind]
    if kind is GroupKind.CHOW:
        return Group(kind, tuple(sorted(each.design.kind for each in meld.tiles)), meld)
    return Group(kind, (meld.index,) * len(meld.tiles), meld)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """One reading of a finished hand: all its tiles in groups, and which group the winning tile ends."""

    groups: tuple[Group, ...]
    """The concealed groups in the order of their tiles, then the melds."""
    ends: int | None = None
    """The place in `groups` of the group that the winning tile ends; None if no winning tile was named."""

    @property
    def sets(self) -> tuple[Group, ...]:
        """The chows, pungs and kongs."""
        return tuple(each for each in self.groups if each.is_set)

    @property
    def pairs(self) -> tuple[Group, ...]:
        """The pairs."""
        return tuple(each for each in self.groups if each.kind is GroupKind.PAIR)

    @property
    def ended(self) -> Group | None:
        """The group that the winning tile ends."""
        return None if self.ends is None else self.groups[self.ends]


def tiles_of(arrangement: Arrangement, hand: Hand, win: Tile | None) -> tuple[tuple[Tile, ...], ...]:
    """The very tiles of each group; the winning tile lies in the group it ends, the others where they come first.

    >>> from engine.hands import parse_hand
    >>> hand = parse_hand("5505p | 213m chow")
    >>> tiles_of(Arrangement((PAIRS[13], PAIRS[13], group_of(hand.melds[0])), ends=1), hand, hand.concealed[0])
    ((Tile(5p.2), Tile(5p.3)), (Tile(5p.1), Tile(0p.1)), (Tile(1m.1), Tile(2m.1), Tile(3m.1)))
    """
    spare: dict[int, list[Tile]] = {}
    for each in hand.concealed:
        if each is not win:
            spare.setdefault(each.design.kind, []).append(each)
    dealt = []
    for place, group in enumerate(arrangement.groups):
        if group.meld is not None:
            dealt.append(group.meld.tiles)
        elif place == arrangement.ends and win is not None:
            others = list(group.kinds)
            others.remove(win.design.kind)
            dealt.append((win, *(spare[kind].pop(0) for kind in others)))
        else:
            dealt.append(tuple(spare[kind].pop(0) for kind in group.kinds))
    return tuple(dealt)


def ended_by(groups: tuple[Group, ...], win: Tile | None) -> tuple[Arrangement, ...]:
    """The reading with these groups, once for each different concealed group that the winning tile may end.

    Without a winning tile there is one.
    """
    if win is None:
        return (Arrangement(groups),)
    kind = win.design.kind
    places: list[int] = []
    for at, each in enumerate(groups):
        if each.meld is None and each.bits >> kind & 1 and not any(each == groups[place] for place in places):
            places.append(at)
    return tuple(Arrangement(groups, at) for at in places)
