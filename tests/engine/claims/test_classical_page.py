"""Rows B1 to B38: the classical game as a page in Bengali tells it."""

from dataclasses import replace

import pytest

from engine.actions import Pung, Win, parse_action, print_action
from engine.breaks import Gap, wall_lengths
from engine.claims import Answer, Subject, farthest, nearest
from engine.deals import Came, Carry
from engine.events import Dealt, Drew, Melded, SetApart
from engine.melds import MeldKind, makes, parse_meld
from engine.notation import parse_tiles
from engine.play import explain, legal
from engine.positions import Position
from engine.ruleset import Variant
from engine.seats import Seat, Wind, wind_of
from engine.variants import compose, variant
from engine.view import View
from tests.engine.claims.checklist import Checklist, Row
from tests.engine.playing import Played, opened, seeded, stacked
from tests.engine.scoring.classical_sheets import sheet_of

PAGE = Checklist("B")
CLASSICAL = variant("classical")
LISTED = frozenset({9})
"""B9 is a garbled sentence about the dealer, whom B7 to B11 speak of."""


def deal(*hands: str, draws: str = "", back: str = "") -> Played:
    return opened(CLASSICAL, stacked(CLASSICAL, *hands, draws=draws, back=back))


def view(**position: str) -> View:
    return Position(**position).view(CLASSICAL)


def options(asked: View) -> set[str]:
    return {type(each).__name__ for each in legal(asked)}


@PAGE.row(1)
def four_play_for_points() -> None:
    played = deal()
    assert [len(hand.concealed) for hand in played.state.hands] == [14, 13, 13, 13]
    played = deal("5p2579s147m1234z6p", "123m456m789s46p11m")
    played.do("A discard 5p", "B win")
    assert {type(end) for each in played.state.ledger for end in (each.payer, each.payee)} == {Seat}


@PAGE.row(2)
def two_dice_with_six_faces_and_a_wind_for_each() -> None:
    once = compose("classical", [("break", "one_roll")])
    dice = [seeded(once, seed).dice for seed in range(60)]
    assert ({len(each) for each in dice}, len(seeded(CLASSICAL, 1).dice)) == ({2}, 2 * 2)
    assert {face for each in dice for face in each} == set(range(1, 7))
    assert {deal().state.wind(seat) for seat in Seat} == set(Wind)


@PAGE.row(3, 4)
def the_tiles() -> None:
    counts = CLASSICAL.tile_set.counts
    assert len(CLASSICAL.tile_set) == 136
    assert len(counts) == 34
    assert set(counts.values()) == {4}
    assert len(compose("classical", [("flowers", "on")]).tile_set) == 144


@PAGE.row(5)
def the_walls() -> None:
    assert wall_lengths(136) == (17, 17, 17, 17)
    assert [2 * each for each in wall_lengths(136)] == [34] * 4


@PAGE.row(6)
def left_ends_meet_right_ends() -> None:
    start = replace(seeded(CLASSICAL, 1), dice=(2, 2, 6, 6))
    first = next(each for each in opened(CLASSICAL, start).events if isinstance(each, Dealt))
    stacks = 17 + 12
    assert first.tiles == start.wall[2 * stacks : 2 * stacks + 4]


@PAGE.row(7)
def the_dealer_is_part_of_the_start() -> None:
    start = replace(seeded(CLASSICAL, 1), carry=Carry(dealer=Seat.C))
    assert opened(CLASSICAL, start).state.wind(Seat.C) is Wind.EAST


@PAGE.row(8)
def seats_go_to_the_right() -> None:
    around = [Seat.A, Seat.A.next, Seat.A.next.next, Seat.A.next.next.next]
    assert [wind_of(seat, dealer=Seat.A) for seat in around] == [Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH]


@PAGE.row(10)
def four_rounds_of_four_deals() -> None:
    going = compose("classical", [("dealer", "rotates")]).continuation
    carry: Carry | None = Carry()
    played = []
    outcome = finished("A discard 5p", "B win").state.outcome
    assert outcome is not None
    while carry is not None:
        played.append((carry.round_wind, carry.dealer))
        carry = going.next_deal(carry, outcome)
    assert played == [(wind, seat) for wind in Wind for seat in Seat]


