"""Packing: how to share out tiles so that as many sets as possible lie there at the same time.

What belongs here: loose tiles in sets. What does not: whole hands (``shapes``), the question (``count_sets``).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.shapes.arrangement import CHOWS, PUNGS, Group, GroupKind
from engine.shapes.suit_table import RANKS
from engine.tiles import KINDS, SUIT_RANKS, Tile

Way = tuple[Group, ...]
"""Sets that can lie there at the same time."""


def kinds_of(tiles: Sequence[Tile]) -> Counter[int]:
    """How many tiles there are of each kind that sets are made of."""
    return Counter(each.design.kind for each in tiles if each.design.kind < KINDS)


def best_way(tiles: Sequence[Tile]) -> Way:
    """The most sets, pungs before chows where both do; four alike that stay together are a kong.

    >>> from engine.notation import parse_tiles
    >>> [each.kind.value for each in best_way(parse_tiles("34555p 7777z"))]
    ['pung', 'kong']
    """
    held = kinds_of(tiles)
    way = tuple(group for ways in _ways_by_suit(held) for group in ways[0])
    used = Counter(kind for group in way for kind in group.kinds)
    return tuple(_kong(each) if held[each.index] - used[each.index] and _is_pung(each) else each for each in way)


def set_of_another_way(tiles: Sequence[Tile]) -> Group | None:
    """A set that is not in the best way, but in another with as many sets; None if there is no other.

    >>> from engine.notation import parse_tiles
    >>> set_of_another_way(parse_tiles("34555p")).kind.value
    'chow'
    """
    for first, *others in _ways_by_suit(kinds_of(tiles)):
        if others:
            return next(each for each in others[0] if others[0].count(each) > first.count(each))
    return None


def sets_beside(way: Way, tiles: Sequence[Tile]) -> tuple[tuple[Group, tuple[int, ...]], ...]:
    """Each set that could lie there only without those of the best way, with the kinds they would share.

    Those that share the fewest kinds come first.
    """
    held = kinds_of(tiles)
    used = Counter(kind for group in way for kind in group.kinds)
    alike = {each.index for each in way if each.kind in (GroupKind.PUNG, GroupKind.KONG)}
    found = []
    for group in (*CHOWS.values(), *PUNGS):
        need = Counter(group.kinds)
        known = group in way or (_is_pung(group) and group.index in alike)
        if not known and all(held[kind] >= many for kind, many in need.items()):
            found.append((group, tuple(kind for kind, many in need.items() if used[kind] + many > held[kind])))
    return tuple(sorted(found, key=lambda each: len(each[1])))


def tiles_in(way: Way, tiles: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """The very tiles of each set."""
    free = list(tiles)
    dealt = []
    for group in way:
        own = []
        for kind in group.kinds:
            piece = next(each for each in free if each.design.kind == kind)
            free.remove(piece)
            own.append(piece)
        dealt.append(tuple(own))
    return tuple(dealt)


def _is_pung(group: Group) -> bool:
    """It is three alike."""
    return group.kind is GroupKind.PUNG


def _kong(pung: Group) -> Group:
    """The pung with its fourth tile."""
    return Group(GroupKind.KONG, (pung.index,) * 4)


def _ways_by_suit(held: Counter[int]) -> Iterator[tuple[Way, ...]]:
    """For each suit and the honors, every way to make the most sets."""
    for suit, ranks in enumerate(RANKS):
        first = suit * SUIT_RANKS
        yield _ways(first, tuple(held[kind] for kind in range(first, first + ranks)))


@lru_cache(maxsize=8192)
def _ways(index: int, counts: tuple[int, ...]) -> tuple[Way, ...]:
    """Every way to make the most sets of the counts of kinds from index on, what is left over set aside."""
    if not counts:
        return ((),)
    found: list[Way] = []
    for pung in range(counts[0] // 3, -1, -1):
        for rows in range(_most_rows(index, (counts[0] - 3 * pung, *counts[1:])) + 1):
            rest = tuple(each - rows if at < 2 else each for at, each in enumerate(counts[1:]))
            groups = (PUNGS[index],) * pung + (CHOWS[index],) * rows if rows else (PUNGS[index],) * pung
            found += ((*groups, *others) for others in _ways(index + 1, rest))
    most = max(map(len, found))
    return tuple(each for each in found if len(each) == most)


def _most_rows(index: int, counts: Sequence[int]) -> int:
    """How many chows can begin at the first of the kinds."""
    return min(counts[:3]) if index in CHOWS else 0
