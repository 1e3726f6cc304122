import pytest

from engine.seats import Seat, Wind, wind_of


def test_turns_go_round() -> None:
    assert [seat.next for seat in Seat] == [Seat.B, Seat.C, Seat.D, Seat.A]
    for seat in Seat:
        assert [seat.after(other) for other in (seat, seat.next, seat.next.next, seat.next.next.next)] == [0, 3, 2, 1]


@pytest.mark.parametrize("dealer", Seat)
def test_each_seat_holds_another_wind(dealer: Seat) -> None:
    assert wind_of(dealer, dealer=dealer) is Wind.EAST
    assert [wind_of(seat, dealer=dealer).letter for seat in (dealer.next, dealer.next.next)] == ["S", "W"]
    assert {wind_of(seat, dealer=dealer) for seat in Seat} == set(Wind)
