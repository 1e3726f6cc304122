"""Every refusal at an American table, each with an action that triggers it: the first reason is the most specific."""

from pathlib import Path
from typing import Any

import pytest

from engine.actions import Call, parse_action
from engine.notation import parse_tiles
from engine.play import explain, legal
from engine.positions import Position
from engine.reasons import NotationError
from engine.seats import Seat
from engine.view import View
from tests.engine.american.tables import AMERICAN

PASSING: dict[str, Any] = {"hand": "1122m3344p556s1z1j", "dealer": "B"}
TURN: dict[str, Any] = {"hand": "1112m3344p556s1j6z + 1f"}
ASKED: dict[str, Any] = {"hand": "1112m556p556s1j1j6z", "asked": "5p discard from D"}
JOKER_LAID: dict[str, Any] = {"hand": "1112m569p5566s1j6z + 1f", "melds": ("B 5p5p1j pung from C",)}
CALLED: dict[str, Any] = {"hand": "1112m56p556s1j6z | 5p5p5p pung from B", "came": "discard"}
FULL = "33s66s33p66p77z | 9m9m9m9m kong from B"
"""The tiles of a concealed line, four of them called."""


def part(name: str, **changes: Any) -> dict[str, Any]:
    return {**PASSING, "charleston": name, **changes}


