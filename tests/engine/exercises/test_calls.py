"""Questions about calls, where hands are lines of a card: what may be called, and whose call counts."""

import pytest

from engine.exercises.frame import LEVELS
from engine.exercises.legal_action import LegalAction
from engine.exercises.who_gets_it import WhoGetsIt
from engine.ruleset import Variant
from engine.variants import variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes

AMERICAN = variant("american")
CALLS = WhoGetsIt("5p", "B", ("A call 5p 5p", "D call 5p 1j"))
RACK = "226m8m666s11p3z5z1f1j"


@pytest.mark.parametrize(
    ("claims", "right", "told"),
    [
        pytest.param(CALLS.claims, "D", "gets.one claim.lost-to-nearer", id="the nearer of two calls"),
        pytest.param(("C call", "A win"), "A", "gets.one claim.lost-to-win", id="a win before a call"),
    ],
)
def test_whose_call_counts(claims: tuple[str, ...], right: str, told: str) -> None:
    exercise = WhoGetsIt("5p", "B", claims)
    assert exercise.problems(AMERICAN) == ()
    assert exercise.solutions(AMERICAN) == (right,)
    assert codes(exercise.grade(AMERICAN, right).reasons) == told
    assert exercise.hints(AMERICAN)[2].reason.code == "rule.call-order"


@pytest.mark.parametrize(
    ("rules", "claims", "because"),
    [
        pytest.param(AMERICAN, ("A call 5p 6p",), "position.claim-impossible", id="different tiles"),
        pytest.param(AMERICAN, ("A call 5p",), "position.claim-impossible", id="a pair"),
        pytest.param(AMERICAN, ("A pung 5p 5p",), "position.claim-impossible", id="a pung is called with a card"),
        pytest.param(AMERICAN, ("A call 5p 5p", "C call 5p 5p"), "position.too-many-of", id="five of it"),
        pytest.param(BASIC, ("A call 5p 5p",), "position.claim-impossible", id="nothing is called without a card"),
    ],
)
def test_calls_nobody_could_make(rules: Variant, claims: tuple[str, ...], because: str) -> None:
    assert codes(WhoGetsIt("5p", "B", claims).problems(rules)) == because


@pytest.mark.parametrize("level", LEVELS)
def test_made_questions_are_about_calls(level: int) -> None:
    made = [WhoGetsIt.generate(AMERICAN, seed=seed, level=level) for seed in range(20)]
    assert all(each.problems(AMERICAN) == () for each in made)
    assert any("call" in claim for each in made for claim in each.claims)


def test_what_may_be_called() -> None:
    exercise = LegalAction(RACK, ("call 6s 6s", "call 6s 6s 6s 1j", "win"), asked="6s discard from C")
    assert exercise.solutions(AMERICAN) == exercise.choices[:2]
    assert codes(exercise.grade(AMERICAN, "call 6s 6s").reasons) == "legal.call legal.others-too"
    assert exercise.hints(AMERICAN)[2].reason.code == "rule.who-may-call"


def test_what_an_own_turn_is() -> None:
    exercise = LegalAction(f"{RACK} + 9m", ("discard 9m", "win"))
    assert exercise.hints(AMERICAN)[2].reason.code == "rule.own-turn-card"
