"""Money: everything that is paid in Sichuan, moment by moment.

What belongs here: which payments are due when. What does not: kongs (``kong_income``) and the end of the wall
(``wall_end``) for themselves.
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
from engine.variants.sichuan.kong_income import given_back, kong_income
from engine.variants.sichuan.readiness import close_of
from engine.variants.sichuan.scores import table_of
from engine.variants.sichuan.wall_end import GIVING_BACK, penalties


@dataclass(frozen=True, slots=True)
class Money:
    """Wins and kongs are paid for, and at the end of the wall hands that are not ready pay."""

    winners: int
    """Units: players. How many wins end the deal before the wall does."""
    self_drawn: int = 1
    """Units: points. What each pays more for a hand that was self-drawn."""
    pigs_pay_winners: bool = True
    """A pig pays those who have won, too."""
    melds_block: bool = False
    """A hand is not ready if its own sets hold all tiles it waits for."""

    def on_kong(self, state: GameState, seat: Seat, meld: Meld) -> tuple[Payment, ...]:
        """What the kong brings."""
        return kong_income(state, seat, meld)

    def on_win(self, state: GameState, wins: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """Each winner is paid by whoever gave the tile, or by everybody still in the deal."""
        won = [each for each in state.wins if each.seat in wins]
        return tuple(payment for each in won for payment in self._paid(state, each, wins[each.seat].value))

    def on_end(self, state: GameState, _sheets: Mapping[Seat, ScoreSheet]) -> tuple[Payment, ...]:
        """When the wall is spent: kong income given back, then penalties."""
        if len(state.wins) >= self.winners:
            return ()
        closes = {seat: close_of(state, seat, melds_block=self.melds_block) for seat in Seat}
        losing = (seat for seat, close in closes.items() if close.condition in GIVING_BACK)
        most = table_of(state.variant).most_points
        assert most is not None
        return (*given_back(state, losing), *penalties(closes, pig_pays=most, winners_too=self.pigs_pay_winners))

    def _paid(self, state: GameState, win: Win, base: int) -> Iterator[Payment]:
        """What a win brings."""
        if win.giver is None:
            amount = base + self.self_drawn
            why = Reason("pay.self-drawn", {"amount": amount})
            if self.self_drawn:
                why = Reason("pay.self-drawn-more", {"base": base, "more": self.self_drawn, "amount": amount})
            yield from (Payment(each, win.seat, amount, why) for each in state.others(win.seat))
            return
        why = Reason("pay.gave-it", {"amount": base})
        if win.came is Came.ADDED_KONG:
            why = Reason("pay.robbed-of-it", {"amount": base})
        yield Payment(win.giver, win.seat, base, why)
