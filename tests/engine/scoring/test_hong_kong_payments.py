"""Who pays for a win in Hong Kong, in deals."""

import pytest

from engine.reasons import Reason
from engine.seats import Seat
from engine.variants import compose, variant
from tests.engine.playing import Played, opened, stacked

A, B, C, D = Seat
READY = "123m456s789s46p11s"
"""All chows, concealed, no flowers: three fan."""


def won(*actions: str, choices: tuple[tuple[str, str], ...] = (), **tiles: str) -> Played:
    """A deal in which A holds the tile that B and D wait for."""
    rules = compose("hong_kong", choices)
    played = opened(rules, stacked(rules, "5p4z", READY, "", "123m456s789m46p22m", **tiles))
    played.do(*actions)
    return played


def paid(played: Played) -> list[tuple[Seat, Seat, int, Reason]]:
    return [(each.payer, each.payee, each.amount, each.why) for each in played.state.ledger]  # type: ignore[misc]


def test_whoever_discards_pays_for_all() -> None:
    played = won("A discard 5p", "B win", "D pass")
    why = Reason("pay.gave-winning-tile", {"times": 3, "base": 8, "amount": 24})
    assert paid(played) == [(A, B, 24, why)]
    assert played.state.outcome is not None
    assert (played.state.outcome.points, played.state.outcome.tallies) == ((-24, 24, 0, 0), (0, 8, 0, 0))


def test_everybody_pays_for_a_self_drawn_win() -> None:
    played = won("A discard 4z", "B win", draws="5p")
    why = Reason("pay.self-drawn", {"amount": 16})
    assert paid(played) == [(C, B, 16, why), (D, B, 16, why), (A, B, 16, why)]


def test_the_nearest_wins_alone_or_all_do() -> None:
    assert [each.seat for each in won("A discard 5p", "B win", "D win").state.wins] == [B]
    both = won("A discard 5p", "B win", "D win", choices=(("winners", "all"),))
    assert [entry[:3] for entry in paid(both)] == [(A, B, 24), (A, D, 24)]


def test_half_shares() -> None:
    half = (("discard_payment", "half"),)
    one = won("A discard 5p", "B win", "D pass", choices=half)
    other = Reason("pay.another-gave-it", {"amount": 8})
    giver = Reason("pay.gave-winning-tile", {"times": 2, "base": 8, "amount": 16})
    assert paid(one) == [(A, B, 16, giver), (C, B, 8, other), (D, B, 8, other)]
    both = won("A discard 5p", "B win", "D win", choices=(*half, ("winners", "all")))
    assert [entry[:3] for entry in paid(both)] == [(A, B, 16), (C, B, 8), (A, D, 16), (C, D, 8)]


def test_whose_kong_is_robbed_pays_like_a_discarder() -> None:
    rules = variant("hong_kong")
    hands = ("5p1133557799m888p", "55p1122334466m7p", "123456789s46p99p", "1122334455667s")
    played = opened(rules, stacked(rules, *hands, draws="9m 8s 9m 5p"))
    played.do("A discard 5p", "C pass", "B pung 5p 5p", "B discard 7p")
    played.discard_on(3)
    played.do("B add 5p", "C win")
    why = Reason("pay.was-robbed", {"times": 3, "base": 16, "amount": 48})
    assert paid(played) == [(B, C, 48, why)]


def test_kongs_and_an_empty_wall_cost_nothing() -> None:
    rules = variant("hong_kong")
    played = opened(rules, stacked(rules, "1111z", back="9m 8m"))
    played.do("A kong 1111z")
    assert played.state.ledger == ()
    played.discard_on(200)
    assert played.state.outcome is not None
    assert played.state.outcome.points == (0, 0, 0, 0)


@pytest.mark.parametrize("option", [each.id for each in variant("hong_kong").options])
def test_the_page_plays_as_this_table_does(option: str) -> None:
    assert option not in dict(variant("hong_kong").as_taught)
