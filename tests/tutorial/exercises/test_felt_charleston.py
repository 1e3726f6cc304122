"""The felts of questions about the Charleston."""

import html5lib

from engine.exercises.courtesy import CourtesyCount
from engine.exercises.frame import Exercise
from engine.exercises.pass_direction import PassDirection
from engine.exercises.pass_three import PassThree
from engine.variants import variant
from tests.tutorial.html import by_class
from tutorial.exercises.answers import judge
from tutorial.exercises.board import Board
from tutorial.exercises.felt import felt
from tutorial.exercises.felt_parts import Felt
from tutorial.exercises.ladder import ladder

AMERICAN = variant("american")
RACK = PassThree("278p22233347z1f1j")


def seen(exercise: Exercise, answer: str | None = None, *, confirms: bool = False) -> Felt:
    """The felt before or after an answer."""
    return felt(exercise, AMERICAN, None if answer is None else judge(exercise, AMERICAN, answer), confirms=confirms)


def tiles(markup: str) -> list[tuple[str, str]]:
    """What each tile is called, and its mark."""
    tree = html5lib.parseFragment(markup, namespaceHTMLElements=False)
    return [(str(each.get("aria-label", "")), each.get("data-mark", "")) for each in by_class(tree, "tile")]


def test_three_tiles_are_chosen_and_sent_by_a_key() -> None:
    shown = seen(RACK)
    assert shown.rack.count('type="checkbox"') == 13
    assert shown.waits


def test_a_joker_is_marked_as_what_may_not_be_passed() -> None:
    shown = seen(RACK, "1j.1 7p.1 8p.1")
    assert shown.rack.count('data-mark="no"') == 1
    assert shown.rack.count("checked") == 3


def test_tiles_are_called_as_american_players_call_them() -> None:
    asked = Board(RACK, AMERICAN, "/", answered=judge(RACK, AMERICAN, "2p.1 7p.1 8p.1"))
    assert asked.american
    assert "7 dot" in seen(RACK).rack
    (dots,) = {str(each.sentence) for each in ladder(RACK, AMERICAN, taken=4).rungs[3:4]}
    assert "2 dot." in dots
    assert not Board(RACK, variant("basic"), "/").american


def test_the_others_are_there_to_choose_from_by_where_they_sit() -> None:
    shown = seen(PassDirection(2), "B")
    assert [(each.value, each.label, each.mark) for each in shown.choices] == [
        ("B", "Right", "no"),
        ("C", "Across", ""),
        ("D", "Left", ""),
    ]
    assert not shown.waits
    assert seen(PassDirection(2), confirms=True).waits


def test_what_each_player_offers_stands_above_the_numbers() -> None:
    shown = seen(CourtesyCount((3, 2, 1, 0)), "3")
    assert shown.shown.count("<li>") == 4
    assert "Across, tiles offered: 1" in shown.shown
    assert [(each.label, each.mark) for each in shown.choices] == [("0", ""), ("1", ""), ("2", ""), ("3", "no")]
    assert seen(CourtesyCount((3, 2, 1, 0)), confirms=True).waits