def finished(*script: str) -> Played:
    """B waits for 5p; A holds one."""
    played = deal("5p19m", "123m456s789s46p11z")
    played.do(*script)
    return played


@PAGE.row(11)
def a_dealer_who_wins_stays() -> None:
    played = deal("123m456s789s456p11z")
    played.do("A win")
    assert played.state.outcome is not None
    following = CLASSICAL.continuation.next_deal(Carry(), played.state.outcome)
    assert following is not None
    assert following.dealer is Seat.A
    lost = finished("A discard 5p", "B win").state.outcome
    assert lost is not None
    passed = CLASSICAL.continuation.next_deal(Carry(), lost)
    assert passed is not None
    assert passed.dealer is Seat.B


@PAGE.row(12)
def a_drawn_deal_keeps_the_dealer() -> None:
    played = deal()
    played.discard_on(200)
    outcome = played.state.outcome
    assert outcome is not None
    assert outcome.wins == ()
    for choice, dealer in (("on", Seat.A), ("off", Seat.B)):
        going = compose("classical", [("dealer_keeps_on_draw", choice)]).continuation
        following = going.next_deal(Carry(), outcome)
        assert following is not None
        assert following.dealer is dealer


@PAGE.row(13)
def counting_out_the_wall() -> None:
    for choice, wall in (("dealer", Wind.EAST), ("right", Wind.SOUTH)):
        breaks = compose("classical", [("break_count_from", choice)]).deal.breaks
        assert breaks.gap((3, 2, 1, 1)) == Gap(wall, 2)


@PAGE.row(14)
def a_second_roll_counts_the_stacks() -> None:
    assert CLASSICAL.deal.breaks.gap((1, 1, 6, 5)) == Gap(Wind.SOUTH, 11)
    assert compose("classical", [("break", "one_roll")]).deal.breaks.gap((1, 1)) == Gap(Wind.SOUTH, 2)


@PAGE.row(15)
def two_loose_tiles() -> None:
    assert SetApart(2) in deal().events


@PAGE.row(16, 17)
def taking_the_tiles() -> None:
    dealt = [each for each in deal().events if isinstance(each, Dealt)]
    assert [each.seat.name for each in dealt[:5]] == ["A", "B", "C", "D", "A"]
    counts = {seat: sum(each.count for each in dealt if each.seat is seat) for seat in Seat}
    assert counts == {Seat.A: 14, Seat.B: 13, Seat.C: 13, Seat.D: 13}


@PAGE.row(18)
def the_dealer_discards_first() -> None:
    played = deal("1z")
    assert {each.seat for each in legal(played.view("A"))} == {Seat.A}
    assert all(legal(played.view(seat)) == () for seat in "BCD")
    assert "A discard 1z.1" in map(print_action, legal(played.view("A")))


@PAGE.row(19)
def chow_pung_kong() -> None:
    assert makes(MeldKind.CHOW, parse_tiles("345p"))
    assert makes(MeldKind.PUNG, parse_tiles("777z"))
    assert makes(MeldKind.KONG, parse_tiles("7777z"))
    assert not makes(MeldKind.CHOW, parse_tiles("34p5s"))


@PAGE.row(20)
def only_the_next_player_chows() -> None:
    asked = {"hand": "34m19p258s123456z", "seat": "B"}
    assert "Chow" in options(view(**asked, asked="5m discard from A"))
    assert "Chow" not in options(view(**asked, asked="5m discard from C"))
    refused = explain(view(**asked, asked="5m discard from C"), parse_action("B chow 3m 4m"))
    assert refused.because == "chow.only-from-left"


@PAGE.row(21, 22)
def anybody_pungs_and_both_beat_a_chow() -> None:
    played = deal("5p", "46p", "55p")
    played.do("A discard 5p", "B chow 4p 6p", "C pung 5p 5p")
    melded = next(each for each in reversed(played.events) if isinstance(each, Melded))
    assert (melded.seat, melded.meld.kind) == (Seat.C, MeldKind.PUNG)
    kong = deal("5p", "46p", "555p")
    kong.do("A discard 5p", "B chow 4p 6p", "C kong 5p 5p 5p")
    assert kong.state.hands[Seat.C].melds[0].kind is MeldKind.KONG


