"""Worths: what one occurrence of a pattern counts, as data that rules can be read from.

What belongs here: ways to reckon one line. What does not: how lines come together (``pattern_table``).
"""

from dataclasses import dataclass
from typing import Protocol

from engine.patterns.facts import Evidence, Facts, Trait
from engine.reasons import Reason
from engine.scoring.sheet import Step, StepKind, Unit


class Worth(Protocol):
    """What an occurrence counts."""

    @property
    def unit(self) -> Unit:
        """What it is counted in."""
        ...

    @property
    def base(self) -> int:
        """The least it counts."""
        ...

    def steps(self, facts: Facts, evidence: Evidence) -> tuple[Step, ...]:
        """How its amount comes about, one step at least."""
        ...


@dataclass(frozen=True, slots=True)
class Fixed:
    """Always the same."""

    base: int
    """What it counts."""
    unit: Unit = Unit.POINT
    """What it is counted in."""

    def steps(self, _facts: Facts, _evidence: Evidence) -> tuple[Step, ...]:
        """One step."""
        return (_begun(self.base),)


@dataclass(frozen=True, slots=True)
class Doubling:
    """What doubles the worth of a set."""

    fits: Trait
    """Of which sets."""
    why: Reason
    """Why, in words."""
    times: int = 1
    """How often it is doubled."""


@dataclass(frozen=True, slots=True)
class Doubled:
    """A set that counts so much, doubled for what is true of it."""

    base: int
    """What it counts before."""
    doublings: tuple[Doubling, ...]
    """What doubles it, in the order of the calculation."""
    unit: Unit = Unit.POINT
    """What it is counted in."""

    def steps(self, facts: Facts, evidence: Evidence) -> tuple[Step, ...]:
        """The base, then each doubling that fits."""
        (place,) = evidence.places
        found = [_begun(self.base)]
        for each in self.doublings:
            if each.fits(facts, place):
                found.append(Step(StepKind.DOUBLED, each.times, found[-1].total * 2**each.times, each.why))
        return tuple(found)


def _begun(amount: int) -> Step:
    """The first step of a line."""
    return Step(StepKind.ADDED, amount, amount, Reason("score.base", {"amount": amount}))
