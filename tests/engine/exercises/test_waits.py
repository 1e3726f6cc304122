"""All tiles a hand waits for, and how many of them are left."""

from dataclasses import replace

import pytest

from engine.appraisal.appraise import is_barred_by_suits
from engine.exercises.completing import another
from engine.exercises.frame import LEVELS, Rung
from engine.exercises.waits import LEFT, WHICH, Waits
from engine.notation import parse_design
from engine.reasons import NotationError
from engine.ruleset import Variant
from engine.variants import VARIANTS, variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes, marks

OPEN_ENDED = Waits("123456m99p45s777z", ("3s", "6s", "9p", "4s"))
ONE = Waits("123456789m111p5z", ("5z", "6z"))
HOW_MANY = Waits("123456m99p45s777z", ("8", "6", "2", "4", "9"), LEFT, "3s 6s 1z")
COUNTING = tuple(each for each in VARIANTS if each.has_sets)


def test_all_that_complete_the_hand_are_right_together() -> None:
    assert OPEN_ENDED.problems(BASIC) == ()
    assert OPEN_ENDED.solutions(BASIC) == ("3s 6s",)
    verdict = OPEN_ENDED.grade(BASIC, "6s 3s")
    assert verdict.allowed
    assert codes(verdict.reasons) == "waits.all hand.finishes-chow hand.finishes-chow"
    assert marks(verdict) == {"yes": "6s.1 3s.1"}
    assert ONE.grade(BASIC, "5z.2").allowed


@pytest.mark.parametrize(
    ("answer", "expected", "marked"),
    [
        pytest.param("3s", "waits.left-out", {"yes": "3s.1", "why": "6s.1"}, id="one left out"),
        pytest.param(
            "3s 6s 9p",
            "waits.does-not-complete hand.pair-missing",
            {"yes": "3s.1 6s.1", "no": "9p.3"},
            id="one too many",
        ),
        pytest.param(
            "9p 4s 6s",
            "waits.does-not-complete hand.pair-missing waits.does-not-complete waits.left-out",
            {"no": "9p.3 4s.2", "yes": "6s.1", "why": "3s.1"},
            id="both",
        ),
        pytest.param("", "answer.empty", {}, id="nothing"),
        pytest.param("1m", "answer.not-on-rack", {}, id="not offered"),
    ],
)
def test_each_tile_is_judged_by_itself(answer: str, expected: str, marked: dict[str, str]) -> None:
    verdict = OPEN_ENDED.grade(BASIC, answer)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected
    assert marks(verdict) == marked


@pytest.mark.parametrize(
    ("answer", "right", "expected"),
    [
        pytest.param("6", True, "waits.left", id="right"),
        pytest.param("8", False, "waits.counted-seen", id="those that lie open too"),
        pytest.param("3", False, "waits.left-out", id="one kind left out"),
        pytest.param("2", False, "waits.counted-kinds", id="kinds"),
        pytest.param("5", False, "count.too-low", id="too low"),
        pytest.param("9", False, "count.too-high", id="too high"),
    ],
)
def test_how_many_are_left(answer: str, right: bool, expected: str) -> None:
    assert HOW_MANY.problems(BASIC) == ()
    assert HOW_MANY.solutions(BASIC) == ("6",)
    assert HOW_MANY.offered == ()
    verdict = HOW_MANY.grade(BASIC, answer)
    assert verdict.allowed is right
    assert codes(verdict.reasons) == f"{expected} waits.left-of waits.left-of"


def test_a_wait_for_one_kind_has_none_to_leave_out() -> None:
    asked = replace(ONE, goal=LEFT, choices=("3", "0"))
    assert asked.problems(BASIC) == ()
    assert asked.grade(BASIC, "0").because == "count.too-low"
    assert marks(asked.grade(BASIC, "3")) == {"why": "5z.1"}


def test_what_is_no_answer_to_how_many() -> None:
    assert HOW_MANY.grade(BASIC, " ").because == "answer.empty"
    with pytest.raises(NotationError) as refused:
        HOW_MANY.grade(BASIC, "six")
    assert refused.value.reason.code == "answer.no-number"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(replace(ONE, hand="9x"), "notation.unreadable", id="unreadable"),
        pytest.param(replace(ONE, open="9x"), "notation.unreadable", id="unreadable tiles"),
        pytest.param(replace(HOW_MANY, choices=("6", " ")), "answer.no-number", id="no number"),
        pytest.param(replace(ONE, goal="worth"), "position.unknown-goal", id="no such goal"),
        pytest.param(replace(ONE, hand="1m"), "position.hand-not-one-short", id="too short"),
        pytest.param(replace(ONE, open="1f"), "position.not-in-this-set", id="another game's tile"),
        pytest.param(replace(ONE, open="111p"), "hand.five-alike", id="five alike"),
        pytest.param(replace(ONE, choices=("5z",)), "position.too-few-choices", id="one choice"),
        pytest.param(replace(OPEN_ENDED, choices=("3s", "9p")), "position.answer-not-offered", id="one is not offered"),
        pytest.param(replace(HOW_MANY, choices=("7", "9")), "position.answer-not-offered", id="number not offered"),
        pytest.param(replace(OPEN_ENDED, choices=("3s", "6s")), "position.nothing-to-leave", id="all right"),
    ],
)
def test_what_cannot_be_asked(exercise: Waits, expected: str) -> None:
    assert codes(exercise.problems(BASIC)).split()[0] == expected


def test_hints_lead_to_all_of_them() -> None:
    assert OPEN_ENDED.prompt(BASIC).code == "ask.waits"
    assert HOW_MANY.prompt(BASIC).code == "ask.waits-left"
    for asked, rule, answer in ((OPEN_ENDED, "rule.chow", "waits.all"), (HOW_MANY, "rule.waits-left", "waits.left")):
        hints = asked.hints(BASIC)
        assert [each.rung for each in hints] == list(Rung)
        assert codes(each.reason for each in hints) == f"hint.waits.goal hint.hand.area {rule} hint.hand.tile {answer}"
        assert [each.name for each in hints[1].tiles] == ["4s.1", "5s.1"]


@pytest.mark.parametrize("rules", COUNTING, ids=lambda each: each.id)
@pytest.mark.parametrize("level", LEVELS)
def test_made_questions_can_be_asked_and_their_hands_can_win(rules: Variant, level: int) -> None:
    made = [Waits.generate(rules, seed=seed, level=level) for seed in range(25)]
    assert {each.goal for each in made} == {WHICH, LEFT}
    for each in made:
        assert each.problems(rules) == ()
        assert each.grade(rules, each.solutions(rules)[0]).allowed
        for text in each.solutions(rules)[0].split() if each.goal == WHICH else ():
            assert not is_barred_by_suits(rules, each.held.with_tile(another(parse_design(text), beside=each.held)))


def test_a_suit_must_be_given_up_only_where_the_table_says_so() -> None:
    three = replace(OPEN_ENDED, hand="123456m99p45s777p").held
    assert is_barred_by_suits(variant("sichuan"), three)
    assert not is_barred_by_suits(BASIC, three)