ROWS: list[tuple[str, dict[str, Any], str]] = [
    ("charleston.pass-first", part("first right"), "A discard 1m"),
    ("charleston.three-tiles", part("first right"), "A give 1m 2m"),
    ("charleston.three-tiles", part("second left"), "A give 1m 1m 2m 2m"),
    ("hand.tile-not-held", part("first across"), "A give 9m 1m 2m"),
    ("charleston.no-jokers", part("first right"), "A give 1j 1m 2m"),
    ("charleston.no-jokers", part("first left"), "A blind 1j"),
    ("charleston.no-jokers", part("2"), "A give 1j 1m"),
    ("charleston.no-jokers", part("mush"), "A give 1j"),
    ("charleston.no-blind-pass-here", part("first across"), "A blind 1m"),
    ("charleston.no-blind-pass-here", part("second left"), "A blind 1m 2m"),
    ("charleston.no-blind-pass-now", part("courtesy"), "A blind 1m"),
    ("charleston.blind-needs-fewer", part("first left"), "A blind 1m 2m 3p"),
    ("charleston.blind-needs-fewer", part("second right"), "A blind 1m 2m 3p"),
    ("charleston.first-is-binding", part("first across"), "A stop"),
    ("charleston.stop-too-late", part("second across"), "A stop"),
    ("charleston.stop-too-late", part("second right"), "A stop"),
    ("charleston.nothing-to-stop", TURN, "A stop"),
    ("charleston.nothing-to-stop", part("courtesy"), "A stop"),
    ("charleston.not-asked", part("first right"), "A continue"),
    ("charleston.vote-first", part("vote"), "A discard 1m"),
    ("charleston.vote-first", part("vote"), "A give 1m 2m 3p"),
    ("charleston.courtesy-first", part("courtesy"), "A give 1m 2m 3p"),
    ("exchange.not-now", TURN, "A give 1m 2m 3p"),
    ("charleston.look-first", part("face down"), "A discard 1m"),
    ("charleston.already-passed", part("face down"), "A give 1m 2m 3p"),
    ("charleston.not-asked", part("face down"), "A continue"),
    ("charleston.nothing-to-look-at", part("vote"), "A look"),
    ("charleston.only-east-wins", part("first right"), "A win"),
    ("charleston.only-east-wins", part("vote"), "A win"),
    ("charleston.pass-before-winning", part("first left", dealer="A", hand="1122m3344p556s1z1j1f"), "A win"),
    ("win.more-missing", part("first right", dealer="A", hand="159m159p159s1234z1f"), "A win"),
    ("win.one-still-missing", part("vote", dealer="A", hand="888s8888m333z5z9p1j1j"), "A win"),
    ("charleston.no-courtesy-now", part("first right"), "A courtesy 2"),
    ("charleston.courtesy-first", part("courtesy"), "A discard 1m"),
    ("charleston.courtesy-up-to-three", part("courtesy"), "A courtesy 4"),
    ("charleston.choose-first", part("2"), "A discard 1m"),
    ("charleston.as-many-as-agreed", part("2"), "A give 1m"),
    ("charleston.agreed-on-none", part("0"), "A give 1m"),
    ("charleston.mush-first", part("mush"), "A discard 1m"),
    ("charleston.pool-up-to-three", part("mush"), "A give 1m 1m 2m 2m"),
    ("call.no-single", ASKED, "A call"),
    ("call.no-pair", ASKED, "A call 5p"),
    ("call.no-pair", ASKED, "A call 1j"),
    ("call.no-cluster", {**ASKED, "hand": "1123m556p55s123z1f", "asked": "4z discard from B"}, "A call 1z 2z 3z"),
    ("call.no-cluster", {**ASKED, "hand": "234m556p55s1123z1f", "asked": "1m discard from D"}, "A call 2m 3m"),
    (
        "call.six-at-most",
        {**ASKED, "hand": "111222m 5p1j1j1j1j1j1j"},
        "A call 5p 1j 1j 1j 1j 1j",
    ),
    ("call.with-tiles", ASKED, "A pung 5p 5p"),
    ("call.with-tiles", {**ASKED, "hand": "1112m555p556s1j1j6z", "asked": "5p.4 discard from C"}, "A kong 5p 5p 5p"),
    ("chow.not-in-this-game", {**ASKED, "hand": "34m55p5567s1j1j666z", "asked": "5m discard from D"}, "A chow 3m 4m"),
    (
        "call.line-is-concealed",
        {**ASKED, "hand": "111222m1f1f1j1j1j1j5p", "asked": "1f discard from D"},
        "A call 1f 1f 1j 1j 1j",
    ),
    (
        "call.fits-no-line",
        {**ASKED, "hand": "111222m4z4z1j1j1j1j5p", "asked": "4z discard from D"},
        "A call 4z 4z 1j 1j 1j",
    ),
    (
        "call.fits-no-line",
        {**ASKED, "hand": "22z1112m55p6s1j | 1z1z1z pung from B", "asked": "2z discard from D"},
        "A call 2z 2z",
    ),
    ("claim.tile-not-held", ASKED, "A call 5p 9p"),
    ("claim.nothing-to-claim", TURN, "A call 1m 1m"),
    ("claim.own-tile", {**ASKED, "asked": "5p discard from A"}, "A call 5p 5p"),
    ("exposure.not-now", ASKED, "A expose 5p 5p"),
    ("exposure.stands", TURN, "A expose 1m 1m"),
    ("exposure.stands", {**TURN, "hand": "112m3344p556z + 5p | 5p5p5p pung from B"}, "A add 5p"),
    ("exposure.stands", ASKED, "A add 5p"),
    ("call.with-tiles", ASKED, "A kong 5p"),
    ("exposure.lies-so", CALLED, "A expose 5p.3 5p.4"),
    ("call.no-pair", CALLED, "A expose 5p.3"),
    ("call.no-cluster", CALLED, "A expose 5p.3 6p"),
    ("call.fits-no-line", {**CALLED, "hand": "1112m34p1j1j1j6z1f | 4z4z4z pung from B"}, "A expose 4z.2 4z.3 1j 1j 1j"),
    ("exposure.only-called", {"hand": "11112m334p556s1j6z + 1f"}, "A kong 1m 1m 1m 1m"),
    ("joker.never-called", {**ASKED, "asked": "1j discard from B"}, "A call 1j 1j"),
    ("joker.never-called", {**ASKED, "asked": "1j discard from B"}, "A win"),
    ("joker.draw-or-call-first", {**ASKED, "melds": ("B 6s6s1j pung from C",)}, "A exchange 6s 1j.3"),
    ("joker.only-jokers-come-out", JOKER_LAID, "A exchange 5p 5p.2"),
    ("joker.only-jokers-come-out", JOKER_LAID, "A exchange 1j 5p.2"),
    ("joker.not-on-the-table", JOKER_LAID, "A exchange 5p 1j.8"),
    ("joker.give-what-it-stands-for", JOKER_LAID, "A exchange 1j.1 1j.2"),
    ("joker.stands-for-another", JOKER_LAID, "A exchange 6p 1j.2"),
    ("joker.discards-stay", {**JOKER_LAID, "rivers": ("D 5p.4",)}, "A exchange 5p.4 1j.2"),
    ("hand.tile-not-held", JOKER_LAID, "A exchange 5p.4 1j.2"),
    ("turn.not-yours", {**TURN, "hand": "1112m3344p556s1j6z", "turn": "C"}, "A exchange 5s 1j"),
    ("win.line-is-concealed", {"hand": FULL, "came": "discard"}, "A win"),
    (
        "win.line-is-concealed",
        {"hand": FULL.replace("77z", "7z"), "asked": "7z discard from C"},
        "A win",
    ),
    ("win.one-still-missing", {"hand": "888s8888m333z5z1j1j + 9p"}, "A win"),
    ("win.more-missing", TURN, "A win"),
    ("win.one-still-missing-with", {"hand": "888s8888m333z5z1j1j", "asked": "9p discard from C"}, "A win"),
    ("win.more-missing-with", ASKED, "A win"),
]


