"""Exact sheets of classical tables: an example of every row, the steps, the limit, hands that did not win."""

import pytest

from engine.reasons import Reason, Term
from engine.ruleset import Variant
from engine.scoring.points_and_doubles import PointsAndDoubles
from engine.scoring.sheet import ScoreSheet, StepKind, Unit
from engine.variants import compose
from tests.engine.scoring.classical_sheets import LOST, sheet_of
from tests.engine.scoring.written import written
from tests.tables import table

EXAMPLES = table("scores/classical")
TABLES = ("core", "plain", "babcock", "dmjl", "bmja")
WINDS = "123m456p67s11z + 5s | 234s chow from D"
"""A pair of the east wind."""
DRAGONS = "1178m + 9m | 555z pung from B | 666z pung from C | 222m pung from D"
"""One suit and honors, sets of two dragons."""


def rules_of(name: str, *chosen: tuple[str, str]) -> Variant:
    """The variant as this table plays it, with flowers."""
    return compose("classical", [("flowers", "on"), ("table", name), *chosen])


def tally_of(rules: Variant) -> PointsAndDoubles:
    assert isinstance(rules.tally, PointsAndDoubles)
    return rules.tally


@pytest.mark.parametrize(("name", "row", "hand", "came", "notes", "winds", "value", "lines"), EXAMPLES)
def test_sheet(  # noqa: PLR0917  # the columns of the table
    name: str, row: str, hand: str, came: str, notes: str, winds: str, value: str, lines: str
) -> None:
    counted = sheet_of(rules_of(name), hand, came, notes, winds)
    assert written(counted) == lines
    assert counted.value == int(value)
    assert row in {each.pattern for each in counted.lines}


@pytest.mark.parametrize("name", TABLES)
def test_every_row_has_its_example(name: str) -> None:
    shown = {each.values[1] for each in EXAMPLES if each.values[0] == name}  # type: ignore[attr-defined]
    assert shown == {each.id for each in tally_of(rules_of(name)).patterns}


def told(counted: ScoreSheet) -> list[tuple[str, int, int, str]]:
    """The steps."""
    return [(each.kind.value, each.by, each.total, each.why.code) for each in counted.steps]


def test_points_are_added_and_then_doubled() -> None:
    counted = sheet_of(rules_of("core"), DRAGONS, "drawn")
    assert told(counted) == [
        ("added", 20, 20, "score.line"),
        ("added", 4, 24, "score.line-doubled"),
        ("added", 4, 28, "score.line-doubled"),
        ("added", 2, 30, "score.line-of"),
        ("added", 2, 32, "score.line-of"),
        ("doubled", 1, 64, "score.doubled-of"),
        ("doubled", 1, 128, "score.doubled-of"),
        ("doubled", 1, 256, "score.doubled"),
    ]
    assert counted.counts == {Unit.POINT: 32, Unit.DOUBLE: 3}
    assert dict(counted.steps[-1].why.params) == {
        "base": 128, "factor": 2, "amount": 256, "pattern": Term("half_flush"),
    }  # fmt: skip
    assert counted.total == counted.value == 256


def test_no_hand_is_worth_more_than_the_limit() -> None:
    hand = DRAGONS.replace("222m pung from D", "777z pung from D")
    counted = sheet_of(rules_of("core"), hand, "drawn")
    assert told(counted)[-1] == ("capped", 2**4 * 34 - 500, 500, "score.over-cap")
    assert counted.steps[-1].kind is StepKind.CAPPED
    assert sheet_of(rules_of("core", ("limit", "none")), hand, "drawn").value == 2**4 * 34
    assert sheet_of(rules_of("plain"), hand, "drawn").value == 2**3 * 32


@pytest.mark.parametrize(
    ("name", "limit", "value", "half"),
    [("core", "300", 300, 0), ("core", "1000", 1000, 0), ("bmja", "300", 300, 150), ("bmja", "of_table", 1000, 500)],
)
def test_the_limit_is_what_a_limit_hand_is_worth(name: str, limit: str, value: int, half: int) -> None:
    rules = rules_of(name, ("limit", limit))
    assert sheet_of(rules, "19m19p19s1234567z + 1m").value == value
    assert sheet_of(rules, "1199m1199p11s66z7z + 7z").value == half


def test_a_table_without_limit_may_agree_on_one() -> None:
    hand = DRAGONS.replace("222m pung from D", "777z+7z kong from D")
    assert sheet_of(rules_of("babcock"), hand, "drawn").value == 46 * 2**4
    assert sheet_of(rules_of("babcock", ("limit", "300")), hand, "drawn").value == 300


def test_nothing_counts_beside_a_limit_hand() -> None:
    counted = sheet_of(rules_of("core"), "3344z + 4z | 555z pung from B | 666z pung from C | 222z pung from D")
    why = Reason("score.beside-limit", {"pattern": Term("all_honors")})
    assert {each.line.pattern: each.why for each in counted.aside} == dict.fromkeys(
        ("winning_hand", "pung", "dragon_pung", "seat_wind", "no_chows"), why
    )


