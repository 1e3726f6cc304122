"""What a win costs whom: a row for each seat."""

from dataclasses import dataclass, replace
from functools import lru_cache

from engine.appraisal.appraise import Appraisal
from engine.ledger import Payment, gains
from engine.play import begin
from engine.ruleset import Variant
from engine.scoring.settlement import NoPayments
from engine.seats import WINDS, Seat, Wind
from engine.starts import start_of
from engine.state import GameState, Standing
from tutorial.score.forms import wind_name
from tutorial.wording import numbers, reasons


@dataclass(frozen=True, slots=True)
class SeatRow:
    """What one seat wins or pays."""

    seat: str
    """The wind it holds."""
    is_winner: bool
    """The hand is this player's."""
    why: str
    """What for; empty if it pays nothing."""
    points: int
    """Units: points. What it has more by it."""

    @property
    def said(self) -> str:
        """The points with their sign."""
        return f"+{numbers.number(self.points)}" if self.points > 0 else numbers.number(self.points)


def giver(won: Seat, by: str) -> Seat:
    """The player who gave the tile: the one of this wind, or the next in turn."""
    named = Seat(WINDS[by]) if by else won.next
    return won.next if named is won else named


def points(won: Appraisal, by: str) -> tuple[int, ...]:
    """Units: points. What each seat has more by this win, in the order of the winds."""
    return gains(_payments(won, by))


def rows(won: Appraisal, by: str) -> tuple[SeatRow, ...]:
    """The seats with what they pay; none where nobody pays."""
    assert won.showing is not None
    assert won.showing.win is not None
    paid, me = _payments(won, by), won.showing.win.seat
    if not paid:
        return ()
    sums = gains(paid)
    whys = {each.payer: reasons.say_text(each.why, me=me) for each in paid}
    return tuple(SeatRow(wind_name(Wind(seat)), seat is me, whys.get(seat, ""), sums[seat]) for seat in Seat)


def is_paid(variant: Variant) -> bool:
    """Points change hands at this table."""
    return not isinstance(variant.settlement, NoPayments)


def _payments(won: Appraisal, by: str) -> tuple[Payment, ...]:
    """What is paid for the win alone, in a deal in which the seats hold their winds from East on."""
    assert won.showing is not None
    win = won.showing.win
    assert win is not None
    if win.giver is not None:
        win = replace(win, giver=giver(win.seat, by))
    state = _begun(won.variant)
    hands = tuple(won.showing.hand if seat is win.seat else each for seat, each in zip(Seat, state.hands, strict=True))
    state = replace(state.with_standing(win.seat, Standing.OUT), hands=hands, wins=(win,))
    return won.variant.settlement.on_win(state, {win.seat: won.sheet})


@lru_cache(maxsize=64)
def _begun(variant: Variant) -> GameState:
    """A deal at a table."""
    state, _ = begin(variant, start_of(variant, seed=0))
    return state
