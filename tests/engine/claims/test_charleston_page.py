"""Rows S1 to S36: jokers in the Charleston as a page in Swahili tells it."""

import pytest

from engine.actions import BlindPass, Call, Courtesy, Discard, PassTiles, Win, parse_action
from engine.card.match import is_win
from engine.events import CharlestonStopped, CourtesyAgreed, TilesPassed
from engine.hands import parse_hand
from engine.notation import parse_tiles
from engine.phases.charleston import FIRST, SECOND, CourtesyOffer, Passing, SecondVote, Way
from engine.phases.sealed import sealed
from engine.play import explain, legal, owing
from engine.positions import Position
from engine.seats import Seat
from engine.variants import compose
from engine.variants.american import AMERICAN, CARD
from tests.engine.american.tables import QUIET, dealt
from tests.engine.american.test_charleston import all_do, give, voting
from tests.engine.american.test_jokers import laid
from tests.engine.claims.checklist import Checklist, Row

PAGE = Checklist("S")
LISTED = frozenset({2, 4, 11, 31, 33, 34, 35, 36})
"""How a joker is marked, how to keep tiles, advice, and what other tables play."""
EVERY_PASS = ("first right", "first across", "first left", "second left", "second across", "second right")
RACK = "147m258p369s123z1j"


def refused(text: str, part: str, hand: str = RACK) -> str:
    view = Position(hand=hand, charleston=part, dealer="B").view(AMERICAN)
    return explain(view, parse_action(text, held=view.hand.concealed)).because


@PAGE.row(1)
def eight_jokers() -> None:
    assert sum(many for each, many in AMERICAN.tile_set.counts.items() if each.is_joker) == 8


@PAGE.row(3, 16)
def neither_a_flower_nor_a_white_dragon_is_a_joker() -> None:
    flower, white = parse_tiles("1f 5z")
    assert not flower.design.is_joker
    assert not white.design.is_joker
    assert refused("A give 1f 5z 1m", "first right", hand="147m258p369s5z1f1j2z") == ""


@PAGE.row(5)
def a_joker_stays_until_it_is_exchanged_or_discarded() -> None:
    deal = laid("B discard 5z")
    deal.do("C exchange 5p 1j.1", "C discard 1j.1")
    assert owing(deal.state) == (Seat.D,)
    assert deal.state.rivers[Seat.C][-1].design.is_joker


@PAGE.row(6)
def everything_else_may_be_passed() -> None:
    view = Position(hand="1m2p3s1z5z6z7z1f2z3z4z1j9s", charleston="first right", dealer="B").view(AMERICAN)
    passed = {tile for each in legal(view) if isinstance(each, PassTiles) for tile in each.tiles}
    assert passed == {tile for tile in view.hand.concealed if not tile.design.is_joker}


@PAGE.row(7, 15, 20)
def no_joker_in_any_pass() -> None:
    for part in EVERY_PASS:
        assert refused("A give 1j 1m 4m", part) == "charleston.no-jokers"
    assert refused("A blind 1j", "first left") == "charleston.no-jokers"
    assert refused("A give 1j 1m", "2") == "charleston.no-jokers"


@PAGE.row(8)
def east_has_fourteen_before_the_charleston_and_at_some_tables_after_it() -> None:
    assert len(dealt().state.hands[Seat.A].concealed) == 14
    assert AMERICAN.as_taught == (("east_fourteenth", "after"),)
    late = dealt(options="east_fourteenth=after")
    assert len(late.state.hands[Seat.A].concealed) == 13
    assert compose("american", AMERICAN.as_taught).problems() == ()


@PAGE.row(9, 32)
def the_first_charleston_cannot_be_stopped() -> None:
    assert [each.way for each in FIRST] == [Way.RIGHT, Way.ACROSS, Way.LEFT]
    for part in EVERY_PASS[:3]:
        assert refused("A stop", part) == "charleston.first-is-binding"


@PAGE.row(10)
def three_from_everybody_or_play_has_not_begun() -> None:
    assert refused("A give 1m 4m", "first right") == "charleston.three-tiles"
    deal = dealt(*QUIET)
    deal.act(legal(deal.view("A"))[0])
    assert (
        explain(deal.view("A"), Discard(Seat.A, deal.state.hands[Seat.A].concealed[0])).because
        == "charleston.pass-first"
    )


