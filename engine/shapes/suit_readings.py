"""Readings of one suit: every way to share out its tiles into sets and at most one pair.

What belongs here: one suit at a time. What does not: whole hands (``sets_and_pair``).
"""

from collections.abc import Iterator
from functools import lru_cache

from engine.shapes.arrangement import CHOWS, PAIRS, PUNGS, Group
from engine.shapes.suit_table import RANKS, STEPS
from engine.tiles import SUIT_RANKS


@lru_cache(maxsize=8192)
def suit_readings(suit: int, key: int) -> tuple[tuple[Group, ...], ...]:
    """The readings of a suit (0 to 2, 3 for honors) that use every tile of it; the empty suit has the empty one.

    >>> [[group.kinds for group in reading] for reading in suit_readings(1, 5 * 3 + 25 * 1 + 125 * 1)]
    [[(10, 10), (10, 11, 12)]]
    """
    return tuple(readings_of_counts(suit, counts_in(suit, key)))


def counts_in(suit: int, key: int) -> list[int]:
    """How many tiles of each rank of a suit a key counts."""
    return [key // step % 5 for step in STEPS[: RANKS[suit]]]


def readings_of_counts(suit: int, counts: list[int]) -> Iterator[tuple[Group, ...]]:
    """The readings of a suit with so many tiles of each rank, which may be more than there are."""
    return _read(counts, suit * SUIT_RANKS, pairs=int(sum(counts) % 3 == 2))


def _read(counts: list[int], first: int, *, pairs: int) -> Iterator[tuple[Group, ...]]:
    """The readings of the counts of kinds from index `first` on, with just so many pairs."""
    if not counts:
        yield ()  # No pair is left to find: else the tiles would not have come out even.
        return
    index, many = first, counts[0]
    for pair in range(pairs + 1):
        for pung in (1, 0):
            rows = many - 2 * pair - 3 * pung
            if rows < 0 or (rows and not _can_begin(counts, index, rows)):
                continue
            rest = [each - rows if 1 <= at <= 2 else each for at, each in enumerate(counts)][1:]
            groups = (PAIRS[index],) * pair + (PUNGS[index],) * pung
            for others in _read(rest, first + 1, pairs=pairs - pair):
                yield (*groups, *(CHOWS[index] for _ in range(rows)), *others)


def _can_begin(counts: list[int], index: int, rows: int) -> bool:
    """There are tiles for so many chows from the first of the kinds."""
    return index in CHOWS and counts[1] >= rows and counts[2] >= rows
