"""Rows G2 to G32: the basic game as a page in Georgian tells it."""

from dataclasses import replace

import pytest

from engine.actions import parse_action, print_action
from engine.breaks import Gap, wall_lengths
from engine.continuation import MATCH_POINTS
from engine.deals import Came, Carry, Win, parse_start, print_start
from engine.events import Dealt, Drew
from engine.hands import parse_hand
from engine.melds import MeldKind, makes
from engine.notation import parse_tiles
from engine.play import explain, legal, owing
from engine.positions import Position
from engine.seats import Seat, Wind, wind_of
from engine.starts import start_of
from engine.tiles import tile_set
from engine.variants import compose, variant
from engine.view import View
from tests.engine.claims.checklist import Checklist, Row
from tests.engine.playing import Played, opened, stacked

PAGE = Checklist("G")
BASIC = variant("basic")


def deal(*hands: str, draws: str = "", back: str = "") -> Played:
    return opened(BASIC, stacked(BASIC, *hands, draws=draws, back=back))


def view(**position: str) -> View:
    return Position(**position).view(BASIC)


def written(asked: View) -> list[str]:
    return [print_action(each) for each in legal(asked)]


@PAGE.row(2)
def four_players() -> None:
    assert len(deal().state.hands) == len(Seat) == 4


@PAGE.row(3, 4)
def the_tiles() -> None:
    assert len(BASIC.tile_set) == 136
    assert BASIC.tile_set == tile_set()
    assert not any(each.is_bonus for each in BASIC.tile_set.counts)


@PAGE.row(5)
def two_dice() -> None:
    assert BASIC.deal.breaks.rolls == (2,)


@PAGE.row(6)
def four_sets_and_a_pair() -> None:
    assert explain(view(hand="123m456s789s456p1z + 1z"), parse_action("A win")).allowed
    assert BASIC.hand_size + 1 == len(parse_tiles("123m456s789s456p11z"))


@PAGE.row(7, 8)
def pung_and_chow() -> None:
    assert makes(MeldKind.PUNG, parse_tiles("777s"))
    assert makes(MeldKind.CHOW, parse_tiles("567s"))
    assert not explain(view(hand="12345m456s789s4p1z + 1z"), parse_action("A win")).allowed


@PAGE.row(9, 10)
def winds_of_the_seats() -> None:
    assert [wind_of(seat, dealer=Seat.B) for seat in Seat] == [Wind.NORTH, Wind.EAST, Wind.SOUTH, Wind.WEST]


@PAGE.row(11)
def the_walls() -> None:
    assert [2 * each for each in wall_lengths(136)] == [34] * 4


@PAGE.row(12)
def the_dealer_breaks_the_own_wall() -> None:
    assert [BASIC.deal.breaks.gap(dice) for dice in ((1, 1), (6, 6))] == [Gap(Wind.EAST, 2), Gap(Wind.EAST, 12)]
    start = stacked(BASIC)
    first = next(each for each in opened(BASIC, start).events if isinstance(each, Dealt))
    assert first.tiles == start.wall[4:8]


@PAGE.row(13)
def thirteen_tiles_and_one_more_for_the_dealer() -> None:
    assert [len(hand.concealed) for hand in deal().state.hands] == [14, 13, 13, 13]


@PAGE.row(14)
def tiles_stay_hidden() -> None:
    seen = deal().view("B")
    assert [each.held for each in seen.table] == [14, 13, 13, 13]
    assert set(seen.seen()) == set(seen.hand.concealed)


@PAGE.row(15, 20)
def play_goes_to_the_right() -> None:
    played = deal("1z", "", draws="9p")
    played.do("A discard 1z")
    assert {each.seat for each in legal(played.view("B"))} == {Seat.B}
    pung = deal("1z", "", "11z9p")
    pung.do("A discard 1z", "C pung 1z 1z", "C discard 9p")
    assert {each.seat for each in legal(pung.view("D"))} == {Seat.D}


@PAGE.row(16)
def the_next_turn_waits_for_the_others() -> None:
    played = deal("1z", "", "11z", draws="9p")
    played.do("A discard 1z")
    assert owing(played.state) == (Seat.C,)
    assert not any(isinstance(each, Drew) for each in played.events)
    (*_, drew) = played.do("C pass")
    assert isinstance(drew, Drew)


@PAGE.row(17, 18)
def a_win_first_then_a_pung_of_anybody() -> None:
    for number, taker in enumerate("BCD", start=1):
        hands = ["7s.1", "", "", ""]
        hands[number] = "7s.2 7s.3"
        played = deal(*hands)
        played.do("A discard 7s")
        assert f"{taker} pung 7s.2 7s.3" in written(played.view(taker))
    both = deal("7s", "77s", "123m456s789p68s11z")
    both.do("A discard 7s", "B pung 7s 7s", "C win")
    assert [each.seat for each in both.state.wins] == [Seat.C]


@PAGE.row(19)
def the_example_of_seven_bamboo() -> None:
    played = deal("7s.3", "7s.1 7s.2")
    played.do("A discard 7s")
    assert "B pung 7s.1 7s.2" in written(played.view("B"))


@PAGE.row(21)
def a_chow_at_the_start_of_the_own_turn() -> None:
    played = deal("7s", "56s")
    played.do("A discard 7s", "B chow 5s 6s")
    assert [meld.kind for meld in played.state.hands[Seat.B].melds] == [MeldKind.CHOW]
    assert all(text.startswith("B discard") for text in written(played.view("B")))


@PAGE.row(22)
def otherwise_the_next_player_draws() -> None:
    played = deal("1z", "", draws="9p")
    (*_, drew) = played.do("A discard 1z")
    assert isinstance(drew, Drew)
    assert (drew.seat, drew.came) == (Seat.B, Came.DRAWN)