def view(position: dict[str, Any]) -> View:
    return Position(**position).view(AMERICAN)


@pytest.mark.parametrize(("code", "position", "text"), ROWS, ids=[f"{code}: {text}" for code, _, text in ROWS])
def test_the_first_reason(code: str, position: dict[str, Any], text: str) -> None:
    seen = view(position)
    action = parse_action(text, held=seen.hand.concealed)
    verdict = explain(seen, action)
    assert not verdict.allowed
    assert verdict.because == code
    assert action not in legal(seen)


def test_a_tile_lies_in_a_group_only_once() -> None:
    (five,) = parse_tiles("5p.1")
    assert explain(view(ASKED), Call(Seat.A, (five, five))).because == "call.each-tile-once"


@pytest.mark.parametrize(
    "position",
    [
        pytest.param({**PASSING, "charleston": "third left"}, id="no such part"),
        pytest.param({**PASSING, "hand": "1122m3344p556s1z", "charleston": "vote"}, id="too few tiles"),
        pytest.param({**PASSING, "dealer": "A", "charleston": "vote"}, id="East has one more"),
    ],
)
def test_positions_of_a_charleston_are_checked(position: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        view(position)


TRIED_ELSEWHERE = {
    "charleston.already-offered": "test_charleston",
    "charleston.already-voted": "test_charleston",
    "claim.lost-to-placed": "test_calls",
    "claim.lost-to-nearer": "test_calls",
    "claim.lost-to-win": "test_calls",
    "call.each-tile-once": "test_calls",
    "win.cold-wall": "test_payments",
    "score.printed-value": "test_payments",
    "score.jokerless": "test_payments",
    "pay.self-drawn-line": "test_payments",
    "pay.own-discard": "test_payments",
    "pay.others-discard": "test_payments",
    "pay.hot-wall": "test_payments",
}
"""Reasons that no single position shows, and where they are shown."""
CODES = frozenset(code for code, _, _ in ROWS) | TRIED_ELSEWHERE.keys()
"""Every reason of an American table that some test triggers."""


def test_the_others_are_tried_where_they_are_said_to_be() -> None:
    here = Path(__file__).resolve().parent
    missing = {
        code
        for code, module in TRIED_ELSEWHERE.items()
        if code not in (here / f"{module}.py").read_text(encoding="utf-8")
    }
    assert missing == set()
