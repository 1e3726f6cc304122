"""The felts of questions about the wall and the deal."""

import html5lib
import pytest
from django.utils.html import strip_tags

from engine.exercises.break_wall import BreakWall
from engine.exercises.deal_order import DealOrder
from engine.exercises.frame import Exercise
from engine.variants import variant
from tests.tutorial.html import by_class
from tutorial.exercises.answers import judge
from tutorial.exercises.felt import felt
from tutorial.exercises.felt_parts import Felt

BASIC = variant("basic")
SEVEN = BreakWall((3, 4))
DEAL = DealOrder(5, ("B 4", "A 4", "B 1"))


def seen(exercise: Exercise, answer: str | None = None, *, confirms: bool = False) -> Felt:
    """The felt before or after an answer."""
    return felt(exercise, BASIC, None if answer is None else judge(exercise, BASIC, answer), confirms=confirms)


def stacks(shown: Felt) -> list[tuple[str, str, str]]:
    """Of each stack its wall and number, its element, and its mark."""
    tree = html5lib.parseFragment(shown.rack, namespaceHTMLElements=False)
    found = []
    for each in by_class(tree, "tile"):
        sent = each if each.get("value") else each.find("input")
        assert sent is not None
        found.append((sent.get("value", ""), each.tag, each.get("data-mark", "")))
    return found


@pytest.mark.parametrize(("confirms", "element"), [(False, "button"), (True, "label")])
def test_every_stack_of_the_four_walls_can_be_chosen(element: str, *, confirms: bool) -> None:
    shown = seen(SEVEN, confirms=confirms)
    assert stacks(shown) == [(f"{seat}{number}", element, "") for seat in "CDBA" for number in range(1, 18)]
    assert shown.rack.count('dir="rtl"') == 4
    assert 'aria-label="stack 7 from the right"' in shown.rack
    assert shown.waits == confirms
    assert "The dice show: 3 and 4." in strip_tags(shown.shown)


@pytest.mark.parametrize("confirms", [False, True])
def test_the_stack_that_was_chosen_is_marked(*, confirms: bool) -> None:
    wrong, right = seen(SEVEN, "D 7", confirms=confirms), seen(SEVEN, "A7", confirms=confirms)
    assert [(value, mark) for value, _, mark in stacks(wrong) if mark] == [("D7", "no")]
    assert [(value, mark) for value, _, mark in stacks(right) if mark] == [("A7", "yes")]
    assert right.rack.count(" checked" if confirms else 'aria-pressed="true"') == 1


def test_how_many_tiles_everybody_has_stands_above_who_may_take() -> None:
    shown = seen(DEAL)
    said = strip_tags(shown.shown.replace("</li>", ", "))
    assert said == "You: 8 tiles, Right: 4 tiles, Across: 4 tiles, Left: 4 tiles, "
    assert [(each.value, each.label) for each in shown.choices] == [
        ("B 4", "Right: 4 tiles"),
        ("A 4", "You: 4 tiles"),
        ("B 1", "Right: 1 tile"),
    ]
    assert [each.mark for each in seen(DEAL, "B 1").choices] == ["", "", "no"]
    assert seen(DEAL, confirms=True).waits
