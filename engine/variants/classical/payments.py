"""Payments in the classical game: everybody's hand counts, and East pays and gets double.

What belongs here: who pays whom. What does not: what hands are worth (``scores``).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from engine.ledger import Payment
from engine.melds import Meld
from engine.reasons import Reason
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat
from engine.state import GameState


@dataclass(frozen=True, slots=True)
class EverybodySettles:
    """All pay the winner what her hand is worth; then the others pay one another what theirs differ by."""

    losers_settle: bool = True
    """Those who did not win pay one another, too."""
    east_doubles: bool = True
    """East pays double, and gets double."""

    def on_kong(self, _state: GameState, _seat: Seat, _meld: Meld) -> tuple[Payment, ...]:
        """Kongs are paid for with the hand they are in."""
        return ()

    def on_win(self, state: GameState, wins: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """What all others pay each winner, whatever their own hands are worth."""
        losers = [seat for seat in Seat if seat not in wins]
        owed = ((loser, winner, sheet.value) for winner, sheet in wins.items() for loser in losers)
        return tuple(self._share(loser, winner, worth, east=state.dealer) for loser, winner, worth in owed)

    def on_end(self, state: GameState, sheets: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """What those who did not win pay one another; nothing if nobody won."""
        winners = {each.seat for each in state.wins}
        if not (winners and self.losers_settle):
            return ()
        pairs = combinations([seat for seat in sheets if seat not in winners], 2)
        found = (self._difference(sheets, *pair, east=state.dealer) for pair in pairs)
        return tuple(each for each in found if each.amount)

    def _share(self, loser: Seat, winner: Seat, worth: int, *, east: Seat) -> Payment:
        """What one pays for a hand that won."""
        if not self._is_doubled(loser, winner, east):
            return Payment(loser, winner, worth, Reason("pay.winning-hand", {"amount": worth}))
        said = {"base": worth, "amount": 2 * worth}
        return Payment(loser, winner, 2 * worth, Reason("pay.winning-hand-doubled", said))

    def _difference(self, sheets: Mapping[Seat, ScoreSheet], one: Seat, other: Seat, *, east: Seat) -> Payment:
        """What one of two who did not win pays the other; nothing if their hands are worth the same."""
        less, more = sorted((one, other), key=lambda seat: sheets[seat].value)
        said = {"more": sheets[more].value, "less": sheets[less].value}
        amount = said["more"] - said["less"]
        if not self._is_doubled(one, other, east):
            return Payment(less, more, amount, Reason("pay.difference", {**said, "amount": amount}))
        return Payment(less, more, 2 * amount, Reason("pay.difference-doubled", {**said, "amount": 2 * amount}))

    def _is_doubled(self, one: Seat, other: Seat, east: Seat) -> bool:
        """One of the two is East, and that doubles."""
        return self.east_doubles and east in (one, other)
