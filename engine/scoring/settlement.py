"""Settlements: the face of every way to pay, and the one that pays nothing."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from engine.ledger import Payment
from engine.melds import Meld
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat
from engine.state import GameState


class Settlement(Protocol):
    """What is paid, at each moment of money."""

    def on_kong(self, state: GameState, seat: Seat, meld: Meld) -> tuple[Payment, ...]:
        """What is due when a kong stands."""
        ...

    def on_win(self, state: GameState, wins: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """What is due when these have won together."""
        ...

    def on_end(self, state: GameState, sheets: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """What is due when the deal is over; the sheets are of those who won and of those who did not."""
        ...


@dataclass(frozen=True, slots=True)
class NoPayments:
    """Nothing is paid."""

    def on_kong(self, _state: GameState, _seat: Seat, _meld: Meld) -> tuple[Payment, ...]:
        """Nothing is due."""
        return ()

    def on_win(self, _state: GameState, _wins: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """Nothing is due."""
        return ()

    def on_end(self, _state: GameState, _sheets: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """Nothing is due."""
        return ()
