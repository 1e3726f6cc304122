"""Exact sheets of the Chinese Official game: an example hand for each of its patterns, and what is set aside."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.deals import Came, Win
from engine.hands import parse_hand
from engine.patterns.facts import Showing
from engine.reasons import Reason, Term
from engine.scoring.sheet import ScoreSheet
from engine.seats import WINDS, Seat
from engine.variants import compose, variant
from engine.variants.mcr.books import MCR_1998
from tests.tables import table

MCR = variant("mcr")
EXAMPLES = table("scores/mcr")


def showing(hand: str, came: str, notes: str = "", winds: str = "EE") -> Showing:
    shown = parse_hand(hand)
    giver = Seat.B if Came(came) in (Came.DISCARD, Came.ADDED_KONG) else None
    win = Win(
        Seat.A,
        shown.drawn,
        Came(came),
        giver,
        on_last_tile="wall-last" in notes,
        is_last_of_its_kind="last-of-kind" in notes,
    )
    return MCR.showing(shown, win, seat_wind=WINDS[winds[0]], round_wind=WINDS[winds[1]])


def sheet(hand: str, came: str = "discard", notes: str = "", winds: str = "EE") -> ScoreSheet:
    return MCR.tally.sheet(showing(hand, came, notes, winds))


def written(counted: ScoreSheet) -> str:
    """The patterns, each with what one of it counts and how often it does."""
    amounts = {line.pattern: line.amount for line in counted.lines}
    many = Counter(line.pattern for line in counted.lines)
    return ", ".join(f"{id} {amount}" + (f" x{many[id]}" if many[id] > 1 else "") for id, amount in amounts.items())


def aside(counted: ScoreSheet) -> list[tuple[str, str, str]]:
    """What was set aside: the pattern, why, and beside what."""
    return [
        (each.line.pattern, each.why.code, getattr(each.why.params.get("pattern"), "id", "")) for each in counted.aside
    ]


@pytest.mark.parametrize(("hand", "came", "notes", "winds", "expected"), EXAMPLES)
def test_example(hand: str, came: str, notes: str, winds: str, expected: str) -> None:
    counted = sheet(hand, came, notes, winds)
    assert written(counted) == expected
    assert counted.value == counted.steps[-1].total == MCR_1998.total(showing(hand, came, notes, winds))
    assert [step.by for step in counted.steps] == [line.amount for line in counted.lines]


def test_every_pattern_has_an_example_that_shows_it() -> None:
    shown = {case.id: case.values[-1] for case in EXAMPLES}
    assert list(shown) == [each.id for each in MCR.tally.patterns]
    assert [id for id, lines in shown.items() if id not in [line.split()[0] for line in lines.split(", ")]] == []
    assert len(shown) == 82


def test_what_a_dearer_pattern_implies_is_set_aside() -> None:
    counted = sheet("4m4m4z4z + 4z | 111z pung | 222z pung | 333z pung")
    assert written(counted) == "big_four_winds 88, half_flush 6"
    assert aside(counted) == [
        ("big_three_winds", "score.implied-by", "big_four_winds"),
        ("all_pungs", "score.implied-by", "big_four_winds"),
        ("prevalent_wind", "score.implied-by", "big_four_winds"),
        ("seat_wind", "score.implied-by", "big_four_winds"),
        *[("pung_of_terminals_or_honors", "score.implied-by", "big_four_winds")] * 4,
    ]


def test_a_set_that_counts_for_itself_is_covered_alone() -> None:
    counted = sheet("111s99p456m77z + 7z | 222z pung", winds="SE")
    assert written(counted) == "all_types 6, dragon_pung 2, seat_wind 2, pung_of_terminals_or_honors 1"
    assert {each for each in aside(counted) if each[0] == "pung_of_terminals_or_honors"} == {
        ("pung_of_terminals_or_honors", "score.implied-by", "dragon_pung"),
        ("pung_of_terminals_or_honors", "score.implied-by", "seat_wind"),
    }


def test_nine_gates_take_one_pung_of_terminals_in() -> None:
    counted = sheet("1112345678999p + 5p")
    assert written(counted) == "nine_gates 88, two_concealed_pungs 2, pung_of_terminals_or_honors 1"


def test_sets_are_joined_once() -> None:
    """234567 in two suits: four small combinations are there, and four sets are joined by three."""
    counted = sheet("234567p234567s1z + 1z")
    assert [line.pattern for line in counted.lines if line.amount == 1] == [
        "mixed_double_chow",
        "mixed_double_chow",
        "short_straight",
        "one_voided_suit",
        "single_wait",
    ]
    assert ("short_straight", "score.account-once", "") in aside(counted)


def test_a_set_is_not_used_twice_for_the_same() -> None:
    """One chow of a suit and two alike of another: the second pair of them says nothing new."""
    counted = sheet("234p223344s789m5z + 5z")
    assert [line.pattern for line in counted.lines][1:3] == ["pure_double_chow", "mixed_double_chow"]
    assert ("mixed_double_chow", "score.no-identical", "") in aside(counted)


def test_what_lies_within_a_combination_is_implied_by_it() -> None:
    counted = sheet("123456789m55p77z + 7z")
    assert ("short_straight", "score.implied-by", "pure_straight") in aside(counted)
    assert ("two_terminal_chows", "score.implied-by", "pure_straight") in aside(counted)


def test_the_reading_worth_most_is_taken() -> None:
    counted = sheet("111222333m45p55z + 6p")
    shown = showing("111222333m45p55z + 6p", "discard")
    values = {MCR.tally.sheet(replace(shown, readings=(each,))).value for each in shown.readings}
    assert counted.value == max(values)
    assert len(values) > 1


def test_flowers_count_only_beyond_the_minimum() -> None:
    """Seven points and a flower do not win."""
    seven = sheet("123m456s789s55p11z + 1z | 1f")
    assert seven.value == 8
    assert MCR.tally.short_of(seven) == Reason("score.short-of", {"needed": 8, "count": 7})


def test_a_hand_worth_nothing_is_worth_eight() -> None:
    counted = sheet("56m678m345p22z + 7m | 789s chow | 3f")
    assert written(counted) == "chicken_hand 8, flower_tiles 1"
    assert MCR.tally.short_of(counted) is None


def test_the_later_book() -> None:
    kongs = "345p67s11z + 8s | 1111m concealed kong | 2222s concealed kong"
    later = compose("mcr", [("book", "wmo2014")])
    assert [rules.tally.sheet(showing(kongs, "drawn")).value for rules in (MCR, later)] == [11, 13]


def test_a_hand_that_did_not_win_is_worth_nothing() -> None:
    unwon = replace(showing("123m456p789s55p11z + 1z", "discard"), win=None)
    unfinished = showing("123m456p789s55p12z + 7z", "discard")
    for each in (unwon, unfinished):
        assert MCR.tally.sheet(each) == ScoreSheet()
        assert MCR_1998.total(each) == 0


def test_a_line_is_told_with_its_tiles() -> None:
    counted = sheet("123456789m55p77z + 7z")
    straight = counted.steps[0].why
    assert straight.code == "score.line-of"
    assert straight.params["pattern"] == Term("pure_straight")
    tiles = straight.params["tiles"]
    assert isinstance(tiles, tuple)
    assert "".join(each.text[0] for each in tiles) == "123456789"