@PAGE.row(23)
def a_win_beats_all() -> None:
    played = deal("5p", "55p", "123m456s789s46p11z")
    played.do("A discard 5p", "B pung 5p 5p", "C win")
    assert [(win.seat, win.giver) for win in played.state.wins] == [(Seat.C, Seat.A)]
    pair = deal("1z", "", "123m456s789s456p1z")
    pair.do("A discard 1z", "C win")
    assert pair.state.wins[0].tile in parse_tiles("1z 1z 1z 1z")


@PAGE.row(24)
def two_winners_on_one_tile() -> None:
    (tile,) = parse_tiles("5p")
    subject = Subject(tile, Seat.A, Came.DISCARD)
    answers = (Answer(Win(Seat.B), 0), Answer(Win(Seat.D), 1))
    for choice, winner, choose in (("nearest", Seat.B, nearest), ("farthest", Seat.D, farthest)):
        rules = compose("classical", [("two_winners", choice)])
        assert rules.claims.resolve(subject, answers).winners == (winner,)
        assert rules.claims == replace(rules.claims, winners=choose)  # type: ignore[type-var]
    assert CLASSICAL.claims.resolve(subject, answers).winners == (Seat.B,)


@PAGE.row(25)
def a_kong_takes_a_loose_tile() -> None:
    played = deal("1111z", back="9m 8m")
    played.do("A kong 1111z")
    drew = next(each for each in reversed(played.events) if isinstance(each, Drew))
    assert (drew.came, drew.tile and drew.tile.text) == (Came.KONG, "9m")


@PAGE.row(26)
def nobody_claims() -> None:
    played = deal("1z", "", draws="9p")
    (*_, drew) = played.do("A discard 1z")
    assert isinstance(drew, Drew)
    assert (drew.seat, drew.tile and drew.tile.text) == (Seat.B, "9p")


@PAGE.row(27)
def older_discards_are_dead() -> None:
    played = deal("1z", "", "11z", draws="9p")
    played.do("A discard 1z", "C pass", "B discard 9p")
    verdict = explain(played.view("C"), Pung(Seat.C, played.state.hands[Seat.C].concealed[-2:]))
    assert not verdict.allowed
    assert parse_tiles("1z")[0] in played.state.rivers[Seat.A]


@PAGE.row(28)
def open_and_closed_sets() -> None:
    assert not parse_meld("222p pung from B").is_concealed
    played = deal("1111z", back="9m 8m")
    played.do("A kong 1111z")
    assert played.state.hands[Seat.A].melds[0].is_concealed
    assert played.view("B").table[Seat.A].melds == played.state.hands[Seat.A].melds


@PAGE.row(29)
def four_sets_and_a_pair() -> None:
    assert explain(view(hand="123m456s789s456p1z + 1z"), parse_action("A win")).allowed
    assert not explain(view(hand="123m456s789s456p1z + 2z"), parse_action("A win")).allowed


@PAGE.row(30)
def declaring_a_ready_hand() -> None:
    rules = compose("classical", [("calling_declaration", "on")])
    played = opened(rules, stacked(rules, "123m456s789s46p11z9m", "19p", draws="2z 3z 4z 5p"))
    played.do("A ready 9m")
    played.discard_on(3)
    assert "A win" in map(print_action, legal(played.view("A")))
    silent = opened(rules, stacked(rules, "123m456s789s46p11z9m", "19p", draws="2z 3z 4z 5p"))
    silent.do("A discard 9m")
    silent.discard_on(3)
    assert explain(silent.view("A"), parse_action("A win")).because == "win.declare-ready-first"
    plain = deal("123m456s789s46p11z9m", "19p", draws="2z 3z 4z 5p")
    plain.do("A discard 9m")
    plain.discard_on(3)
    assert explain(plain.view("A"), parse_action("A win")).allowed


