import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.exercises.courtesy import CourtesyCount
from engine.exercises.frame import LEVELS, Rung
from engine.reasons import NotationError
from engine.variants import variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes

AMERICAN = variant("american")
THREE_TO_ONE = CourtesyCount((3, 2, 1, 0))
ONE_TO_THREE = CourtesyCount((1, 2, 3, 0))


@pytest.mark.parametrize(
    ("offers", "right"),
    [
        pytest.param((3, 2, 1, 0), "1", id="three against one"),
        pytest.param((1, 2, 3, 0), "1", id="one against three"),
        pytest.param((0, 3, 3, 3), "0", id="she wants none"),
        pytest.param((2, 0, 2, 1), "2", id="both the same"),
        pytest.param((3, 0, 3, 0), "3", id="three"),
    ],
)
def test_the_smaller_offer_counts(offers: tuple[int, ...], right: str) -> None:
    exercise = CourtesyCount(offers)
    assert exercise.problems(AMERICAN) == ()
    assert exercise.solutions(AMERICAN) == (right,)
    verdict = exercise.grade(AMERICAN, f" {right} ")
    assert verdict.allowed
    assert codes(verdict.reasons) == "courtesy.agreed rule.courtesy"


@pytest.mark.parametrize(
    ("exercise", "said", "because"),
    [
        pytest.param(THREE_TO_ONE, "3", "courtesy.across-offers-fewer", id="her own offer"),
        pytest.param(ONE_TO_THREE, "3", "courtesy.you-offer-fewer", id="the other's offer"),
        pytest.param(CourtesyCount((1, 0, 1, 0)), "2", "courtesy.offers-are-not-added", id="both together"),
        pytest.param(THREE_TO_ONE, "2", "courtesy.only-with-across", id="a neighbor's offer"),
        pytest.param(CourtesyCount((2, 3, 3, 3)), "1", "count.too-low", id="too few"),
        pytest.param(CourtesyCount((1, 3, 1, 3)), "9", "count.too-high", id="too many"),
    ],
)
def test_why_a_number_is_wrong(exercise: CourtesyCount, said: str, because: str) -> None:
    verdict = exercise.grade(AMERICAN, said)
    assert not verdict.allowed
    assert codes(verdict.reasons) == f"{because} rule.courtesy"


def test_what_is_no_answer() -> None:
    assert codes(THREE_TO_ONE.grade(AMERICAN, " ").reasons) == "answer.empty"
    with pytest.raises(NotationError) as refused:
        THREE_TO_ONE.grade(AMERICAN, "some")
    assert refused.value.reason.code == "answer.no-number"


def test_what_cannot_be_asked() -> None:
    assert codes(CourtesyCount((3, 2, 1)).problems(AMERICAN)) == "position.unreadable"
    assert codes(CourtesyCount((4, 0, 0, 0)).problems(AMERICAN)) == "position.unreadable"
    assert codes(THREE_TO_ONE.problems(BASIC)) == "position.no-charleston"


def test_hints_lead_to_the_number() -> None:
    assert THREE_TO_ONE.prompt(AMERICAN).code == "ask.courtesy"
    hints = THREE_TO_ONE.hints(AMERICAN)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == (
        "hint.courtesy.goal hint.courtesy.area rule.courtesy hint.courtesy.tile courtesy.agreed"
    )
    assert [hints[at].reason.params["count"] for at in (1, 3, 4)] == [3, 1, 1]


@given(st.integers(0, 2**32), st.sampled_from(LEVELS))
def test_just_one_number_is_right(seed: int, level: int) -> None:
    exercise = CourtesyCount.generate(AMERICAN, seed=seed, level=level)
    assert exercise.problems(AMERICAN) == ()
    assert level == 3 or (exercise.offers[0] < exercise.offers[2]) == (level == 1)
    right = tuple(str(each) for each in exercise.choices if exercise.grade(AMERICAN, str(each)).allowed)
    assert right == exercise.solutions(AMERICAN) == (str(min(exercise.offers[::2])),)
