import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.exercises.frame import LEVELS, Rung
from engine.exercises.pass_direction import FROM, PassDirection
from engine.reasons import NotationError
from engine.seats import Seat
from engine.variants import variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes

AMERICAN = variant("american")


@pytest.mark.parametrize(
    ("exercise", "right", "why"),
    [
        pytest.param(PassDirection(1), "B", "way.goes-to way.first-order", id="first to the right"),
        pytest.param(PassDirection(2), "C", "way.goes-to way.first-order", id="then across"),
        pytest.param(PassDirection(3), "D", "way.goes-to way.first-order", id="then to the left"),
        pytest.param(PassDirection(1, True), "D", "way.goes-to way.second-order", id="back: first to the left"),
        pytest.param(PassDirection(2, True), "C", "way.goes-to way.second-order", id="back: across"),
        pytest.param(PassDirection(3, True), "B", "way.goes-to way.second-order", id="back: to the right"),
        pytest.param(PassDirection(1, goal=FROM), "D", "way.comes-from way.first-order", id="from the left"),
        pytest.param(PassDirection(2, goal=FROM), "C", "way.comes-from way.first-order", id="from across"),
        pytest.param(PassDirection(1, True, FROM), "B", "way.comes-from way.second-order", id="back: from the right"),
    ],
)
def test_where_tiles_go_and_come_from(exercise: PassDirection, right: str, why: str) -> None:
    assert exercise.problems(AMERICAN) == ()
    assert exercise.solutions(AMERICAN) == (right,)
    verdict = exercise.grade(AMERICAN, f" {right} ")
    assert verdict.allowed
    assert codes(verdict.reasons) == why
    assert verdict.reasons[0].params == {"seat": Seat[right]}


@pytest.mark.parametrize(
    ("exercise", "said", "expected"),
    [
        pytest.param(PassDirection(1), "D", "way.first-begins-right way.first-order", id="the first, the other way"),
        pytest.param(PassDirection(1), "C", "way.across-is-the-middle way.first-order", id="across at once"),
        pytest.param(PassDirection(3), "B", "way.first-begins-right way.first-order", id="to the right again"),
        pytest.param(PassDirection(2), "B", "way.middle-goes-across way.first-order", id="the middle to the right"),
        pytest.param(
            PassDirection(2, True, FROM), "D", "way.middle-goes-across way.second-order", id="the middle from the left"
        ),
        pytest.param(PassDirection(1, True), "B", "way.second-goes-back way.second-order", id="the same way again"),
        pytest.param(PassDirection(1, goal=FROM), "B", "way.gives-not-gets way.first-order", id="to, not from"),
        pytest.param(PassDirection(3, goal=FROM), "C", "way.across-is-the-middle way.first-order", id="from across"),
        pytest.param(PassDirection(1), "A", "way.never-your-own way.first-order", id="to herself"),
        pytest.param(PassDirection(1), " ", "answer.empty", id="nothing"),
    ],
)
def test_why_somebody_else_is_wrong(exercise: PassDirection, said: str, expected: str) -> None:
    verdict = exercise.grade(AMERICAN, said)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected


def test_what_is_no_answer() -> None:
    with pytest.raises(NotationError) as refused:
        PassDirection(1).grade(AMERICAN, "right")
    assert refused.value.reason.code == "answer.no-player"


def test_what_cannot_be_asked() -> None:
    assert codes(PassDirection(0).problems(AMERICAN)) == "position.unreadable"
    assert codes(PassDirection(4, True).problems(AMERICAN)) == "position.unreadable"
    assert codes(PassDirection(1, goal="round").problems(AMERICAN)) == "position.unknown-goal"
    assert codes(PassDirection(1).problems(BASIC)) == "position.no-charleston"


@pytest.mark.parametrize(
    ("exercise", "ask", "hints"),
    [
        pytest.param(
            PassDirection(1),
            "ask.pass-to-first",
            "hint.way.goal hint.way.area way.first-order hint.way.tile-to way.goes-to",
            id="to, in the first",
        ),
        pytest.param(
            PassDirection(3, True),
            "ask.pass-to-second",
            "hint.way.goal hint.way.area way.second-order hint.way.tile-to way.goes-to",
            id="to, in the second",
        ),
        pytest.param(
            PassDirection(2, goal=FROM),
            "ask.pass-from-first",
            "hint.way.goal hint.way.area way.first-order hint.way.tile-from way.comes-from",
            id="from, in the first",
        ),
        pytest.param(
            PassDirection(2, True, FROM),
            "ask.pass-from-second",
            "hint.way.goal hint.way.area way.second-order hint.way.tile-from way.comes-from",
            id="from, in the second",
        ),
    ],
)
def test_hints_lead_to_the_player(exercise: PassDirection, ask: str, hints: str) -> None:
    assert exercise.prompt(AMERICAN).code == ask
    found = exercise.hints(AMERICAN)
    assert [each.rung for each in found] == list(Rung)
    assert codes(each.reason for each in found) == hints


@given(st.integers(0, 2**32), st.sampled_from(LEVELS))
def test_just_one_player_is_right(seed: int, level: int) -> None:
    exercise = PassDirection.generate(AMERICAN, seed=seed, level=level)
    assert exercise.problems(AMERICAN) == ()
    assert (exercise.goal == FROM) == (level == 3)
    assert level > 1 or not exercise.second
    right = tuple(each for each in exercise.choices if exercise.grade(AMERICAN, each).allowed)
    assert right == exercise.solutions(AMERICAN)
