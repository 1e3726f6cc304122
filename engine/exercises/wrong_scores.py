"""Wrong scores: numbers a learner may come to when she counts a hand, each with the mistake it comes from.

What belongs here: what can be forgotten, counted too much or reckoned wrong. What does not: the question
(``count_score``), patterns that are not there (``near_misses``), and counting right (``scoring``).
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile

from engine.exercises.near_misses import Miscount, near_miss
from engine.patterns.circumstances import won
from engine.patterns.facts import Facts, Showing
from engine.reasons import Reason, Term
from engine.scoring.doublings import FOR_A_KONG, FOR_CONCEALED, FOR_ENDS
from engine.scoring.pattern_table import Pattern
from engine.scoring.sheet import ScoreLine, ScoreSheet, StepKind, Unit
from engine.scoring.tally import Tally
from engine.scoring.worth import Doubling
from engine.shapes.arrangement import GroupKind
from engine.tiles import DESIGNS, Design

Designs = tuple[Design, ...]


@dataclass(frozen=True)
class Counted:
    """A hand that won, counted right."""

    tally: Tally
    """How the table counts."""
    showing: Showing
    """The hand; it can be read as a finished one."""
    others: tuple[Tally, ...] = ()
    """How other tables count."""

    @cached_property
    def sheet(self) -> ScoreSheet:
        """What it is worth."""
        return self.tally.sheet(self.showing)

    @cached_property
    def sum(self) -> int:
        """Units: that of the lines. What they come to, before anything is cut off."""
        steps = takewhile(lambda each: each.kind is not StepKind.CONVERTED, self.sheet.steps)
        return self.sheet.total + sum(each.by for each in steps if each.kind is StepKind.CAPPED)

    def cut(self, number: int) -> int:
        """Units: that of the lines. What another sum would come to."""
        return min(number, self.sheet.total) if self.sum > self.sheet.total else number

    @cached_property
    def facts(self) -> Facts:
        """The reading that counts."""
        assert self.sheet.reading is not None
        return Facts(self.sheet.reading, self.showing)

    @property
    def is_doubled(self) -> bool:
        """The sum of the lines is doubled, so that one more or less changes it by more than what it counts."""
        return any(each.kind is StepKind.DOUBLED for each in self.sheet.steps)

    @cached_property
    def lines(self) -> tuple[tuple[Pattern, ScoreLine], ...]:
        """Each line with the row of the table it comes from."""
        rows = {each.id: each for each in self.tally.patterns}
        return tuple((rows[line.pattern], line) for line in self.sheet.lines)


def wrong_scores(counted: Counted) -> Mapping[int, Miscount]:
    """Wrong numbers, each with its mistake; the likelier one where two lead to the same number."""
    found: dict[int, Miscount] = {}
    for ways in (_forgotten_of_doubled, _other_ways) if counted.is_doubled else _MISTAKES:
        for wrong, miscount in ways(counted):
            number = counted.cut(wrong)
            if 0 <= number != counted.sheet.total:
                found.setdefault(number, miscount)
    return found


Mistakes = Iterator[tuple[int, Miscount]]


def _forgotten(counted: Counted) -> Mistakes:
    """A line left out, the win last of all; or all but the win."""
    value = counted.sum
    others = [line for row, line in counted.lines if row.find is not won]
    for amount in dict.fromkeys(line.amount for line in others):
        alike = [line for line in others if line.amount == amount]
        told: tuple[Reason, ...] = (Reason("score.forgot-pattern", {"pattern": Term(alike[0].pattern)}),)
        if len({line.pattern for line in alike}) > 1:
            told = (Reason("score.forgot-one-of"), *(step.why for step in counted.sheet.steps if step.by == amount))
        yield value - amount, Miscount(told, tuple(tile for line in alike for tile in line.evidence.tiles))
    for row, line in counted.lines:
        if row.find is won:
            yield value - line.amount, Miscount((Reason("score.forgot-win", {"amount": line.amount}),))
            yield line.amount, Miscount((Reason("score.only-the-win"),))


def _forgotten_of_doubled(counted: Counted) -> Mistakes:
    """A line left out where points are doubled: fewer points, or fewer doubles."""
    sheet = counted.sheet
    points, doubles = sheet.counts[Unit.POINT], sheet.counts[Unit.DOUBLE]
    for line in sheet.lines:
        doubled = line.unit is Unit.DOUBLE
        wrong = points << (doubles - line.amount) if doubled else (points - line.amount) << doubles
        if wrong < sheet.value:
            told = Reason("score.forgot-pattern", {"pattern": Term(line.pattern)})
            yield wrong, Miscount((told,), line.evidence.tiles)


def _doubled_too_little(counted: Counted) -> Mistakes:
    """A doubling left out of one line, or of all; or all of them left out of one."""
    dropped: dict[Doubling, list[ScoreLine]] = {}
    for row, line in counted.lines:
        ends: dict[int, list[Reason]] = {}
        tiles = _designs(line)
        applied = row.worth.applied(counted.facts, line.evidence)
        for each in applied:
            dropped.setdefault(each, []).append(line)
            ends.setdefault(line.amount // 2**each.times, []).append(_FORGOTTEN[each](tiles))
            if each.times > 1:
                ends.setdefault(line.amount // 2, []).append(Reason("score.kong-doubled-once", {"tiles": tiles}))
        joint = Reason("score.doubled-too-little", {"tiles": tiles})
        if len(applied) > 1:
            ends.setdefault(row.worth.base, [joint, *(each.why for each in applied)])
        for amount, reasons in ends.items():
            told = reasons if len(reasons) == 1 or reasons[0] == joint else (joint, *(each.why for each in applied))
            yield counted.sum - line.amount + amount, Miscount(tuple(told), line.evidence.tiles)
    for each, lines in dropped.items():
        lost = sum(line.amount - line.amount // 2**each.times for line in lines)
        tiles = tuple(one for line in lines for one in _designs(line))
        pieces = tuple(one for line in lines for one in line.evidence.tiles)
        yield counted.sum - lost, Miscount((_FORGOTTEN[each](tiles),), pieces)


def _added(counted: Counted) -> Mistakes:
    """So much more for each doubling, instead of twice as much: in all lines, or in one."""
    less: list[tuple[int, Miscount]] = []
    for row, line in counted.lines:
        times = sum(each.times for each in row.worth.applied(counted.facts, line.evidence))
        if times > 1:
            base, factor = row.worth.base, 2**times
            told = Reason("score.added-not-doubled", {"base": base, "factor": factor, "amount": base * factor})
            less.append((line.amount - base * (1 + times), Miscount((told,), line.evidence.tiles)))
    if less:
        yield counted.sum - sum(each for each, _ in less), less[0][1]
    for each, miscount in less:
        yield counted.sum - each, miscount


def _doubled_too_often(counted: Counted) -> Mistakes:
    """A doubling that does not fit."""
    for row, line in counted.lines:
        tiles, where = _designs(line), line.evidence.places
        applied = row.worth.applied(counted.facts, line.evidence)
        ends: dict[int, list[Doubling]] = {}
        for each in row.worth.doublings:
            if each not in applied:
                ends.setdefault(line.amount * 2**each.times, []).append(each)
        for amount, unfit in ends.items():
            told = [_UNFIT[each](tiles) for each in unfit]
            if FOR_CONCEALED in unfit and counted.facts.is_finished_by_another(*where):
                told = [Reason("score.finished-by-discard", {"tiles": tiles})]
            elif len(unfit) > 1:
                told.insert(0, Reason("score.doubled-too-often", {"tiles": tiles}))
            yield counted.sum - line.amount + amount, Miscount(tuple(told), line.evidence.tiles)


def _not_there(counted: Counted) -> Mistakes:
    """A pattern counted that is not there, the one that comes nearest first."""
    guesses = []
    for row in counted.tally.patterns:
        if row.worth.unit is Unit.DOUBLE:
            continue
        near = near_miss(row, counted.facts)
        if near is not None:
            guesses.append((near.rank, counted.sum + row.worth.base, near.miscount))
    for _, wrong, miscount in sorted(guesses, key=lambda each: each[0]):
        yield wrong, miscount


def _worthless_groups(counted: Counted) -> Mistakes:
    """Chows or the pair counted where only other sets count."""
    facts, base = (
        counted.facts,
        max((each.worth.base for each in counted.tally.patterns if each.worth.doublings), default=0),
    )
    telling = {at for line in counted.sheet.lines for at in line.evidence.places}
    for at, group in enumerate(facts.groups):
        if base and at not in telling and group.kind in (GroupKind.CHOW, GroupKind.PAIR):
            tiles = tuple(DESIGNS[kind] for kind in group.kinds)
            told = Reason("score.chow-counts-nothing", {"tiles": tiles})
            if group.kind is GroupKind.PAIR:
                told = Reason("score.pair-counts-nothing", {"tiles": tiles})
            for amount in (2 * base, base) if facts.is_concealed(at) else (base,):
                yield counted.sum + amount, Miscount((told,), facts.tiles[at])


def _other_ways(counted: Counted) -> Mistakes:
    """Another reading, or another table's way to count."""
    for reading in counted.showing.readings:
        wrong = counted.tally.sheet(replace(counted.showing, readings=(reading,))).total
        yield wrong, Miscount((Reason("score.lower-reading"),))
    for other in counted.others:
        yield other.sheet(counted.showing).total, Miscount((Reason("score.other-scoring"),))


