"""Score sheets: what a hand is worth, line by line, as values.

What belongs here: the sheet and its parts. What does not: how they are filled (``tally``, ``pattern_table``).
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.patterns.facts import Evidence
from engine.reasons import Reason
from engine.shapes.arrangement import Arrangement


class Unit(StrEnum):
    """What an amount on a sheet is counted in; the value is its word in the term base."""

    POINT = "point"
    """Added up."""
    FAN = "fan"
    """Added up, and turned into points: each one more makes the hand worth about twice as much."""
    DOUBLE = "double"
    """Each doubles the points once."""


class StepKind(StrEnum):
    """What a step does to the number reached so far."""

    ADDED = "added"
    """So much more."""
    DOUBLED = "doubled"
    """Twice as much, so many times."""
    CAPPED = "capped"
    """So much less, for no hand counts more."""
    CONVERTED = "converted"
    """So many of the unit of the lines make so many points."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a calculation."""

    kind: StepKind
    """What it does."""
    by: int
    """How much is added or cut off, how often it is doubled, or how many of another unit are turned into points."""
    total: int
    """The number reached."""
    why: Reason
    """What it is for."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One occurrence of a pattern that counts."""

    pattern: str
    """The id of the pattern, which is its name in the term base."""
    evidence: Evidence
    """Where it lies."""
    unit: Unit
    """What it is counted in."""
    steps: tuple[Step, ...]
    """How its amount came about, one step at least."""

    @property
    def amount(self) -> int:
        """What it counts, in its unit."""
        return self.steps[-1].total


@dataclass(frozen=True, slots=True)
class AsideLine:
    """One occurrence of a pattern that is there and does not count."""

    line: ScoreLine
    """What it would have counted."""
    why: Reason
    """Why it does not."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What a hand is worth, and why."""

    reading: Arrangement | None = None
    """The reading that counted; None if nothing was counted."""
    lines: tuple[ScoreLine, ...] = ()
    """What counts, in the order of the table."""
    aside: tuple[AsideLine, ...] = ()
    """What was found and does not count."""
    steps: tuple[Step, ...] = ()
    """How the value came of the lines."""
    value: int = 0
    """Units: points of the variant. What the hand is worth."""

    @property
    def total(self) -> int:
        """Units: that of the lines. What they come to, before it is turned into points where that is done."""
        return next((each.by for each in self.steps if each.kind is StepKind.CONVERTED), self.value)

    @property
    def counts(self) -> Mapping[Unit, int]:
        """What the lines count together, by unit."""
        counts: Counter[Unit] = Counter()
        for each in self.lines:
            counts[each.unit] += each.amount
        return counts
