"""Fan tables: the patterns of a hand are worth fan, and so many fan make so many points.

What belongs here: adding up fan, limit hands, caps, and how fan become points. What does not: which patterns count
(``variants``), and tables that count points (``pattern_table``).
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from engine.patterns.facts import Evidence, Facts, Showing
from engine.reasons import Reason, Term
from engine.scoring.pattern_table import Pattern, told
from engine.scoring.sheet import AsideLine, ScoreLine, ScoreSheet, Step, StepKind, Unit
from engine.scoring.worth import Worth

Curve = Callable[[int], int]
"""Units: points for fan. How many points so many fan are worth."""
_HALF_SPICY = (1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384)


def doubling(fan: int) -> int:
    """Twice as many points for each fan.

    >>> doubling(3)
    8
    """
    return 1 << fan


def half_spicy(fan: int) -> int:
    """Twice as many points for each fan up to four, then for every second one.

    Raises: IndexError for more fan than any table counts.

    >>> [half_spicy(fan) for fan in (4, 5, 6)]
    [16, 24, 32]
    """
    return _HALF_SPICY[fan]


def fan(base: int) -> Worth:
    """What counts so many fan."""
    return Worth(base, unit=Unit.FAN)


_Found = list[tuple[Pattern, Evidence]]


@dataclass(frozen=True, slots=True)
class FanTable:
    """A hand that won is worth the points of its fan, in the reading in which it has most."""

    patterns: tuple[Pattern, ...]
    """What counts."""
    limits: frozenset[str] = frozenset()
    """The patterns beside which nothing counts, by id; of several, the first in the table counts."""
    minimum: int = 0
    """Units: fan. What those that help to reach it must come to."""
    most_fan: int | None = None
    """Units: fan. What is more is cut off; None if nothing is."""
    curve: Curve = doubling
    """How many points the fan are worth."""
    most_points: int | None = None
    """Units: points. What is more is cut off; None if nothing is."""

    def sheet(self, showing: Showing) -> ScoreSheet:
        """What a hand that won is worth; nothing for one that did not."""
        if showing.win is None:
            return ScoreSheet()
        readings = (Facts(reading, showing) for reading in showing.readings)
        counted = [(*self._counted(facts), facts) for facts in readings]
        if not counted:
            return ScoreSheet()
        lines, aside, facts = max(counted, key=lambda each: sum(row.worth.base for row, _ in each[0]))
        told_lines = tuple(row.line(facts, where) for row, where in lines)
        steps = tuple(self._steps(told_lines))
        told_aside = tuple(AsideLine(row.line(facts, where), why) for row, where, why in aside)
        return ScoreSheet(facts.reading, told_lines, told_aside, steps, steps[-1].total)

    def short_of(self, sheet: ScoreSheet) -> Reason | None:
        """Why the hand has too few fan to win; None if it has not."""
        helping = {each.id for each in self.patterns if each.for_minimum}
        count = sum(each.amount for each in sheet.lines if each.pattern in helping)
        if count >= self.minimum:
            return None
        lacking = self.minimum - count
        return Reason("score.fan-short-of", {"needed": self.minimum, "count": count, "lacking": lacking})

    def _counted(self, facts: Facts) -> tuple[_Found, list[tuple[Pattern, Evidence, Reason]]]:
        """What counts in one reading, and what is there and does not count."""
        found = [(row, where) for row in self.patterns for where in row.find(facts)]
        limit = next((row.id for row, _ in found if row.id in self.limits), None)
        hidden = {id: row.id for row, _ in found for id in row.hides}
        lines, aside = [], []
        for row, where in found:
            if limit is not None and row.id != limit:
                aside.append((row, where, Reason("score.beside-limit", {"pattern": Term(limit)})))
            elif row.id in hidden:
                aside.append((row, where, Reason("score.replaced-by", {"pattern": Term(hidden[row.id])})))
            else:
                lines.append((row, where))
        return lines, aside

    def _steps(self, lines: Iterable[ScoreLine]) -> Iterator[Step]:
        """From the first line to the points."""
        total = 0
        for each in lines:
            total += each.amount
            yield Step(StepKind.ADDED, each.amount, total, told(each))
        if self.most_fan is not None and total > self.most_fan:
            yield Step(StepKind.CAPPED, total - self.most_fan, self.most_fan, _most(self.most_fan))
            total = self.most_fan
        points = self.curve(total)
        yield Step(StepKind.CONVERTED, total, points, Reason("score.fan-to-points", {"count": total, "amount": points}))
        if self.most_points is not None and points > self.most_points:
            yield Step(StepKind.CAPPED, points - self.most_points, self.most_points, _most(self.most_points))


def _most(most: int) -> Reason:
    """Why something is cut off."""
    return Reason("score.over-cap", {"most": most})
