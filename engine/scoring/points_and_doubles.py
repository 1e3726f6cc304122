"""Points and doubles: how the classical game counts a hand, whether it won or not.

What belongs here: adding points, doubling their sum, the limit. What does not: which patterns count (``variants``),
and hands that lack one tile of a limit hand (``calling``).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from engine.patterns.facts import Evidence, Facts, Showing
from engine.reasons import Reason, Term
from engine.scoring.calling import Calling
from engine.scoring.pattern_table import Pattern, added_up, implied_by
from engine.scoring.sheet import AsideLine, ScoreLine, ScoreSheet, Step, StepKind, Unit
from engine.scoring.worth import Worth
from engine.shapes.unfinished import unfinished


def doubles(times: int) -> Worth:
    """What doubles a hand so many times."""
    return Worth(times, unit=Unit.DOUBLE)


Ruling = tuple[Pattern, Evidence, Reason | None]
"""An occurrence, and why it does not count; None if it does."""


@dataclass(frozen=True)
class _Counted:
    """One reading, counted."""

    facts: Facts
    rulings: Sequence[Ruling]
    limit: int | None

    @cached_property
    def uncut(self) -> int:
        """Units: points. What it comes to without a limit."""
        points = times = 0
        for row, where, why in self.rulings:
            if why is None and row.worth.unit is Unit.DOUBLE:
                times += row.worth.base
            elif why is None:
                points += row.worth.amount(self.facts, where)
        return points << times

    @property
    def value(self) -> int:
        """Units: points. What it is worth."""
        return self.uncut if self.limit is None else min(self.uncut, self.limit)


@dataclass(frozen=True, slots=True)
class PointsAndDoubles:
    """A hand is worth the points of its patterns, doubled for others of them, in the reading with the most.

    A hand that did not win counts too, by the patterns that do not ask for a win.
    """

    patterns: tuple[Pattern, ...]
    """What counts: the limit hands, what brings points, then what doubles."""
    without_win: frozenset[str] = frozenset()
    """The patterns that count in a hand that did not win as well, by id."""
    limits: frozenset[str] = frozenset()
    """The patterns beside which nothing counts, by id; of several, the dearest."""
    limit: int | None = None
    """Units: points. What is more is cut off; None if nothing is."""
    calling: Calling | None = None
    """What a hand is worth that lacks one tile of a limit hand; None if no more than any other."""
    _without_win: tuple[Pattern, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_without_win", tuple(row for row in self.patterns if row.id in self.without_win))

    def sheet(self, showing: Showing) -> ScoreSheet:
        """What a hand is worth, whether it won or not; nothing for one that won and cannot be read."""
        readings = showing.readings if showing.win else (unfinished(showing.hand),)
        if not readings:
            return ScoreSheet()
        counted = [self._counted(Facts(each, showing)) for each in readings]
        best = counted[0] if len(counted) == 1 else max(counted, key=lambda each: (each.value, each.uncut))
        sheet = self._told(best)
        return sheet if self.calling is None or showing.win else self.calling.better(sheet, showing)

    def short_of(self, _sheet: ScoreSheet) -> Reason | None:
        """No hand is worth too little to win."""
        return None

    def _counted(self, facts: Facts) -> _Counted:
        """One reading, with everything that is there."""
        found: list[tuple[Pattern, Evidence]] = []
        limit: Pattern | None = None
        for row in self.patterns if facts.showing.win else self._without_win:
            evidences = row.find(facts)
            if evidences:
                found.extend([(row, where) for where in evidences])
                if row.id in self.limits and (limit is None or row.worth.base > limit.worth.base):
                    limit = row
        if limit is not None:
            beside = Reason("score.beside-limit", {"pattern": Term(limit.id)})
            return _Counted(facts, [(*each, None if each[0] is limit else beside) for each in found], self.limit)
        covering = [each for each in found if each[0].covers]
        rulings = [(row, where, _covered(row, where, covering) if covering else None) for row, where in found]
        return _Counted(facts, rulings, self.limit)

    def _told(self, counted: _Counted) -> ScoreSheet:
        """The sheet of a reading."""
        facts = counted.facts
        lines, aside = [], []
        for row, where, why in counted.rulings:
            line = row.line(facts, where)
            if why is None:
                lines.append(line)
            else:
                aside.append(AsideLine(line, why))
        steps, points = added_up([each for each in lines if each.unit is not Unit.DOUBLE])
        steps += _doubled(points, [each for each in lines if each.unit is Unit.DOUBLE])
        value = uncut = steps[-1].total if steps else 0
        if self.limit is not None and uncut > self.limit:
            value = self.limit
            steps += (Step(StepKind.CAPPED, uncut - value, value, Reason("score.over-cap", {"most": value})),)
        return ScoreSheet(facts.reading, tuple(lines), tuple(aside), steps, value)


def _covered(row: Pattern, where: Evidence, covering: Iterable[tuple[Pattern, Evidence]]) -> Reason | None:
    """Why an occurrence does not count beside those that cover it; None if it does."""
    for over, there in covering:
        if row.id in over.covers and where.places == there.places:
            return implied_by(over)
    return None


def _doubled(points: int, lines: Iterable[ScoreLine]) -> tuple[Step, ...]:
    """A step for each line that doubles the points."""
    steps = []
    for each in lines:
        factor = 2**each.amount
        base, points = points, points * factor
        said = {"base": base, "factor": factor, "amount": points, "pattern": Term(each.pattern)}
        tiles = tuple(one.design for one in each.evidence.tiles)
        why = Reason("score.doubled-of", {**said, "tiles": tiles}) if tiles else Reason("score.doubled", said)
        steps.append(Step(StepKind.DOUBLED, each.amount, points, why))
    return tuple(steps)
