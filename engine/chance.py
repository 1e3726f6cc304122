"""Chance: numbers drawn from a seed and a key, the same on every Python release.

What belongs here: mixing and choosing for walls, bots and generated exercises. What does not: any global state.
"""

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A stream of chance of its own for each seed and key, so that one use never shifts another."""

    __slots__ = ("_rng",)

    def __init__(self, seed: int, key: str) -> None:
        digest = blake2b(f"{seed}:{key}".encode(), digest_size=8).digest()
        self._rng = Random(int.from_bytes(digest))

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1."""
        # Only Random.random() is promised to stay the same over releases.
        return int(self._rng.random() * limit)

    def choice(self, among: Sequence[T]) -> T:
        """One of the items.

        Raises: IndexError if there is none.
        """
        return among[self.below(len(among))]

    def mixed(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order.

        >>> Chance(1, "doc").mixed("abc") == Chance(1, "doc").mixed("abc")
        True
        """
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            pick = self.below(last + 1)
            pile[last], pile[pick] = pile[pick], pile[last]
        return tuple(pile)

    def sample(self, items: Sequence[T], many: int) -> tuple[T, ...]:
        """`many` different items in random order."""
        return self.mixed(items)[:many]
