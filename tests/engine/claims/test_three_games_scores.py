"""Rows H15 to H30 and H47 to H56: what hands of Hong Kong and Sichuan are worth, as a page in Hindi tells it."""

import pytest

from engine.actions import parse_action
from engine.claims import Answer, Subject
from engine.deals import Came
from engine.hands import parse_hand
from engine.notation import parse_tiles
from engine.play import explain
from engine.positions import Position
from engine.reasons import Reason, Term
from engine.ruleset import Variant
from engine.scoring.sheet import Unit
from engine.seats import Seat, Wind
from engine.shapes.seven_pairs import SevenPairs
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.tiles import Suit
from engine.variants import compose, variant
from engine.variants.sichuan.readiness import Condition, close_of_hand
from tests.engine.claims.checklist import Checklist, Row
from tests.engine.playing import opened, stacked
from tests.engine.scoring.written import sheet_of, written

PAGE = Checklist("H")
HONG_KONG = compose("hong_kong", variant("hong_kong").as_taught)
SICHUAN = compose("sichuan", variant("sichuan").as_taught)
A, B, C, D = Seat


def shown(hand: str, came: str = "discard", *, last: bool = False, rules: Variant = HONG_KONG) -> str:
    """The sheet of a hand: South's, in a round of East; 1f is another player's flower."""
    return written(sheet_of(rules, hand, came, last=last))


def battle(hand: str, came: str = "discard", *, last: bool = False) -> str:
    """The sheet of a hand in Sichuan."""
    return shown(hand, came, last=last, rules=SICHUAN)


def points(rules: Variant, *actions: str, hands: tuple[str, ...], draws: str = "") -> tuple[int, ...]:
    """What a deal brings each seat, as far as it was paid."""
    played = opened(rules, stacked(rules, *hands, draws=draws))
    played.do(*actions)
    assert played.state.outcome is not None
    return played.state.outcome.points


@PAGE.row(15)
def three_shapes_win() -> None:
    kinds = [type(each) for each in HONG_KONG.shapes]
    assert SevenPairs in kinds
    assert ThirteenOrphans in kinds
    assert SevenPairs not in [type(each) for each in compose("hong_kong", [("seven_pairs", "no")]).shapes]
    assert shown("234m555p8s + 8s | 7777z kong from B | 123m chow from D | 1f") == "dragon_pung 1 7777z"


@PAGE.row(16)
def all_chows_with_a_suited_pair() -> None:
    assert shown("456m789p2355s + 4s | 123m chow from D | 1f") == "common_hand 1"
    assert shown("456m789p2344s + 1s | 123m chow from D | 1f") == "common_hand 1"
    assert shown("456m789p23s44z + 4s | 123m chow from D | 1f") == ""


@PAGE.row(17)
def one_each_for_concealed_self_drawn_and_no_flowers() -> None:
    assert shown("234m678p555999s1z + 1z", "drawn") == "concealed_hand 1, self_drawn 1 1z, no_flowers 1"


@PAGE.row(18)
def dragons_and_winds() -> None:
    three = "234m1p + 1p | 555z pung from B | 222z pung from C | 111z pung from D | 1f"
    assert shown(three) == "dragon_pung 1 555z, seat_wind 1 222z, prevalent_wind 1 111z"
    east = sheet_of(HONG_KONG, "234m678p8s + 8s | 555m pung from B | 111z pung from D | 2f", seat=Wind.EAST)
    assert written(east) == "seat_wind 1 111z, prevalent_wind 1 111z"


@PAGE.row(19)
def small_dragons_in_place_of_their_sets() -> None:
    assert shown("234m678p7z + 7z | 555z pung from B | 666z pung from C | 1f") == "little_three_dragons 5 55566677z"


@PAGE.row(20)
def pungs_and_flushes() -> None:
    assert shown("222m555p8s + 8s | 999s pung from B | 333p pung from C | 1f") == "all_pungs 3"
    assert shown("234678m9m + 9m | 333z pung from B | 123m chow from D | 1f") == "half_flush 3"
    full = "234678m9m + 9m | 555m pung from B | 123m chow from D | 1f"
    assert shown(full) == "full_flush 7"
    assert shown(full, rules=compose("hong_kong", [("full_flush", "six")])) == "full_flush 6"


@PAGE.row(21)
def seven_pairs() -> None:
    assert shown("1133m2255p7788s6z + 6z | 1f") == "seven_pairs 4, concealed_hand 1"


@PAGE.row(22)
def flowers() -> None:
    poor = "234m678p555s1z + 1z | 999s pung from B"
    assert shown(f"{poor} | 26f") == "own_flower 1 2f, own_season 1 6f"
    counted = sheet_of(HONG_KONG, f"{poor} | 1234f")
    assert written(counted) == "all_flowers 2 1234f"
    why = Reason("score.replaced-by", {"pattern": Term("all_flowers")})
    assert [(each.line.pattern, each.why) for each in counted.aside] == [("own_flower", why)]


