"""Every refusal at the table, each with an action that triggers it: the first reason is the most specific one."""

import ast
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.actions import Action, Discard, Kong, Pung, parse_action
from engine.notation import parse_tiles
from engine.phases.ended import Ended
from engine.play import explain, legal
from engine.positions import Position
from engine.seats import Seat
from engine.state import Mark, Moment, Standing
from engine.variants import compose
from engine.view import View
from tests.engine.american.test_refusals import CODES as AMERICAN

HOUSE = Path(__file__).resolve().parents[2]
TURN = {"hand": "123m456p789s1135z + 7z"}
AFTER_PUNG = {"hand": "123m45699p789s | 111z pung from B", "came": "discard"}
ASKED = {"hand": "34m55p678s111222z", "asked": "5m discard from D"}
READY = {"hand": "123m456p789s5577z", "asked": "5z discard from C"}
SICHUAN = {"variant": "sichuan", "hand": "122344556p2266m + 9s", "void": "s"}

ASKED_SICHUAN = {"variant": "sichuan", "hand": "223344p22255m89s", "asked": "5m discard from D", "void": "s"}


def viewed(variant: str = "basic", options: str = "", **position: Any) -> View:
    """The view of a position in a variant with options."""
    chosen = tuple(tuple(each.split("=")) for each in options.split())
    return Position(**position).view(compose(variant, chosen))  # type: ignore[arg-type]


