import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.exercises.frame import LEVELS, Rung
from engine.exercises.pass_three import PassThree
from engine.notation import print_names
from engine.reasons import NotationError
from engine.variants import variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes, marks

AMERICAN = variant("american")
WINDS = PassThree("278p22233347z1f1j")
EAST = PassThree("2678p22233347z1f1j")


@pytest.mark.parametrize(
    ("exercise", "best"),
    [
        pytest.param(WINDS, "2p.1 7p.1 8p.1", id="beside pungs of winds"),
        pytest.param(EAST, "2p.1 6p.1 8p.1", id="East, with a tile more"),
    ],
)
def test_the_best_pass_keeps_what_the_near_lines_need(exercise: PassThree, best: str) -> None:
    assert exercise.problems(AMERICAN) == ()
    assert exercise.solutions(AMERICAN) == (best,)
    verdict = exercise.grade(AMERICAN, best)
    assert verdict.allowed
    assert codes(verdict.reasons) == "pass.good"
    assert verdict.reasons[0].params["count"] == 5
    assert marks(verdict) == {"yes": best}


def test_a_pass_about_as_good_is_right_too() -> None:
    exercise = PassThree("239m4p256s157z11f1j")
    for said in ("9m 2s 1z", "9m 4p 1z", "9m 6s 1z"):
        verdict = exercise.grade(AMERICAN, said)
        assert verdict.allowed
        assert verdict.reasons[0].params["count"] == 7


@pytest.mark.parametrize(
    ("exercise", "said", "expected", "marked"),
    [
        pytest.param(WINDS, "1j 7p 8p", "charleston.no-jokers", {"no": "1j.1"}, id="a joker"),
        pytest.param(WINDS, "1j", "charleston.no-jokers charleston.three-tiles", {"no": "1j.1"}, id="only a joker"),
        pytest.param(WINDS, "7p 8p", "charleston.three-tiles", {}, id="two tiles"),
        pytest.param(WINDS, "2p 7p 8p 7z", "charleston.three-tiles", {}, id="four tiles"),
        pytest.param(WINDS, "2z 7p 8p", "pass.farther pass.keep", {"no": "2z.1"}, id="one of a pung"),
        pytest.param(
            PassThree("239m4p256s157z11f1j"),
            "1f 9m 1z",
            "pass.farther pass.keep",
            {"no": "1f.1"},
            id="a flower of the line",
        ),
        pytest.param(WINDS, "1m 7p 8p", "answer.not-on-rack", {}, id="a tile she does not hold"),
        pytest.param(WINDS, " ", "answer.empty", {}, id="nothing"),
    ],
)
def test_why_a_pass_is_not_good(exercise: PassThree, said: str, expected: str, marked: dict[str, str]) -> None:
    verdict = exercise.grade(AMERICAN, said)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected
    assert marks(verdict) == marked


def test_a_pass_may_keep_the_nearest_line_and_lose_others() -> None:
    exercise = PassThree("67m56p259s11467z1j")
    verdict = exercise.grade(AMERICAN, "6z 2s 9s")
    assert codes(verdict.reasons) == "pass.fewer-ways pass.keep"
    assert verdict.reasons[0].params == {"count": AMERICAN.missing(exercise.held)}


def test_what_is_no_answer() -> None:
    with pytest.raises(NotationError):
        WINDS.grade(AMERICAN, "three tiles")


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(PassThree("278x"), "notation.unreadable", id="unreadable"),
        pytest.param(PassThree("278p"), "position.wrong-size", id="too few tiles"),
        pytest.param(PassThree("122278p2233344z11f"), "position.wrong-size", id="too many tiles"),
        pytest.param(PassThree("11111p22233347z1f"), "hand.five-alike", id="too many of one tile"),
    ],
)
def test_what_cannot_be_asked(exercise: PassThree, expected: str) -> None:
    assert codes(exercise.problems(AMERICAN)) == expected
    assert codes(exercise.problems(BASIC)) == "position.no-charleston"


def test_hints_lead_to_a_good_pass() -> None:
    assert WINDS.prompt(AMERICAN).code == "ask.pass-three"
    hints = WINDS.hints(AMERICAN)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == (
        "hint.pass.goal hint.pass.area rule.pass-three hint.pass.tile pass.good"
    )
    assert print_names(hints[1].tiles) == "2z.1 2z.2 2z.3 3z.1 3z.2 3z.3 7z.1 1f.1"
    assert hints[1].reason.params["count"] == 5
    assert hints[3].tiles == hints[4].tiles[:1]


@given(st.integers(0, 2**32), st.sampled_from(LEVELS))
def test_a_made_rack_has_a_joker_and_passes_that_are_right_and_wrong(seed: int, level: int) -> None:
    exercise = PassThree.generate(AMERICAN, seed=seed, level=level)
    assert exercise.problems(AMERICAN) == ()
    held = exercise.held.concealed
    assert sum(each.design.is_joker for each in held) == 1
    (best,) = exercise.solutions(AMERICAN)
    assert exercise.grade(AMERICAN, best).allowed
    assert not exercise.grade(AMERICAN, print_names(held[-3:])).allowed
