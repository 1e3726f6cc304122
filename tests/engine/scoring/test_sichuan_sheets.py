"""Exact sheets of Sichuan: an example of every pattern, the cap on points, and other tables' ways."""

import pytest

from engine.scoring.sheet import Unit
from engine.variants import compose, variant
from tests.engine.scoring.written import sheet_of, written
from tests.tables import table

SICHUAN = variant("sichuan")
EXAMPLES = table("scores/sichuan")
ROOTS = "9m + 9m | 1111m kong from B | 2222m kong from C | 3333m kong from D | 4444m concealed kong"
PLAIN = "123567m2345688p + 7p"


@pytest.mark.parametrize(("hand", "came", "last", "expected"), EXAMPLES)
def test_sheet(hand: str, came: str, last: str, expected: str) -> None:
    counted = sheet_of(SICHUAN, hand, came, last=bool(last))
    assert written(counted) == expected
    assert counted.total == counted.counts.get(Unit.FAN, 0)
    assert counted.value == min(2**counted.total, 32)
    assert SICHUAN.tally.short_of(counted) is None


def test_every_pattern_has_its_example() -> None:
    shown = {each.id: str(each.values[3]) for each in EXAMPLES}  # type: ignore[attr-defined]
    for row in SICHUAN.tally.patterns:
        assert f"{row.id} {row.worth.base}" in shown[row.id], row.id


def test_fan_are_not_cut_but_points_are() -> None:
    counted = sheet_of(SICHUAN, ROOTS)
    assert written(counted).startswith("all_pungs 1, full_flush 2, golden_hook 1, root 1 1111m")
    assert [(each.kind.value, each.by, each.total) for each in counted.steps[-2:]] == [
        ("converted", 8, 256),
        ("capped", 224, 32),
    ]
    assert (counted.total, counted.value) == (8, 32)


def test_a_plain_hand_is_worth_one_point() -> None:
    (only,) = sheet_of(SICHUAN, PLAIN).steps
    assert (only.kind.value, only.by, only.total, only.why.code) == ("converted", 0, 1, "score.fan-to-points")


def test_all_pungs_of_two_five_eight_stand_in_place_of_all_pungs() -> None:
    counted = sheet_of(SICHUAN, "22255m88p + 5m | 555p pung from B | 888m pung from C")
    assert [(each.line.pattern, each.why.code) for each in counted.aside] == [("all_pungs", "score.replaced-by")]


@pytest.mark.parametrize(("choice", "points"), [("three", 8), ("four", 16), ("five", 32), ("six", 64)])
def test_the_cap(choice: str, points: int) -> None:
    assert sheet_of(compose("sichuan", [("cap", choice)]), ROOTS).value == points


def test_a_fan_for_drawing_the_last_tile() -> None:
    rules = compose("sichuan", [("self_draw", "fan")])
    assert written(sheet_of(rules, PLAIN, "drawn")) == "self_drawn 1 7p"
    assert written(sheet_of(rules, PLAIN)) == ""


def test_pairs_of_terminals_as_an_outside_hand() -> None:
    rules = compose("sichuan", [("outside_seven_pairs", "yes")])
    hand = "11119999m11199p + 1p"
    assert (sheet_of(SICHUAN, hand).total, sheet_of(rules, hand).total) == (5, 7)
    assert written(sheet_of(rules, "123789m1237899p + 9p")) == "terminal_in_each_set 2"
    assert written(sheet_of(rules, "11337788m22556p + 6p")) == "seven_pairs 2"
