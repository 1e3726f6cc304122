from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.breaks import wall_lengths
from engine.events import Broken
from engine.exercises.break_wall import BreakWall
from engine.exercises.frame import LEVELS, Rung
from engine.play import begin
from engine.reasons import NotationError
from engine.ruleset import Variant
from engine.seats import Seat
from engine.starts import start_of
from engine.variants import VARIANTS, compose, variant
from tests.engine.exercises.variants import ALL, BASIC
from tests.engine.exercises.verdicts import codes

CLASSICAL = variant("classical")
SHORT = compose("basic", (("suits", "one"), ("sets", "two")))
SEVEN, ELEVEN = BreakWall((3, 4)), BreakWall((2, 1, 6, 5))


@pytest.mark.parametrize(
    ("rules", "exercise", "right", "expected"),
    [
        pytest.param(BASIC, SEVEN, "A7", "break.right break.first-tiles", id="the own wall"),
        pytest.param(BASIC, BreakWall((3, 4), "C"), "C7", "break.right break.first-tiles", id="across"),
        pytest.param(CLASSICAL, ELEVEN, "C11", "break.right break.first-tiles", id="the wall of a player counted out"),
        pytest.param(SHORT, SEVEN, "D2", "break.right break.ran-on break.first-tiles", id="around a corner"),
        pytest.param(SHORT, BreakWall((2, 3)), "A5", "break.right break.first-tiles", id="up to a corner"),
    ],
)
def test_where_the_wall_opens(rules: Variant, exercise: BreakWall, right: str, expected: str) -> None:
    assert exercise.problems(rules) == ()
    assert exercise.solutions(rules) == (right,)
    verdict = exercise.grade(rules, f" {right[0]} {right[1:]} ")
    assert verdict.allowed
    assert codes(verdict.reasons) == expected
    assert exercise.hints(rules)[4].reason == verdict.reasons[0]


@pytest.mark.parametrize(
    ("rules", "exercise", "said", "expected"),
    [
        pytest.param(BASIC, SEVEN, "A8", "break.one-too-far", id="the first stack not counted"),
        pytest.param(BASIC, SEVEN, "A6", "break.one-too-few", id="a stack too few"),
        pytest.param(BASIC, SEVEN, "A11", "break.wrong-end", id="from the left end"),
        pytest.param(BASIC, SEVEN, "D7", "break.wrong-wall", id="another wall"),
        pytest.param(BASIC, SEVEN, "A2", "break.other-stack", id="some stack"),
        pytest.param(CLASSICAL, replace(ELEVEN, dice=(1, 1, 6, 5)), "D11", "break.players-wrong-way", id="to the left"),
        pytest.param(CLASSICAL, ELEVEN, "B11", "break.wrong-wall", id="another player"),
        pytest.param(SHORT, SEVEN, "D3", "break.one-too-far", id="too far around a corner"),
        pytest.param(SHORT, SEVEN, "A1", "break.other-stack", id="not around the corner"),
        pytest.param(SHORT, SEVEN, "B2", "break.wrong-wall", id="around the other corner"),
    ],
)
def test_where_a_wrong_stack_comes_from(rules: Variant, exercise: BreakWall, said: str, expected: str) -> None:
    verdict = exercise.grade(rules, said)
    assert not verdict.allowed
    assert codes(verdict.reasons) == f"{expected} break.counting"


def test_what_reasons_speak_of() -> None:
    right, first = BreakWall((3, 4), "B").grade(BASIC, "B7").reasons
    assert right.params == {"count": 7, "seat": Seat.B}
    assert first.params == {"seat": Seat.B}
    assert BreakWall((2, 3)).grade(SHORT, "A5").reasons[1].params == {"seat": Seat.D}


@pytest.mark.parametrize("answer", ["A0", "A18", "E1", "A", "7", "A7.1", "A٧"])
def test_what_is_no_answer(answer: str) -> None:
    with pytest.raises(NotationError) as refused:
        SEVEN.grade(BASIC, answer)
    assert refused.value.reason.code == "answer.no-stack"


def test_nothing_chosen() -> None:
    assert codes(SEVEN.grade(BASIC, " ").reasons) == "answer.empty"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(BreakWall((3, 4, 5)), "start.wrong-dice", id="a die too many"),
        pytest.param(BreakWall((0, 7)), "start.wrong-dice", id="no dice"),
        pytest.param(BreakWall((3, 4), "E"), "answer.no-player", id="no dealer"),
    ],
)
def test_what_cannot_be_asked(exercise: BreakWall, expected: str) -> None:
    assert codes(exercise.problems(BASIC)) == expected


def test_hints_lead_to_the_stack() -> None:
    assert SEVEN.prompt(BASIC).code == "ask.break-own-wall"
    other = BreakWall((3, 4), "D")
    assert other.prompt(BASIC).params == {"seat": Seat.D}
    hints = other.hints(BASIC)
    assert [each.rung for each in hints] == list(Rung)
    expected = "hint.break.goal hint.break.area rule.break hint.break.first break.right"
    assert codes(each.reason for each in hints) == expected


def test_each_wall_lies_before_its_player() -> None:
    assert BreakWall((3, 4), "B").lengths(SHORT) == (4, 5, 4, 5)
    assert SEVEN.lengths(SHORT) == wall_lengths(36)


made = st.builds(
    lambda rules, seed, level: (rules, BreakWall.generate(rules, seed=seed, level=level), level),
    st.sampled_from((*ALL, *VARIANTS, SHORT)),
    st.integers(0, 2**32),
    st.sampled_from(LEVELS),
)


@given(made)
def test_just_one_stack_is_right(question: tuple[Variant, BreakWall, int]) -> None:
    rules, exercise, level = question
    assert exercise.problems(rules) == ()
    assert (exercise.dealer == "A") or level > 1
    stacks = [f"{seat.name}{at}" for seat in Seat for at in range(1, exercise.lengths(rules)[seat] + 1)]
    assert len(stacks) == len(rules.tile_set) // 2
    assert tuple(each for each in stacks if exercise.grade(rules, each).allowed) == exercise.solutions(rules)


@given(st.sampled_from(VARIANTS), st.integers(0, 2**32))
def test_the_table_breaks_the_wall_there(rules: Variant, seed: int) -> None:
    start = start_of(rules, seed=seed)
    _, events = begin(rules, start)
    (broken,) = (each for each in events if isinstance(each, Broken))
    (right,) = BreakWall(start.dice).solutions(rules)
    if broken.stacks <= BreakWall(start.dice).lengths(rules)[broken.seat]:
        assert right == f"{broken.seat.name}{broken.stacks}"
    else:
        assert right[0] != broken.seat.name


def test_a_throw_around_a_corner_is_a_hard_one() -> None:
    assert BreakWall.generate(SHORT, seed=1, level=3).solutions(SHORT)[0][0] != "A"
