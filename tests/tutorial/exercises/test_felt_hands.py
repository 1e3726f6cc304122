"""The felts of questions about a full hand."""

import html5lib
import pytest

from engine.exercises.discard import READY, ChooseDiscard
from engine.exercises.frame import Exercise
from engine.exercises.is_it_a_win import IsItAWin
from engine.variants import variant
from tests.tutorial.html import by_class
from tutorial.exercises.answers import judge
from tutorial.exercises.felt import felt
from tutorial.exercises.felt_parts import Felt

BASIC = variant("basic")
NEAR = IsItAWin("123m456p789s111z5p5z")
LONE = ChooseDiscard("123m78s11z555z + 9m | 456p chow", READY)


def seen(exercise: Exercise, answer: str | None = None, *, confirms: bool = False) -> Felt:
    """The felt before or after an answer."""
    return felt(exercise, BASIC, None if answer is None else judge(exercise, BASIC, answer), confirms=confirms)


def tiles(markup: str) -> list[tuple[str, str]]:
    """The name of the element of each tile, and its mark."""
    tree = html5lib.parseFragment(markup, namespaceHTMLElements=False)
    return [(each.tag, each.get("data-mark", "")) for each in by_class(tree, "tile")]


def test_a_hand_is_looked_at_and_yes_or_no_said() -> None:
    shown = seen(NEAR)
    assert tiles(shown.shown) == [("span", "")] * 14
    assert [(each.value, each.label, each.mark) for each in shown.choices] == [("yes", "Yes", ""), ("no", "No", "")]
    assert seen(NEAR, confirms=True).waits
    assert [each.mark for each in seen(NEAR, "yes").choices] == ["no", ""]
    assert [mark for _, mark in tiles(seen(NEAR, "yes").shown)].count("why") == 2


def test_the_tile_just_drawn_stands_last_and_apart() -> None:
    for shown in (seen(LONE).rack, seen(IsItAWin("123m456p789s11z55z + 2m")).shown):
        *others, last = by_class(html5lib.parseFragment(shown, namespaceHTMLElements=False), "tile")
        assert last.get("class") == "tile drawn"
        assert "drawn" not in "".join(each.get("class", "") for each in others)


@pytest.mark.parametrize(("confirms", "element"), [(False, "button"), (True, "label")])
def test_each_concealed_tile_can_be_discarded(element: str, *, confirms: bool) -> None:
    shown = seen(LONE, confirms=confirms)
    assert tiles(shown.rack) == [(element, "")] * 11
    assert shown.rack.count('class="tile drawn"') == 1
    assert tiles(shown.shown) == [("span", "")] * 3
    assert shown.waits == confirms


def test_a_bad_discard_is_marked_with_what_it_breaks() -> None:
    marks = [mark for _, mark in tiles(seen(LONE, "1m.1").rack)]
    assert marks[:3] == ["no", "why", "why"]
    assert set(marks[3:]) == {""}
