"""`score`: what docs/batch.md promises of it, and the hands it refuses, naming the field and the tile."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.batch import reply_to
from engine.variants import VARIANTS

STRAIGHT = {"concealed": "123456789m46s11p", "win": "5s"}


def ask(variant: str = "mcr", options: dict[str, str] | None = None, **hand: Any) -> dict[str, Any]:
    request = {"op": "score", "variant": variant, "options": options or {}, "hand": hand}
    return dict(reply_to(json.dumps(request)))


def payments(reply: dict[str, Any]) -> list[tuple[str, str, int]]:
    return [(each["payer"], each["payee"], each["amount"]) for each in reply["payments"]]


def test_a_hand_is_counted_line_by_line() -> None:
    reply = ask(**STRAIGHT)
    assert reply["win"] is True
    assert (reply["total"], reply["unit"], reply["short_of"]) == (22, "point", None)
    assert reply["lines"] == {
        "pure_straight": 1,
        "concealed_hand": 1,
        "all_chows": 1,
        "mixed_double_chow": 1,
        "closed_wait": 1,
    }
    assert {"pattern": "no_honors", "why": {"code": "score.implied-by", "params": {"pattern": "all_chows"}}} in reply[
        "aside"
    ]


def test_the_winner_sits_where_her_wind_is_and_is_given_by_the_next() -> None:
    assert payments(ask(**STRAIGHT, seat_wind="S")) == [("C", "B", 30), ("D", "B", 8), ("A", "B", 8)]
    assert {each[2] for each in payments(ask(**STRAIGHT, self_draw=True))} == {32}


def test_below_the_minimum_the_total_is_told_and_nobody_pays() -> None:
    reply = ask(concealed="123m456s789s55p11z", win="1z", flowers="3f")
    assert (reply["win"], reply["total"], reply["payments"]) == (False, 8, [])
    assert reply["short_of"] == {"code": "score.short-of", "params": {"needed": 8, "count": 7}}


def test_what_is_not_finished_is_worth_nothing() -> None:
    reply = ask(concealed="123m456s789s55p12z", win="7z")
    assert (reply["win"], reply["total"], reply["lines"], reply["short_of"]) == (False, 0, {}, None)


def test_melds_and_options() -> None:
    kongs = [
        {"type": "kong", "tiles": "1111m", "concealed": True},
        {"type": "kong", "tiles": "2222s", "concealed": True},
    ]
    hand = {"concealed": "345p67s11z", "win": "8s", "self_draw": True, "melds": kongs}
    assert ask(**hand)["lines"]["two_concealed_kongs"] == 1
    assert ask(options={"book": "wmo2014"}, **hand)["total"] == ask(**hand)["total"] + 2
    added = [{"type": "kong", "tiles": "1111m", "added": True}, kongs[1]]
    assert ask(**{**hand, "melds": added})["lines"]["concealed_kong_and_melded_kong"] == 1


def test_null_is_as_good_as_nothing() -> None:
    assert ask(**STRAIGHT, void=None, flowers=None, melds=None) == ask(**STRAIGHT)


def test_a_hand_with_tiles_of_the_void_suit_does_not_win() -> None:
    two = {"concealed": "123456789m46s11m", "win": "5s"}
    assert ask("sichuan", **two)["win"] is True
    assert ask("sichuan", **two, void="p")["win"] is True
    assert ask("sichuan", **two, void="s")["win"] is False
    three = {"concealed": "123456789m46s11p", "win": "5s"}
    assert ask("sichuan", **three)["win"] is False
    assert ask("sichuan", **three, void="p")["win"] is False


def test_a_hand_with_a_set_that_is_never_laid_does_not_win() -> None:
    laid = {"concealed": "456789m46s11m", "win": "5s", **meld("chow", "123m")}
    assert (ask("sichuan", **laid)["win"], ask("basic", **laid)["win"]) == (False, True)


def test_fan_are_told_before_they_become_points() -> None:
    reply = ask("hong_kong", concealed="19m19p19s1234567z", win="1m")
    assert (reply["total"], reply["unit"]) == (13, "fan")


def meld(type: str, tiles: str, **more: Any) -> dict[str, Any]:
    return {"melds": [{"type": type, "tiles": tiles, **more}]}


SHORT = {"concealed": "456789m46s11p", "win": "5s"}
REFUSED = [
    ("five alike", {"concealed": "11111m456789p11s", "win": "1s"}, "shown.too-many-of", "concealed", "1m"),
    (
        "five with a meld",
        {"concealed": "1m456789p11s", "win": "1s", **meld("kong", "1111m")},
        "shown.too-many-of",
        "melds.1",
        "1m",
    ),
    ("five with the win", {"concealed": "1111m456789p111s", "win": "1m"}, "shown.too-many-of", "win", "1m"),
    ("a flower twice", {**STRAIGHT, "flowers": "11f"}, "shown.too-many-of", "flowers", "1f"),
    ("too few tiles", {"concealed": "123456789m46s", "win": "5s"}, "shown.wrong-count", "concealed", None),
    ("too many tiles", {**STRAIGHT, **meld("pung", "111z")}, "shown.wrong-count", "concealed", None),
    ("a meld that is none", {**SHORT, **meld("chow", "124m")}, "shown.no-such-meld", "melds.1", None),
    ("a chow of honors", {**SHORT, **meld("chow", "123z")}, "shown.no-such-meld", "melds.1", None),
    ("a chow of flowers", {**SHORT, **meld("chow", "123f")}, "shown.no-such-meld", "melds.1", None),
    ("an unknown meld", {**SHORT, **meld("quint", "11111z")}, "shown.too-many-of", "melds.1", "1z"),
    ("a word that is no meld", {**SHORT, **meld("run", "123p")}, "shown.no-such-meld", "melds.1", None),
    ("a concealed pung", {**SHORT, **meld("pung", "111z", concealed=True)}, "shown.not-a-kong", "melds.1", "1z.1"),
    (
        "concealed and added",
        {**SHORT, **meld("kong", "1111z", concealed=True, added=True)},
        "shown.not-a-kong",
        "melds.1",
        "1z.1",
    ),
    ("no winning tile", {"concealed": "123456789m46s11p"}, "shown.no-winning-tile", "win", None),
    ("two winning tiles", {"concealed": "123456789m46s11p", "win": "55s"}, "shown.no-winning-tile", "win", None),
    (
        "a flower in the hand",
        {"concealed": "123456789m46s1p1f", "win": "5s"},
        "shown.bonus-in-hand",
        "concealed",
        "1f.1",
    ),
    ("won with a flower", {"concealed": "123456789m46s11p", "win": "1f"}, "shown.bonus-in-hand", "win", "1f.1"),
    ("a tile among the flowers", {**STRAIGHT, "flowers": "1z"}, "shown.not-a-bonus-tile", "flowers", "1z.1"),
    ("a joker", {"concealed": "123456789m46s1p1j", "win": "5s"}, "shown.not-in-this-game", "concealed", "1j.1"),
    (
        "a robbed tile that is held",
        {"concealed": "123456789m55s11p", "win": "5s", "kong": True},
        "shown.robbed-tile-is-held",
        "kong",
        "5s.3",
    ),
    (
        "the last with tiles left",
        {**STRAIGHT, "wall_last": True, "wall_left": 3},
        "shown.wall-not-empty",
        "wall_last",
        "5s.1",
    ),
    (
        "a kong robbed at the end",
        {**STRAIGHT, "wall_last": True, "kong": True},
        "shown.no-kong-at-the-end",
        "wall_last",
        "5s.1",
    ),
    ("no such wind", {**STRAIGHT, "seat_wind": "X"}, "shown.no-wind", "seat_wind", None),
    ("no such prevailing wind", {**STRAIGHT, "round_wind": "e"}, "shown.no-wind", "round_wind", None),
    ("no such suit", {**STRAIGHT, "void": "z"}, "shown.no-suit", "void", None),
]


@pytest.mark.parametrize(
    ("hand", "code", "field", "tile"), [each[1:] for each in REFUSED], ids=[each[0] for each in REFUSED]
)
def test_what_no_table_can_show_is_refused(hand: dict[str, Any], code: str, field: str, tile: str | None) -> None:
    reply = ask(**hand)
    assert reply["error"] == "refused"
    (reason,) = reply["reasons"]
    assert reason["code"] == code
    assert reason["params"]["field"] == field
    assert reason["params"].get("tile") == tile


def test_honors_are_in_no_hand_of_sichuan() -> None:
    (reason,) = ask("sichuan", concealed="123456789m46s11z", win="5s")["reasons"]
    assert (reason["code"], reason["params"]["tile"]) == ("shown.not-in-this-game", "1z.1")


@pytest.mark.parametrize(
    ("hand", "error"),
    [
        (None, "no-hand"),
        ([], "no-hand"),
        ({}, "wrong-fields"),
        ({"win": "1m"}, "wrong-fields"),
        ({**STRAIGHT, "points": 3}, "wrong-fields"),
        ({**STRAIGHT, "concealed": 3}, "wrong-type"),
        ({**STRAIGHT, "self_draw": 1}, "wrong-type"),
        ({**STRAIGHT, "wall_left": True}, "wrong-type"),
        ({**STRAIGHT, "melds": {}}, "wrong-type"),
        ({**STRAIGHT, "melds": ["111z"]}, "wrong-type"),
        ({**STRAIGHT, "melds": [{"type": "pung"}]}, "wrong-fields"),
        ({**STRAIGHT, "melds": [{"type": "pung", "tiles": 111}]}, "wrong-type"),
    ],
)
def test_what_is_no_hand_is_no_request(hand: object, error: str) -> None:
    request = {"op": "score", "variant": "mcr", "hand": hand}
    assert reply_to(json.dumps(request)) == {"error": error}


@given(
    variant=st.sampled_from([each.id for each in VARIANTS]),
    concealed=st.text(alphabet="0123456789mpszfj ESW.", max_size=30),
    win=st.sampled_from(["", "1m", "5p", "7z", "1f", "0s", "55m"]),
    melds=st.lists(
        st.fixed_dictionaries(
            {"type": st.sampled_from(["chow", "pung", "kong", ""]), "tiles": st.text("123mz", max_size=6)}
        ),
        max_size=5,
    ),
    flags=st.dictionaries(st.sampled_from(["self_draw", "wall_last", "kong", "last_copy"]), st.booleans()),
)
def test_no_hand_whatever_breaks_the_engine(
    *, variant: str, concealed: str, win: str, melds: list[dict[str, str]], flags: dict[str, bool]
) -> None:
    reply = ask(variant, concealed=concealed, win=win, melds=melds, **flags)
    assert "error" in reply or reply["total"] >= 0
