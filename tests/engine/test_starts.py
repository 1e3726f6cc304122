"""Where a deal comes from: the same number always gives the same wall, the same dice and the same seat."""

from engine.seats import Seat
from engine.starts import seat_of, start_of
from engine.variants import variant


def test_a_number_stands_for_one_start_and_one_seat() -> None:
    basic = variant("basic")
    assert start_of(basic, seed=7) == start_of(basic, seed=7) != start_of(basic, seed=8)
    assert [seat_of(seed) for seed in range(20)] == [seat_of(seed) for seed in range(20)]


def test_a_learner_sits_on_every_seat_about_equally_often() -> None:
    sat = [seat_of(seed) for seed in range(4000)]
    assert all(900 < sat.count(seat) < 1100 for seat in Seat)
