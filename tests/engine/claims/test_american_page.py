"""Rows A1 to A71: the American game as a page in Albanian tells it. Those about the card: ``test_american_card``."""

import pytest

from engine.actions import BlindPass, ChangeExposure, ExchangeJoker, PassTiles, Win, parse_action
from engine.breaks import Gap, stack_at, wall_lengths
from engine.card.match import is_win
from engine.events import Dealt, Drew
from engine.hands import parse_hand
from engine.phases.charleston import FIRST, SECOND, Passing, SecondVote, Way
from engine.play import explain, legal, owing
from engine.positions import Position
from engine.seats import Seat, Wind
from engine.tiles import Suit, american_tile_set, design
from engine.variants.american import AMERICAN, CARD
from engine.view import View
from tests.engine.american import test_payments as payments
from tests.engine.american.tables import QUIET, dealt, table
from tests.engine.american.test_calls import CALLERS
from tests.engine.claims.checklist import Checklist, Row

PAGE = Checklist("A")
LISTED = frozenset({2, 4, 5, 7, 14, 15, 16, 18, 20, *range(27, 39), 40})
"""History, boxes, racks and pushers; and the goal, who is East and what stands on a card, shown with the card."""
COUNTS = AMERICAN.tile_set.counts


def seen(**position: object) -> View:
    return Position(**position).view(AMERICAN)  # type: ignore[arg-type]


def refused(text: str, **position: object) -> str:
    view = seen(**position)
    return explain(view, parse_action(text, held=view.hand.concealed)).because


@PAGE.row(1, 69)
def four_players() -> None:
    assert len(dealt().state.hands) == 4


@PAGE.row(3, 71)
def hundred_and_fifty_two_tiles() -> None:
    assert len(AMERICAN.tile_set) == 152
    assert AMERICAN.tile_set == american_tile_set()


@PAGE.row(6, 48)
def fourteen_tiles_of_a_line_win() -> None:
    hand = parse_hand("888s8888m333z55z1j1j")
    assert len(hand.concealed) == AMERICAN.hand_size + 1
    assert is_win(CARD, hand)
    assert explain(seen(hand="888s8888m333z5z1j1j + 5z"), Win(Seat.A)).allowed


@PAGE.row(8, 9, 11, 12)
def what_is_in_the_box() -> None:
    suits = [each for each in COUNTS if each.is_suit_tile]
    assert (len(suits), {COUNTS[each] for each in suits}) == (27, {4})
    assert sum(COUNTS[each] for each in COUNTS if each.is_wind) == 16
    assert sum(COUNTS[each] for each in COUNTS if each.is_dragon) == 12
    assert (COUNTS[design(Suit.BONUS, 1)], COUNTS[design(Suit.JOKER, 1)]) == (8, 8)
    assert not AMERICAN.deal.sets_bonus_aside


@PAGE.row(10)
def the_white_dragon_is_zero_in_the_year() -> None:
    assert is_win(CARD, parse_hand("2B 2B 7B E E E W W W 0 F F J J"))


@PAGE.row(13, 59)
def jokers_stand_in_groups_of_three_to_six() -> None:
    for size in (3, 4, 5, 6):
        tiles = " ".join(["1j"] * (size - 1))
        hand = "1j1j1j1j1j" + "147m258p39s"
        assert refused(f"A call {tiles}", hand=hand, asked="5p discard from D") == ""
    assert refused("A call 1j", hand="1j1j1j1j1j147m258p39s", asked="5p discard from D") == "call.no-pair"
    assert not is_win(CARD, parse_hand("1B J 2B 2B 5C 5C 6C 6C 3D 3D 4D 4D F F"))


@PAGE.row(17, 22, 23)
def east_breaks_the_own_wall_with_two_dice() -> None:
    assert AMERICAN.deal.breaks.rolls == (2,)
    assert AMERICAN.deal.breaks.gap((2, 4)) == Gap(Wind.EAST, 6)
    start = dealt(dice=(2, 4)).start
    first = next(each for each in dealt(dice=(2, 4)).events if isinstance(each, Dealt))
    assert (first.seat, first.tiles) == (Seat.A, start.wall[12:16])


@PAGE.row(19)
def walls_of_nineteen_stacks() -> None:
    assert wall_lengths(152) == (19, 19, 19, 19)
    assert [stack_at(place, tiles=152)[0] for place in (1, 20, 39, 58)] == [
        Wind.EAST, Wind.NORTH, Wind.WEST, Wind.SOUTH,
    ]  # fmt: skip


