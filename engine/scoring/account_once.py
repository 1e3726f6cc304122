"""Account once: which of the patterns that several sets make together may count side by side.

What belongs here: choosing among the combinations found in one reading. What does not: finding them, and all patterns
of single sets or of the whole hand.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.patterns.facts import Evidence, Facts, Rows
from engine.reasons import Reason
from engine.scoring.pattern_table import Pattern, implied_by

MOST_REMEMBERED = 16_384
"""How many different sets of a hand are remembered with their combinations, some 10 MB; then memory begins anew."""


@dataclass(frozen=True, slots=True)
class Found:
    """One occurrence of a pattern in a reading."""

    row: Pattern
    """The pattern."""
    evidence: Evidence
    """Where it lies."""


@dataclass(frozen=True, slots=True)
class Joined:
    """The combinations of a reading, told apart."""

    counted: tuple[tuple[int, Pattern, tuple[Evidence, ...]], ...] = ()
    """Those that count: the place of each row in its table, the row, and its occurrences."""
    aside: tuple[tuple[Found, Reason], ...] = ()
    """Those that do not, each with the reason."""


class Combinations:
    """The patterns of a table that several sets make together, and what was chosen of them among the same sets.

    What they are depends on the chows, pungs and kongs alone, so that is what it is remembered by.
    """

    def __init__(self, rows: tuple[tuple[int, Pattern], ...]) -> None:
        self._rows = rows
        self._joined: dict[tuple[Rows, Rows], Joined] = {}

    def counted(self, facts: Facts) -> tuple[tuple[int, Pattern, tuple[Evidence, ...]], ...]:
        """Those that count in a reading."""
        return self._among(facts).counted

    def aside(self, facts: Facts) -> tuple[tuple[Found, Reason], ...]:
        """Those of a reading that do not count, each with the reason."""
        return self._among(facts).aside

    def _among(self, facts: Facts) -> Joined:
        """Those of a reading."""
        sets = facts.chows, facts.pungs
        joined = self._joined.get(sets)
        if joined is None:
            if len(self._joined) >= MOST_REMEMBERED:
                self._joined.clear()
            joined = self._joined[sets] = self._join(facts)
        return joined

    def _join(self, facts: Facts) -> Joined:
        """The most that they may count together, rather many kinds than one often; and the rest."""
        found = tuple(Found(row, each) for _, row in self._rows for each in row.find(facts))
        most = max(_legal(found, ()), key=lambda each: (_worth(each), len({one.row.id for one in each})))
        hits = []
        for at, row in self._rows:
            evidences = tuple(each.evidence for each in most if each.row is row)
            if evidences:
                hits.append((at, row, evidences))
        return Joined(tuple(hits), tuple((each, _why_not(each, most)) for each in found if each not in most))


def _worth(counted: Iterable[Found]) -> int:
    return sum(each.row.worth.base for each in counted)


def _legal(left: tuple[Found, ...], taken: tuple[Found, ...]) -> Iterator[tuple[Found, ...]]:
    """Every legal choice that cannot be added to, the earlier combinations first."""
    addable = [at for at, each in enumerate(left) if _may_join(each, taken)]
    if not addable:
        yield taken
    for at in addable:
        yield from _legal(left[at + 1 :], (*taken, left[at]))


def _may_join(one: Found, taken: Iterable[Found]) -> bool:
    """No two of its sets are together already."""
    together = {place: {place} for place in one.evidence.places}
    for each in taken:
        united = set(each.evidence.places).union(*(together.get(place, ()) for place in each.evidence.places))
        together |= dict.fromkeys(united, united)
    return all(
        other not in together[place] for place in one.evidence.places for other in one.evidence.places if other != place
    )


def _why_not(one: Found, counted: Iterable[Found]) -> Reason:
    """Why a combination does not count beside those that do."""
    places = set(one.evidence.places)
    for each in counted:
        if places <= set(each.evidence.places):
            return implied_by(each.row)
    if any(each.row is one.row and places & set(each.evidence.places) for each in counted):
        return Reason("score.no-identical")
    return Reason("score.account-once")
