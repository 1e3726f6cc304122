"""`card_match` and `card_distance`: what docs/batch.md promises of them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.batch import reply_to
from engine.card.cards import card

HOUSE = Path(__file__).resolve().parents[2]
WIN = "N N E E W W S S S S G G J J"


def ask(op: str, **request: Any) -> dict[str, Any]:
    return dict(reply_to(json.dumps({"op": op, "card": "practice_one", **request})))


def test_the_lines_of_a_complete_hand() -> None:
    [line] = ask("card_match", tiles=WIN)["lines"]
    assert line == {"id": "win-1", "value": 30, "jokers": 2, "gaps": ["4z", "4z"]}


def test_tiles_may_be_written_in_either_notation() -> None:
    assert ask("card_match", tiles="11z2222z33z44z66z11j") == ask("card_match", tiles=WIN)


def test_exposures_are_part_of_the_hand() -> None:
    reply = ask("card_match", tiles="N N E E W W G G J J", exposures=["S S J S"])
    assert reply == {"lines": [{"id": "win-1", "value": 30, "jokers": 3, "gaps": ["4z", "4z", "2z"]}]}
    assert ask("card_match", tiles="N N E E W W G G J J", exposures=["S S S"]) == {"lines": []}


def test_a_year_may_be_chosen() -> None:
    hand = "2B 0 2B 6B E E E W W W F F F F"
    assert ask("card_match", tiles=hand) == {"lines": []}
    assert [each["id"] for each in ask("card_match", tiles=hand, year=2026)["lines"]] == ["cal-2"]


def test_how_far_it_is_to_every_line() -> None:
    lines = ask("card_distance", tiles="N N E E W W S S S S G J J")["lines"]
    assert [each["id"] for each in lines] == [each.id for each in card("practice_one").lines]
    assert {"id": "win-1", "missing": 1, "jokers": 2, "dead": False} in lines
    assert not any(each["dead"] for each in lines)


def test_lines_are_dead_by_exposures_and_by_what_is_gone() -> None:
    request = {"tiles": "E E W W S S S S G J", "exposures": ["N N N J"]}
    assert [each["id"] for each in ask("card_distance", **request)["lines"] if not each["dead"]] == ["win-1", "win-3"]
    lines = ask("card_distance", **request, gone="0 0 0 R R R G G G")["lines"]
    assert [each["id"] for each in lines if not each["dead"]] == ["win-3"]


@pytest.mark.parametrize("op", ["card_match", "card_distance"])
@pytest.mark.parametrize(
    ("request_part", "error", "code"),
    [
        pytest.param({"card": 1}, "no-card", "", id="no name"),
        pytest.param({"tiles": ["N"]}, "no-tiles", "", id="tiles are no text"),
        pytest.param({"year": "2027"}, "wrong-type", "", id="a year in words"),
        pytest.param({"year": True}, "wrong-type", "", id="a year that is true"),
        pytest.param({"exposures": "NNN"}, "wrong-type", "", id="exposures are no list"),
        pytest.param({"exposures": [3]}, "wrong-type", "", id="an exposure is no text"),
        pytest.param({"gone": ["N"]}, "wrong-type", "", id="gone is no text"),
        pytest.param({"card": "nmjl"}, "refused", "card.unknown", id="another's card"),
        pytest.param({"year": 3}, "refused", "card.no-such-year", id="a year of one digit"),
        pytest.param({"tiles": "Q"}, "refused", "notation.unreadable", id="no tile"),
        pytest.param({"tiles": "5f"}, "refused", "card.no-such-tile", id="a season"),
        pytest.param({"tiles": "0m"}, "refused", "card.no-such-tile", id="a red five"),
        pytest.param({"tiles": "1m1m1m1m1m"}, "refused", "card.no-such-tile", id="a fifth copy"),
        pytest.param({"tiles": "1m 1m", "exposures": ["111m"]}, "refused", "card.no-such-tile", id="one in exposures"),
        pytest.param({"tiles": "1m 1m", "gone": "111m"}, "refused", "card.no-such-tile", id="one that is gone"),
        pytest.param({"tiles": "1m", "exposures": ["11m"]}, "refused", "card.no-exposure", id="a pair"),
        pytest.param({"tiles": "1m", "exposures": ["FFFFFFF"]}, "refused", "card.no-exposure", id="seven"),
        pytest.param({"tiles": "1m", "exposures": ["123m"]}, "refused", "card.no-exposure", id="a chow"),
        pytest.param({"tiles": "1m", "exposures": ["JJJ"]}, "refused", "card.no-exposure", id="jokers only"),
        pytest.param({"tiles": "1m", "exposures": [""]}, "refused", "card.no-exposure", id="nothing"),
    ],
)
def test_what_cannot_be_answered(op: str, request_part: dict[str, Any], error: str, code: str) -> None:
    reply = ask(op, **{"tiles": WIN, **request_part})
    assert reply["error"] == error
    assert [each["code"] for each in reply.get("reasons", [])] == [code] * bool(code)


TEXTS = st.text("0123456789mpszfjNEWSRGFJBCD .", max_size=30) | st.none() | st.integers() | st.booleans()


@given(st.sampled_from(["card_match", "card_distance"]), TEXTS, st.lists(TEXTS, max_size=3) | TEXTS, TEXTS, TEXTS)
def test_any_request_is_answered(op: str, tiles: Any, exposures: Any, gone: Any, year: Any) -> None:
    reply = ask(op, tiles=tiles, exposures=exposures, gone=gone, year=year)
    assert reply.keys() <= {"lines", "error", "reasons"}


def test_the_page_lists_every_field() -> None:
    page = (HOUSE / "docs" / "batch.md").read_text(encoding="utf-8")
    for op in ("card_match", "card_distance"):
        for name in ask(op, tiles=WIN)["lines"][0]:
            assert re.search(rf"^\| .*`{name}`", page, re.MULTILINE)
