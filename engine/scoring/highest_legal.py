"""The highest legal total: how the Chinese Official game counts a hand.

What belongs here: one reading counted by all principles, and the reading that is worth most. What does not: the
patterns (``variants``), and which combinations may stand side by side (``account_once``).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from operator import itemgetter

from engine.patterns.facts import Evidence, Facts, Finder, Showing
from engine.reasons import Reason
from engine.scoring.account_once import Family, Hit, Remembered
from engine.scoring.pattern_table import Pattern, added_up, implied_by, too_little
from engine.scoring.sheet import AsideLine, ScoreSheet

_PLACE = itemgetter(0)
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
    families: tuple[Family, ...]
    """The patterns that depend on a part of a reading alone, those among them that join sets."""
    otherwise: str
    """The pattern that counts where nothing else helps to reach the minimum, by id."""
    minimum: int = 0
    """What those that help to reach it must come to."""
    _remembered: tuple[Remembered, ...] = field(init=False, repr=False, compare=False)
    _others: tuple[tuple[int, Pattern, Finder], ...] = field(init=False, repr=False, compare=False)
    _row_otherwise: Pattern = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        elsewhere = {self.otherwise}.union(*(each.ids for each in self.families))
        others = tuple((at, row, row.find) for at, row in enumerate(self.patterns) if row.id not in elsewhere)
        object.__setattr__(self, "_remembered", tuple(Remembered(each, self.patterns) for each in self.families))
        object.__setattr__(self, "_others", others)
        (row,) = (each for each in self.patterns if each.id == self.otherwise)
        object.__setattr__(self, "_row_otherwise", row)

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
        left_out = (each for family in self._remembered for each in family.told(facts).aside)
        aside += [AsideLine(each.row.line(facts, each.evidence), why) for each, why in left_out]
        return ScoreSheet(facts.reading, tuple(counted), tuple(aside), *added_up(counted))

    def short_of(self, sheet: ScoreSheet) -> Reason | None:
        """Why the hand is worth too little to win; None if it is not."""
        return too_little(sheet, self.patterns, self.minimum)

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
        joining = {id for each in self.families for id in each.joining}
        wide = (at for at, row, where in hits if row.id in joining and len(where[0].places) > 2)
        return next(wide, len(self.patterns))

    def _counted(self, facts: Facts) -> Counted:
        """What a reading is worth, and every row found in it, the dearest first."""
        hits = [hit for family in self._remembered for hit in family.told(facts).counted]
        for at, row, find in self._others:
            evidences = find(facts)
            if evidences:
                hits.append((at, row, evidences))
        hits.sort(key=_PLACE)
        total = sum(row.worth.base for row, _, by in _ruled(hits) if by is None)
        return total if _helps(hits) else total + self._row_otherwise.worth.base, facts, hits


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
