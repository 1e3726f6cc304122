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
    ("exercise", "right"),
    [
        pytest.param(ACROSS, ("give 1m 5m 9m",), id="three of her own"),
        pytest.param(LEFT, ("blind 1m 5m",), id="one tile unseen"),
        pytest.param(VOTE, ("continue", "stop"), id="a second Charleston or none"),
    ],
)
def test_what_a_charleston_allows_is_right(exercise: LegalAction, right: tuple[str, ...]) -> None:
    assert exercise.solutions(AMERICAN) == right
    verdict = exercise.grade(AMERICAN, right[0])
    assert verdict.allowed
    assert verdict.because == "legal.now"
    assert set(marks(verdict)) <= {"yes"}


def test_hints_say_what_speaks_against_one_of_the_choices() -> None:
    hints = ACROSS.hints(AMERICAN)
    assert [each.rung for each in hints] == list(Rung)
    assert [each.reason.code for each in hints] == [
        "hint.legal.goal",
        "hint.legal.area-charleston",
        "rule.charleston",
        "charleston.first-is-binding",
        "legal.now",
    ]


def test_no_charleston_elsewhere() -> None:
    assert codes(replace(ACROSS, hand="2266p88s1599m13z").problems(BASIC)) == "position.unreadable"