@PAGE.row(21, 24, 25, 26)
def the_deal() -> None:
    deal = dealt(dice=(1, 1))
    taken = [(each.seat.name, each.count) for each in deal.events if isinstance(each, Dealt)]
    assert taken == [*[(name, 4) for _ in range(3) for name in "ABCD"], *[(name, 1) for name in "ABCDA"]]
    assert [len(hand.concealed) for hand in deal.state.hands] == [14, 13, 13, 13]
    assert isinstance(deal.state.phase, Passing)
    last = [each.tiles[0] for each in deal.events if isinstance(each, Dealt) and each.count == 1]
    stacks = deal.start.wall[4 + 48 : 4 + 54]
    assert last == [*stacks[:4], stacks[4]]
    assert deal.state.wall.draw()[0] is stacks[5]
    assert deal.state.wall.left == 99


@PAGE.row(39)
def quints_and_sextets_need_jokers() -> None:
    assert refused("A call 5p 5p 5p 1j", hand="555p1j1j147m258s6z1f", asked="5p.4 discard from D") == ""
    assert refused("A call 1f 1f 1f 1f", hand="1f1f1f1f147m258s369p", asked="1f.5 discard from D") == ""


@PAGE.row(41, 42, 43)
def the_charleston_comes_before_play() -> None:
    assert [each.way for each in FIRST] == [Way.RIGHT, Way.ACROSS, Way.LEFT]
    assert (
        refused("A discard 1m", hand="147m258p369s1234z", charleston="first right", dealer="B")
        == "charleston.pass-first"
    )


@PAGE.row(44)
def the_first_left_may_be_blind() -> None:
    assert [each.blind for each in FIRST] == [False, False, True]
    blind = [
        len(each.tiles)
        for each in legal(seen(hand="147m258p369s1234z", charleston="first left", dealer="B"))
        if isinstance(each, BlindPass)
    ]
    assert set(blind) == {0, 1, 2}


@PAGE.row(45)
def the_second_charleston() -> None:
    assert [(each.way, each.blind) for each in SECOND] == [(Way.LEFT, False), (Way.ACROSS, False), (Way.RIGHT, True)]
    deal = dealt(*QUIET)
    for _ in FIRST:
        for seat in Seat:
            deal.act(PassTiles(seat, deal.state.hands[seat].concealed[:3]))
    assert isinstance(deal.state.phase, SecondVote)
    deal.do("A continue", "B continue", "C stop", "D continue")
    assert not isinstance(deal.state.phase, Passing)
    assert (
        refused("A stop", hand="147m258p369s1234z", charleston="second across", dealer="B")
        == "charleston.stop-too-late"
    )


@PAGE.row(46)
def the_courtesy_is_with_the_player_across() -> None:
    deal = table(*QUIET)
    given = [each for each in deal.events if type(each).__name__ == "CourtesyAgreed"]
    assert [each.seats for each in given] == [(Seat.A, Seat.C), (Seat.B, Seat.D)]  # type: ignore[attr-defined]


@PAGE.row(47)
def no_joker_is_ever_passed() -> None:
    parts = ("first right", "first across", "first left", "second left", "second across", "second right", "3", "mush")
    for part in parts:
        found = refused("A give 1j 1m 4m", hand="147m258p369s123z1j", charleston=part, dealer="B")
        assert found == "charleston.no-jokers", part


@PAGE.row(49, 51)
def east_begins_with_any_discard() -> None:
    deal = table(*QUIET)
    assert {each.seat for each in legal(deal.view("A"))} == {Seat.A}
    assert len([each for each in legal(deal.view("A")) if each.pieces]) == 14
    assert explain(deal.view("B"), parse_action("B discard 1m")).because == "turn.not-yours"


@PAGE.row(50)
def then_the_player_on_the_right_draws() -> None:
    deal = table(*QUIET)
    top = deal.state.wall.tiles[deal.state.wall.next]
    drew = deal.do("A discard 5z")[-1]
    assert isinstance(drew, Drew)
    assert (drew.seat, drew.tile) == (Seat.B, top)


@PAGE.row(52)
def a_discard_lies_open() -> None:
    deal = table(*QUIET)
    deal.do("A discard 5z")
    assert [each.text for each in deal.view("C").table[Seat.A].river] == ["5z"]


