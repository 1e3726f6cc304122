"""Calling: hands that did not win and lack one tile of a limit hand, which some tables pay for.

What belongs here: what such a hand is worth. What does not: limit hands that won (``points_and_doubles``).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.deals import Came, Win
from engine.patterns.facts import Evidence, Facts, Showing
from engine.reasons import Reason, Term
from engine.scoring.pattern_table import Pattern
from engine.scoring.sheet import AsideLine, ScoreLine, ScoreSheet, Step, StepKind, Unit
from engine.seats import Seat
from engine.shapes.shape import COPIES, Shape
from engine.tiles import DESIGNS, Tile, tile


@dataclass(frozen=True, slots=True)
class Calling:
    """So much for a hand that one more tile would make a limit hand."""

    rows: tuple[Pattern, ...]
    """The limit hands, and what it is worth to lack one tile of each."""
    shapes: tuple[Shape, ...]
    """What a finished hand may look like."""

    def better(self, sheet: ScoreSheet, showing: Showing) -> ScoreSheet:
        """The sheet of a hand that did not win; another if the limit hand it lacks one tile of is worth more."""
        lacking = max(self._lacking(showing), key=lambda row: row.worth.base, default=None)
        if lacking is None or lacking.worth.base <= sheet.value:
            return sheet
        amount = lacking.worth.base
        why = Reason("score.calling", {"amount": amount, "pattern": Term(lacking.id)})
        step = Step(StepKind.ADDED, amount, amount, why)
        aside = Reason("score.replaced-by", {"pattern": Term(lacking.id)})
        return ScoreSheet(
            sheet.reading,
            (ScoreLine(lacking.id, Evidence(), Unit.POINT, (step,)),),
            tuple(AsideLine(each, aside) for each in sheet.lines),
            (step,),
            amount,
        )

    def _lacking(self, showing: Showing) -> Iterator[Pattern]:
        """The limit hands of which one tile is missing."""
        if min(each.missing(showing.hand) for each in self.shapes) != 1:
            return
        for piece in _pieces(showing):
            hand = showing.hand.with_tile(piece, drawn=True)
            readings = tuple(each for shape in self.shapes for each in shape.readings(hand, piece))
            won = Win(Seat.A, piece, Came.DRAWN)
            finished = Showing(hand, readings, won, showing.seat_wind, showing.round_wind)
            for each in readings:
                yield from (row for row in self.rows if row.find(Facts(each, finished)))


def _pieces(showing: Showing) -> Iterator[Tile]:
    """A tile of each kind of which the hand does not hold all."""
    held = set(showing.hand.tiles)
    for kind, many in enumerate(showing.counts):
        if many < COPIES:
            yield next(each for each in _copies(kind) if each not in held)


def _copies(kind: int) -> Iterator[Tile]:
    """Every tile of a kind."""
    return (tile(DESIGNS[kind], copy) for copy in range(1, COPIES + 1))
