"""Payments in the classical game: everybody's hand counts, and East pays and gets double.

What belongs here: who pays whom. What does not: what hands are worth (``scores``).
"""

from collections.abc import Iterator, Mapping
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

    def on_win(self, _state: GameState, _wins: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """Nothing yet: first the others count their hands."""
        return ()

    def on_end(self, state: GameState, sheets: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """What all pay the winner, and one another; nothing if nobody won."""
        winners = [each.seat for each in state.wins]
        worths = {seat: sheet.value for seat, sheet in sheets.items()}
        return tuple(self.payments(worths, winners, east=state.dealer)) if winners else ()

    def payments(self, worths: Mapping[Seat, int], winners: list[Seat], *, east: Seat) -> Iterator[Payment]:
        """The payments between hands of these worths."""
        losers = [seat for seat in Seat if seat not in winners]
        for winner in winners:
            for loser in losers:
                amount = worths[winner]
                why = Reason("pay.winning-hand", {"amount": amount})
                if self._is_doubled(winner, loser, east):
                    amount *= 2
                    why = Reason("pay.winning-hand-doubled", {"base": worths[winner], "amount": amount})
                yield Payment(loser, winner, amount, why)
        if self.losers_settle:
            for pair in combinations(losers, 2):
                yield from self._difference(worths, *pair, east)

    def _difference(self, worths: Mapping[Seat, int], one: Seat, other: Seat, east: Seat) -> Iterator[Payment]:
        """What one of two who did not win pays the other, if their hands are not worth the same."""
        less, more = sorted((one, other), key=lambda seat: worths[seat])
        amount = worths[more] - worths[less]
        said = {"more": worths[more], "less": worths[less], "amount": amount}
        if not amount:
            return
        if self._is_doubled(one, other, east):
            yield Payment(less, more, 2 * amount, Reason("pay.difference-doubled", {**said, "amount": 2 * amount}))
        else:
            yield Payment(less, more, amount, Reason("pay.difference", said))

    def _is_doubled(self, one: Seat, other: Seat, east: Seat) -> bool:
        """One of the two is East, and that doubles."""
        return self.east_doubles and east in (one, other)
