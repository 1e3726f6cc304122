"""`settle`, `compare` and `why_not`: what docs/batch.md promises of them, and what they refuse."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.batch import reply_to
from engine.score_requests import read_hand, written_hand
from engine.variants import VARIANTS
from tests.engine.scoring.random_hands import hands

EAST_WINDS = {"concealed": "123m456s789s55p11z", "win": "1z"}
DRAWN = {**EAST_WINDS, "self_draw": True}
NINE_BAMBOO = {"concealed": "123m456s678s55m99s", "win": "9s"}
SEVEN_PAIRS = {"concealed": "9s112233445566m", "win": "9s"}


def ask(op: str = "settle", **request: Any) -> dict[str, Any]:
    return dict(reply_to(json.dumps({"op": op, **request})))


def settled(variant: str, **request: Any) -> list[int]:
    reply = ask(variant=variant, **request)
    assert "error" not in reply, reply
    return list(reply["points"])


def test_losers_settle_by_their_hands() -> None:
    others = {"A": "19m19p19s1234567z", "D": "22334466m555z | 888p pung"}
    asked = {"winners": {"B": EAST_WINDS}, "from": "C", "others": others}
    assert settled("classical", **asked) == [-136, 192, -68, 12]
    assert settled("classical", **asked, options={"losers_settle": "off"}) == [-96, 192, -48, -48]
    assert settled("classical", **asked, dealer="D") == [-88, 192, -88, -16]


def test_a_win_is_paid_as_the_table_has_it() -> None:
    straight = {"concealed": "123456789m46s11p", "win": "5s"}
    assert settled("mcr", winners={"B": straight}, **{"from": "C"}) == [-8, 46, -30, -8]
    assert settled("mcr", winners={"B": {**straight, "self_draw": True}}) == [-32, 96, -32, -32]
    assert settled("hong_kong", winners={"A": DRAWN}, round="S") == [48, -16, -16, -16]
    line = {"concealed": "8B8B8B8C8C8C8CWWW00J", "win": "J", "self_draw": True}
    assert settled("american", winners={"D": line}) == [-50, -50, -50, 150]
    assert settled("basic", winners={"D": DRAWN}) == [0, 0, 0, 0]


def test_several_win_with_one_tile() -> None:
    both = {"winners": {"D": NINE_BAMBOO, "B": SEVEN_PAIRS}, "from": "C"}
    reply = ask(variant="sichuan", **both)
    assert reply["totals"] == {"B": 2, "D": 0}
    assert reply["points"] == [0, 4, -5, 1]
    (lost,) = ask(variant="hong_kong", **both, options={})["reasons"]
    assert lost["code"] == "score.fan-short-of"
    flush = {"concealed": "1112223334449s", "win": "9s"}
    rival = {"concealed": "555666777888m9s", "win": "9s"}
    (lost,) = ask(variant="hong_kong", winners={"A": flush, "B": rival}, **{"from": "C"})["reasons"]
    assert lost["code"] == "claim.lost-to-nearer"


def test_the_wall_is_spent() -> None:
    others = {"A": "123m456s789s55m99s", "B": "123p456p99p1347s5m", "C": "123p456p78p13479s"}
    assert settled("sichuan", wall_spent=True, others=others, voids={"A": "p", "B": "m", "C": "m"}) == [36, -96, 30, 30]


REFUSED = [
    ({"winners": {"B": {"concealed": "123m567s789s55p22z", "win": "3z"}}, "from": "C"}, "win.one-still-missing"),
    ({"winners": {"B": EAST_WINDS}, "from": "C", "others": {"A": "123m"}}, "shown.wrong-count"),
    ({"winners": {"B": EAST_WINDS}, "from": "C", "others": {"A": "11z19m19p19s34567z"}}, "shown.too-many-of"),
    ({"winners": {"B": EAST_WINDS}, "from": "C", "others": {"A": "1j19m19p19s234567z"}}, "shown.not-in-this-game"),
    ({"winners": {"B": EAST_WINDS}, "from": "C", "others": {"A": "?"}}, "notation.unreadable"),
    ({"winners": {"B": EAST_WINDS}, "from": "C", "round": "X"}, "shown.no-wind"),
    ({"winners": {"B": EAST_WINDS}, "from": "C", "round": 3}, "shown.no-wind"),
    ({"winners": {"B": EAST_WINDS}, "from": "C", "voids": {"A": "z"}}, "shown.no-suit"),
]


@pytest.mark.parametrize(("request_fields", "code"), REFUSED)
def test_what_cannot_be_settled(request_fields: dict[str, Any], code: str) -> None:
    reply = ask(variant="basic", **request_fields)
    assert reply["error"] == "refused"
    assert reply["reasons"][0]["code"] == code


@pytest.mark.parametrize(
    ("request_fields", "error"),
    [
        ({}, "no-winner"),
        ({"winners": []}, "wrong-type"),
        ({"winners": {"E": EAST_WINDS}}, "no-such-seat"),
        ({"winners": {"B": EAST_WINDS}, "from": 3}, "no-such-seat"),
        ({"winners": {"B": EAST_WINDS}, "from": "C", "dealer": "X"}, "no-such-seat"),
        ({"winners": {"B": EAST_WINDS}}, "no-giver"),
        ({"winners": {"B": DRAWN}, "from": "C"}, "no-giver"),
        ({"winners": {"B": DRAWN, "C": DRAWN}}, "no-giver"),
        ({"winners": {"B": EAST_WINDS}, "from": "B"}, "no-winner"),
        ({"winners": {"B": EAST_WINDS, "D": NINE_BAMBOO}, "from": "C"}, "wrong-fields"),
        ({"winners": {"B": "123m"}, "from": "C"}, "no-hand"),
        ({"winners": {"B": EAST_WINDS}, "from": "C", "others": {"A": 3}}, "wrong-type"),
    ],
)
def test_what_is_no_request(request_fields: dict[str, Any], error: str) -> None:
    assert ask(variant="basic", **request_fields) == {"error": error}


def test_one_hand_at_the_tables_that_are_named() -> None:
    everywhere = ask("compare", hand=DRAWN)["tables"]
    assert [each["variant"] for each in everywhere] == [each.id for each in VARIANTS]
    named = [{"variant": "basic", "options": {"scoring": "bonus"}}, {"variant": "sichuan"}]
    assert [(each["win"], each["total"]) for each in ask("compare", hand=DRAWN, tables=named)["tables"]] == [
        (True, 2),
        (False, 0),
    ]
    assert ask("compare", hand=DRAWN, tables={}) == {"error": "wrong-type"}
    assert ask("compare", hand=DRAWN, tables=["mcr"]) == {"error": "wrong-type"}
    assert ask("compare", hand=DRAWN, tables=[{"variant": "chess"}])["reasons"][0]["code"] == "variant.unknown"
    assert ask("compare") == {"error": "no-hand"}


def test_why_a_hand_does_not_win() -> None:
    reply = ask("why_not", variant="hong_kong", hand={"concealed": "123m567s789s55p22z", "win": "3z"})
    assert (reply["win"], reply["missing"], reply["useful"], reply["lacking"]) == (False, 1, {"5p": 2, "2z": 2}, 0)
    assert (
        ask("why_not", variant="hong_kong", hand={**DRAWN, "win": "x"})["reasons"][0]["code"] == "notation.unreadable"
    )


def test_a_written_hand_is_read_as_it_was() -> None:
    for each in hands(3, 100):
        hand = read_hand(each)
        assert read_hand(json.loads(json.dumps(written_hand(hand)))) == hand


@given(
    op=st.sampled_from(["settle", "compare", "why_not"]),
    variant=st.sampled_from([each.id for each in VARIANTS]),
    seats=st.lists(st.sampled_from("ABCD"), max_size=3),
    giver=st.sampled_from([None, "A", "C"]),
    concealed=st.text(alphabet="0123456789mpszj.", max_size=24),
    win=st.sampled_from(["1m", "5p", "7z", "1j"]),
)
def test_no_request_whatever_breaks_the_engine(
    *, op: str, variant: str, seats: list[str], giver: str | None, concealed: str, win: str
) -> None:
    hand = {"concealed": concealed, "win": win, "self_draw": giver is None}
    reply = ask(op, variant=variant, hand=hand, winners=dict.fromkeys(seats, hand), **{"from": giver})
    assert {"error", "tables", "ways", "points"} & reply.keys()
