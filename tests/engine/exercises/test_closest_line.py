from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.card.cards import card
from engine.card.distance import distance
from engine.exercises.closest_line import ClosestLine
from engine.exercises.frame import LEVELS, Rung
from engine.reasons import NotationError
from engine.variants import variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes, marks

AMERICAN, CARD = variant("american"), card("practice_one")
WINDS = ClosestLine("9m7s1133456z111f1j", ("cal-2", "cal-4"))
PAIRS = ClosestLine("1m9p2244688s1111j", ("evn-4", "sap-3"))
EQUAL = ("cal-3", "sum-2")
"""Lines for which the first rack lacks equally many tiles."""


def test_the_line_that_lacks_fewest_is_right() -> None:
    assert WINDS.problems(AMERICAN) == ()
    assert WINDS.solutions(AMERICAN) == ("cal-2",)
    verdict = WINDS.grade(AMERICAN, " cal-2 ")
    assert verdict.allowed
    assert codes(verdict.reasons) == "line.nearest"
    assert verdict.reasons[0].params["count"] == 4
    assert marks(verdict) == {"yes": "7s.1 1z.1 1z.2 3z.1 3z.2 5z.1 1f.1 1f.2 1f.3"}


def test_jokers_with_a_place_are_named_too() -> None:
    exercise = ClosestLine("2266m2488p7s3z11f1j", ("evn-5", "sap-3", "evn-1"))
    (nearest,) = exercise.grade(AMERICAN, "evn-1").reasons
    assert [each.text for each in nearest.params["tiles"]][-2:] == ["1f", "1j"]


def test_another_lacks_more_for_it_takes_fewer_tiles() -> None:
    verdict = WINDS.grade(AMERICAN, "cal-4")
    assert not verdict.allowed
    assert codes(verdict.reasons) == "line.lacks-more line.takes-only"
    assert verdict.reasons[0].params["least"] == 4
    assert marks(verdict).keys() == {"why"}


def test_jokers_do_not_help_a_line_of_pairs() -> None:
    verdict = PAIRS.grade(AMERICAN, "sap-3")
    assert codes(verdict.reasons) == "line.lacks-more line.jokers-do-not-help"


def test_lines_equally_near_are_both_right() -> None:
    asking = replace(WINDS, choices=(*EQUAL, "six-1"))
    assert asking.problems(AMERICAN) == ()
    assert asking.solutions(AMERICAN) == EQUAL


def test_what_is_no_answer() -> None:
    assert codes(WINDS.grade(AMERICAN, " ").reasons) == "answer.empty"
    with pytest.raises(NotationError) as refused:
        WINDS.grade(AMERICAN, "evn-1")
    assert refused.value.reason.code == "answer.not-offered"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(replace(WINDS, hand="9x"), "notation.unreadable", id="unreadable"),
        pytest.param(replace(WINDS, hand="9m"), "position.wrong-size", id="too few tiles"),
        pytest.param(replace(WINDS, hand="9m7s1133456z111f2f"), "position.not-in-this-set", id="another flower"),
        pytest.param(
            replace(WINDS, hand="9m7s11456z111f1j | 333z pung from C"), "position.wrong-size", id="something exposed"
        ),
        pytest.param(replace(WINDS, choices=("cal-2", "no-1")), "card.no-such-line", id="no such line"),
        pytest.param(replace(WINDS, choices=("cal-2",)), "position.too-few-choices", id="one line"),
        pytest.param(replace(WINDS, choices=("cal-2", "cal-2")), "position.choice-twice", id="one line twice"),
    ],
)
def test_what_cannot_be_asked(exercise: ClosestLine, expected: str) -> None:
    assert codes(exercise.problems(AMERICAN)).split()[0] == expected
    assert codes(exercise.problems(BASIC)) == "position.no-card"


def test_lines_that_are_all_right_are_no_question() -> None:
    assert codes(replace(WINDS, choices=EQUAL).problems(AMERICAN)) == "position.every-choice-right"


def test_hints_lead_to_the_nearest_line() -> None:
    assert WINDS.prompt(AMERICAN).code == "ask.closest-line"
    hints = WINDS.hints(AMERICAN)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == (
        "hint.line.goal hint.line.area rule.what-a-line-lacks hint.line.tile line.nearest"
    )
    assert hints[3].tiles[0] in hints[4].tiles


@given(st.integers(0, 2**32), st.sampled_from(LEVELS))
def test_just_one_line_of_a_made_question_is_nearest(seed: int, level: int) -> None:
    exercise = ClosestLine.generate(AMERICAN, seed=seed, level=level)
    assert exercise.problems(AMERICAN) == ()
    assert len(exercise.choices) == level + 1
    missing = {each.line.id: each.missing for each in distance(CARD, exercise.held)}
    right, *others = sorted(exercise.choices, key=lambda each: missing[each])
    assert exercise.solutions(AMERICAN) == (right,)
    assert missing[others[0]] >= missing[right] + 4 - level
    for said in others:
        assert not exercise.grade(AMERICAN, said).allowed
