"""Who deals next, which wind prevails, when a match is over."""

from collections.abc import Iterator
from itertools import islice

import pytest

from engine.continuation import (
    MATCH_POINTS,
    MatchEnd,
    NextDealer,
    PlayOn,
    after_four_rounds,
    after_sixteen_deals,
    at_enough_points,
    dealer_rotates,
    dealer_stays,
    only_winner_keeps,
    winner_keeps,
)
from engine.deals import Came, Carry, Outcome, Win
from engine.reasons import Reason
from engine.seats import Seat, Wind

SPENT = Reason("deal.wall-spent")


def outcome(winner: str, *points: int) -> Outcome:
    """A deal won by this seat; drawn, if none is named."""
    wins = (Win(Seat[winner], None, Came.DRAWN),) if winner else ()
    return Outcome(wins, None if wins else SPENT, points or (0, 0, 0, 0))


@pytest.mark.parametrize(
    ("rule", "after"),
    [(dealer_rotates, "BBB"), (dealer_stays, "AAA"), (winner_keeps, "AAB"), (only_winner_keeps, "BAB")],
)
def test_the_next_dealer_after_a_draw_a_win_and_a_loss(rule: NextDealer, after: str) -> None:
    carry = Carry(dealer=Seat.A)
    assert "".join(rule(carry, outcome(winner)).name for winner in ("", "A", "C")) == after


def test_the_round_wind_moves_when_the_first_seat_deals_again() -> None:
    going = PlayOn(dealer=dealer_rotates)
    carry = Carry(dealer=Seat.D, deal=4)
    following = going.next_deal(carry, outcome("B", 5, -2, -3, 0))
    assert following == Carry(Seat.A, Wind.SOUTH, deal=5, points=(5, -2, -3, 0))


def test_a_dealer_who_stays_has_a_streak() -> None:
    going = PlayOn(dealer=winner_keeps)
    first = going.next_deal(Carry(points=(1, 1, 1, 1)), outcome("A", 3, -1, -1, -1))
    assert first == Carry(deal=2, streak=1, points=(4, 0, 0, 0))
    assert first is not None
    assert going.next_deal(first, outcome("C")) == Carry(Seat.B, deal=3, points=(4, 0, 0, 0))


def deals(going: PlayOn, winners: Iterator[str]) -> Iterator[Carry]:
    """What each deal of a match starts with."""
    carry: Carry | None = Carry()
    while carry is not None:
        yield carry
        carry = going.next_deal(carry, outcome(next(winners), 7, -7, 0, 0))


def always(winner: str) -> Iterator[str]:
    while True:
        yield winner


@pytest.mark.parametrize(
    ("dealer", "match", "winner", "count"),
    [
        pytest.param(dealer_rotates, after_sixteen_deals, "B", 16, id="sixteen deals"),
        pytest.param(winner_keeps, after_sixteen_deals, "A", 16, id="sixteen deals, one dealer"),
        pytest.param(dealer_rotates, after_four_rounds, "B", 16, id="four rounds"),
        pytest.param(dealer_rotates, at_enough_points, "B", -(-MATCH_POINTS // 7), id="points"),
    ],
)
def test_how_long_a_match_is(dealer: NextDealer, match: MatchEnd, winner: str, count: int) -> None:
    played = list(deals(PlayOn(dealer=dealer, match_ends=match), always(winner)))
    assert len(played) == count
    assert [each.deal for each in played] == list(range(1, count + 1))


def test_four_rounds_last_longer_when_a_dealer_stays() -> None:
    def winners() -> Iterator[str]:
        yield from "AA"
        yield from always("")

    played = list(deals(PlayOn(dealer=only_winner_keeps, match_ends=after_four_rounds), winners()))
    assert len(played) == 18
    assert played[-1].round_wind is Wind.NORTH


def test_an_open_match_goes_on() -> None:
    assert len(list(islice(deals(PlayOn(), always("B")), 50))) == 50
