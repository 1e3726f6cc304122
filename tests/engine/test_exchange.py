"""The exchange of three tiles, before the void suit is chosen."""

import pytest

from engine.actions import ChooseVoid, PassTiles, print_action
from engine.chance import Chance
from engine.coach.bots import regular
from engine.events import Given
from engine.notation import parse_tiles
from engine.phases.exchange import Exchange
from engine.play import explain, legal, owing
from engine.seats import Seat
from engine.tiles import Suit
from engine.variants import compose
from tests.engine.playing import Played, opened, stacked

RULES = compose("sichuan", [("exchange_three", "on")])
HANDS = ("111m222333p444s55m", "999m111p222333s1p", "666m777888s4777p", "777m888999p1119s")


def deal(first: int = 1) -> Played:
    return opened(RULES, stacked(RULES, *HANDS, dice=(first, 1)))


@pytest.mark.parametrize(
    ("die", "taker"), [(1, Seat.B), (2, Seat.B), (3, Seat.C), (4, Seat.C), (5, Seat.D), (6, Seat.D)]
)
def test_the_first_die_says_to_whom(die: int, taker: Seat) -> None:
    played = deal(die)
    gifts = {seat: next(a for a in legal(played.view(seat.name))) for seat in Seat}
    for seat in Seat:
        played.act(gifts[seat])
    given = next(each for each in played.events if isinstance(each, Given) and each.giver is Seat.A)
    assert given.taker is taker
    assert set(given.tiles) <= set(played.state.hands[taker].concealed)
    assert [len(hand.concealed) for hand in played.state.hands] == [14, 13, 13, 13]
    assert given.seen_by(Seat.A) == given.seen_by(taker) == given
    others = [seat for seat in Seat if seat not in (Seat.A, taker)]
    assert [given.seen_by(seat).tiles for seat in others] == [(), ()]
    assert {type(a) for a in legal(played.view("A"))} == {ChooseVoid}


def test_what_is_given_is_hidden_and_stands() -> None:
    played = deal()
    played.do("A give 111m")
    assert owing(played.state) == (Seat.B, Seat.C, Seat.D)
    assert played.view("B").phase == Exchange()
    assert played.view("A").phase == played.state.phase
    refused = explain(played.view("A"), PassTiles(Seat.A, parse_tiles("222p")))
    assert refused.because == "exchange.already-given"
    assert explain(played.view("B"), ChooseVoid(Seat.B, Suit.DOTS)).because == "exchange.give-first"


@pytest.mark.parametrize(
    ("tiles", "codes"),
    [
        ("1m 1m", ["exchange.three-tiles"]),
        ("1m 1m 2p", ["exchange.one-suit"]),
        ("9m.4 1m 1m", ["hand.tile-not-held"]),
        ("111m5m", ["exchange.three-tiles"]),
    ],
)
def test_what_may_not_be_given(tiles: str, codes: list[str]) -> None:
    played = deal()
    verdict = explain(played.view("A"), PassTiles(Seat.A, parse_tiles(tiles)))
    assert [each.code for each in verdict.reasons] == codes


def test_the_regular_player_gives_the_shortest_suit() -> None:
    given = print_action(regular(deal().view("A"), Chance(1, "bot")))
    assert given.startswith("A give 4s.")


def test_it_is_over_when_play_begins() -> None:
    assert PassTiles(Seat.A, ()).out_of_place().code == "exchange.not-now"
