"""Exact sheets of Hong Kong: an example of every pattern, what stands aside, the cap, and other tables' ways."""

import pytest

from engine.hands import parse_hand
from engine.reasons import Reason, Term
from engine.scoring.sheet import ScoreSheet, StepKind, Unit
from engine.seats import Wind
from engine.variants import compose, variant
from tests.engine.scoring.written import sheet_of, written
from tests.tables import table

HONG_KONG = variant("hong_kong")
EXAMPLES = table("scores/hong_kong")
DRAGONS = "234m678p7z + 7z | 555z pung from B | 666z pung from C | 1f"
WINDS = "444z6z + 6z | 111z pung from B | 222z pung from C | 333z pung from D | 1f"
OVER = "2229p + 9p | 444p pung from B | 555p pung from C | 8888p kong from D | 12345678f"
POOR = "234m678p555s1z + 1z | 999s pung from B"
FLUSH = "234678m9m + 9m | 555m pung from B | 123m chow from D | 1f"
GATES = "1112345678999p + 5p | 1f"


@pytest.mark.parametrize(("hand", "came", "last", "expected"), EXAMPLES)
def test_sheet(hand: str, came: str, last: str, expected: str) -> None:
    counted = sheet_of(HONG_KONG, hand, came, last=bool(last))
    assert written(counted) == expected
    assert counted.total == counted.counts.get(Unit.FAN, 0)
    assert counted.value == 2**counted.total


def test_every_pattern_has_its_example() -> None:
    shown = {each.id: str(each.values[3]) for each in EXAMPLES}  # type: ignore[attr-defined]
    for row in HONG_KONG.tally.patterns:
        assert f"{row.id} {row.worth.base}" in shown[row.id], row.id


def test_small_dragons_stand_in_place_of_their_sets() -> None:
    counted = sheet_of(HONG_KONG, DRAGONS)
    why = Reason("score.replaced-by", {"pattern": Term("little_three_dragons")})
    assert [(each.line.pattern, each.why) for each in counted.aside] == [("dragon_pung", why)] * 2


def test_nothing_counts_beside_a_limit_hand() -> None:
    counted = sheet_of(HONG_KONG, WINDS)
    assert written(counted) == "all_honors 13"
    why = Reason("score.beside-limit", {"pattern": Term("all_honors")})
    aside = {each.line.pattern: each.why for each in counted.aside}
    assert aside == dict.fromkeys(("big_four_winds", "all_pungs", "seat_wind", "prevalent_wind"), why)


def test_the_steps_lead_to_the_points() -> None:
    counted = sheet_of(HONG_KONG, OVER, "kong", last=True)
    assert [(each.kind.value, each.by, each.total) for each in counted.steps] == [
        ("added", 3, 3),
        ("added", 7, 10),
        ("added", 1, 11),
        ("added", 1, 12),
        ("added", 1, 13),
        ("added", 2, 15),
        ("added", 2, 17),
        ("capped", 4, 13),
        ("converted", 13, 8192),
    ]
    assert counted.steps[-2].why == Reason("score.over-cap", {"most": 13})
    assert counted.steps[-1].why == Reason("score.fan-to-points", {"count": 13, "amount": 8192})
    assert (counted.total, counted.value) == (13, 8192)


def test_the_reading_with_most_fan_is_taken() -> None:
    assert written(sheet_of(HONG_KONG, "1112223339m + 9m | 888m pung from B | 1f")) == "all_pungs 3, full_flush 7"
    pairs = sheet_of(HONG_KONG, "1122334455667p + 7p | 1f")
    assert written(pairs) == "full_flush 7, seven_pairs 4, concealed_hand 1"


def test_a_hand_below_the_minimum_is_told_how_much_is_missing() -> None:
    poor = sheet_of(HONG_KONG, POOR)
    assert HONG_KONG.tally.short_of(poor) == Reason("score.fan-short-of", {"needed": 3, "count": 1, "lacking": 2})
    assert HONG_KONG.tally.short_of(sheet_of(HONG_KONG, FLUSH)) is None


def test_a_hand_that_is_none_is_worth_nothing() -> None:
    unfinished = sheet_of(HONG_KONG, "234m678p555s1z + 2z | 999s pung from B")
    assert (unfinished.lines, unfinished.steps, unfinished.value) == ((), (), 0)
    lost = HONG_KONG.sheet(parse_hand(POOR), None, seat_wind=Wind.EAST, round_wind=Wind.EAST)
    assert lost == ScoreSheet()


@pytest.mark.parametrize(
    ("option", "choice", "hand", "came", "fans"),
    [
        ("seven_pairs_concealed", "no", "1133m2255p7788s6z + 6z | 1f", "discard", (5, 4)),
        ("concealed_on_discard", "no", "234m678p555999s1z + 1z | 1f", "discard", (1, 0)),
        ("concealed_on_discard", "no", "234m678p555999s1z + 1z | 1f", "drawn", (2, 2)),
        ("all_chows_pair", "any", "456m789p2344s1z + 1z | 1f", "discard", (0, 0)),
        ("all_chows_pair", "any", "456m789p234s1z + 1z | 123m chow from D | 1f", "discard", (0, 1)),
        ("nine_gates", "nine_sided", GATES, "discard", (13, 13)),
        ("nine_gates", "nine_sided", "1112345567899p + 9p | 1f", "discard", (13, 8)),
        ("concealed_pungs_on_discard", "yes", "222m555m666p8p888s + 8p | 1f", "discard", (4, 13)),
        ("full_flush", "six", FLUSH, "discard", (7, 6)),
        ("cap", "ten", GATES, "discard", (13, 10)),
        ("cap", "ten", OVER, "drawn", (13, 10)),
        ("cap", "eight", OVER, "drawn", (13, 8)),
        ("four_alike_two_pairs", "no", "1111m2255p7788s6z + 6z | 1f", "discard", (5, 0)),
        ("seven_pairs", "no", "1133m2255p7788s6z + 6z | 1f", "discard", (5, 0)),
    ],
)
def test_other_tables_count_otherwise(option: str, choice: str, hand: str, came: str, fans: tuple[int, int]) -> None:
    """So many fan at this table, and so many there."""
    there = compose("hong_kong", [(option, choice)])
    assert (sheet_of(HONG_KONG, hand, came).total, sheet_of(there, hand, came).total) == fans


def test_flowers_that_do_not_help_to_the_minimum_still_count() -> None:
    rules = compose("hong_kong", [("flowers_to_minimum", "no")])
    lucky = "456m789p2355s + 4s | 123m chow from D | 26f"
    assert HONG_KONG.tally.short_of(sheet_of(HONG_KONG, lucky)) is None
    counted = sheet_of(rules, lucky)
    assert counted.total == 3
    assert rules.tally.short_of(counted) == Reason("score.fan-short-of", {"needed": 3, "count": 1, "lacking": 2})


@pytest.mark.parametrize(("hand", "points"), [(POOR, 2), (FLUSH, 48), (GATES, 384)])
def test_a_flatter_curve(hand: str, points: int) -> None:
    counted = sheet_of(compose("hong_kong", [("curve", "half_spicy")]), hand)
    assert counted.value == points
    assert counted.steps[-1].kind is StepKind.CONVERTED
