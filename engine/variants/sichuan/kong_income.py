"""Kong income: kongs are paid for at once, and some of it goes back when the wall is spent.

What belongs here: payments for kongs. What does not: what hands are worth.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.ledger import Payment
from engine.melds import Meld
from engine.phases.void_suit import void_suit
from engine.reasons import Reason
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat
from engine.state import GameState, Standing

EXPOSED = 2
"""Units: points. What the player who fed an exposed kong pays."""
ADDED = 1
"""Units: points. What each player still in the deal pays for an added kong."""
CONCEALED = 2
"""Units: points. What each player still in the deal pays for a concealed kong."""


@dataclass(frozen=True, slots=True)
class KongIncome:
    """Payments for kongs, given back by whoever is not ready when the wall is spent."""

    winners: int
    """Units: players. How many wins end the deal before the wall does."""

    def on_kong(self, state: GameState, seat: Seat, meld: Meld) -> tuple[Payment, ...]:
        """The feeder pays an exposed kong; everybody still in the deal pays the others."""
        tile = meld.tiles[0]
        if meld.added is not None:
            why = Reason("pay.added-kong", {"tile": tile})
            return tuple(Payment(payer, seat, ADDED, why) for payer in state.others(seat))
        if meld.giver is not None:
            return (Payment(meld.giver, seat, EXPOSED, Reason("pay.exposed-kong", {"tile": tile})),)
        why = Reason("pay.concealed-kong", {"tile": tile})
        return tuple(Payment(payer, seat, CONCEALED, why) for payer in state.others(seat))

    def on_win(self, _state: GameState, _wins: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """Kongs have no part in it."""
        return ()

    def on_end(self, state: GameState, _sheets: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """When the wall is spent, whoever has neither won nor is ready gives kong income back to those who paid."""
        if len(state.wins) >= self.winners:
            return ()
        why = Reason("pay.kong-given-back")
        return tuple(
            Payment(entry.payee, entry.payer, entry.amount, why, undoes=at)
            for at, entry in enumerate(state.ledger)
            if isinstance(entry.payee, Seat) and not _keeps(state, entry.payee)
        )


def _keeps(state: GameState, seat: Seat) -> bool:
    """The player has won or is ready, the void suit gone."""
    if state.standing[seat] is Standing.OUT:
        return True
    hand, void = state.hands[seat], void_suit(state.marks[seat])
    return state.variant.missing(hand) == 1 and not any(each.design.suit is void for each in hand.concealed)
