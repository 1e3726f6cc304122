"""Tiles alike: how many kinds a hand holds once, twice, three and four times, looked up suit by suit."""

from engine.hands import Keys
from engine.shapes.suit_table import STEPS

MOST_REMEMBERED = 16_384
"""Of how many suits the answer is remembered, at most some 3 MB; then the memory begins anew."""
_BITS = 8
_MASK = (1 << _BITS) - 1


class _Alike(dict[int, int]):
    """What each key says, as four numbers in one: the kinds that are there once in the lowest bits."""

    def __missing__(self, key: int) -> int:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        self[key] = sum(1 << _BITS * (held - 1) for step in STEPS if (held := key // step % 5))
        return self[key]


_ALIKE = _Alike()


def alike_in(keys: Keys) -> tuple[int, int, int, int]:
    """How many kinds are there once, twice, three times and four times.

    >>> from engine.hands import parse_hand
    >>> alike_in(parse_hand("1123m444p5555s77z").keys)
    (2, 2, 1, 1)
    """
    m, p, s, z = keys
    together = _ALIKE[m] + _ALIKE[p] + _ALIKE[s] + _ALIKE[z]
    return together & _MASK, together >> _BITS & _MASK, together >> 2 * _BITS & _MASK, together >> 3 * _BITS


def how_many(key: int) -> int:
    """How many tiles a key counts.

    >>> from engine.hands import parse_hand
    >>> how_many(parse_hand("1123m444p").keys[0])
    4
    """
    ones, twos, threes, fours = alike_in((key, 0, 0, 0))
    return ones + 2 * twos + 3 * threes + 4 * fours
