"""The face every shape shows, and what several shapes need.

What belongs here: the protocol and counting. What does not: any single shape.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from engine.hands import Hand
from engine.shapes.arrangement import Arrangement
from engine.tiles import KINDS, Tile

OUT_OF_REACH = 99
"""Units: tiles. More than any hand can lack: no tiles to come will make it this shape."""
COPIES = 4
"""How many tiles of a kind there are, jokers aside."""


class Shape(Protocol):
    """What a finished hand may look like."""

    def readings(self, hand: Hand, win: Tile | None) -> Iterator[Arrangement]:
        """Every way to read a hand as this shape; none unless it is finished.

        The winning tile is among the concealed tiles already. A reading for each group it may end.
        """
        ...

    def missing(self, hand: Hand) -> int:
        """Units: tiles still to come; 0 for a finished hand, 1 for a ready one, or ``OUT_OF_REACH``."""
        ...

    def useful(self, hand: Hand) -> Mapping[int, int]:
        """The kinds of which one more leaves fewer missing, by index, with the copies not in this hand.

        A kind whose last copies lie in the hand's own melds is listed with 0 left: the hand waits for it in vain.
        """
        ...


def counts_of(hand: Hand) -> list[int]:
    """How many concealed tiles there are of each kind that sets are made of, by index."""
    counts = [0] * KINDS
    for each in hand.concealed:
        if each.design.kind < KINDS:
            counts[each.design.kind] += 1
    return counts


def useful_kinds(counts: list[int], missing: Callable[[Sequence[int]], int]) -> list[int]:
    """The kinds of which one more leaves fewer missing, found by trying each."""
    now = missing(counts)
    kinds = []
    for kind in range(KINDS):
        counts[kind] += 1
        if counts[kind] <= COPIES and missing(counts) < now:
            kinds.append(kind)
        counts[kind] -= 1
    return kinds


def copies_left(hand: Hand, kinds: Iterable[int]) -> dict[int, int]:
    """How many copies of each of these kinds are not in this hand, concealed or melded.

    >>> from engine.hands import parse_hand
    >>> copies_left(parse_hand("15p | 555p pung"), [9, 13])
    {9: 3, 13: 0}
    """
    held = counts_of(hand)
    for meld in hand.melds:
        for each in meld.tiles:
            if each.design.kind < KINDS:
                held[each.design.kind] += 1
    return {kind: max(0, COPIES - held[kind]) for kind in kinds}
