"""Advice: what the coach proposes in small positions, and the reasons it gives."""

import pytest

from engine.actions import print_action
from engine.chance import Chance
from engine.coach.advice import MOST_NAMED, advise
from engine.coach.bots import regular
from engine.play import explain, owing
from engine.positions import Position
from engine.variants import compose, variant
from engine.view import view_of
from tests.engine.playing import opened, seeded

BASIC = variant("basic")

ROWS = [
    pytest.param(Position(hand="123m456p789s1155z + 5z"), "A win", ["advice.win"], id="a finished hand"),
    pytest.param(
        Position(hand="123m456p78s11z555z + 9p"),
        "A discard 9p.1",
        ["advice.stands-alone", "advice.then-ready", "advice.then-useful"],
        id="a lone tile, then ready",
    ),
    pytest.param(
        Position(hand="12m456p789s11z555z + 4m"),
        "A discard 4m.1",
        ["advice.stands-alone", "advice.then-ready", "advice.then-useful"],
        id="nothing lies next to it",
    ),
    pytest.param(
        Position(hand="147m258p369s1234z + 5z"),
        None,
        ["advice.stands-alone", "advice.fewest-missing", "advice.then-many-useful"],
        id="everything is far",
    ),
    pytest.param(
        Position(hand="34m19p258s123456z", asked="5m discard from D"),
        "A chow 3m.1 4m.1",
        ["advice.claim-brings-closer"],
        id="a chow helps",
    ),
    pytest.param(
        Position(hand="55m123456p78s11z9m", asked="5m discard from C"),
        "A pung 5m.1 5m.2",
        ["advice.claim-makes-ready"],
        id="a pung makes ready",
    ),
    pytest.param(
        Position(hand="345m67p78s11z555z9p", asked="5m discard from D"),
        "A pass",
        ["advice.no-closer"],
        id="a chow brings nothing",
    ),
    pytest.param(
        Position(hand="1111z234m567p88s3s + 2s"),
        "A kong 1z.1 1z.2 1z.3 1z.4",
        ["advice.kong-costs-nothing"],
        id="four alike",
    ),
    pytest.param(
        Position(hand="234m567p8889s + 1z | 111z pung from B"),
        "A add 1z.1",
        ["advice.kong-costs-nothing"],
        id="the fourth to a pung",
    ),
]


@pytest.mark.parametrize(("position", "action", "codes"), ROWS)
def test_what_is_advised_and_why(position: Position, action: str | None, codes: list[str]) -> None:
    view = position.view(BASIC)
    advice = advise(view)
    assert action is None or print_action(advice.action) == action
    assert [each.code for each in advice.reasons] == codes
    assert explain(view, advice.action).allowed


def test_useful_tiles_are_those_not_seen() -> None:
    view = Position(hand="123m456p78s11z555z + 9p", rivers=("B 9999s",)).view(BASIC)
    (useful,) = (each for each in advise(view).reasons if each.code == "advice.then-useful")
    assert [each.text for each in useful.params["tiles"]] == ["6s"]  # type: ignore[union-attr]
    assert useful.params["count"] == 4


def test_a_hand_that_waits_in_vain_is_promised_nothing() -> None:
    view = Position(hand="123m456p789s555z1z + 9p", rivers=("B 111z", "C 999p")).view(BASIC)
    codes = [each.code for each in advise(view).reasons]
    assert "advice.then-ready" in codes
    assert "advice.then-useful" not in codes


@pytest.mark.parametrize("chosen", [(), (("exchange_three", "on"),)], ids=["void suit", "exchange"])
def test_the_shortest_suit_goes_first(chosen: tuple[tuple[str, str], ...]) -> None:
    rules = compose("sichuan", chosen)
    deal = opened(rules, seeded(rules, 3, chosen=chosen))
    (seat, *_) = owing(deal.state)
    advice = advise(view_of(deal.state, seat))
    assert [each.code for each in advice.reasons] == ["advice.shortest-suit"]


@pytest.mark.parametrize("game", ["basic", "hong_kong", "mcr", "sichuan", "classical"])
def test_advice_is_what_regular_does_and_never_illegal(game: str) -> None:
    rules = variant(game)
    for seed in range(3):
        deal, chance = opened(rules, seeded(rules, seed)), Chance(seed, "players")
        while deal.state.outcome is None:
            seat = chance.choice(owing(deal.state))
            view = view_of(deal.state, seat)
            advice = advise(view)
            assert advice == advise(view)
            assert advice.reasons
            assert explain(view, advice.action).allowed
            named = [each.params.get("tiles", ()) for each in advice.reasons]
            assert all(len(each) <= MOST_NAMED for each in named)  # type: ignore[arg-type]
            deal.act(regular(view, chance))


def test_a_set_that_leaves_too_little_is_no_good_advice() -> None:
    poor = Position(hand="34m678p56s1z3z5z | 999s pung from B", asked="5m discard from D")
    advice = advise(poor.view(variant("hong_kong")))
    assert print_action(advice.action) == "A pass"
    assert [each.code for each in advice.reasons] == ["advice.claim-leaves-too-little"]
    assert print_action(advise(poor.view(BASIC)).action) == "A chow 3m.1 4m.1"
