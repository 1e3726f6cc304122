"""Knitted tiles: 1-4-7 of one suit, 2-5-8 of another and 3-6-9 of the third, as only MCR knows.

What belongs here: the two shapes made with them. What does not: what they are worth.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations, product

from engine.hands import Hand, Keys
from engine.shapes.alike import MOST_REMEMBERED
from engine.shapes.arrangement import SINGLES, Arrangement, Group, GroupKind, ended_by, group_of
from engine.shapes.shape import OUT_OF_REACH, copies_left, counts_of
from engine.shapes.suit_readings import suit_readings
from engine.shapes.suit_table import STEPS, suit_table
from engine.shapes.thirteen_orphans import ORPHANS
from engine.tiles import KINDS, SUIT_RANKS, Tile

SIZE = len(ORPHANS) + 1
"""Units: tiles. What a hand of single tiles has when it has won."""
FEWEST_HONORS = SIZE - SUIT_RANKS
"""Units: tiles. A hand of single tiles has at least so many honors, which are its last tiles."""
_HONORS = tuple(range(3 * SUIT_RANKS, KINDS))
_THIRDS = tuple(
    tuple(tuple(suit * SUIT_RANKS + first + step for step in (0, 3, 6)) for suit, first in enumerate(firsts))
    for firsts in permutations(range(3))
)
"""The six ways to share out the ranks: the kinds of each third, suit by suit."""
STRAIGHTS = tuple(tuple(Group(GroupKind.KNITTED, third) for third in thirds) for thirds in _THIRDS)
"""The groups of the six knitted straights."""
_KINDS = tuple(frozenset(kind for third in thirds for kind in third) for thirds in _THIRDS)
"""The kinds of each straight."""


_MASKS = tuple(permutations([sum(1 << first + step for step in (0, 3, 6)) for first in range(3)]))
"""The ranks of each third of the straights, suit by suit, as bits."""


class _Ranks(dict[int, int]):
    """The ranks that each key counts any of, as bits."""

    def __missing__(self, key: int) -> int:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        self[key] = sum(1 << rank for rank, step in enumerate(STEPS) if key // step % 5)
        return self[key]


class _Together(dict[int, int]):
    """What one tile each of some ranks adds to a key, by their bits."""

    def __missing__(self, bits: int) -> int:
        self[bits] = sum(step for rank, step in enumerate(STEPS) if bits >> rank & 1)
        return self[bits]


_RANKS, _TOGETHER = _Ranks(), _Together()


@dataclass(frozen=True, slots=True)
class HonorsAndKnitted:
    """All tiles different and no melds: honors, and tiles of one knitted straight."""

    def readings(self, hand: Hand, win: Tile | None) -> Iterator[Arrangement]:
        """The one way to read a hand as single tiles."""
        is_full = len(hand.concealed) == SIZE and hand.concealed[-FEWEST_HONORS].design.is_honor
        if is_full and self.missing(hand) == 0:
            kinds = (each.design.kind for each in hand.concealed)
            yield from ended_by(tuple(SINGLES[kind] for kind in kinds), win)

    def missing(self, hand: Hand) -> int:
        """Units: tiles still to come; 0 for a finished hand, 1 for a ready one."""
        if hand.melds:
            return OUT_OF_REACH
        m, p, s, z = map(_RANKS.__getitem__, hand.keys)
        fitting = max([(m & one | (p & two | (s & three) << 9) << 9).bit_count() for one, two, three in _MASKS])
        return SIZE - fitting - z.bit_count()

    def useful(self, hand: Hand) -> Mapping[int, int]:
        """The kinds of which one more leaves fewer missing, by index, with the copies not in this hand."""
        lacking = self.missing(hand)
        if hand.melds or not lacking:
            return {}
        held = _kinds_of(hand)
        honors = held.intersection(_HONORS)
        nearest = [kinds for kinds in _KINDS if SIZE - len(held & kinds) - len(honors) == lacking]
        return copies_left(hand, sorted({*_HONORS}.union(*nearest) - held))


def _kinds_of(hand: Hand) -> frozenset[int]:
    """The kinds of the concealed tiles."""
    return frozenset(each.design.kind for each in hand.concealed)


@dataclass(frozen=True, slots=True)
class KnittedStraight:
    """A knitted straight, so many other sets, and a pair."""

    sets: int = 4
    """How many sets, the three thirds of the straight among them."""

    def readings(self, hand: Hand, win: Tile | None) -> Iterator[Arrangement]:
        """Every way to read the tiles beside the straight, and each group the winning tile may end."""
        others = self.sets - 3 - len(hand.melds)
        if others < 0 or len(hand.concealed) != 9 + 3 * others + 2:
            return
        held = _kinds_of(hand)
        if len(held) < SUIT_RANKS:
            return
        melds = tuple(group_of(each) for each in hand.melds)
        for kinds, thirds in zip(_KINDS, STRAIGHTS, strict=True):
            if kinds <= held:
                for groups in _beside(_without(hand.keys, kinds)):
                    yield from ended_by((*thirds, *groups, *melds), win)

    def missing(self, hand: Hand) -> int:
        """Units: tiles still to come; 0 for a finished hand, 1 for a ready one."""
        others = self.sets - 3 - len(hand.melds)
        if others < 0:
            return OUT_OF_REACH
        m, p, s, z = hand.keys
        in_m, in_p, in_s, table, fewest = _RANKS[m], _RANKS[p], _RANKS[s], suit_table(), OUT_OF_REACH
        for one, two, three in _MASKS:
            first, second, third = in_m & one, in_p & two, in_s & three
            lacking = SUIT_RANKS - first.bit_count() - second.bit_count() - third.bit_count()
            if lacking < fewest:
                rest = (m - _TOGETHER[first], p - _TOGETHER[second], s - _TOGETHER[third], z)
                fewest = min(fewest, lacking + table.missing(rest, others))
        return fewest

    def useful(self, hand: Hand) -> Mapping[int, int]:
        """The kinds of which one more leaves fewer missing, by index, with the copies not in this hand."""
        others, lacking = self.sets - 3 - len(hand.melds), self.missing(hand)
        if others < 0:
            return {}
        held = _kinds_of(hand)
        found: set[int] = set()
        for kinds in _KINDS:
            if _missing(hand.keys, held, kinds, others) == lacking:
                found.update(kinds - held)
                found.update(suit_table().useful(_without(hand.keys, kinds & held), others))
        counts = counts_of(hand)
        return copies_left(hand, sorted(kind for kind in found if counts[kind] < 4))


def _missing(keys: Keys, held: frozenset[int], kinds: frozenset[int], others: int) -> int:
    """The tiles missing for this straight, for so many other sets, and for a pair."""
    return len(kinds - held) + suit_table().missing(_without(keys, kinds & held), others)


def _without(keys: Keys, kinds: frozenset[int]) -> Keys:
    """The keys with one tile less of each of these kinds."""
    rest = list(keys)
    for kind in kinds:
        rest[kind // SUIT_RANKS] -= STEPS[kind % SUIT_RANKS]
    return rest[0], rest[1], rest[2], rest[3]


def _beside(keys: Keys) -> Iterator[tuple[Group, ...]]:
    """Every way to read these tiles, which are a pair, or a set and a pair."""
    for m, p, s, z in product(*(suit_readings(suit, key) for suit, key in enumerate(keys))):
        yield m + p + s + z