def test_a_pair_that_is_both_winds() -> None:
    once = sheet_of(rules_of("core"), WINDS, winds="EE")
    assert written(once) == "winning_hand 20, seat_wind_pair 2 11z"
    why = Reason("score.implied-by", {"pattern": Term("seat_wind_pair")})
    assert [(each.line.pattern, each.why) for each in once.aside] == [("prevalent_wind_pair", why)]
    twice = sheet_of(rules_of("core", ("double_wind_pair", "4")), WINDS, winds="EE")
    assert written(twice) == "winning_hand 20, seat_wind_pair 2 11z, prevalent_wind_pair 2 11z"
    assert twice.aside == ()
    assert sheet_of(rules_of("dmjl"), WINDS, winds="EE").value == 24


def test_a_set_that_is_both_winds_doubles_twice() -> None:
    counted = sheet_of(rules_of("core"), "123m456p67s99p + 5s | 111z pung from B", winds="EE")
    assert counted.value == 24 * 4


def test_the_reading_that_is_worth_most() -> None:
    rules = rules_of("core")
    counted = sheet_of(rules, "11122233m99s + 3m | 567p chow from D")
    assert written(counted) == "winning_hand 20, pung 8 111m, pung 4 222m, pung 2 333m"


@pytest.mark.parametrize(
    ("hand", "winds", "lines", "value"),
    [
        pytest.param("111m25p55z34s6s88s2p", "SE", "pung 8 111m, dragon_pair 2 55z", 10, id="a pung and a pair"),
        pytest.param(
            "11z22z55z66z19m258s",
            "SE",
            "dragon_pair 2 55z, dragon_pair 2 66z, seat_wind_pair 2 22z, prevalent_wind_pair 2 11z",
            8,
            id="pairs",
        ),
        pytest.param(
            "1111z25p34s6s8s2p | 345m chow from D",
            "EE",
            "pung 8 111z, seat_wind 1 111z, prevalent_wind 1 111z",
            32,
            id="four and no kong",
        ),
        pytest.param("123456789m1234z | 3f", "SE", "bonus_tile 4 3f", 4, id="one suit is no double"),
        pytest.param("123456789m1235z", "SE", "", 0, id="nothing"),
    ],
)
def test_a_hand_that_did_not_win(hand: str, winds: str, lines: str, value: int) -> None:
    counted = sheet_of(rules_of("core"), hand, LOST, winds=winds)
    assert (written(counted), counted.value) == (lines, value)
    assert counted.steps == () or counted.steps[-1].total == value


def test_a_hand_that_won_and_cannot_be_read_is_worth_nothing() -> None:
    assert sheet_of(rules_of("core"), "123m456p67s99p + 1z | 234s chow from D") == ScoreSheet()


@pytest.mark.parametrize(
    ("hand", "pattern", "value"),
    [
        pytest.param("55777z24m | 666z pung from B | 444p pung from C", "", 64, id="two tiles away"),
        pytest.param("55777z55m | 666z pung from B | 444p pung from C", "big_three_dragons", 400, id="a whole limit"),
        pytest.param("1199m1199p11s66z7z", "all_pair_honors", 200, id="half a limit"),
        pytest.param("2p555666777z | 1111z kong from B", "", 1000, id="worth more as it is"),
        pytest.param(
            "7z | 7777z kong from B | 111z pung from C | 222z pung from D | 333z pung from B", "", 224, id="no fifth"
        ),
    ],
)
def test_a_hand_that_calls_for_a_limit_hand(hand: str, pattern: str, value: int) -> None:
    counted = sheet_of(rules_of("bmja"), hand, LOST, winds="EE")
    assert counted.value == value
    if pattern:
        assert written(counted) == f"{pattern} {value}"
        assert told(counted) == [("added", value, value, "score.calling")]
        assert {each.why for each in counted.aside} == {Reason("score.replaced-by", {"pattern": Term(pattern)})}
    else:
        assert all(each.why.code != "score.calling" for each in counted.steps)


def test_a_kong_made_at_once_still_counts_as_the_players_own() -> None:
    rules = rules_of("dmjl")
    hand = "333m77p444s88m + 8m | {} kong from B"
    assert written(sheet_of(rules, hand.format("2222s"), "drawn")) == "four_concealed_pungs 500 333888m2222444s"
    added = sheet_of(rules, hand.format("222s+2s"), "drawn")
    assert {each.pattern: each.amount for each in added.lines if each.unit is Unit.DOUBLE} == {
        "three_concealed_pungs": 1,
        "no_chows": 1,
    }


def test_no_hand_is_worth_too_little() -> None:
    rules = rules_of("core")
    assert rules.tally.short_of(sheet_of(rules, WINDS)) is None


def test_a_limit_of_its_own_hides_the_cheaper_one() -> None:
    counted = sheet_of(rules_of("bmja"), "1199m1199p1199s1z + 1z", winds="SE")
    assert written(counted) == "all_pair_honors 500"
    dealt = sheet_of(rules_of("bmja"), "1199m1199p1199s1z + 1z", "dealt", winds="EE")
    assert written(dealt) == "heavenly_hand 1000 1z"