_MISTAKES: tuple[Callable[[Counted], Mistakes], ...] = (
    _forgotten,
    _added,
    _doubled_too_little,
    _doubled_too_often,
    _not_there,
    _worthless_groups,
    _other_ways,
)
"""Where wrong numbers come from, the likeliest first."""
_FORGOTTEN: Mapping[Doubling, Callable[[Designs], Reason]] = {
    FOR_A_KONG: lambda tiles: Reason("score.forgot-kong", {"tiles": tiles}),
    FOR_CONCEALED: lambda tiles: Reason("score.forgot-concealed", {"tiles": tiles}),
    FOR_ENDS: lambda tiles: Reason("score.forgot-ends", {"tiles": tiles}),
}
"""What is said when a doubling was left out."""
_UNFIT: Mapping[Doubling, Callable[[Designs], Reason]] = {
    FOR_A_KONG: lambda tiles: Reason("score.not-a-kong", {"tiles": tiles}),
    FOR_CONCEALED: lambda tiles: Reason("score.not-concealed", {"tiles": tiles}),
    FOR_ENDS: lambda tiles: Reason("score.not-ends", {"tiles": tiles}),
}
"""What is said when a doubling does not fit."""


def _designs(line: ScoreLine) -> Designs:
    """What the tiles of a line show."""
    return tuple(each.design for each in line.evidence.tiles)
