import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.exercises.frame import LEVELS, Rung
from engine.exercises.joker_legal import JokerLegal
from engine.exercises.yes_or_no import BOTH, print_yes
from engine.notation import print_designs
from engine.reasons import NotationError
from engine.variants import variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes

AMERICAN = variant("american")


@pytest.mark.parametrize(
    ("exercise", "told", "overlooked"),
    [
        pytest.param(JokerLegal("555p"), "joker.fits-the-group", "joker.in-every-group", id="pung"),
        pytest.param(JokerLegal("5555p", 2), "joker.fits-the-group", "joker.more-than-one-too", id="kong, two"),
        pytest.param(JokerLegal("333z", 3), "joker.fits-the-group", "joker.all-of-them-too", id="nothing else"),
        pytest.param(JokerLegal("FFFF"), "joker.fits-the-group", "joker.for-flowers-too", id="flowers"),
        pytest.param(JokerLegal("77777s"), "joker.fits-the-group", "joker.must-help", id="quint"),
        pytest.param(JokerLegal("555555m", 6), "joker.fits-the-group", "joker.must-help", id="sextet of jokers"),
    ],
)
def test_jokers_stand_in_groups(exercise: JokerLegal, told: str, overlooked: str) -> None:
    assert exercise.choices == BOTH
    assert exercise.problems(AMERICAN) == ()
    assert exercise.solutions(AMERICAN) == ("yes",)
    verdict = exercise.grade(AMERICAN, " yes ")
    assert verdict.allowed
    assert codes(verdict.reasons) == told
    refused = exercise.grade(AMERICAN, "no")
    assert not refused.allowed
    assert codes(refused.reasons) == f"{overlooked} {told}"


@pytest.mark.parametrize(
    ("exercise", "told"),
    [
        pytest.param(JokerLegal("55p"), "joker.not-in-a-pair", id="pair"),
        pytest.param(JokerLegal("FF", 2), "joker.not-in-a-pair", id="pair of flowers"),
        pytest.param(JokerLegal("7z"), "joker.not-for-a-single", id="single"),
        pytest.param(JokerLegal("N E W S"), "joker.not-among-different", id="winds side by side"),
        pytest.param(JokerLegal("2B 0 2B 7B", 2), "joker.not-among-different", id="a year"),
        pytest.param(JokerLegal("12345678s"), "joker.not-among-different", id="a long row"),
    ],
)
def test_jokers_stand_nowhere_else(exercise: JokerLegal, told: str) -> None:
    assert exercise.problems(AMERICAN) == ()
    assert exercise.solutions(AMERICAN) == ("no",)
    assert codes(exercise.grade(AMERICAN, "no").reasons) == told
    refused = exercise.grade(AMERICAN, "yes")
    assert not refused.allowed
    assert codes(refused.reasons) == f"{told} rule.jokers"


def test_the_last_tiles_are_jokers() -> None:
    assert print_designs(JokerLegal("5555p", 2).lying) == "55p11j"


def test_what_is_no_answer() -> None:
    assert codes(JokerLegal("555p").grade(AMERICAN, "").reasons) == "answer.empty"
    with pytest.raises(NotationError) as refused:
        JokerLegal("555p").grade(AMERICAN, "maybe")
    assert refused.value.reason.code == "answer.not-offered"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(JokerLegal("5x"), "notation.unreadable", id="unreadable"),
        pytest.param(JokerLegal(""), "position.unreadable", id="nothing"),
        pytest.param(JokerLegal("2f"), "position.not-in-this-set", id="another flower"),
        pytest.param(JokerLegal("5p5pJ"), "position.unreadable", id="jokers are not asked for"),
        pytest.param(JokerLegal("555p6p"), "position.unreadable", id="a group and a single"),
        pytest.param(JokerLegal("5555555p", 4), "position.unreadable", id="seven"),
        pytest.param(JokerLegal("555p", 0), "position.unreadable", id="no joker"),
        pytest.param(JokerLegal("555p", 4), "position.unreadable", id="too many jokers"),
        pytest.param(JokerLegal("555555p"), "position.too-many-of", id="too few jokers"),
    ],
)
def test_what_cannot_be_asked(exercise: JokerLegal, expected: str) -> None:
    assert codes(exercise.problems(AMERICAN)) == expected
    assert codes(exercise.problems(BASIC)) == "position.no-card"


def test_hints_lead_to_the_answer() -> None:
    exercise = JokerLegal("2B 0 2B 7B")
    assert exercise.prompt(AMERICAN).code == "ask.joker-legal"
    hints = exercise.hints(AMERICAN)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == (
        "hint.joker.goal hint.joker.area rule.jokers hint.joker.tile joker.not-among-different"
    )
    assert hints[3].reason.params["count"] == 1
    assert JokerLegal("555p").hints(AMERICAN)[3].reason.params["count"] == 3


@given(st.integers(0, 2**32), st.sampled_from(LEVELS))
def test_just_one_answer_is_right(seed: int, level: int) -> None:
    exercise = JokerLegal.generate(AMERICAN, seed=seed, level=level)
    assert exercise.problems(AMERICAN) == ()
    right = tuple(each for each in BOTH if exercise.grade(AMERICAN, each).allowed)
    assert right == exercise.solutions(AMERICAN)
    assert right == (print_yes(len(exercise.asked) > 2 and len({*exercise.asked}) == 1),)


@pytest.mark.parametrize("level", LEVELS)
def test_both_answers_come_up(level: int) -> None:
    made = [JokerLegal.generate(AMERICAN, seed=seed, level=level) for seed in range(30)]
    assert {each.solutions(AMERICAN)[0] for each in made} == {*BOTH}
