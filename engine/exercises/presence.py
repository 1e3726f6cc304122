"""Presence: whether a pattern counts in a hand that won, and why it does not.

What belongs here: the ruling on one pattern. What does not: the questions (``find_pattern``, ``count_score``), and
numbers (``wrong_scores``).
"""

from dataclasses import replace
from itertools import chain

from engine.appraisal.changes import Changed, exchanged, otherwise_won
from engine.exercises.near_misses import Miscount
from engine.exercises.wrong_scores import Counted
from engine.patterns.facts import Facts, Finder, Showing
from engine.reasons import Reason, Term
from engine.ruleset import Variant
from engine.tiles import Design, Tile


def counting(counted: Counted, pattern: str) -> Miscount | None:
    """That a pattern counts, with the tiles that show it; None if it does not."""
    lines = [each for each in counted.sheet.lines if each.pattern == pattern]
    if not lines:
        return None
    tiles = tuple(dict.fromkeys(tile for each in lines for tile in each.evidence.tiles))
    told = (counts(pattern), *((Reason("find.shown-by", {"tiles": designs_of(tiles)}),) if tiles else ()))
    return Miscount(told, tiles)


def counts(pattern: str) -> Reason:
    """That it counts."""
    return Reason("find.counts", {"pattern": Term(pattern)})


def designs_of(tiles: tuple[Tile, ...]) -> tuple[Design, ...]:
    """What tiles show."""
    return tuple(each.design for each in tiles)


def absence(rules: Variant, counted: Counted, pattern: str) -> Miscount:
    """Why a pattern does not count: it is set aside, asks for another reading, or for something to be different."""
    said = {"pattern": Term(pattern)}
    for each in counted.sheet.aside:
        if each.line.pattern == pattern:
            return Miscount((Reason("find.set-aside", said), each.why), each.line.evidence.tiles)
    readings = (replace(counted.showing, readings=(each,)) for each in counted.showing.readings)
    if any(line.pattern == pattern for each in readings for line in counted.tally.sheet(each).lines):
        return Miscount((Reason("find.other-reading", said),))
    told = (Reason("find.not-there", said), Reason("find.asks-for", {"meaning": Term(pattern)}))
    find = next(row.find for row in counted.tally.patterns if row.id == pattern)
    if _is_there(find, counted.showing):  # it counts only where nothing else does
        return Miscount(told)
    start = Changed((), 0, counted.showing)
    for changed in chain(otherwise_won(rules, start), exchanged(rules, start, None, 1)):
        if _is_there(find, changed.showing):
            out = changed.changes[0].params.get("out")
            tiles = tuple(each for each in counted.showing.hand.concealed if each.design is out)
            return Miscount((*told, Reason("find.one-change"), *changed.changes), tiles[:1])
    return Miscount(told)


def _is_there(find: Finder, showing: Showing) -> bool:
    """Some reading of the hand shows it."""
    return any(find(Facts(each, showing)) for each in showing.readings)
