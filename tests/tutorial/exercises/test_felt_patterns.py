"""The felts of questions about patterns, waits and tables."""

import html5lib
import pytest
from django.test import Client

from engine.exercises.count_score import CountScore
from engine.exercises.find_pattern import FindPattern
from engine.exercises.frame import Exercise
from engine.exercises.same_hand_elsewhere import SameHandElsewhere
from engine.exercises.waits import LEFT, Waits
from engine.ruleset import Variant
from engine.variants import VARIANTS, variant
from tests.tutorial.html import by_class
from tutorial.drills.runs import question_url
from tutorial.drills.skills import Drill, asked
from tutorial.exercises.answers import judge
from tutorial.exercises.felt import felt
from tutorial.exercises.felt_parts import Felt
from tutorial.wording.terms import meaning

BASIC, HONG_KONG = variant("basic"), variant("hong_kong")
HALF = "123m456m789m11m22z + 2z"
PUNGS = "789m11m22z + 2z | 999m pung from C | 5555z concealed kong"
WAITS = Waits("123456m99p45s777z", ("3s", "6s", "9p"), open="3s 1z")


def seen(exercise: Exercise, answer: str | None = None, *, confirms: bool = False) -> Felt:
    """The felt before or after an answer."""
    answered = None if answer is None else judge(exercise, HONG_KONG, answer)
    return felt(exercise, HONG_KONG, answered, confirms=confirms)


def tiles(html: str) -> list[str]:
    """The classes of each tile."""
    tree = html5lib.parseFragment(html, namespaceHTMLElements=False)
    return [each.get("class") or "" for each in by_class(tree, "tile")]


def test_a_hand_with_patterns_to_choose_from() -> None:
    shown = seen(FindPattern(("half_flush", "full_flush"), HALF), "full_flush")
    assert len(tiles(shown.shown)) == 14
    assert "drawn from the wall" in shown.shown
    assert "seat wind" in shown.shown
    assert "<dt>" not in shown.shown
    assert [(each.label, each.mark) for each in shown.choices] == [("half flush", ""), ("full flush", "no")]


def test_what_counts_stands_there_where_a_table_counts_otherwise() -> None:
    pair = FindPattern(("dragon_pung", "self_draw"), "123m456p789s11z55z + 5z", "", "scoring=bonus")
    assert felt(pair, BASIC, None, confirms=False).shown.count("<dt>") == 4


def test_hands_to_choose_from_lie_there_with_their_sets() -> None:
    shown = seen(FindPattern((HALF, PUNGS), pattern="half_flush"))
    assert [(each.value, each.label) for each in shown.choices] == [(HALF, "1"), (PUNGS, "2")]
    assert len(tiles(shown.shown)) == 29
    assert "concealed kong: white dragon" in shown.shown
    assert shown.shown.count("drawn from the wall: South wind") == 2
    assert shown.shown.count("seat wind") == 1


def test_tiles_to_choose_several_of_beside_what_lies_open() -> None:
    shown = seen(WAITS, "3s.1 9p.3")
    assert len(tiles(shown.shown)) == 15
    assert "Open on the table:" in shown.shown
    assert shown.rack.count('type="checkbox"') == 3
    assert shown.waits
    assert "Open on the table" not in seen(Waits(WAITS.hand, WAITS.choices)).shown


def test_numbers_where_the_tiles_left_are_counted() -> None:
    shown = seen(Waits(WAITS.hand, ("7", "8"), LEFT, "3s"), "7")
    assert [(each.label, each.mark) for each in shown.choices] == [("7", "yes"), ("8", "")]
    assert not shown.rack
    assert not shown.waits


def test_tables_of_which_several_are_chosen_are_each_marked() -> None:
    shown = seen(SameHandElsewhere("123456p789p99s1z1z + 1z", ("basic", "hong_kong", "sichuan")), "basic sichuan")
    assert [(each.label, each.mark) for each in shown.several] == [
        ("Basic game (136 tiles)", "yes"),
        ("Hong Kong mahjong", ""),
        ("Sichuan mahjong", "no"),
    ]
    assert shown.choices == ()
    assert shown.waits


def test_parts_of_a_score_stand_above_its_numbers() -> None:
    parts = ("winning_hand", "self_draw", "last_tile", "dragon_pung")
    asking = CountScore("123m456p789s11z55z + 5z", (1, 2, 3), "scoring=bonus", "discard", parts=parts)
    shown = felt(asking, BASIC, judge(asking, BASIC, "winning_hand self_draw 2"), confirms=False)
    assert [each.mark for each in shown.several] == ["yes", "no", "", ""]
    assert [each.mark for each in shown.choices] == ["", "yes", ""]
    assert shown.waits


def test_several_are_sent_as_boxes_that_stay_checked(client: Client) -> None:
    url = question_url(Drill("mcr", "same_hand_elsewhere", 3), 5)
    board = client.get(url).context["board"]
    (right,) = board.exercise.solutions(board.variant)
    body = client.get(url, {"answer": right.split()}).content.decode()
    assert body.count('type="checkbox" name="answer"') == 5
    assert body.count(" checked>") == len(right.split())
    assert "Choose all that fit" in body


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda each: each.id)
def test_every_pattern_that_may_be_asked_for_has_a_meaning(rules: Variant) -> None:
    assert [each.id for each in rules.tally.patterns if not meaning(each.id).text] == []


def test_the_kinds_are_drilled_where_hands_are_no_lines_of_a_card() -> None:
    kinds = {"find_pattern", "waits", "same_hand_elsewhere"}
    assert {each.id: kinds <= asked(each.id) for each in VARIANTS} == {each.id: each.has_sets for each in VARIANTS}
