"""Worths: what one occurrence of a pattern counts, as data that rules can be read from.

What belongs here: reckoning one line. What does not: how lines come together (``pattern_table``).
"""

from dataclasses import dataclass
from functools import cache

from engine.patterns.facts import Evidence, Facts, Trait
from engine.reasons import Reason
from engine.scoring.sheet import Step, StepKind, Unit


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
class Worth:
    """What an occurrence counts: so much, doubled for what is true of the set it is."""

    base: int
    """What it counts before."""
    doublings: tuple[Doubling, ...] = ()
    """What doubles it, in the order of the calculation; only for patterns of one set."""
    unit: Unit = Unit.POINT
    """What it is counted in."""

    def applied(self, facts: Facts, evidence: Evidence) -> tuple[Doubling, ...]:
        """The doublings that fit."""
        return tuple([each for each in self.doublings if each.fits(facts, *evidence.places)])

    def amount(self, facts: Facts, evidence: Evidence) -> int:
        """What it comes to."""
        return self.base << sum(each.times for each in self.applied(facts, evidence))

    def steps(self, facts: Facts, evidence: Evidence) -> tuple[Step, ...]:
        """How its amount comes about: the base, then each doubling that fits."""
        if not self.doublings:
            return plain_steps(self.base)
        found = [*plain_steps(self.base)]
        for each in self.applied(facts, evidence):
            found.append(Step(StepKind.DOUBLED, each.times, found[-1].total * 2**each.times, each.why))
        return tuple(found)


@cache
def plain_steps(base: int) -> tuple[Step, ...]:
    """How an amount that nothing doubles comes about."""
    return (Step(StepKind.ADDED, base, base, Reason("score.base", {"amount": base})),)