@PAGE.row(12, 13, 25)
def all_pass_at_once_before_they_see_what_comes() -> None:
    deal = dealt(*QUIET)
    before = deal.state.hands
    for seat in (Seat.A, Seat.B, Seat.C):
        deal.act(PassTiles(seat, before[seat].concealed[:3]))
    assert deal.state.hands == before
    assert sealed(deal.view("D").phase).answers == (None,) * 4
    deal.act(PassTiles(Seat.D, before[Seat.D].concealed[:3]))
    assert set(before[Seat.D].concealed[:3]) <= set(deal.state.hands[Seat.A].concealed)


@PAGE.row(14)
def a_pass_stands() -> None:
    deal = dealt(*QUIET)
    first, second, *_ = legal(deal.view("B"))
    deal.act(first)
    assert explain(deal.view("B"), second).because == "charleston.already-passed"


@PAGE.row(17, 24)
def a_joker_is_stopped_at_its_source() -> None:
    """It is refused when it is chosen, so none can arrive and none is ever given back."""
    for seed_part in EVERY_PASS:
        view = Position(hand=RACK, charleston=seed_part, dealer="B").view(AMERICAN)
        assert not any(tile.design.is_joker for each in legal(view) for tile in each.pieces)


@PAGE.row(18)
def the_second_charleston_goes_the_other_way() -> None:
    assert [each.way for each in SECOND] == [Way.LEFT, Way.ACROSS, Way.RIGHT]


@PAGE.row(19)
def anybody_may_stop_the_second() -> None:
    deal = voting(*QUIET)
    assert isinstance(deal.state.phase, SecondVote)
    deal.do("A continue", "B stop", "C continue", "D continue")
    assert CharlestonStopped(Seat.B) in deal.events


@PAGE.row(21)
def a_courtesy_follows_a_stop() -> None:
    deal = voting(*QUIET)
    all_do(deal, "stop")
    assert isinstance(deal.state.phase, CourtesyOffer)


@PAGE.row(22)
def blind_in_the_first_left_and_the_last_right() -> None:
    assert [each.blind for each in (*FIRST, *SECOND)] == [False, False, True, False, False, True]
    for part in ("first right", "first across", "second left", "second across"):
        assert refused("A blind 1m", part) == "charleston.no-blind-pass-here"


@PAGE.row(23)
def up_to_three_go_on_unseen() -> None:
    for text in ("A blind", "A blind 1m", "A blind 1m 4m"):
        assert refused(text, "first left") == ""
    deal = dealt(*QUIET)
    give(deal)
    give(deal)
    deal.act(BlindPass(Seat.A, deal.state.hands[Seat.A].concealed[:1]))
    for seat in (Seat.B, Seat.C, Seat.D):
        deal.act(PassTiles(seat, deal.state.hands[seat].concealed[:3]))
    (mine,) = (each for each in deal.events if isinstance(each, TilesPassed) and each.blind)
    assert (mine.blind, len(mine.given), len(mine.got)) == (2, 1, 1)


@PAGE.row(26, 27)
def the_smaller_offer_counts() -> None:
    deal = voting(*QUIET)
    all_do(deal, "stop")
    deal.do("A courtesy 3", "B courtesy 0", "C courtesy 1", "D courtesy 2")
    agreed = [each.count for each in deal.events if isinstance(each, CourtesyAgreed)]
    assert agreed == [1, 0]


@PAGE.row(28)
def a_courtesy_is_no_charleston() -> None:
    view = Position(hand=RACK, charleston="courtesy", dealer="B").view(AMERICAN)
    assert {type(each) for each in legal(view)} == {Courtesy}
    assert refused("A blind 1m", "courtesy") == "charleston.no-blind-pass-now"


@PAGE.row(29, 30)
def jokers_complete_like_tiles_only() -> None:
    asked = Position(hand="1j1j1j1j147m258p369s", asked="5p discard from D").view(AMERICAN)
    assert {len(each.tiles) + 1 for each in legal(asked) if isinstance(each, Call)} == {3, 4, 5, 6}
    assert is_win(CARD, parse_hand("8B 8B 8B 8C 8C 8C 8C W W W 0 0 J J"))
    assert not is_win(CARD, parse_hand("2B 7B E E E W W W 0 F F J J J"))
    drawn = Position(hand="1B 2B 2B 5C 5C 6C 6C 3D 3D 4D 4D F F + J").view(AMERICAN)
    assert explain(drawn, Win(Seat.A)).because == "win.one-still-missing"


@pytest.mark.parametrize("shown", [pytest.param(shown, id=id) for id, shown in PAGE.rows.items()])
def test_row(shown: Row) -> None:
    shown()


def test_no_row_is_forgotten() -> None:
    assert PAGE.missing(1, 36, listed=LISTED) == set()
    assert isinstance(dealt().state.phase, Passing)