@PAGE.row(23)
def four_strokes_of_luck() -> None:
    kong = "234m678p1z + 1z | 5555s kong from C | 999s pung from B | 1f"
    assert shown(kong, "kong") == "self_drawn 1 1z, out_with_replacement_tile 1 1z"
    assert shown(kong, "added-kong") == "robbing_the_kong 1 1z"
    assert shown(kong, "drawn", last=True) == "self_drawn 1 1z, last_tile_win 1 1z"
    assert shown(kong, last=True) == "last_tile_win 1 1z"


@PAGE.row(24)
def limit_hands() -> None:
    limits = [row for row in HONG_KONG.tally.patterns if row.worth.base == 13]
    assert [row.id for row in limits] == [
        "thirteen_orphans",
        "all_honors",
        "all_terminals",
        "big_three_dragons",
        "big_four_winds",
        "four_kongs",
        "nine_gates",
        "four_concealed_pungs",
    ]
    counted = sheet_of(HONG_KONG, "222m555m6688p888s + 8p", "drawn")
    assert written(counted) == "four_concealed_pungs 13 222555m888p888s"
    assert {each.why.code for each in counted.aside} == {"score.beside-limit"}
    on_discard = "all_pungs 3, concealed_hand 1, no_flowers 1"
    assert shown("222m555m6688p888s + 8p") == on_discard


@PAGE.row(25)
def at_least_three_and_at_most_thirteen() -> None:
    two = Position(hand="123m456s789s46p11z", asked="5p discard from C").view(HONG_KONG)
    assert [each.code for each in explain(two, parse_action("A win")).reasons] == ["score.fan-short-of"]
    many = "2229p + 9p | 444p pung from B | 555p pung from C | 8888p kong from D | 12345678f"
    for choice, most in (("thirteen", 13), ("ten", 10), ("eight", 8)):
        counted = sheet_of(compose("hong_kong", [("cap", choice)]), many, "drawn")
        assert (counted.counts[Unit.FAN], counted.total) == (15, most)


@PAGE.row(26)
def two_to_the_power_of_fan() -> None:
    flush = "234678m9m + 9m | 555m pung from B | 123m chow from D | 1f"
    assert sheet_of(HONG_KONG, flush).value == 2**7
    assert sheet_of(compose("hong_kong", [("curve", "half_spicy")]), flush).value == 48


CHOWS = "123m456s789s46p11s"
"""Three fan: all chows, concealed, no flowers. It waits for the 5 dots that A holds."""


@PAGE.row(27)
def everybody_pays_a_base_for_a_self_drawn_win() -> None:
    hands = ("5p4z", CHOWS)
    assert points(HONG_KONG, "A discard 4z", "B win", hands=hands, draws="5p") == (-16, 48, -16, -16)


@PAGE.row(28)
def the_discarder_pays_three_bases() -> None:
    hands = ("5p4z", CHOWS)
    assert points(HONG_KONG, "A discard 5p", "B win", hands=hands) == (-24, 24, 0, 0)
    half = compose("hong_kong", [("discard_payment", "half")])
    assert points(half, "A discard 5p", "B win", hands=hands) == (-16, 32, -8, -8)


@PAGE.row(29)
def the_nearest_wins() -> None:
    answers = tuple(Answer(parse_action(f"{seat} win"), at) for at, seat in enumerate("DB"))
    subject = Subject(parse_tiles("5p")[0], A, Came.DISCARD)
    assert HONG_KONG.claims.resolve(subject, answers).winners == (B,)
    assert compose("hong_kong", [("winners", "all")]).claims.resolve(subject, answers).winners == (B, D)


@PAGE.row(30)
def flowers_and_the_minimum() -> None:
    hand = "456m789p2355s + 4s | 123m chow from D | 26f"
    usual, strict = HONG_KONG, compose("hong_kong", [("flowers_to_minimum", "no")])
    assert usual.tally.short_of(sheet_of(usual, hand)) is None
    assert strict.tally.short_of(sheet_of(strict, hand)) is not None


@PAGE.row(47)
def sets_or_pairs_without_the_missing_suit() -> None:
    assert battle("11117777m22556p + 6p") == "seven_pairs 2, root 1 1111m, root 1 7777m"
    held = Position(hand="123567m234567p8s", asked="8s discard from B", void="s").view(SICHUAN)
    assert explain(held, parse_action("A win")).because == "void.still-held"


@PAGE.row(48)
def what_hands_are_worth() -> None:
    assert battle("123567m2345688p + 7p") == ""
    assert battle("22299m88p + 8p | 555m pung from B | 333p pung from C") == "all_pungs 1"
    assert battle("11337788m22556p + 6p") == "seven_pairs 2"
    assert battle("123789m1237899p + 9p") == "terminal_in_each_set 2"
    assert battle("22255m88p + 5m | 555p pung from B | 888m pung from C") == "pungs_258 3"


@PAGE.row(49)
def what_is_added() -> None:
    assert battle("2345677899m + 9m | 111m pung from B") == "full_flush 2"
    declared = "222m pung from B | 777m pung from C | 333p pung from D | 9999p concealed kong"
    assert battle(f"6p + 6p | {declared}") == "all_pungs 1, golden_hook 1, root 1 9999p"


