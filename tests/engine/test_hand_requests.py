"""`distance` and `waits`: what docs/batch.md promises of them, and the hands they refuse, naming field and tile."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.batch import reply_to
from engine.variants import VARIANTS
from tests.shared_vectors import CASES, rows


def ask(op: str, hand: object, **more: object) -> dict[str, Any]:
    return dict(reply_to(json.dumps({"op": op, "hand": hand, **more})))


@pytest.mark.vectors("distance")
def test_every_distance_with_a_known_answer() -> None:
    names = {"chiitoi": "seven_pairs", "kokushi": "thirteen_orphans"}
    tried = 0
    for row in rows("distance"):
        tried += 1
        reply = ask("distance", row["hand"])
        found = {"standard": reply["standard"]} | {
            name: reply["missing"][names[name]] - 1 for name in row["shanten"] if name in names
        }
        assert found == row["shanten"], row
        if "accepts" in row:
            assert sum(reply["useful"].values()) == row["accept_count"], row
    assert tried == CASES["distance"]


def test_a_hand_with_sets_on_the_table() -> None:
    reply = ask("distance", "1223m456p57s | 1111z concealed kong", seen="6666s")
    assert reply == {"missing": {"standard": 2, "knitted_straight": 6}, "useful": {"2m": 2, "6s": 0}, "standard": 1}


def test_fewer_and_more_sets_than_four() -> None:
    assert ask("distance", "123m44p")["missing"] == {"standard": 0}
    assert ask("distance", "123456789m123456p1z")["missing"] == {"standard": 1}
    assert ask("distance", "1m | 123p chow | 456p chow | 789p chow | 111s pung | 222s pung")["standard"] == 0


def test_knitted_hands() -> None:
    reply = ask("distance", "147m258p369s12345z")
    assert (reply["missing"]["knitted_straight"], reply["missing"]["honors_and_knitted"]) == (3, 0)


@pytest.mark.parametrize(
    ("table", "more", "waits", "worth"),
    [
        (None, {}, {"9s": 2, "2z": 2}, {}),
        ("basic", {}, {"9s": 2, "2z": 2}, {"9s": (1, 1), "2z": (1, 1)}),
        ("hong_kong", {"seen": "2z"}, {"9s": 2, "2z": 1}, {"9s": (None, 3), "2z": (None, 3)}),
        ("hong_kong", {"round_wind": "S"}, {"9s": 2, "2z": 2}, {"9s": (None, 3), "2z": (3, 4)}),
        ("hong_kong", {"seat_wind": "S", "seen": "9s"}, {"9s": 1, "2z": 2}, {"9s": (None, 3), "2z": (3, 4)}),
    ],
)  # fmt: skip
def test_waits(table: str | None, more: dict[str, Any], waits: dict[str, int], worth: dict[str, Any]) -> None:
    named = {"variant": table} if table else {}
    reply = ask("waits", "123p456p789p99s22z", **named, **more)
    assert (reply["missing"], reply["waits"]) == (1, waits)
    assert {kind: (each["discard"], each["self_draw"]) for kind, each in reply["worth"].items()} == worth


def test_five_sets_wait_too() -> None:
    assert ask("waits", "123456789m123456p1z")["waits"] == {"1z": 3}


def test_a_hand_that_is_not_ready_waits_for_nothing() -> None:
    assert ask("waits", "123p456p789p9s12z3z", variant="basic") == {"missing": 3, "waits": {}, "worth": {}}


def test_the_void_suit_is_no_wait() -> None:
    pairs = "1122334455667s".replace("667s", "66s7m")
    assert ask("waits", pairs, variant="sichuan")["waits"] == {"7m": 3}
    assert ask("waits", pairs, variant="sichuan", void="m")["waits"] == {}


def test_a_line_of_the_card_waits_for_jokers_too() -> None:
    assert ask("waits", "8B8B8B8C8C8C8CWWW00J", variant="american")["waits"]["1j"] == 7


REFUSED = [
    ("distance", "11111m", {}, "hand.five-alike", (None, "1m")),
    ("distance", "1m | 1111m kong", {}, "shown.too-many-of", ("hand", "1m")),
    ("distance", "1m", {"seen": "1111m"}, "shown.too-many-of", ("seen", "1m")),
    ("distance", "1m1f", {}, "shown.bonus-in-hand", ("hand", "1f.1")),
    ("distance", "1m1j", {}, "shown.not-in-this-game", ("hand", "1j.1")),
    ("distance", "1m", {"seen": "1j"}, "shown.not-in-this-game", ("seen", "1j.1")),
    ("distance", "123456789m123456789p", {}, "shown.too-many-tiles", ("hand", None)),
    ("distance", "?", {}, "notation.unreadable", (None, None)),
    ("distance", "1m | 11z pung", {}, "meld.not-a-set", (None, None)),
    ("waits", "123m456p", {}, "shown.wrong-count", ("hand", None)),
    ("waits", "123m1p", {"variant": "basic"}, "shown.wrong-count", ("hand", None)),
    ("waits", "123456789m111z1s", {"variant": "sichuan"}, "shown.not-in-this-game", ("hand", "1z.1")),
    ("waits", "123456789m111z1s", {"seat_wind": "X"}, "shown.no-wind", ("seat_wind", None)),
    ("waits", "123456789m111z1s", {"void": "z"}, "shown.no-suit", ("void", None)),
    ("waits", "123456789m111z1s", {"variant": "chess"}, "variant.unknown", (None, None)),
]


@pytest.mark.parametrize(("op", "hand", "more", "code", "named"), REFUSED)
def test_what_is_no_hand_is_refused(
    op: str, hand: str, more: dict[str, Any], code: str, named: tuple[str | None, str | None]
) -> None:
    reply = ask(op, hand, **more)
    assert reply["error"] == "refused"
    (reason,) = reply["reasons"]
    assert reason["code"] == code
    assert (reason["params"].get("field"), reason["params"].get("tile")) == named


@pytest.mark.parametrize(
    ("op", "more", "error"),
    [
        ("distance", {"hand": 3}, "no-hand"),
        ("distance", {"hand": "1m", "seen": 3}, "wrong-type"),
        ("waits", {"hand": "1m", "round_wind": 3}, "wrong-type"),
        ("waits", {"hand": "1m", "void": 3}, "wrong-type"),
        ("waits", {"hand": "1m", "variant": 3}, "no-variant"),
    ],
)
def test_what_is_no_request(op: str, more: dict[str, Any], error: str) -> None:
    assert reply_to(json.dumps({"op": op, **more})) == {"error": error}


@given(
    op=st.sampled_from(["distance", "waits"]),
    hand=st.text(alphabet="0123456789mpszfj ESW.|+ pungkchow", max_size=40),
    seen=st.text(alphabet="0159mpzfj.", max_size=8),
    variant=st.sampled_from([None, *(each.id for each in VARIANTS)]),
)
def test_no_text_whatever_breaks_the_engine(*, op: str, hand: str, seen: str, variant: str | None) -> None:
    named = {"variant": variant} if variant else {}
    reply = ask(op, hand, seen=seen, **named)
    assert "error" in reply or all(left >= 0 for left in (reply.get("useful") or reply.get("waits") or {}).values())
