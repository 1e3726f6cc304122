"""Payments in the classical game: all pay the winner, the others settle, East pays and gets double."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from engine.deals import Came, Win
from engine.hands import parse_hand
from engine.ledger import Payment, gains
from engine.melds import parse_meld
from engine.scoring.sheet import ScoreSheet
from engine.seats import WINDS, Seat
from engine.variants import compose
from engine.variants.classical.payments import EverybodySettles
from tests.engine.playing import Played, opened, stacked
from tests.shared_vectors import rows

TILE = parse_hand("5p").concealed[0]
WORTHS = {Seat.A: 100, Seat.B: 200, Seat.C: 50, Seat.D: 50}


def payments(settlement: EverybodySettles, worths: Mapping[Seat, int], winner: Seat) -> tuple[Payment, ...]:
    """What is paid in a deal of seat A, when one has won and hands of these worths are shown."""
    sheets = {seat: ScoreSheet(value=worth) for seat, worth in worths.items()}
    state = replace(table().state, wins=(Win(winner, TILE, Came.DRAWN),))
    return settlement.on_win(state, {winner: sheets[winner]}) + settlement.on_end(state, sheets)


def paid(settlement: EverybodySettles, winner: Seat) -> list[tuple[str, int, str]]:
    """Who pays whom, how much and what for."""
    return [(_between(each), each.amount, each.why.code) for each in payments(settlement, WORTHS, winner)]


def _between(payment: Payment) -> str:
    return f"{payment.payer.name}{payment.payee.name}"


def test_all_pay_the_winner_and_the_others_settle() -> None:
    assert paid(EverybodySettles(), Seat.B) == [
        ("AB", 400, "pay.winning-hand-doubled"),
        ("CB", 200, "pay.winning-hand"),
        ("DB", 200, "pay.winning-hand"),
        ("CA", 100, "pay.difference-doubled"),
        ("DA", 100, "pay.difference-doubled"),
    ]


def test_east_wins() -> None:
    assert paid(EverybodySettles(), Seat.A) == [
        ("BA", 200, "pay.winning-hand-doubled"),
        ("CA", 200, "pay.winning-hand-doubled"),
        ("DA", 200, "pay.winning-hand-doubled"),
        ("CB", 150, "pay.difference"),
        ("DB", 150, "pay.difference"),
    ]


def test_a_table_where_only_the_winner_is_paid_and_east_is_like_all() -> None:
    assert paid(EverybodySettles(losers_settle=False, east_doubles=False), Seat.B) == [
        ("AB", 200, "pay.winning-hand"),
        ("CB", 200, "pay.winning-hand"),
        ("DB", 200, "pay.winning-hand"),
    ]


def test_reasons_show_the_calculation() -> None:
    (first, *_, last) = payments(EverybodySettles(), {**WORTHS, Seat.D: 70}, Seat.B)
    assert dict(first.why.params) == {"base": 200, "amount": 400}
    assert dict(last.why.params) == {"more": 70, "less": 50, "amount": 20}


def table(*chosen: tuple[str, str]) -> Played:
    """A discards 5p, with which B wins; C holds a concealed pung of dragons."""
    rules = compose("classical", chosen)
    return opened(rules, stacked(rules, "5p2579s147m1234z6p", "123m456s789s46p11m", "777z258s369m158p2z"))


def test_every_hand_is_counted_when_the_deal_ends() -> None:
    deal = table()
    deal.do("A discard 5p", "B win")
    outcome = deal.state.outcome
    assert outcome is not None
    assert outcome.tallies == (0, 22, 16, 0)
    assert outcome.points == (-44 - 32, 66 + 22, -22 + 32 + 16, -22 - 16)
    assert sum(outcome.points) == 0


@pytest.mark.parametrize(
    ("option", "points"),
    [("losers_settle", (-44, 88, -22, -22)), ("east_doubles", (-22 - 16, 66, -22 + 32, -22 - 16))],
)
def test_options_of_the_settlement(option: str, points: tuple[int, ...]) -> None:
    deal = table((option, "off"))
    deal.do("A discard 5p", "B win")
    assert deal.state.outcome is not None
    assert deal.state.outcome.points == points


def test_a_kong_and_a_spent_wall_cost_nothing() -> None:
    rules = compose("classical")
    deal = opened(rules, stacked(rules, "147m258p369s12345z", "777z258s369m158p2z"))
    assert rules.settlement.on_kong(deal.state, Seat.A, parse_meld("5555p kong from B")) == ()
    deal.discard_on(200)
    assert deal.state.outcome is not None
    assert deal.state.outcome.points == (0, 0, 0, 0)


def as_seats(by_wind: Mapping[str, int]) -> dict[Seat, int]:
    """Numbers by seat, East in the first."""
    return {Seat(WINDS[letter]): number for letter, number in by_wind.items()}


@pytest.mark.vectors("classical")
def test_settlements_of_old_books() -> None:
    cases = [each for each in rows("classical") if each["kind"] == "settlement"]
    assert len(cases) == 2
    for case in cases:
        assert settled(case) == as_seats(case["full_delta"]), case["id"]


def settled(case: Mapping[str, Any]) -> dict[Seat, int]:
    """What each wins or loses."""
    assert case["east"] == "E"
    found = payments(EverybodySettles(), as_seats(case["scores"]), Seat(WINDS[case["winner"]]))
    between = {(each.payer, each.payee): each.amount for each in found}
    for pair, amount in case["expect"].get("pays", {}).items():
        payer, payee = pair.split("_to_")
        assert between[Seat(WINDS[payer]), Seat(WINDS[payee])] == amount, case["id"]
    return dict(zip(Seat, gains(found), strict=True))
