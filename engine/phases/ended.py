"""The end of a deal: the last payments, and the phase in which nothing more is decided."""

from dataclasses import dataclass, replace
from typing import Self

from engine.actions import Action
from engine.deals import Outcome, Win
from engine.events import DealEnded, Event
from engine.ledger import gains
from engine.phases.moments import pay, reach
from engine.reasons import Reason
from engine.rules import Rule
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat
from engine.state import GameState, Moment, Phase, Step
from engine.view import View


@dataclass(frozen=True, slots=True)
class Ended(Phase):
    """The deal is over."""


@dataclass(frozen=True, slots=True)
class EndedRules:
    """Nothing may be done any more."""

    rules: tuple[Rule, ...] = ()
    """None."""

    def with_rules(self, rules: tuple[Rule, ...]) -> Self:
        """The same phase with other rules."""
        return replace(self, rules=rules)

    def out_of_turn(self, _view: View, _action: Action) -> Reason | None:
        """Nobody may act."""
        return Reason("deal.over")

    def owing(self, _state: GameState) -> tuple[Seat, ...]:
        """Nobody."""
        return ()

    def resolve(self, state: GameState) -> Step:
        """Nothing happens any more."""
        return state, ()


def sheet_of(state: GameState, seat: Seat, win: Win | None) -> ScoreSheet:
    """What a player's hand is worth; with the winning tile, if it won with another player's."""
    hand = state.hands[seat]
    if win is not None and win.giver is not None and win.tile is not None and win.tile not in hand.tiles:
        hand = hand.with_tile(win.tile, drawn=True)
    return state.variant.sheet(hand, win, seat_wind=state.wind(seat), round_wind=state.start.carry.round_wind)


def end_deal(state: GameState, ended: Reason | None) -> Step:
    """The end of the deal: the last payments, what is due, the outcome; `ended` says why, if not for a win."""
    won = {each.seat: each for each in state.wins}
    sheets = {seat: sheet_of(state, seat, won.get(seat)) for seat in Seat}
    state, owed = reach(state, Moment.SETTLING)
    state, paid = pay(state, state.variant.settlement.on_end(state, sheets))
    state, events = reach(state, Moment.DEAL_END)
    tallies = tuple(each.value for each in sheets.values())
    outcome = Outcome(state.wins, ended, gains(state.ledger), tallies)
    over: tuple[Event, ...] = (DealEnded(outcome),)
    return replace(state, phase=Ended(), outcome=outcome), owed + paid + events + over
