"""Payments in Hong Kong: who pays for a win.

What belongs here: shares of a hand's worth. What does not: what it is worth (``scores``).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.deals import Came, Win
from engine.ledger import Payment
from engine.melds import Meld
from engine.reasons import Reason
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat
from engine.state import GameState


@dataclass(frozen=True, slots=True)
class Shares:
    """How often each pays what the hand is worth, if the winning tile was another player's."""

    giver: int
    """Whoever let it go."""
    others: int
    """Each of the others."""


FULL = Shares(giver=3, others=0)
"""Whoever gave the tile pays for all."""
HALF = Shares(giver=2, others=1)
"""Whoever gave the tile pays twice, the others once."""


@dataclass(frozen=True, slots=True)
class WinIsPaid:
    """Nothing but wins is paid for."""

    shares: Shares = FULL
    """Who pays how much for a hand that was not self-drawn."""

    def on_kong(self, _state: GameState, _seat: Seat, _meld: Meld) -> tuple[Payment, ...]:
        """Kongs bring nothing by themselves."""
        return ()

    def on_win(self, state: GameState, wins: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """Each winner is paid in full."""
        won = [each for each in state.wins if each.seat in wins]
        return tuple(payment for each in won for payment in self._paid(state, each, wins[each.seat].value))

    def on_end(self, _state: GameState, _sheets: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """Hands that did not win are worth nothing."""
        return ()

    def _paid(self, state: GameState, win: Win, base: int) -> Iterator[Payment]:
        """What a win brings."""
        losers = state.others(win.seat)
        if win.giver is None:
            why = Reason("pay.self-drawn", {"amount": base})
            yield from (Payment(each, win.seat, base, why) for each in losers)
            return
        share = {"times": self.shares.giver, "base": base, "amount": self.shares.giver * base}
        why = Reason("pay.gave-winning-tile", share)
        if win.came in (Came.ADDED_KONG, Came.CONCEALED_KONG):
            why = Reason("pay.was-robbed", share)
        yield Payment(win.giver, win.seat, self.shares.giver * base, why)
        if self.shares.others:
            why = Reason("pay.another-gave-it", {"amount": self.shares.others * base})
            rest = (each for each in losers if each is not win.giver)
            yield from (Payment(each, win.seat, self.shares.others * base, why) for each in rest)
