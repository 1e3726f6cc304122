from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.exercises.dead_or_alive import ALIVE, DEAD, DeadOrAlive
from engine.exercises.frame import LEVELS, Rung
from engine.phases.calls import card_of
from engine.reasons import NotationError
from engine.referee.dead_hands import Proof
from engine.referee.proofs import proof_of
from engine.variants import variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes

AMERICAN = variant("american")
LIVING = DeadOrAlive(("B 888m1j kong from D", "B 666s1j kong from D"))
APART = DeadOrAlive(("B 555z1j kong from D", "B 111f1j kong from D", "B 333z pung from C"))
SIX = DeadOrAlive(("B 222z111j sextet from D",))
GONE = replace(LIVING, rivers=("A 11f", "B 11f", "C 11f", "D 11f"))


@pytest.mark.parametrize(
    ("exercise", "right", "why"),
    [
        pytest.param(LIVING, ALIVE, "referee.challenge-not-proven dead.line-left", id="a line has both"),
        pytest.param(APART, DEAD, "referee.challenge-no-line dead.not-together", id="no line has all"),
        pytest.param(SIX, DEAD, "referee.challenge-no-line dead.group-on-no-line", id="no line has one"),
        pytest.param(GONE, DEAD, "referee.challenge-unwinnable dead.used-up", id="tiles of the line are gone"),
        pytest.param(
            replace(GONE, rivers=("A 1f",)), ALIVE, "referee.challenge-not-proven dead.line-left", id="one is gone"
        ),
        pytest.param(
            DeadOrAlive(("D 1f1f1j pung from B", *LIVING.melds), rivers=("A 11f", "C 11f")),
            ALIVE,
            "referee.challenge-not-proven dead.line-left",
            id="another's group takes only its real tiles",
        ),
        pytest.param(
            DeadOrAlive(("D 1f1f1j pung from B", *LIVING.melds), rivers=("A 11f", "C 111f")),
            DEAD,
            "referee.challenge-unwinnable dead.used-up",
            id="another's group counts as gone",
        ),
        pytest.param(
            DeadOrAlive(("A 222z111j sextet from D",), "A"),
            DEAD,
            "referee.challenge-no-line dead.group-on-no-line",
            id="the learner's own",
        ),
    ],
)
def test_the_referee_goes_by_what_lies_open(exercise: DeadOrAlive, right: str, why: str) -> None:
    assert exercise.problems(AMERICAN) == ()
    assert exercise.solutions(AMERICAN) == (right,)
    for said in exercise.choices:
        verdict = exercise.grade(AMERICAN, f" {said} ")
        assert verdict.allowed == (said == right)
        assert codes(verdict.reasons) == why


def test_jokers_that_are_short_are_no_tile_to_name() -> None:
    exercise = DeadOrAlive(("B 1111z1j quint from D",), rivers=("A 111j", "C 1111j"))
    assert codes(exercise.grade(AMERICAN, DEAD).reasons) == "referee.challenge-unwinnable"


def test_what_is_no_answer() -> None:
    assert codes(LIVING.grade(AMERICAN, "").reasons) == "answer.empty"
    with pytest.raises(NotationError) as refused:
        LIVING.grade(AMERICAN, "perhaps")
    assert refused.value.reason.code == "answer.not-offered"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(DeadOrAlive(("E 222z pung from D",)), "answer.no-player", id="nobody"),
        pytest.param(DeadOrAlive(("B 223z pung from D",)), "meld.not-a-set", id="no group"),
        pytest.param(replace(LIVING, player="E"), "answer.no-player", id="about nobody"),
        pytest.param(replace(LIVING, rivers=("A 1x",)), "notation.unreadable", id="discards unreadable"),
        pytest.param(replace(LIVING, rivers=("A 88m",)), "position.too-many-of", id="too many of one tile"),
        pytest.param(replace(LIVING, rivers=("A 2f",)), "position.too-many-of", id="another flower"),
        pytest.param(replace(LIVING, player="C"), "position.no-solution", id="nothing exposed"),
    ],
)
def test_what_cannot_be_asked(exercise: DeadOrAlive, expected: str) -> None:
    assert codes(exercise.problems(AMERICAN)) == expected
    assert codes(exercise.problems(BASIC)) == "position.no-card"


def test_hints_lead_to_the_ruling() -> None:
    assert APART.prompt(AMERICAN).code == "ask.dead-or-alive"
    hints = APART.hints(AMERICAN)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == (
        "hint.dead.goal hint.dead.area rule.dead-hand hint.dead.tile referee.challenge-no-line"
    )
    assert SIX.hints(AMERICAN)[3].reason.params["count"] == 0


@given(st.integers(0, 2**32), st.sampled_from(LEVELS))
def test_a_made_question_is_ruled_as_a_challenge_is(seed: int, level: int) -> None:
    exercise = DeadOrAlive.generate(AMERICAN, seed=seed, level=level)
    assert exercise.problems(AMERICAN) == ()
    assert bool(exercise.rivers) == (level == 3)
    proof = proof_of(card_of(AMERICAN), exercise.exposed, exercise.gone)
    assert exercise.solutions(AMERICAN) == ((ALIVE,) if proof is Proof.NONE else (DEAD,))
    assert (proof is Proof.UNWINNABLE) <= (level == 3)


@pytest.mark.parametrize("level", LEVELS)
def test_both_answers_come_up(level: int) -> None:
    made = [DeadOrAlive.generate(AMERICAN, seed=seed, level=level) for seed in range(20)]
    assert {each.solutions(AMERICAN) for each in made} == {(DEAD,), (ALIVE,)}