ROWS = [
    ("action.other-seat", TURN, "B pass"),
    ("claim.nothing-to-claim", TURN, "A chow 1m 2m"),
    ("claim.nothing-to-claim", TURN, "A pung 1z 1z"),
    ("pass.nothing-to-answer", TURN, "A pass"),
    ("void.not-now", TURN, "A void m"),
    ("ready.not-now", TURN, "A ready 7z"),
    ("hand.tile-not-held", TURN, "A discard 9m"),
    ("hand.tile-is-melded", {"hand": "123m45699p789s | 111z pung from B", "came": "discard"}, "A discard 1z.1"),
    ("hand.tile-is-aside", {"variant": "mcr", "hand": "123m456p789s1122z + 3z | 4f"}, "A discard 4f"),
    ("win.one-still-missing", {"hand": "123m456p789s1135z + 3z"}, "A win"),
    ("win.more-missing", {"hand": "159m159p159s1234z + 5z"}, "A win"),
    ("win.discard-first", AFTER_PUNG, "A win"),
    ("kong.needs-four", TURN, "A kong 1z 1z"),
    ("kong.not-alike", {"hand": "1112m456p789s113z + 3z"}, "A kong 1m 1m 1m 2m"),
    ("hand.tile-not-held", {"hand": "111m456p789s1135z + 7z"}, "A kong 1m 1m 1m 1m"),
    ("kong.discard-first", {"hand": "1111m456p7999s | 111z pung from B", "came": "discard"}, "A kong 1m 1m 1m 1m"),
    ("kong.no-replacement", {"hand": "1111m456p789s556z + 6z", "left": 0}, "A kong 1m 1m 1m 1m"),
    ("kong.no-pung-of-it", TURN, "A add 7z"),
    ("hand.tile-not-held", {"hand": "123m45p78899s + 6p | 111z pung from B"}, "A add 1z.4"),
    ("kong.discard-first", {"hand": "123m456p789s 1z.4 2z | 1z.1 1z.2 1z.3 pung", "came": "discard"}, "A add 1z.4"),
    ("kong.not-in-this-game", {"hand": "1111m456p789s556z + 6z", "options": "kong=off"}, "A kong 1m 1m 1m 1m"),
    ("discard.not-now", ASKED, "A discard 1z"),
    ("kong.add-in-own-turn", ASKED, "A add 1z"),
    ("ready.not-now", ASKED, "A ready 1z"),
    ("chow.only-from-left", {**ASKED, "asked": "5m discard from C"}, "A chow 3m 4m"),
    ("chow.needs-a-suit", {**ASKED, "asked": "3z discard from D"}, "A chow 1z 2z"),
    ("chow.one-suit", ASKED, "A chow 3m 6s"),
    ("chow.no-wrap", {"hand": "18m55p678s111222z", "asked": "9m discard from D"}, "A chow 1m 8m"),
    ("chow.numbers-differ", {"hand": "335m55p678s11222z", "asked": "4m discard from D"}, "A chow 3m 3m"),
    ("chow.in-a-row", {"hand": "13m55p678s111222z", "asked": "7m discard from D"}, "A chow 1m 3m"),
    ("chow.not-in-this-game", {**ASKED_SICHUAN, "hand": "34m55p678s111222s"}, "A chow 3m 4m"),
    ("claim.tile-not-held", ASKED, "A chow 6m 7m"),
    ("claim.wrong-number-of-tiles", ASKED, "A chow 4m"),
    ("pung.needs-two", ASKED, "A pung 5p 5p"),
    ("claim.not-alike", {**ASKED, "asked": "1z.4 discard from C"}, "A pung 1z 2z"),
    ("kong.needs-three", {**ASKED, "asked": "5p discard from C"}, "A kong 5p 5p 6s"),
    ("claim.not-alike", {**ASKED, "asked": "1z.4 discard from C"}, "A kong 1z 1z 2z"),
    ("kong.no-replacement", {**ASKED, "asked": "1z.4 discard from C", "left": 0}, "A kong 1z 1z 1z"),
    ("claim.kong-only-to-win", {**ASKED, "asked": "5p added kong from C"}, "A pung 5p 5p"),
    ("claim.kong-only-to-win", {**ASKED, "asked": "5m added kong from D"}, "A chow 3m 4m"),
    ("claim.kong-only-to-win", {**ASKED, "asked": "1z.4 added kong from D"}, "A kong 1z 1z 1z"),
    ("claim.concealed-kong-is-safe", {**READY, "asked": "5z concealed kong from C"}, "A win"),
    ("claim.not-in-this-game", {**ASKED, "options": "calls=off"}, "A chow 3m 4m"),
    ("claim.own-tile", {**ASKED, "asked": "5p discard from A"}, "A pung 5p 5p"),
    ("pass.own-tile", {**ASKED, "asked": "5p discard from A"}, "A pass"),
    ("pass.nothing-to-claim", {**ASKED, "asked": "9s discard from C"}, "A pass"),
    ("win.one-still-missing-with", {"hand": "123m456p789s5567z", "asked": "5z discard from C"}, "A win"),
    ("win.more-missing-with", {**ASKED, "hand": "159m159p159s1234z"}, "A win"),
    ("ready.more-missing", {**TURN, "variant": "classical", "options": "calling_declaration=on"}, "A ready 7z"),
    ("hand.tile-not-held", {**TURN, "variant": "classical", "options": "calling_declaration=on"}, "A ready 9m"),
    (
        "ready.already-declared",
        {"variant": "classical", "options": "calling_declaration=on", "hand": "123m456p789s5577z + 1z", "ready": True},
        "A ready 1z",
    ),
    (
        "win.declare-ready-first",
        {**READY, "variant": "classical", "options": "calling_declaration=on", "rivers": ("A 9m",)},
        "A win",
    ),
    ("void.choose-first", {"variant": "sichuan", "hand": "123m456p78999s112p", "void": "choose"}, "A discard 1m"),
    ("void.only-number-suits", {"variant": "sichuan", "hand": "123m456p78999s112p", "void": "choose"}, "A void z"),
    ("void.discard-first", SICHUAN, "A discard 1p"),
    ("void.still-held", {**ASKED_SICHUAN, "asked": "2p discard from B"}, "A pung 2p 2p"),
    ("void.still-held", {"variant": "sichuan", "hand": "123456p11122m55s + 5s", "void": "s"}, "A win"),
    (
        "void.no-set-of-it",
        {
            "variant": "sichuan",
            "options": "claims_while_void_held=other_suits",
            "hand": "2233p22255m8899s",
            "asked": "8s discard from B",
            "void": "s",
        },
        "A pung 8s 8s",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("code", "position", "text"), ROWS, ids=[f"{code}: {text}" for code, _, text in ROWS])
def test_the_first_reason(code: str, position: dict[str, Any], text: str) -> None:
    view = viewed(**position)
    verdict = explain(view, parse_action(text, held=view.hand.concealed))
    assert not verdict.allowed
    assert verdict.because == code


def refusal(view: View, action: Action) -> str:
    return explain(view, action).because


def test_not_your_turn() -> None:
    view = viewed(**TURN)
    waiting = replace(view, seat=Seat.B)
    assert refusal(waiting, Discard(Seat.B, view.hand.concealed[0])) == "turn.not-yours"
    assert refusal(waiting, Pung(Seat.B, view.hand.concealed[:2])) == "claim.nothing-to-claim"


def test_an_answer_stands() -> None:
    view = viewed(**ASKED)
    first = legal(view)[0]
    answered = replace(view, phase=view.phase.with_answer(first))  # type: ignore[attr-defined]
    assert refusal(answered, first) == "claim.already-answered"
    assert legal(answered) == ()


def test_the_same_tile_does_not_count_twice() -> None:
    view = viewed(**{**ASKED, "asked": "1z.4 discard from C"})
    (one,) = parse_tiles("1z.1")
    assert refusal(view, Pung(Seat.A, (one, one))) == "claim.wrong-number-of-tiles"


def test_a_kong_waits_for_a_turn() -> None:
    view = viewed(variant="sichuan", hand="123m456p78999s11p", void="choose", dealer="B")
    assert refusal(view, Kong(Seat.A, view.hand.concealed[:4])) == "void.choose-first"


def test_who_has_won_is_out() -> None:
    view = viewed(**ASKED)
    out = replace(view.table[0], standing=Standing.OUT)
    assert refusal(replace(view, table=(out, *view.table[1:])), legal(view)[0]) == "seat.out-of-the-deal"


def test_nothing_is_done_after_the_end() -> None:
    view = replace(viewed(**TURN), phase=Ended())
    assert refusal(view, Discard(Seat.A, view.hand.concealed[0])) == "deal.over"
    assert legal(view) == ()


def test_a_missed_win_waits_for_the_next_draw() -> None:
    asked: dict[str, Any] = {**ASKED_SICHUAN, "hand": "123456p11122m55m", "asked": "5m discard from C"}
    view = viewed(**asked, options="pass_win=on")
    assert explain(view, parse_action("A win")).allowed
    marked = replace(view.own, marks=(*view.own.marks, Mark("missed-win", Moment.OWN_DRAW)))
    assert refusal(replace(view, table=(marked, *view.table[1:])), parse_action("A win")) == "win.missed-one"


def test_every_reason_against_an_action_is_given() -> None:
    view = viewed(**{**ASKED, "asked": "9s discard from C", "hand": "34m55p678s111222z"})
    codes = [each.code for each in explain(view, parse_action("A chow 3m 4p", held=view.hand.concealed)).reasons]
    assert codes == ["chow.only-from-left", "claim.tile-not-held", "chow.one-suit"]


TRIED_ELSEWHERE = {
    "action.not-now": "test_actions",
    "claim.lost-to-win": "test_claims",
    "claim.lost-to-chosen-win": "test_claims",
    "claim.lost-to-set": "test_claims",
    "claim.lost-to-nearer": "test_claims",
    "deal.wall-spent": "test_turns",
    "kong.not-now": "test_actions",
    "win.not-now": "test_actions",
    "pay.exposed-kong": "test_sichuan",
    "pay.added-kong": "test_sichuan",
    "pay.concealed-kong": "test_sichuan",
    "pay.kong-given-back": "scoring/test_sichuan_money",
    "pay.pig": "scoring/test_sichuan_money",
    "pay.not-ready": "scoring/test_sichuan_money",
    "pay.gave-it": "scoring/test_sichuan_money",
    "pay.robbed-of-it": "claims/test_three_games_page",
    "pay.self-drawn": "scoring/test_hong_kong_payments",
    "pay.self-drawn-more": "scoring/test_sichuan_money",
    "pay.gave-winning-tile": "scoring/test_hong_kong_payments",
    "pay.was-robbed": "scoring/test_hong_kong_payments",
    "pay.another-gave-it": "scoring/test_hong_kong_payments",
    "pay.stake": "scoring/test_mcr_payments",
    "pay.stake-and-hand": "scoring/test_mcr_payments",
    "start.wrong-tiles": "test_dealing",
    "start.wrong-dice": "test_dealing",
    "exchange.not-now": "test_exchange",
    "exchange.give-first": "test_exchange",
    "exchange.already-given": "test_exchange",
    "exchange.three-tiles": "test_exchange",
    "exchange.one-suit": "test_exchange",
    "void.already-chosen": "test_sichuan",
    "action.unreadable": "test_actions",
    "turn.not-yours": "here",
    "claim.already-answered": "here",
    "seat.out-of-the-deal": "here",
    "deal.over": "here",
    "win.missed-one": "here",
    "pay.winning-hand": "scoring/test_classical_payments",
    "pay.winning-hand-doubled": "scoring/test_classical_payments",
    "pay.difference": "scoring/test_classical_payments",
    "pay.difference-doubled": "scoring/test_classical_payments",
}
"""Reasons of the table that no single position shows, and where they are shown."""


def stated(*names: str) -> set[str]:
    """The codes that these sources of the engine state."""
    paths = [path for name in names for path in sorted((HOUSE / "engine").glob(name))]
    return {
        node.args[0].value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason"
        if isinstance(node.args[0], ast.Constant)
    }


def test_every_reason_of_the_table_is_triggered() -> None:
    codes = stated("phases/*.py", "play.py", "actions.py", "claims.py", "continuation.py", "variants/*/*.py")
    assert codes == {code for code, _, _ in ROWS} | TRIED_ELSEWHERE.keys() | AMERICAN
    assert len(codes) >= 40
    for code, module in TRIED_ELSEWHERE.items():
        if module != "here":
            assert code in (HOUSE / f"tests/engine/{module}.py").read_text(encoding="utf-8"), code
