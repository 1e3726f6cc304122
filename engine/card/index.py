"""Which hands of a card need so many of a kind: a bit a hand, so that all hands are sifted at once.

What belongs here: the tables and sifting by them. What does not: what is asked of them (``match``, ``reach``).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.card.hands import CARD_KINDS, HAND, CardHand


class Index:
    """The hands of a card, by what they need. A set of hands is an int: bit n stands for hand n."""

    __slots__ = ("_groups", "_naturals", "every", "wholes")

    def __init__(self, hands: Sequence[CardHand]) -> None:
        self.every = (1 << len(hands)) - 1
        """All hands."""
        self.wholes = [[self.every] + [0] * HAND for _ in CARD_KINDS]
        """The hands made of at least so many of a kind, by kind and number."""
        self._naturals = [[self.every] + [0] * HAND for _ in CARD_KINDS]
        self._groups: dict[tuple[int, int, int], int] = {}
        for place, hand in enumerate(hands):
            bit = 1 << place
            _enter(self.wholes, hand.needs(), bit)
            _enter(self._naturals, Counter(hand.singles), bit)
            for block, many in Counter(hand.like).items():
                for nth in range(1, many + 1):
                    key = block.kind, block.size, nth
                    self._groups[key] = self._groups.get(key, 0) | bit

    def needing_natural(self, kind: int, many: int) -> int:
        """The hands in which at least so many of a kind must be natural tiles outside of groups."""
        return self._naturals[kind][many]

    def holding(self, groups: Iterable[tuple[int, int]]) -> int:
        """The hands that have a group of its own for each of these: a kind and a size."""
        found = self.every
        for (kind, size), many in Counter(groups).items():
            found &= self._groups.get((kind, size, many), 0)
        return found


def places(bits: int) -> Iterator[int]:
    """The places of the hands in a set of them, in order.

    >>> list(places(0b10110))
    [1, 2, 4]
    """
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def _enter(table: list[list[int]], counts: Counter[int], bit: int) -> None:
    """Enters a hand under every number of tiles it needs at least."""
    for kind, many in counts.items():
        for fewer in range(1, many + 1):
            table[kind][fewer] |= bit
