"""Tallies: the face of every way to count a hand, and the one that counts nothing."""

from dataclasses import dataclass
from typing import Protocol

from engine.patterns.facts import Showing
from engine.reasons import Reason
from engine.scoring.pattern_table import Pattern
from engine.scoring.sheet import ScoreSheet


class Tally(Protocol):
    """How a hand is counted."""

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        """What counts, in the order it is told: the very rows that are counted by."""
        ...

    def sheet(self, showing: Showing) -> ScoreSheet:
        """What a finished hand is worth, or one that did not win."""
        ...

    def short_of(self, sheet: ScoreSheet) -> Reason | None:
        """Why the hand is worth too little to win; None if it is not."""
        ...


@dataclass(frozen=True, slots=True)
class AnyFinishedHand:
    """Every finished hand wins, and all are worth the same."""

    patterns: tuple[Pattern, ...] = ()
    """None."""

    def sheet(self, _showing: Showing) -> ScoreSheet:
        """Nothing is counted."""
        return ScoreSheet()

    def short_of(self, _sheet: ScoreSheet) -> Reason | None:
        """No hand is worth too little."""
        return None
