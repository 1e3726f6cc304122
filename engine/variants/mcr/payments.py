"""Who pays in the Chinese Official game: everybody eight points, and whoever gave the tile the hand as well."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.ledger import Payment
from engine.melds import Meld
from engine.reasons import Reason
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat
from engine.state import GameState


@dataclass(frozen=True, slots=True)
class EightAndTheHand:
    """The winner gets eight from each, and the worth of the hand from each who could have kept the tile."""

    stake: int = 8
    """Units: points. What everybody pays, whatever the hand is worth."""

    def on_kong(self, _state: GameState, _seat: Seat, _meld: Meld) -> tuple[Payment, ...]:
        """Nothing is due."""
        return ()

    def on_win(self, state: GameState, wins: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """The stake from each, with the hand on top from the giver, or from all if the tile was drawn."""
        givers = {each.seat: each.giver for each in state.wins}
        return tuple(
            self._paid(payer, winner, sheet.value, givers[winner])
            for winner, sheet in wins.items()
            for payer in state.others(winner)
        )

    def on_end(self, _state: GameState, _sheets: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """Nothing more is due."""
        return ()

    def _paid(self, payer: Seat, winner: Seat, worth: int, giver: Seat | None) -> Payment:
        """What one player pays."""
        if giver not in (None, payer):
            return Payment(payer, winner, self.stake, Reason("pay.stake", {"amount": self.stake}))
        why = Reason("pay.stake-and-hand", {"stake": self.stake, "worth": worth, "amount": self.stake + worth})
        return Payment(payer, winner, self.stake + worth, why)