@PAGE.row(53, 54)
def no_cluster_single_or_pair_is_called_but_to_win() -> None:
    asked = {"hand": "1123m556p55s123z1f", "asked": "4z discard from B"}
    assert refused("A call 1z 2z 3z", **asked) == "call.no-cluster"
    assert refused("A call", **asked) == "call.no-single"
    assert refused("A call 5p", **{**asked, "asked": "5p.3 discard from B"}) == "call.no-pair"
    pair = seen(hand="1B 2B 2B 5C 5C 6C 6C 3D 3D 4D 4D F F", asked="1s discard from C")
    assert explain(pair, Win(Seat.A)).allowed
    single = seen(hand="1C 2C 3C 4C 5C 6C 7C 8C 9C N E W F", asked="2z discard from C")
    assert explain(single, Win(Seat.A)).allowed


@PAGE.row(55)
def a_concealed_line_takes_only_the_winning_discard() -> None:
    concealed = "33s66s33p66p7z9999m"
    assert explain(seen(hand=concealed, asked="7z.2 discard from C"), Win(Seat.A)).allowed
    laid = {"hand": "33s66s33p66p77z | 9m9m9m9m kong from B", "came": "discard"}
    assert refused("A win", **laid) == "win.line-is-concealed"


@PAGE.row(56)
def an_exposure_stands_after_the_discard() -> None:
    deal = table(*CALLERS)
    deal.do("A discard 5p", "C pass", "B call 5p 5p")
    assert any(isinstance(each, ChangeExposure) for each in legal(deal.view("B")))
    deal.do("B discard 5z")
    deal.discard_on(3)
    assert not any(isinstance(each, ChangeExposure) for each in legal(deal.view("B")))


@PAGE.row(57)
def a_call_skips_players() -> None:
    deal = table(*CALLERS)
    deal.do("A discard 5p", "B pass", "C call 5p 1j", "C discard 9p", "B pass")
    assert owing(deal.state) == (Seat.D,)


@PAGE.row(58)
def a_win_then_the_nearest() -> None:
    deal = table(*CALLERS)
    deal.do("A discard 5p", "C call 5p 1j", "B call 5p 5p")
    assert [len(hand.melds) for hand in deal.state.hands] == [0, 1, 0, 0]
    both = table("3z147m258p369s124z6m", "3z1j258p369s12467z", "88s8888m33z55z1j1j1j", "369m147p257s1256z")
    both.do("A discard 3z", "B call 3z 1j", "C win")
    assert [each.seat for each in both.state.wins] == [Seat.C]


@PAGE.row(60)
def jokers_are_exchanged_after_the_draw_or_the_call() -> None:
    laid = {"melds": ("B 5p5p1j pung from C",)}
    drawn = seen(hand="1112m569p5566s1j6z + 1f", **laid)
    assert any(isinstance(each, ExchangeJoker) for each in legal(drawn))
    assert (
        refused("A exchange 5p 1j.2", hand="112m569p5566s1j6z1f", asked="6z discard from B", **laid)
        == "joker.draw-or-call-first"
    )


@PAGE.row(61)
def jokers_of_any_exposure_are_exchanged() -> None:
    own = seen(hand="12m69p5566s1j6z + 5p | 5p5p1j pung from C")
    assert any(isinstance(each, ExchangeJoker) for each in legal(own))


@PAGE.row(62, 63, 64)
def who_pays_for_a_win() -> None:
    for hand, giver, points in (each.values for each in payments.ROWS[:2]):
        payments.test_who_pays_what(hand, giver, points)


@PAGE.row(65, 66)
def a_hand_without_jokers_counts_double() -> None:
    for hand, giver, points in (each.values for each in payments.ROWS[2:]):
        payments.test_who_pays_what(hand, giver, points)


@PAGE.row(67, 68)
def a_spent_wall_costs_nothing_and_east_moves_on() -> None:
    payments.test_the_wall_spent_costs_nothing_and_east_moves_on()


@PAGE.row(70)
def thirteen_tiles_and_fourteen_for_east() -> None:
    assert AMERICAN.hand_size == 13
    assert len(dealt().state.hands[Seat.A].concealed) == 14


@pytest.mark.parametrize("shown", [pytest.param(shown, id=id) for id, shown in PAGE.rows.items()])
def test_row(shown: Row) -> None:
    shown()


def test_no_row_is_forgotten() -> None:
    assert PAGE.missing(1, 71, listed=LISTED) == set()
