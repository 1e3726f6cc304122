"""Near misses: patterns that a learner may see where they are not, and what is said then.

What belongs here: how near a hand comes to a pattern. What does not: numbers (``wrong_scores``).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.patterns.circumstances import last_tile_drawn, self_drawn
from engine.patterns.facts import Facts, Finder
from engine.patterns.honors import dragon_sets
from engine.reasons import Reason, Term
from engine.scoring.pattern_table import Pattern
from engine.tiles import DESIGNS, Tile


@dataclass(frozen=True, slots=True)
class Miscount:
    """The mistake a wrong score comes from."""

    reasons: tuple[Reason, ...]
    """What it is, most specific first."""
    tiles: tuple[Tile, ...] = ()
    """The tiles it is about."""


@dataclass(frozen=True, slots=True)
class Near:
    """A pattern that is not there, and how near it comes."""

    rank: int
    """The nearest first."""
    miscount: Miscount
    """What is said of it."""


def _not_self_drawn(facts: Facts) -> Near | None:
    """The winning tile was another player's."""
    win = facts.showing.win
    if win is None or win.giver is None or win.tile is None:
        return None
    return Near(3, Miscount((Reason("score.not-self-drawn", {"tile": win.tile.design}),), (win.tile,)))


def _not_last_tile(facts: Facts) -> Near | None:
    """Tiles were left, or the last one came from another player."""
    win = facts.showing.win
    if win is None or last_tile_drawn(facts):
        return None
    if win.on_last_tile:
        return Near(0, Miscount((Reason("score.not-last-tile"), Reason("score.last-tile-is-drawn"))))
    return Near(5, Miscount((Reason("score.not-last-tile"),)))


def _not_dragons(facts: Facts) -> Near | None:
    """A pair taken for a set, or winds for dragons."""
    found = []
    for at, group in enumerate(facts.groups):
        face, tiles = DESIGNS[group.index], tuple(DESIGNS[kind] for kind in group.kinds)
        if face.is_dragon and not group.is_set:
            told = Reason("score.not-dragons"), Reason("score.pair-is-no-set", {"tiles": tiles})
            found.append(Near(1, Miscount(told, facts.tiles[at])))
        if face.is_wind and group.is_set:
            told = Reason("score.not-dragons"), Reason("score.winds-are-no-dragons", {"tiles": tiles})
            found.append(Near(2, Miscount(told, facts.tiles[at])))
    if not found and not dragon_sets(facts):
        found.append(Near(4, Miscount((Reason("score.not-dragons"),))))
    return min(found, key=lambda each: each.rank, default=None)


_NEAR: Mapping[Finder, Callable[[Facts], Near | None]] = {
    self_drawn: _not_self_drawn,
    last_tile_drawn: _not_last_tile,
    dragon_sets: _not_dragons,
}
"""What is said of a pattern that is not there."""


def near_miss(row: Pattern, facts: Facts) -> Near | None:
    """How near a hand comes to an occurrence that is not there; None if every one a learner may see is there."""
    if row.find in _NEAR:
        return _NEAR[row.find](facts)
    if row.find(facts) or row.worth.doublings:
        return None
    return Near(9, Miscount((Reason("score.pattern-not-there", {"pattern": Term(row.id)}),)))