@PAGE.row(50)
def luck() -> None:
    kong = "567m2346p + 6p | 222m pung from B | 9999p kong from C"
    assert battle(kong, "kong") == "root 1 9999p, win_after_kong 1 6p"
    assert battle(kong, "added-kong") == "root 1 9999p, robbing_the_kong 1 6p"
    assert battle(kong, last=True) == "root 1 9999p, last_tile_win 1 6p"


@PAGE.row(51)
def the_base_and_its_cap() -> None:
    pairs = "11119999m11199p + 1p"
    assert sheet_of(SICHUAN, pairs).value == 32
    for choice, most in (("three", 8), ("four", 16), ("five", 32), ("six", 32)):
        assert sheet_of(compose("sichuan", [("cap", choice)]), pairs).value == most


WAITING = ("5p1199m2244668m33p", "123m456m789m46p11p", "1122334455667s", "123m456m789m46p99p")
VOIDS = ("A void s", "B void s", "C void p", "D void s")


def at_once(*actions: str, draws: str = "", back: str = "", choices: tuple[tuple[str, str], ...] = ()) -> list[str]:
    """The payments of a deal of Sichuan so far, where they are made at once."""
    rules = compose("sichuan", [("settlement", "at_once"), *choices])
    played = opened(rules, stacked(rules, *WAITING, draws=draws, back=back))
    played.do(*VOIDS, *actions)
    return [f"{each.payer.name} {each.payee.name} {each.amount}" for each in played.state.ledger]


@PAGE.row(52)
def who_pays_for_a_win() -> None:
    assert at_once("A discard 5p", "B win", "D pass") == ["A B 1"]
    assert at_once("A discard 1m", "B win", draws="5p") == ["C B 2", "D B 2", "A B 2"]
    fan = (("self_draw", "fan"),)
    assert at_once("A discard 1m", "B win", draws="5p", choices=fan) == ["C B 2", "D B 2", "A B 2"]


@PAGE.row(53)
def who_pays_for_a_kong() -> None:
    rules = compose("sichuan", [("settlement", "at_once")])
    exposed = opened(rules, stacked(rules, "5p1199m2244668m33p", "555p1133557799m", "1122334455667s", back="9p 9p"))
    exposed.do(*VOIDS, "A discard 5p", "B kong 5p 5p 5p")
    concealed = opened(rules, stacked(rules, "5555p1199m224466m", back="9p 9p"))
    concealed.do(*VOIDS, "A kong 5555p")
    assert [(each.payer, each.amount) for each in exposed.state.ledger] == [(A, 2)]
    assert [(each.payer, each.amount) for each in concealed.state.ledger] == [(B, 2), (C, 2), (D, 2)]


def spent(*hands: str, kong: str = "") -> list[str]:
    """The payments at the end of a wall that nobody won from; void tiles may be kept."""
    rules = compose("sichuan", [("force_void_first", "no")])
    played = opened(rules, stacked(rules, *hands, back="1p.4 2p.4"))
    played.do(*VOIDS, *((f"A kong {kong}",) if kong else ()))
    played.discard_on(200)
    return [f"{each.payer.name} {each.payee.name} {each.amount} {each.why.code}" for each in played.state.ledger]


@PAGE.row(54)
def kong_income_goes_back() -> None:
    found = spent("5555p147m147m1369p", "1122334455667s", kong="5555p")
    kongs, back = found[:3], [each for each in found if each.endswith("given-back")]
    assert kongs == [f"{payer} A 2 pay.concealed-kong" for payer in "BCD"]
    assert back == [f"A {payee} 2 pay.kong-given-back" for payee in "BCD"]


@PAGE.row(55)
def pigs_pay() -> None:
    found = spent("147m258m369m1479p", "1122334455667s", "147m258m369m1479s", "123m456m789m46p99p")
    assert [each for each in found if each.startswith("B")] == [f"B {payee} 32 pay.pig" for payee in "ACD"]


@PAGE.row(56)
def others_pay_what_ready_hands_would_be_worth_at_best() -> None:
    found = spent("147m258m369m1479p", "1122334455667s", "147m258m369m1479s", "123m456m789m46p99p")
    assert [each for each in found if "not-ready" in each] == ["A D 1 pay.not-ready", "C D 1 pay.not-ready"]
    ready = sheet_of(SICHUAN, "1112233456s + 1s | 888s pung from B")
    waiting = close_of_hand(SICHUAN, parse_hand("1112233456s | 888s pung from B"), Suit.DOTS)
    assert (waiting.condition, waiting.best) == (Condition.READY, ready.value)


@pytest.mark.parametrize("row", [pytest.param(row, id=id) for id, row in PAGE.rows.items()])
def test_row(row: Row) -> None:
    row()


def test_no_row_is_forgotten() -> None:
    assert PAGE.missing(15, 30) | PAGE.missing(47, 56) == set()
