"""Numbers and conditions of a card line: variables, arithmetic, comparisons.

What belongs here: what they are and what they come to. What does not: reading them from text (``parse_numbers``).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from operator import add, eq, ge, gt, le, lt, mod, mul, ne, sub
from types import MappingProxyType
from typing import Protocol

Values = Mapping[str, int]
"""What each number variable stands for."""

VARIABLES = "xyzpqt"
"""The letters of number variables."""
OPERATORS: Mapping[str, Callable[[int, int], int]] = MappingProxyType({"+": add, "-": sub, "*": mul, "%": mod})
"""Arithmetic, by its sign."""
COMPARISONS: Mapping[str, Callable[[int, int], bool]] = MappingProxyType(
    {"<=": le, ">=": ge, "==": eq, "!=": ne, "<": lt, ">": gt}
)
"""Comparisons, by their sign; the longer signs first, for a reader tries them in order."""


class NoSuchNumber(ArithmeticError):
    """These values make no tile: a number outside 1 to 9, digits of a negative one, a remainder of nothing."""


class Number(Protocol):
    """Something that comes to a number."""

    def value(self, values: Values) -> int:
        """What it comes to.

        Raises: NoSuchNumber for a remainder of a division by 0.
        """
        ...

    def variables(self) -> frozenset[str]:
        """The variables it speaks of."""
        ...


@dataclass(frozen=True, slots=True)
class Literal:
    """A number as such."""

    number: int
    """The number."""

    def value(self, values: Values) -> int:
        """The number, whatever the variables stand for."""
        return self.number

    def variables(self) -> frozenset[str]:
        """None."""
        return frozenset()


@dataclass(frozen=True, slots=True)
class Variable:
    """A letter that stands for a number of 1 to 9."""

    letter: str
    """One of ``VARIABLES``."""

    def value(self, values: Values) -> int:
        """What the letter stands for."""
        return values[self.letter]

    def variables(self) -> frozenset[str]:
        """Itself."""
        return frozenset(self.letter)


@dataclass(frozen=True, slots=True)
class Operation:
    """Two numbers and a sign of arithmetic."""

    left: Number
    """The first number."""
    sign: str
    """A key of ``OPERATORS``."""
    right: Number
    """The second number."""

    def value(self, values: Values) -> int:
        """What the arithmetic comes to.

        Raises: NoSuchNumber for a remainder of a division by 0.

        >>> Operation(Literal(9), "-", Variable("x")).value({"x": 4})
        5
        """
        try:
            return OPERATORS[self.sign](self.left.value(values), self.right.value(values))
        except ZeroDivisionError as nothing:
            raise NoSuchNumber from nothing

    def variables(self) -> frozenset[str]:
        """Those of both numbers."""
        return self.left.variables() | self.right.variables()


class Condition(Protocol):
    """Something the variables must fulfil."""

    def holds(self, values: Values) -> bool:
        """These values fulfil it.

        Raises: NoSuchNumber for a remainder of a division by 0.
        """
        ...

    def variables(self) -> frozenset[str]:
        """The variables it speaks of."""
        ...


@dataclass(frozen=True, slots=True)
class Comparison:
    """Numbers in a chain of comparisons: ``3<=x<=7``."""

    numbers: tuple[Number, ...]
    """Two numbers or more."""
    signs: tuple[str, ...]
    """Keys of ``COMPARISONS``, one between each two numbers."""

    def holds(self, values: Values) -> bool:
        """Every comparison of the chain is true."""
        came = [each.value(values) for each in self.numbers]
        return all(COMPARISONS[sign](*two) for sign, two in zip(self.signs, pairwise(came), strict=True))

    def variables(self) -> frozenset[str]:
        """Those of all numbers."""
        return frozenset().union(*(each.variables() for each in self.numbers))


@dataclass(frozen=True, slots=True)
class Membership:
    """A number that must be one of several: ``p in (x,x+1)``."""

    number: Number
    """The number."""
    choices: tuple[Number, ...]
    """What it may be."""

    def holds(self, values: Values) -> bool:
        """The number is one of the choices."""
        return self.number.value(values) in [each.value(values) for each in self.choices]

    def variables(self) -> frozenset[str]:
        """Those of the number and of the choices."""
        return self.number.variables().union(*(each.variables() for each in self.choices))
