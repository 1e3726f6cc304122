"""Payments: what a line of the card costs whom.

What belongs here: the value of a hand, and its doublings. What does not: which hand is which line (``card``).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.card.card import Card
from engine.card.match import Match, match
from engine.deals import Win
from engine.ledger import Payment
from engine.melds import Meld
from engine.patterns.facts import Showing
from engine.phases.card_wins import in_last_wall
from engine.reasons import Reason
from engine.scoring.pattern_table import Pattern
from engine.scoring.sheet import ScoreSheet, Step, StepKind
from engine.seats import Seat
from engine.state import GameState
from engine.tiles import Tile

SAFE = 3
"""Units: tiles. So many of the discard's like must lie open for it to be safe in a hot wall."""


@dataclass(frozen=True, slots=True)
class LineValue:
    """A hand is worth what the card prints; twice as much without jokers, on a line where some could stand."""

    card: Card
    """The card that is played."""
    patterns: tuple[Pattern, ...] = ()
    """None: the card says what counts."""

    def sheet(self, showing: Showing) -> ScoreSheet:
        """What a hand that won is worth, as the line on which it is worth most; nothing for one that did not."""
        if showing.win is None:
            return ScoreSheet()
        steps = max((_steps(each) for each in match(self.card, showing.hand)), key=lambda each: each[-1].total)
        return ScoreSheet(steps=steps, value=steps[-1].total)

    def short_of(self, _sheet: ScoreSheet) -> Reason | None:
        """No line is worth too little."""
        return None


def _steps(found: Match) -> tuple[Step, ...]:
    """How the value of one reading comes about."""
    printed = Step(StepKind.ADDED, found.value, found.value, Reason("score.printed-value", {"count": found.value}))
    if not (found.is_jokerless and found.line.takes_jokers):
        return (printed,)
    return (printed, Step(StepKind.DOUBLED, 1, 2 * found.value, Reason("score.jokerless")))


@dataclass(frozen=True, slots=True)
class CardPayments:
    """The discarder pays double and the others once; all pay double for a hand that was self-drawn."""

    hot_wall: bool = False
    """In the last wall, whoever discards a tile that is not safe pays for all."""

    def on_kong(self, _state: GameState, _seat: Seat, _meld: Meld) -> tuple[Payment, ...]:
        """Nothing is paid for a set."""
        return ()

    def on_win(self, state: GameState, wins: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """What the others pay the winner, dead hands like all."""
        ((seat, sheet),) = wins.items()
        win, losers = state.wins[-1], [Seat((seat + step) % len(Seat)) for step in (1, 2, 3)]
        if win.giver is None:
            return tuple(Payment(each, seat, 2 * sheet.value, Reason("pay.self-drawn-line")) for each in losers)
        if self.hot_wall and in_last_wall(state) and not _was_safe(state, win):
            share = sheet.value * (len(losers) + 1)
            return (Payment(win.giver, seat, share, Reason("pay.hot-wall")),)
        return tuple(
            Payment(each, seat, 2 * sheet.value, Reason("pay.own-discard"))
            if each is win.giver
            else Payment(each, seat, sheet.value, Reason("pay.others-discard"))
            for each in losers
        )

    def on_end(self, _state: GameState, _sheets: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """Nothing more; a wall that is spent costs nobody anything."""
        return ()


def _was_safe(state: GameState, win: Win) -> bool:
    """Three like the winning discard lay open before it; what the winner laid beside it did not."""
    assert win.tile is not None
    lying: list[Tile] = [tile for river in state.rivers for tile in river]
    before = (meld for hand in state.hands for meld in hand.melds if meld.claimed is not win.tile)
    lying += [tile for meld in before for tile in meld.tiles]
    return sum(each.index == win.tile.index and each is not win.tile for each in lying) >= SAFE