@PAGE.row(23)
def only_the_latest_discard() -> None:
    played = deal("1z", "", "11z", draws="9p")
    played.do("A discard 1z", "C pass", "B discard 9p")
    assert not any("pung 1z" in text for text in written(played.view("C")))


@PAGE.row(24)
def kongs_are_a_choice() -> None:
    played = deal("1111z", back="9m")
    assert "A kong 1z.1 1z.2 1z.3 1z.4" in written(played.view("A"))
    (*_, drew) = played.do("A kong 1111z")
    assert isinstance(drew, Drew)
    assert drew.came is Came.KONG
    without = compose("basic", [("kong", "off")])
    refused = explain(opened(without, stacked(without, "1111z")).view("A"), parse_action("A kong 1111z"))
    assert refused.because == "kong.not-in-this-game"


@PAGE.row(25)
def the_deal_ends_with_a_win() -> None:
    played = deal("123m456s789s456p11z")
    played.do("A win")
    assert played.state.outcome is not None
    assert played.view("C").table[Seat.A].shown == played.state.hands[Seat.A]
    assert legal(played.view("B")) == ()


@PAGE.row(26)
def an_empty_wall_is_a_draw_and_the_dealer_deals_again() -> None:
    played = deal()
    played.discard_on(200)
    outcome = played.state.outcome
    assert outcome is not None
    assert outcome.ended is not None
    assert outcome.ended.code == "deal.wall-spent"
    following = BASIC.continuation.next_deal(Carry(), outcome)
    assert following is not None
    assert (following.dealer, following.streak) == (Seat.A, 1)


def worth(scoring: str, hand: str, *, came: Came = Came.DRAWN, on_last_tile: bool = False) -> int:
    """What a hand that won with its drawn tile is worth at a table that counts so."""
    held = parse_hand(hand)
    giver = Seat.C if came is Came.DISCARD else None
    win = Win(Seat.A, held.drawn, came, giver, on_last_tile)
    rules = compose("basic", [("scoring", scoring)])
    return rules.sheet(held, win, seat_wind=Wind.EAST, round_wind=Wind.EAST).value


@PAGE.row(27)
def one_point_for_the_winner() -> None:
    played = deal("123m456p789s555z11z")
    played.do("A win")
    assert played.state.outcome is not None
    assert played.state.outcome.tallies == (1, 0, 0, 0)


@PAGE.row(28)
def one_more_for_drawing_the_tile_for_the_last_one_and_for_dragons() -> None:
    plain, dragons = "123m456p789s333s1z + 1z", "123m456p789s555z1z + 1z"
    assert worth("bonus", plain, came=Came.DISCARD) == 1
    assert worth("bonus", plain) == 2
    assert worth("bonus", plain, on_last_tile=True) == 3
    assert worth("bonus", dragons, came=Came.DISCARD) == 2
    assert worth("bonus", dragons, on_last_tile=True) == 4


@PAGE.row(29)
def sets_are_doubled_and_doubled_again() -> None:
    rest = "345p678p456s1z + 1z"
    worths = {
        "222m pung from B": 2,
        "999m pung from B": 4,
        "2222m kong from B": 8,
        "9999m kong from B": 16,
        "2222m concealed kong": 16,
        "9999m concealed kong": 32,
        "234m chow from D": 0,
    }
    for group, points in worths.items():
        assert worth("exponential", f"{rest} | {group}") == 1 + points, group
    for concealed, points in {"222m": 4, "999m": 8, "555z": 8, "234m": 0}.items():
        assert worth("exponential", f"{concealed}{rest}") == 1 + points, concealed


@PAGE.row(30)
def how_hands_are_counted_is_agreed_on_before_the_deal() -> None:
    hand = "222m345p678p456s1z + 1z"
    assert {scoring: worth(scoring, hand) for scoring in ("simple", "bonus", "exponential")} == {
        "simple": 1,
        "bonus": 2,
        "exponential": 5,
    }
    agreed = (("scoring", "exponential"),)
    start = start_of(compose("basic", agreed), chosen=agreed, seed=1)
    assert parse_start(print_start(start)).chosen == agreed


@PAGE.row(31)
def a_match_is_as_long_as_was_agreed() -> None:
    played = deal("123m456s789s456p11z")
    played.do("A win")
    outcome = played.state.outcome
    assert outcome is not None
    sixteenth, rich = Carry(deal=16), Carry(points=(MATCH_POINTS, 0, 0, 0))
    assert BASIC.continuation.next_deal(replace(sixteenth, deal=15), outcome) is not None
    assert BASIC.continuation.next_deal(sixteenth, outcome) is None
    for match, ends_by_points in (("open", False), ("points", True)):
        going = compose("basic", [("match", match)]).continuation
        assert going.next_deal(sixteenth, outcome) is not None
        assert (going.next_deal(rich, outcome) is None) == ends_by_points


@PAGE.row(32)
def after_another_players_win_the_next_player_deals() -> None:
    played = deal("5p19m", "", "123m456s789s46p11z")
    played.do("A discard 5p", "C win")
    assert played.state.outcome is not None
    following = BASIC.continuation.next_deal(Carry(), played.state.outcome)
    assert following is not None
    assert (following.dealer, following.streak) == (Seat.B, 0)


@pytest.mark.parametrize("shown", [pytest.param(shown, id=id) for id, shown in PAGE.rows.items()])
def test_row(shown: Row) -> None:
    shown()


def test_no_row_is_forgotten() -> None:
    assert PAGE.missing(2, 32) == set()
