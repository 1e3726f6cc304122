from dataclasses import replace

import pytest

from engine.exercises.frame import Rung
from engine.exercises.legal_action import ANY, ONLY, LegalAction
from engine.variants import variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes, marks

AMERICAN = variant("american")
ACROSS = LegalAction(
    "2266p88s159m13z1f1j", ("stop", "give 1m 5m 9m", "blind 1m 5m"), ONLY, dealer="D", charleston="first across"
)
LEFT = replace(ACROSS, choices=("give 1m 5m 1j", "blind 1m 5m", "stop"), charleston="first left")
VOTE = replace(ACROSS, choices=("continue", "stop", "blind 1m 5m"), goal=ANY, charleston="vote")
ALL = replace(LEFT, choices=("blind", "stop"))
DOWN = replace(VOTE, choices=("stop", "look", "discard 1m"), charleston="face down")
COURTESY = replace(VOTE, choices=("courtesy 2", "courtesy 0", "courtesy 4"), charleston="courtesy")
NONE = replace(COURTESY, choices=("courtesy 0", "courtesy 4"))


@pytest.mark.parametrize(
    ("exercise", "said", "expected"),
    [
        pytest.param(ACROSS, "stop", "charleston.first-is-binding", id="to stop the first Charleston"),
        pytest.param(ACROSS, "blind 1m 5m", "charleston.no-blind-pass-here", id="a blind pass across"),
        pytest.param(LEFT, "give 1m 5m 1j", "charleston.no-jokers", id="a joker"),
        pytest.param(VOTE, "blind 1m 5m", "charleston.no-blind-pass-now", id="a blind pass before the vote"),
    ],
)
def test_a_charleston_refuses_as_at_the_table(exercise: LegalAction, said: str, expected: str) -> None:
    assert exercise.problems(AMERICAN) == ()
    assert codes(exercise.grade(AMERICAN, said).reasons) == expected


@pytest.mark.parametrize(
    ("exercise", "right", "expected"),
    [
        pytest.param(ACROSS, ("give 1m 5m 9m",), "legal.pass-tiles", id="three of her own"),
        pytest.param(LEFT, ("blind 1m 5m",), "legal.blind-pass", id="one tile unseen"),
        pytest.param(ALL, ("blind",), "legal.blind-pass-of-all", id="three tiles unseen"),
        pytest.param(VOTE, ("continue", "stop"), "legal.continue", id="a second Charleston or none"),
        pytest.param(DOWN, ("stop", "look"), "legal.stop", id="to stop before a look"),
        pytest.param(replace(DOWN, choices=("look", "discard 1m")), ("look",), "legal.look", id="to look"),
        pytest.param(COURTESY, ("courtesy 2", "courtesy 0"), "legal.courtesy", id="a courtesy"),
        pytest.param(NONE, ("courtesy 0",), "legal.courtesy-of-none", id="no courtesy"),
    ],
)
def test_what_a_charleston_allows_is_right(exercise: LegalAction, right: tuple[str, ...], expected: str) -> None:
    assert exercise.solutions(AMERICAN) == right
    verdict = exercise.grade(AMERICAN, right[0])
    assert verdict.allowed
    assert verdict.because == expected
    assert set(marks(verdict)) <= {"yes"}


def test_hints_say_what_speaks_against_one_of_the_choices() -> None:
    hints = ACROSS.hints(AMERICAN)
    assert [each.rung for each in hints] == list(Rung)
    assert [each.reason.code for each in hints] == [
        "hint.legal.goal",
        "hint.legal.area-charleston",
        "rule.charleston",
        "charleston.first-is-binding",
        "legal.pass-tiles",
    ]


def test_no_charleston_elsewhere() -> None:
    assert codes(replace(ACROSS, hand="2266p88s1599m13z").problems(BASIC)) == "position.unreadable"
