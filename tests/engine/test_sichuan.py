"""Sichuan: the void suit, money for kongs, missed wins."""

from engine.actions import ChooseVoid
from engine.ledger import Payment, gains
from engine.phases.void_suit import VoidSuit, void_suit
from engine.play import explain, owing
from engine.ruleset import Variant
from engine.seats import Seat
from engine.tiles import Suit
from engine.variants import compose, variant
from tests.engine.playing import Played, opened, stacked

SICHUAN = variant("sichuan")
AT_ONCE = compose("sichuan", [("settlement", "at_once")])
A, B, C, D = Seat
BAMBOO = "112233445566s"
VOIDS = ("A void s", "B void s", "C void p", "D void s")


def battle(
    *hands: str, draws: str = "", back: str = "", rules: Variant = SICHUAN, voids: tuple[str, ...] = VOIDS
) -> Played:
    played = opened(rules, stacked(rules, *hands, draws=draws, back=back))
    played.do(*voids)
    return played


def paid(ledger: tuple[Payment, ...]) -> list[tuple[str, str, int, str]]:
    return [(each.payer.name, each.payee.name, each.amount, each.why.code) for each in ledger]


def test_a_choice_stands_and_is_hidden() -> None:
    played = opened(SICHUAN, stacked(SICHUAN))
    played.do("B void s")
    assert owing(played.state) == (A, C, D)
    assert played.view("A").phase == VoidSuit()
    assert played.view("B").phase == VoidSuit((None, ChooseVoid(B, Suit.BAMBOO), None, None))
    assert explain(played.view("B"), ChooseVoid(B, Suit.DOTS)).because == "void.already-chosen"


def test_the_suits_are_public_afterwards() -> None:
    played = battle()
    suits = [void_suit(each.marks) for each in played.view("A").table]
    assert suits == [Suit.BAMBOO, Suit.BAMBOO, Suit.DOTS, Suit.BAMBOO]


def test_an_exposed_kong_is_paid_by_its_feeder() -> None:
    played = battle("5p1199m2244668m33p", "555p1133557799m", f"{BAMBOO}7s", back="9p 9p", rules=AT_ONCE)
    played.do("A discard 5p", "B kong 5p 5p 5p")
    assert paid(played.state.ledger) == [("A", "B", 2, "pay.exposed-kong")]


def test_a_concealed_kong_is_paid_by_all() -> None:
    played = battle("5555p1199m224466m", back="9p 9p", rules=AT_ONCE)
    played.do("A kong 5555p")
    assert paid(played.state.ledger) == [(payer, "A", 2, "pay.concealed-kong") for payer in "BCD"]
    assert gains(played.state.ledger) == (6, -2, -2, -2)


def test_an_added_kong_is_paid_by_all() -> None:
    hands = ("5p1133557799m888p", "55p1122334466m7p", "123456789s46p99p", "1122334455667s")
    voids = ("A void s", "B void s", "C void m", "D void p")
    played = battle(*hands, draws="9m 8s 9m 5p", back="9p 9p", voids=voids, rules=AT_ONCE)
    played.do("A discard 5p", "C pass", "B pung 5p 5p", "B discard 7p")
    played.discard_on(3)
    played.do("B add 5p", "C pass")
    assert paid(played.state.ledger) == [(payer, "B", 1, "pay.added-kong") for payer in "CDA"]


def test_whoever_has_won_pays_no_kong() -> None:
    hands = ("5p1199m2244668m33p", "123m456m789m46p11p", f"{BAMBOO}7s", "5m555p12345678m4p")
    played = battle(*hands, draws="9s 9p", back="9p 9p")
    played.do("A discard 5p", "B win", "D pass")
    assert set(played.state.others(D)) == {A, C}


def test_a_missed_win_is_remembered_until_the_own_draw() -> None:
    rules = compose("sichuan", [("pass_win", "on")])
    hands = ("5p1199m2244668m33p", "123m456m789m46p11p", f"{BAMBOO}7s", "5p555678m1234p7p7p")
    played = battle(*hands, draws="9s 9s", rules=rules)
    played.do("A discard 5p", "B pass")
    assert [each.code for each in played.state.marks[B]] == ["void-suit"]
    assert owing(played.state) == (B,)


def test_passing_on_a_pung_misses_nothing() -> None:
    rules = compose("sichuan", [("pass_win", "on")])
    hands = ("5p1199m2244668m33p", "", f"{BAMBOO}7s", "55p11223344667m")
    played = battle(*hands, rules=rules)
    played.do("A discard 5p", "D pass")
    assert [each.code for each in played.state.marks[D]] == ["void-suit"]


def test_a_set_taken_instead_of_a_win_misses_it() -> None:
    rules = compose("sichuan", [("pass_win", "on")])
    hands = ("5p1199m2244668m33p", "", f"{BAMBOO}7s", "123m456m789m55p99p")
    played = battle(*hands, rules=rules)
    played.do("A discard 5p", "D pung 5p 5p")
    assert [each.code for each in played.state.marks[D]] == ["void-suit", "missed-win"]


def test_a_missed_win_bars_the_next_discard() -> None:
    rules = compose("sichuan", [("pass_win", "on")])
    hands = ("5p1199m2244668m33p", "55p3355m2233p446p", f"{BAMBOO}7s", "123m456m789m46p99p")
    played = battle(*hands, draws="1p", rules=rules)
    played.do("A discard 5p", "D pass", "B pass")
    assert [each.code for each in played.state.marks[D]] == ["void-suit", "missed-win"]
    played.do("B discard 5p")
    assert D not in owing(played.state)
