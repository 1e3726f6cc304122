"""Classical hands of public suites and old books, counted as their tables count them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from engine.hands import Hand
from engine.notation import parse_tiles, print_designs
from engine.scoring.points_and_doubles import PointsAndDoubles
from engine.scoring.sheet import ScoreSheet, Unit
from engine.tiles import DESIGNS
from engine.variants import compose
from tests.engine.scoring.classical_rows import BETWEEN_TURNS, Row, row_of
from tests.shared_vectors import rows

TABLES = {"dmjl": "dmjl", "bmja": "bmja", "babcock1923": "babcock"}
"""What the sources call a table, and its choice here."""
APART = {
    ("cc-0033", "bmja"): "hands that did not win: what doubles a win only does not count (chinese.md, 7.3)",
    (
        "cc-0078",
        "bmja",
    ): "two pairs are laid as sets, which nobody may; of the hand itself four wind pungs lack one tile",
    ("cc-0094", "dmjl"): "the tile came from the dead wall and was another player's, which cannot be",
    ("cc-0094", "bmja"): "the tile came from the dead wall and was another player's, which cannot be",
    ("cc-0136", "bmja"): "two kongs in a row are no row of the tables (chinese.md, section 7)",
    ("cc-0177", "bmja"): "a knitted triple is laid as a set, which nobody may",
}
"""Cases that are counted in another way here, each with the rule that decides it."""
ELSEWHERE = {"score_flat": 33}
"""Cases of a profile that is no table of this game, by their kind."""


def counted(row: Row, table: str) -> ScoreSheet:
    """What a hand is worth; where the source says which set was finished last, only so read."""
    rules = compose("classical", [("flowers", "on"), ("table", TABLES[table])])
    showing = rules.showing(row.hand, row.win, seat_wind=row.seat_wind, round_wind=row.round_wind)
    if row.ends:
        kinds = sorted(each.design.kind for each in parse_tiles(row.ends))
        ended = [each for each in showing.readings if each.ended and sorted(each.ended.kinds) == kinds]
        showing = replace(showing, readings=tuple(ended) or showing.readings)
    return rules.tally.sheet(showing)


def cases(kind: str) -> list[tuple[Mapping[str, Any], str, Any]]:
    """Each case of a kind, at each table of which the answer is known."""
    found = [each for each in rows("classical") if each["kind"] == kind]
    return [(each, table, each["expect"][table]) for each in found for table in TABLES if table in each["expect"]]


@pytest.mark.vectors("classical")
def test_hands_are_worth_what_their_sources_say() -> None:
    scored = cases("score")
    assert len(scored) == 400
    wrong = {(case["id"], table) for case, table, known in scored if not agrees(counted(row_of(case), table), known)}
    assert wrong == APART.keys()


def agrees(sheet: ScoreSheet, known: Mapping[str, Any]) -> bool:
    """The value is right, and so are points and doubles where the source counts them."""
    counts = sheet.counts
    both = (counts.get(Unit.POINT, 0), counts.get(Unit.DOUBLE, 0))
    is_counted = "limit_fraction" not in known
    return sheet.value == known["total"] and (both == (known["points"], known["doubles"]) or not is_counted)


@pytest.mark.vectors("classical")
def test_hands_without_a_limit() -> None:
    uncut = [each for each in cases("score") if "total_no_roof" in each[2] and (each[0]["id"], each[1]) not in APART]
    assert len(uncut) == 38
    for case, table, known in uncut:
        row = row_of(case)
        assert uncut_value(row, table) == known["total_no_roof"], case["id"]


def uncut_value(row: Row, table: str) -> int:
    """What a hand is worth where nothing is cut off."""
    rules = compose("classical", [("flowers", "on"), ("table", TABLES[table]), ("limit", "none")])
    assert isinstance(rules.tally, PointsAndDoubles)
    return rules.sheet(row.hand, row.win, seat_wind=row.seat_wind, round_wind=row.round_wind).value


@pytest.mark.vectors("classical")
def test_hands_wait_for_what_their_sources_say() -> None:
    waiting = cases("waits")
    assert len(waiting) == 42
    for case, table, known in waiting:
        rules = compose("classical", [("flowers", "on"), ("table", TABLES[table])])
        hand = row_of(case).hand
        waits = "" if size(hand) != BETWEEN_TURNS or rules.missing(hand) > 1 else print_designs(
            DESIGNS[kind] for kind, left in rules.useful(hand).items() if left
        )  # fmt: skip
        assert waits == known["waits"], (case["id"], table)


def size(hand: Hand) -> int:
    """Units: tiles. What a hand holds, a kong counted as three."""
    return len(hand.concealed) + 3 * len(hand.melds)


@pytest.mark.vectors("classical")
def test_no_case_is_forgotten() -> None:
    kinds = [each["kind"] for each in rows("classical")]
    tried = {"score": 204, "waits": 21, "settlement": 2}
    assert {kind: kinds.count(kind) for kind in kinds} == tried | ELSEWHERE
