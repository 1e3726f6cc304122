"""Lazy values: worked out when they are first asked for, and kept by the value they belong to.

What belongs here: one descriptor, a third as dear as the library's, which locks. What does not: anything remembered
between values.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

Owner = TypeVar("Owner")
Value = TypeVar("Value")


class lazy(Generic[Owner, Value]):  # noqa: N801 - it stands where `property` would
    """A property that is worked out once. Two threads that ask at once may both work it out, to the same end."""

    def __init__(self, work_out: Callable[[Owner], Value]) -> None:
        self._work_out = work_out
        self._name = work_out.__name__
        self.__doc__ = work_out.__doc__

    def __get__(self, owner: Owner, _kind: type[Owner]) -> Value:
        value = vars(owner)[self._name] = self._work_out(owner)
        return value
