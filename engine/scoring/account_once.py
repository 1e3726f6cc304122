"""Account once: which of the patterns that several sets make together may count side by side.

What belongs here: choosing among the combinations found in one reading, and remembering what was found in the
same part of a reading. What does not: finding them, and patterns of the whole hand.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass

from engine.patterns.facts import Evidence, Facts
from engine.reasons import Reason
from engine.scoring.pattern_table import Pattern, implied_by

MOST_REMEMBERED = 16_384
"""How many different parts a family remembers, at most some 5 MB; then its memory begins anew."""
Hit = tuple[int, Pattern, tuple[Evidence, ...]]
"""A row that was found: its place in the table, the row, and each occurrence."""


@dataclass(frozen=True, slots=True)
class Found:
    """One occurrence of a pattern in a reading."""

    row: Pattern
    """The pattern."""
    evidence: Evidence
    """Where it lies."""


@dataclass(frozen=True, slots=True)
class Family:
    """Patterns that depend on nothing but some part of a reading, such as its chows."""

    of: Callable[[Facts], Hashable]
    """The part."""
    ids: frozenset[str]
    """The patterns, by id."""
    joining: frozenset[str] = frozenset()
    """Those among them that join sets, so that not all may count together."""


@dataclass(frozen=True, slots=True)
class Told:
    """What was found of a family in the same part of a reading."""

    counted: tuple[Hit, ...]
    """Those that count."""
    aside: tuple[tuple[Found, Reason], ...]
    """Those that do not, each with the reason."""


class Remembered:
    """The rows of a family, and what was found of them so far."""

    def __init__(self, family: Family, patterns: Iterable[Pattern]) -> None:
        self._family = family
        self._rows = tuple((at, row) for at, row in enumerate(patterns) if row.id in family.ids)
        self._known: dict[Hashable, Told] = {}

    def told(self, facts: Facts) -> Told:
        """What there is of them in a reading."""
        part = self._family.of(facts)
        known = self._known.get(part)
        if known is None:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            known = self._known[part] = self._find(facts)
        return known

    def _find(self, facts: Facts) -> Told:
        """What may count together; rather many patterns than one often, and rather the dearer."""
        hits = [(at, row, found) for at, row in self._rows if (found := row.find(facts))]
        joining = tuple(Found(row, each) for _, row, found in hits if row.id in self._family.joining for each in found)
        if len(joining) < 2:
            return Told(tuple(hits), ())
        most = max(_legal(joining, ()), key=lambda each: (_worth(each), len({one.row.id for one in each})))
        left_out = tuple(each for each in joining if each not in most)
        counted = (
            (at, row, tuple(each for each in found if Found(row, each) not in left_out)) for at, row, found in hits
        )
        return Told(tuple(hit for hit in counted if hit[2]), tuple((each, _why_not(each, most)) for each in left_out))


def _worth(counted: Iterable[Found]) -> int:
    return sum(each.row.worth.base for each in counted)


def _legal(left: tuple[Found, ...], taken: tuple[Found, ...]) -> Iterator[tuple[Found, ...]]:
    """Legal choices, all those among them that cannot be added to; the earlier combinations first."""
    addable = [at for at, each in enumerate(left) if _may_join(each, taken)]
    if not addable:
        yield taken
    for at in addable:
        yield from _legal(left[at + 1 :], (*taken, left[at]))


def _may_join(one: Found, taken: Iterable[Found]) -> bool:
    """No two of its sets are together already: what is together is not told apart and joined again."""
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
