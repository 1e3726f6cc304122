"""Pattern tables: the patterns a tradition counts, and the sum of all that a hand shows.

What belongs here: a row of the table, and adding up. What does not: which rows a tradition has (``variants``).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from engine.patterns.facts import WHOLE_HAND, Evidence, Facts, Finder, Showing
from engine.reasons import Reason, Term
from engine.scoring.sheet import AsideLine, ScoreLine, ScoreSheet, Step, StepKind, Unit
from engine.scoring.worth import Worth, plain_steps


@dataclass(frozen=True, slots=True)
class Pattern:
    """One row of a table: something to be found in a hand, and what it counts there."""

    id: str
    """Its name in the term base."""
    find: Finder
    """Where it is found, whatever else is there."""
    worth: Worth
    """What each occurrence counts."""
    hides: frozenset[str] = frozenset()
    """The patterns that do not count beside it, by id."""
    covers: frozenset[str] = frozenset()
    """The patterns that do not count for the very groups it is made of, by id."""
    for_minimum: bool = True
    """It helps to reach the minimum."""

    def line(self, facts: Facts, evidence: Evidence) -> ScoreLine:
        """One occurrence of it, counted."""
        if evidence is WHOLE_HAND[0] and not self.worth.doublings:
            return _line_of_all(self.id, self.worth.base, self.worth.unit)
        return ScoreLine(self.id, evidence.told(facts), self.worth.unit, self.worth.steps(facts, evidence))


@dataclass(frozen=True, slots=True)
class SumOfPatterns:
    """A hand that won is worth the sum of its patterns, in the reading in which they are worth most."""

    patterns: tuple[Pattern, ...]
    """What counts."""
    minimum: int = 0
    """What those that help to reach it must come to."""

    def sheet(self, showing: Showing) -> ScoreSheet:
        """What a hand that won is worth; nothing for one that did not."""
        if showing.win is None:
            return ScoreSheet()
        sheets = (self._counted(Facts(reading, showing)) for reading in showing.readings)
        return max(sheets, key=lambda each: each.value, default=ScoreSheet())

    def short_of(self, sheet: ScoreSheet) -> Reason | None:
        """Why the hand is worth too little to win; None if it is not."""
        return too_little(sheet, self.patterns, self.minimum)

    def _counted(self, facts: Facts) -> ScoreSheet:
        """The sheet of one reading."""
        found = [(each, where) for each in self.patterns for where in each.find(facts)]
        hidden = {id: row for row, _ in found for id in row.hides}
        covered = {(id, place): row for row, where in found for id in row.covers for place in where.places}
        lines, aside = [], []
        for row, where in found:
            over = [covered.get((row.id, place)) for place in where.places]
            by = hidden.get(row.id) or (over[0] if over and None not in over else None)
            line = row.line(facts, where)
            if by is None:
                lines.append(line)
            else:
                aside.append(AsideLine(line, implied_by(by)))
        return ScoreSheet(facts.reading, tuple(lines), tuple(aside), *added_up(lines))


def implied_by(row: Pattern) -> Reason:
    """Why something does not count beside a row that does."""
    return _implied_by(row.id)


@cache
def _implied_by(id: str) -> Reason:
    return Reason("score.implied-by", {"pattern": Term(id)})


def too_little(sheet: ScoreSheet, patterns: Iterable[Pattern], minimum: int) -> Reason | None:
    """Why a sheet comes to less than the minimum, by the patterns that help to reach it; None if it does not."""
    helping = {each.id for each in patterns if each.for_minimum}
    count = sum(each.amount for each in sheet.lines if each.pattern in helping)
    return Reason("score.short-of", {"needed": minimum, "count": count}) if count < minimum else None


def added_up(lines: Iterable[ScoreLine]) -> tuple[tuple[Step, ...], int]:
    """The steps of a sum of lines, and what they come to."""
    steps: list[Step] = []
    total = 0
    for line in lines:
        total += line.amount
        steps.append(Step(StepKind.ADDED, line.amount, total, told(line)))
    return tuple(steps), total


def told(line: ScoreLine) -> Reason:
    """What a line counts and for what, as a calculation if it was doubled."""
    if not line.evidence.tiles and len(line.steps) == 1:
        return _told_of_all(line.pattern, line.amount)
    pattern, tiles = _term(line.pattern), tuple([each.design for each in line.evidence.tiles])
    if len(line.steps) == 1:
        return Reason("score.line-of", {"amount": line.amount, "pattern": pattern, "tiles": tiles})
    base, amount = line.steps[0].total, line.amount
    return Reason(
        "score.line-doubled",
        {"base": base, "factor": amount // base, "amount": amount, "pattern": pattern, "tiles": tiles},
    )


@cache
def _term(pattern: str) -> Term:
    """The word for a pattern."""
    return Term(pattern)


@cache
def _told_of_all(pattern: str, amount: int) -> Reason:
    """What a line counts that no tile shows more than another."""
    return Reason("score.line", {"amount": amount, "pattern": Term(pattern)})


@cache
def _line_of_all(pattern: str, base: int, unit: Unit) -> ScoreLine:
    """The line of a pattern that no tile shows more than another."""
    return ScoreLine(pattern, WHOLE_HAND[0], unit, plain_steps(base))
