from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.exercises.frame import LEVELS, Rung
from engine.exercises.who_pays import WhoPays
from engine.reasons import NotationError
from engine.variants import variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes

AMERICAN = variant("american")
NUMBERS = (25, 50, 100, 200)
MIXED = WhoPays("888s8888m333z55z1j + 1j", NUMBERS, "B")
"""Worth 25, with two jokers; drawn."""
NATURAL = replace(MIXED, hand="888s8888m333z555z + 8s")
"""The same without jokers."""
PAIRS = replace(MIXED, hand="1122s5566m3344p1f + 1f")
"""Singles and pairs, worth 50."""


@pytest.mark.parametrize(
    ("exercise", "right", "why"),
    [
        pytest.param(MIXED, "50", "score.printed-value pay.self-drawn-line", id="drawn"),
        pytest.param(replace(MIXED, giver="B"), "50", "score.printed-value pay.own-discard", id="her discard"),
        pytest.param(replace(MIXED, giver="C"), "25", "score.printed-value pay.others-discard", id="another's discard"),
        pytest.param(NATURAL, "100", "score.printed-value score.jokerless pay.self-drawn-line", id="no jokers, drawn"),
        pytest.param(
            replace(NATURAL, giver="C"),
            "50",
            "score.printed-value score.jokerless pay.others-discard",
            id="no jokers, another's discard",
        ),
        pytest.param(PAIRS, "100", "score.printed-value pay.self-drawn-line", id="singles and pairs"),
        pytest.param(
            replace(MIXED, payer="A", winner="D", giver="A"), "50", "score.printed-value pay.own-discard", id="she pays"
        ),
    ],
)
def test_what_a_player_pays(exercise: WhoPays, right: str, why: str) -> None:
    assert exercise.problems(AMERICAN) == ()
    assert exercise.solutions(AMERICAN) == (right,)
    verdict = exercise.grade(AMERICAN, f" {right} ")
    assert verdict.allowed
    assert codes(verdict.reasons) == f"pays.this-much {why}"
    assert verdict.reasons[0].params["count"] == int(right)


@pytest.mark.parametrize(
    ("exercise", "said", "because"),
    [
        pytest.param(MIXED, "25", "pays.double-is-due", id="once, for a drawn tile"),
        pytest.param(MIXED, "100", "pays.jokers-in-the-hand", id="as if without jokers"),
        pytest.param(replace(MIXED, giver="C"), "50", "pays.only-the-discarder-double", id="as the discarder"),
        pytest.param(replace(MIXED, giver="B"), "25", "pays.double-is-due", id="the discarder once"),
        pytest.param(NATURAL, "50", "pays.one-doubling-missing", id="one of two doublings"),
        pytest.param(NATURAL, "25", "pays.both-doublings-missing", id="none of two doublings"),
        pytest.param(NATURAL, "200", "count.too-high", id="three doublings"),
        pytest.param(replace(NATURAL, giver="C"), "25", "pays.without-jokers-double", id="jokers forgotten"),
        pytest.param(PAIRS, "200", "pays.no-joker-could-stand", id="pairs doubled"),
        pytest.param(MIXED, "30", "count.too-low", id="too few"),
    ],
)
def test_why_a_number_is_wrong(exercise: WhoPays, said: str, because: str) -> None:
    verdict = exercise.grade(AMERICAN, said)
    assert not verdict.allowed
    assert verdict.because == because
    assert verdict.reasons[1].code == "score.printed-value"


def test_what_is_no_answer() -> None:
    assert codes(MIXED.grade(AMERICAN, " ").reasons) == "answer.empty"
    with pytest.raises(NotationError) as refused:
        MIXED.grade(AMERICAN, "much")
    assert refused.value.reason.code == "answer.no-number"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(replace(MIXED, hand="9x"), "notation.unreadable", id="unreadable"),
        pytest.param(replace(MIXED, payer="E"), "answer.no-player", id="nobody pays"),
        pytest.param(replace(MIXED, payer="A"), "position.unreadable", id="the winner pays"),
        pytest.param(replace(MIXED, giver="A"), "position.unreadable", id="her own discard"),
        pytest.param(replace(MIXED, hand="888s8888m333z56z1j + 1j"), "position.no-solution", id="no win"),
        pytest.param(replace(MIXED, choices=(50,)), "position.too-few-choices", id="one number"),
        pytest.param(replace(MIXED, choices=(50, 50)), "position.choice-twice", id="a number twice"),
        pytest.param(replace(MIXED, choices=(25, 100)), "position.answer-not-offered", id="without the right one"),
    ],
)
def test_what_cannot_be_asked(exercise: WhoPays, expected: str) -> None:
    assert codes(exercise.problems(AMERICAN)) == expected
    assert codes(exercise.problems(BASIC)) == "book.points-are-noted"


@pytest.mark.parametrize(
    ("exercise", "ask", "jokers"),
    [
        pytest.param(MIXED, "ask.pays-drawn", 2, id="drawn"),
        pytest.param(replace(NATURAL, giver="C"), "ask.pays", 0, id="discarded"),
    ],
)
def test_hints_lead_to_the_number(exercise: WhoPays, ask: str, jokers: int) -> None:
    assert exercise.prompt(AMERICAN).code == ask
    hints = exercise.hints(AMERICAN)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == (
        "hint.pays.goal hint.pays.area rule.who-pays hint.pays.tile pays.this-much"
    )
    assert len(hints[3].tiles) == jokers


@given(st.integers(0, 2**32), st.sampled_from(LEVELS))
def test_just_one_number_is_right(seed: int, level: int) -> None:
    exercise = WhoPays.generate(AMERICAN, seed=seed, level=level)
    assert exercise.problems(AMERICAN) == ()
    has_jokers = any(each.design.is_joker for each in exercise.held.tiles)
    assert level == 2 or has_jokers == (level == 1)
    right = tuple(str(each) for each in exercise.choices if exercise.grade(AMERICAN, str(each)).allowed)
    assert right == exercise.solutions(AMERICAN)
