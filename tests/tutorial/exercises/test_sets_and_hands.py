"""The felts of questions about several sets and about a whole hand."""

import html5lib
import pytest

from engine.exercises.count_sets import CountSets
from engine.exercises.finish_hand import FinishHand
from engine.exercises.frame import Exercise
from engine.variants import variant
from tests.tutorial.html import by_class
from tutorial.exercises.answers import judge
from tutorial.exercises.felt import felt
from tutorial.exercises.felt_parts import Felt

BASIC = variant("basic")
SETS = CountSets("34555p", (1, 2, 3))
HAND = FinishHand("234m567p23s88s | 555z pung", ("1s", "5s", "8s"))


def seen(exercise: Exercise, answer: str | None, *, confirms: bool = False) -> Felt:
    """The felt before or after an answer."""
    return felt(exercise, BASIC, None if answer is None else judge(exercise, BASIC, answer), confirms=confirms)


def tiles(markup: str) -> list[tuple[str, str]]:
    """The name of the element of each tile, and its mark."""
    tree = html5lib.parseFragment(markup, namespaceHTMLElements=False)
    return [(each.tag, each.get("data-mark", "")) for each in by_class(tree, "tile")]


def test_the_tiles_of_the_sets_are_pictures_above_the_numbers() -> None:
    shown = seen(SETS, None)
    assert tiles(shown.shown) == [("span", "")] * 5
    assert [(each.value, each.label, each.mark) for each in shown.choices] == [
        ("1", "1", ""),
        ("2", "2", ""),
        ("3", "3", ""),
    ]
    assert not shown.rack
    assert not shown.waits
    assert seen(SETS, None, confirms=True).waits


def test_the_tile_that_would_be_in_two_sets_is_marked() -> None:
    shown = seen(SETS, "2")
    assert [mark for _, mark in tiles(shown.shown)] == ["", "", "why", "", ""]
    assert [each.mark for each in shown.choices] == ["", "no", ""]


def test_the_sets_that_were_counted_are_marked() -> None:
    shown = seen(SETS, "1")
    assert [mark for _, mark in tiles(shown.shown)] == ["", "", "yes", "yes", "yes"]
    assert [each.mark for each in shown.choices] == ["yes", "", ""]


@pytest.mark.parametrize(("confirms", "element"), [(False, "button"), (True, "label")])
def test_the_hand_is_looked_at_and_a_tile_beside_it_chosen(element: str, *, confirms: bool) -> None:
    shown = seen(HAND, None, confirms=confirms)
    assert tiles(shown.shown) == [("span", "")] * 13
    assert tiles(shown.rack) == [(element, "")] * 3
    assert 'value="8s.3"' in shown.rack
    assert shown.waits == confirms


def test_a_wrong_tile_is_marked_with_those_it_leaves_over() -> None:
    shown = seen(HAND, "5s.1")
    assert [mark for _, mark in tiles(shown.shown)] == [*[""] * 6, "why", "why", *[""] * 5]
    assert [mark for _, mark in tiles(shown.rack)] == ["", "no", ""]
    assert shown.rack.count('aria-pressed="true"') == 1


def test_what_lies_open_is_shown_beside_the_hand() -> None:
    with_flower = FinishHand("123m456p789s111z9p | 1f", ("9p", "1z"))
    assert tiles(seen(with_flower, None).shown) == [("span", "")] * 14
    with_melds = FinishHand("46p123m99s | 5555p kong | 789s chow", ("5p", "1z"))
    marks = [mark for _, mark in tiles(seen(with_melds, "5p").shown)]
    assert marks == [*[""] * 7, *["why"] * 4, *[""] * 3]