TAUGHT = compose("classical", CLASSICAL.as_taught)
"""The table of the page itself."""
TAUGHT_PAYMENTS = (("losers_settle", "off"), ("east_doubles", "off"))
"""Who pays there: all pay the winner, and nothing else."""


def worth(hand: str, came: str = "discard", winds: str = "SE", rules: Variant = TAUGHT) -> int:
    return sheet_of(rules, hand, came, winds=winds).value


@PAGE.row(31)
def going_out_brings_twenty() -> None:
    assert worth("123m456p67s99p + 5s | 234s chow from D") == 20
    assert worth("123m456p67s99p + 5s | 234s chow from D", "drawn") == 20
    assert worth("123m456p67s99p + 5s | 234s chow from D", "drawn", rules=CLASSICAL) == 22


@PAGE.row(32, 33, 34)
def what_sets_bring() -> None:
    assert worth("123m456p67s99p + 5s | 222m pung from B") == 20 + 2
    assert worth("123m222m67s99p + 5s | 456p chow from D") == 20 + 4
    for ends in ("111m", "999s", "333z"):
        assert worth(f"123p456p67s88p + 5s | {ends} pung from B") == 20 + 4
    assert worth("123p456p67s88p333z + 5s") == 20 + 8
    assert worth("123m456p67s99p + 5s | 2222m kong from B") == 20 + 8
    assert worth("123m456p67s99p + 5s | 2222m concealed kong") == 20 + 16


@PAGE.row(35)
def kongs_of_ends_and_honors() -> None:
    for ends in ("1111m", "9999s", "3333z"):
        assert worth(f"123p456p67s88p + 5s | {ends} kong from B") == 20 + 16
        assert worth(f"123p456p67s88p + 5s | {ends} concealed kong") == 20 + 32


@PAGE.row(36)
def what_pairs_bring() -> None:
    pairs = {"55z": 2, "66z": 2, "77z": 2, "22z": 2, "11z": 2, "33z": 0, "99p": 0}
    for pair, points in pairs.items():
        assert worth(f"123m456p67s{pair} + 5s | 234s chow from D") == 20 + points
    both = "123m456p67s11z + 5s | 234s chow from D"
    assert worth(both, winds="EE") == 20 + 2
    for choice, points in (("2", 2), ("4", 4)):
        assert worth(both, winds="EE", rules=compose("classical", [("double_wind_pair", choice)])) == 20 + points


@PAGE.row(37)
def what_doubles() -> None:
    for honors in ("555z", "666z", "777z", "222z", "111z"):
        assert worth(f"123m456p67s99p + 5s | {honors} pung from B") == (20 + 4) * 2
    assert worth("123m456p67s99p + 5s | 5555z kong from B") == (20 + 16) * 2
    assert worth("123m456p67s99p + 5s | 111z pung from B", winds="EE") == (20 + 4) * 4
    assert worth("123m67s99p + 5s | 555z pung from B | 222z pung from C") == (20 + 8) * 4


@PAGE.row(38)
def what_the_page_leaves_out() -> None:
    hands = ("5p2579s147m1234z6p", "123m456s789s46p11m", "777z258s369m158p2z")
    for chosen, points in (((), (-76, 88, 26, -38)), (TAUGHT_PAYMENTS, (-22, 66, -22, -22))):
        rules = compose("classical", chosen)
        played = opened(rules, stacked(rules, *hands))
        played.do("A discard 5p", "B win")
        assert played.state.outcome is not None
        assert played.state.outcome.points == points
    assert set(TAUGHT_PAYMENTS) <= set(CLASSICAL.as_taught)
    flush = "123m567m78m33z + 9m | 234m chow from D"
    assert (worth(flush), worth(flush, rules=CLASSICAL)) == (20, 40)
    limit = "3344z + 4z | 555z pung from B | 666z pung from C | 222z pung from D"
    assert (worth(limit), worth(limit, rules=CLASSICAL)) == (36 * 8, 500)


@pytest.mark.parametrize("shown", [pytest.param(shown, id=id) for id, shown in PAGE.rows.items()])
def test_row(shown: Row) -> None:
    shown()


def test_no_row_is_forgotten() -> None:
    assert PAGE.missing(1, 38, listed=LISTED) == set()
