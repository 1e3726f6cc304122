"""The highest legal total: how the Chinese Official game counts a hand.

What belongs here: one reading counted by all principles, and the reading that is worth most. What does not: the
patterns (``variants``), and which combinations may stand side by side (``account_once``).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from engine.patterns.facts import Evidence, Facts, Showing
from engine.reasons import Reason
from engine.scoring.account_once import Combinations
from engine.scoring.pattern_table import Pattern, added_up, implied_by, too_little
from engine.scoring.sheet import AsideLine, ScoreSheet

Hit = tuple[int, Pattern, tuple[Evidence, ...]]
"""A row that was found: its place in the table, the row, and each occurrence."""
Counted = tuple[int, Facts, list[Hit]]
"""What a reading is worth, the reading, and every row found there, the dearest first."""


@dataclass(frozen=True, slots=True)
class HighestLegalTotal:
    """A hand that won is worth what its patterns come to in the best reading, nothing counted twice over.

    A row hides others everywhere, or covers them for its own groups; what is hidden itself hides nothing. Of the
    combinations as many count as account once allows.
    """

    patterns: tuple[Pattern, ...]
    """What counts, the dearest first."""
    combinations: frozenset[str]
    """The patterns that several sets make together, by id; they depend on nothing but the chows, pungs and kongs."""
    otherwise: str
    """The pattern that counts where nothing else helps to reach the minimum, by id."""
    minimum: int = 0
    """What those that help to reach it must come to."""
    _combined: Combinations = field(init=False, repr=False, compare=False)
    _others: tuple[tuple[int, Pattern], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        rows = tuple(enumerate(self.patterns))
        combined = tuple((at, row) for at, row in rows if row.id in self.combinations)
        others = tuple((at, row) for at, row in rows if row.id not in {*self.combinations, self.otherwise})
        object.__setattr__(self, "_combined", Combinations(combined))
        object.__setattr__(self, "_others", others)

    def total(self, showing: Showing) -> int:
        """Units: points. What a hand that won is worth, without the sheet."""
        return self._best(showing)[0] if showing.win is not None and showing.readings else 0

    def sheet(self, showing: Showing) -> ScoreSheet:
        """What a hand that won is worth; nothing for one that did not."""
        if showing.win is None or not showing.readings:
            return ScoreSheet()
        _, facts, hits = self._best(showing)
        counted, aside = [], []
        for row, evidence, by in _ruled(hits):
            if by is None:
                counted.append(row.line(facts, evidence))
            else:
                aside.append(AsideLine(row.line(facts, evidence), implied_by(by)))
        if not _helps(hits):
            row = self._row_otherwise
            counted[:0] = [row.line(facts, each) for each in row.find(facts)]
        aside += [AsideLine(each.row.line(facts, each.evidence), why) for each, why in self._combined.aside(facts)]
        return ScoreSheet(facts.reading, tuple(counted), tuple(aside), *added_up(counted))

    def short_of(self, sheet: ScoreSheet) -> Reason | None:
        """Why the hand is worth too little to win; None if it is not."""
        return too_little(sheet, self.patterns, self.minimum)

    @property
    def _row_otherwise(self) -> Pattern:
        """The row that counts where nothing else does."""
        return next(each for each in self.patterns if each.id == self.otherwise)

    def _best(self, showing: Showing) -> Counted:
        """The best reading, what it is worth and what was found there.

        Of equally dear ones, that with the dearest combination of three sets or four, then the first way to group the
        tiles, then that with the dearer patterns.
        """
        counted = [self._counted(Facts(each, showing)) for each in showing.readings]
        most = max(total for total, _, _ in counted)
        best = [each for each in counted if each[0] == most]
        if len(best) == 1:
            return best[0]
        ways = [facts.groups for _, facts, _ in best]
        return min(best, key=lambda each: (self._widest(each[2]), ways.index(each[1].groups), _places(each[2])))

    def _widest(self, hits: Sequence[Hit]) -> int:
        """The place in the table of the dearest combination of three sets or four; past the end if there is none."""
        wide = (at for at, row, where in hits if row.id in self.combinations and len(where[0].places) > 2)
        return next(wide, len(self.patterns))

    def _counted(self, facts: Facts) -> Counted:
        """What a reading is worth, and every row found in it, the dearest first."""
        hits = list(self._combined.counted(facts))
        for at, row in self._others:
            evidences = row.find(facts)
            if evidences:
                hits.append((at, row, evidences))
        hits.sort(key=_place)
        total = sum(row.worth.base for row, _, by in _ruled(hits) if by is None)
        return total if _helps(hits) else total + self._row_otherwise.worth.base, facts, hits


def _place(hit: Hit) -> int:
    """Where the row stands in the table."""
    return hit[0]


def _places(hits: Sequence[Hit]) -> list[int]:
    """Where the rows stand in the table that count, for each occurrence."""
    place = {row.id: at for at, row, _ in hits}
    return [place[row.id] for row, _, by in _ruled(hits) if by is None]


def _helps(hits: Sequence[Hit]) -> bool:
    """Something helps to reach the minimum. The dearest row always counts."""
    return any(row.for_minimum for _, row, _ in hits)


def _ruled(hits: Sequence[Hit]) -> Iterator[tuple[Pattern, Evidence, Pattern | None]]:
    """Each occurrence with the row beside which it does not count, if there is one."""
    hidden: dict[str, Pattern] = {}
    covered: dict[tuple[str, int], Pattern] = {}
    for _, row, evidences in hits:
        by = hidden.get(row.id)
        if by is None:
            for id in row.hides:
                hidden.setdefault(id, row)
        for evidence in evidences:
            over = by or _covering(row, evidence, covered)
            yield row, evidence, over
            if over is None:
                covered |= {(id, place): row for id in row.covers for place in evidence.places}


def _covering(row: Pattern, evidence: Evidence, covered: dict[tuple[str, int], Pattern]) -> Pattern | None:
    """The row that counts for all groups of an occurrence already."""
    over = [covered.get((row.id, place)) for place in evidence.places] if covered else []
    return over[0] if over and None not in over else None
