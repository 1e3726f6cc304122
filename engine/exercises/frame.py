"""The frame of an exercise: what every kind of question offers to lessons, drills and pages.

What belongs here: the protocol, the rungs of the hint ladder, the levels. What does not: any single kind of question.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Protocol, Self

from engine.reasons import ContentError, Reason, Verdict
from engine.ruleset import Variant
from engine.seats import Seat
from engine.tiles import Tile

LEARNER = Seat.A
"""Where the learner sits in every question."""
LEVELS = (1, 2, 3)
"""How hard a generated exercise is: few clear tiles; more of them; look-alikes on purpose."""


class Rung(StrEnum):
    """How much a hint tells, from least to all."""

    GOAL = "goal"
    """What is asked, in other words."""
    AREA = "area"
    """Where to look."""
    RULE = "rule"
    """The rule that decides."""
    TILE = "tile"
    """One tile to look at."""
    ANSWER = "answer"
    """A right answer and why it is right."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One rung of the hint ladder."""

    rung: Rung
    """How much it tells."""
    reason: Reason
    """What it says."""
    tiles: tuple[Tile, ...] = ()
    """What it points at."""


class Exercise(Protocol):
    """A question about tiles that the engine can ask, judge and explain.

    Each kind is a frozen dataclass of texts and numbers, as an author writes them. ``problems`` never raises; the other
    methods may be asked of an exercise without problems only.
    """

    kind: ClassVar[str]
    """What authors call this kind of question."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked in the variant; empty if it can."""
        ...

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        ...

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on the learner's answer, with reasons, most specific first.

        Raises: NotationError if the text is no answer to this question at all.
        """
        ...

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """The five rungs, in order; the last is a right answer."""
        ...

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """Right answers, at least one; those that differ only in copies are given once."""
        ...

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """An exercise of this kind, the same for the same seed and level.

        Raises: ContentError ``exercise.no-such-level``, ``exercise.only-written`` for kinds that authors write only.
        """
        ...


def check_level(level: int) -> None:
    """Refuses a level there is none of.

    Raises: ContentError ``exercise.no-such-level``.
    """
    if level not in LEVELS:
        raise ContentError(Reason("exercise.no-such-level", {"level": level}))
