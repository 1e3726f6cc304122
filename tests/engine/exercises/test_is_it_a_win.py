from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.exercises.frame import LEVELS, Rung
from engine.exercises.is_it_a_win import IsItAWin
from engine.reasons import NotationError
from engine.ruleset import Variant
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.seven_pairs import SevenPairs
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.variants import compose
from tests.engine.exercises.variants import BASIC, OF_SETS, WITH_BONUS
from tests.engine.exercises.verdicts import codes, marks

MANY_SHAPES = replace(WITH_BONUS, id="many", shapes=(SetsAndPair(), SevenPairs(), ThirteenOrphans()))
SMALL = compose("basic", (("suits", "one"), ("sets", "two")))
WHOLE, NEAR = "123m456p789s11155z", "123m456p789s11z57p5z"


@pytest.mark.parametrize(
    ("rules", "hand", "expected"),
    [
        pytest.param(BASIC, WHOLE, "sets.chow sets.chow sets.chow sets.pung complete.pair", id="sets and a pair"),
        pytest.param(
            BASIC, "123m99p55z + 9p | 789s chow | 1111z kong", "sets.kong sets.chow sets.pung sets.chow", id="a kong"
        ),
        pytest.param(MANY_SHAPES, "1133m5577p99s1122z", " ".join(["complete.pair"] * 7), id="seven pairs"),
        pytest.param(
            MANY_SHAPES, "19m19p19s12345677z", " ".join(["complete.pair", *["complete.single"] * 12]), id="orphans"
        ),
        pytest.param(SMALL, "12355789m", "sets.chow sets.chow complete.pair", id="a small hand"),
    ],
)
def test_a_complete_hand(rules: Variant, hand: str, expected: str) -> None:
    exercise = IsItAWin(hand)
    assert exercise.problems(rules) == ()
    assert exercise.solutions(rules) == ("yes",)
    yes, no = exercise.grade(rules, " yes "), exercise.grade(rules, "no")
    assert yes.allowed
    assert not no.allowed
    assert yes.reasons == no.reasons
    assert codes(yes.reasons).startswith(f"complete.it-is {expected}")
    assert len(marks(yes)["why"].split()) == len(exercise.held.tiles)


@pytest.mark.parametrize(
    ("rules", "hand", "expected", "marked"),
    [
        pytest.param(
            BASIC, "123m456p789s11z128p", "hand.one-set-missing set.not-consecutive", "1p.1 2p.1 8p.1", id="set"
        ),
        pytest.param(BASIC, "123m456p789s111z5p5z", "hand.pair-missing", "5p.1 5z.1", id="pair"),
        pytest.param(BASIC, "123m456p78s111z5p5z + 2m", "win.more-missing rule.complete-hand", "", id="two"),
        pytest.param(BASIC, "1133m5577p99s1155z", "win.more-missing rule.complete-hand", "", id="seven pairs"),
        pytest.param(MANY_SHAPES, "1133m5577p99s112z + 3z", "hand.one-pair-missing", "2z.1 3z.1", id="seventh pair"),
        pytest.param(MANY_SHAPES, "19m19p19s1234567z + 5m", "hand.not-complete", "", id="orphans"),
    ],
)
def test_a_hand_that_is_not_complete(rules: Variant, hand: str, expected: str, marked: str) -> None:
    exercise = IsItAWin(hand)
    assert exercise.problems(rules) == ()
    assert exercise.solutions(rules) == ("no",)
    yes, no = exercise.grade(rules, "yes"), exercise.grade(rules, "no")
    assert not yes.allowed
    assert no.allowed
    assert codes(yes.reasons) == expected
    says_so = expected.startswith("win.more-missing")
    assert codes(no.reasons) == (expected if says_so else f"complete.it-is-not {expected}")
    assert marks(yes) == marks(no) == ({"why": marked} if marked else {})


def test_what_is_no_answer() -> None:
    assert codes(IsItAWin(WHOLE).grade(BASIC, " ").reasons) == "answer.empty"
    with pytest.raises(NotationError) as refused:
        IsItAWin(WHOLE).grade(BASIC, "perhaps")
    assert refused.value.reason.code == "answer.not-offered"


@pytest.mark.parametrize(
    ("rules", "hand", "expected"),
    [
        pytest.param(BASIC, "5q", "notation.unreadable", id="unreadable"),
        pytest.param(BASIC, f"{WHOLE}6z", "position.wrong-size", id="a tile too many"),
        pytest.param(BASIC, WHOLE[:-2] + "z", "position.wrong-size", id="a tile too few"),
        pytest.param(BASIC, f"{WHOLE} | 1f", "position.not-in-this-set", id="a flower, where there is none"),
        pytest.param(WITH_BONUS, f"{WHOLE} | 1f", "", id="a flower aside"),
        pytest.param(WITH_BONUS, "123m456p789s1115z1f", "position.in-no-set", id="a flower in the hand"),
    ],
)
def test_what_cannot_be_asked(rules: Variant, hand: str, expected: str) -> None:
    assert codes(IsItAWin(hand).problems(rules)) == expected


@pytest.mark.parametrize(
    ("hand", "answer", "pointed"),
    [
        pytest.param(WHOLE, "complete.it-is", "5z.1", id="the pair of a complete hand"),
        pytest.param("123m456p789s111z5p5z", "complete.it-is-not", "5p.1", id="what is left over"),
        pytest.param("123m456p78s111z5p5z + 2m", "complete.it-is-not", "1m.1", id="a hand that lacks more"),
    ],
)
def test_hints_lead_to_the_answer(hand: str, answer: str, pointed: str) -> None:
    exercise = IsItAWin(hand)
    assert exercise.prompt(BASIC).code == "ask.is-it-a-win"
    hints = exercise.hints(BASIC)
    assert [each.rung for each in hints] == list(Rung)
    expected = f"hint.hand.goal hint.set.area rule.complete-hand hint.complete.tile {answer}"
    assert codes(each.reason for each in hints) == expected
    assert [each.name for each in hints[3].tiles] == [pointed]
    assert hints[3].tiles[0] in hints[1].tiles
    assert hints[2].reason.params == {"count": 4}


made = st.builds(
    lambda rules, seed, level: (rules, IsItAWin.generate(rules, seed=seed, level=level)),
    st.sampled_from(OF_SETS),
    st.integers(0, 2**32),
    st.sampled_from(LEVELS),
)


@given(made)
def test_hands_are_complete_or_lack_one_tile(question: tuple[Variant, IsItAWin]) -> None:
    rules, exercise = question
    assert exercise.problems(rules) == ()
    missing = rules.missing(exercise.held)
    assert missing in (0, 1)
    assert exercise.grade(rules, "yes").allowed == (missing == 0)
    assert exercise.grade(rules, "no").allowed == (missing == 1)


def test_both_answers_come_up() -> None:
    answers = {IsItAWin.generate(BASIC, seed=seed, level=2).solutions(BASIC) for seed in range(20)}
    assert answers == {("yes",), ("no",)}
