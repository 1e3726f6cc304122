from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.card.cards import card
from engine.card.match import match
from engine.exercises.frame import LEVELS, Rung
from engine.exercises.misreadings import misread
from engine.exercises.read_line import ReadLine
from engine.hands import parse_hand
from engine.notation import parse_design
from engine.reasons import NotationError
from engine.variants import variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes

AMERICAN, CARD = variant("american"), card("practice_one")
RIGHT, THREE_SUITS, OTHER = "3333s7777s5555m11f", "3333s7777p5555m11f", "3333s9999s5555m11f"
HANDS = ReadLine((OTHER, RIGHT, THREE_SUITS), line="odd-2")
LINES = ReadLine(("odd-1", "odd-2"), hand=RIGHT)


def why(line: str, hand: str) -> str:
    """What breaks it: the code and what it speaks of."""
    found = misread(CARD.line(line), parse_hand(hand))
    return (
        ""
        if found is None
        else " ".join((found.code, *(str(getattr(each, "text", each)) for each in found.params.values())))
    )


@pytest.mark.parametrize(
    ("line", "hand"),
    [
        pytest.param("odd-2", "3333m7777m5555p11f", id="any suits"),
        pytest.param("odd-2", "333m1j777m1j555p1j11f", id="jokers in groups"),
        pytest.param("run-1", "44s555m6666p777m88s", id="a run that begins elsewhere"),
        pytest.param("cal-2", "227s5z111z333z1111f", id="soap as the zero of the year"),
        pytest.param("run-8", "444s5555s666s777s1f", id="the same suit for both, where the line allows it"),
        pytest.param("qui-4", "1111z1j3333z1j7777z", id="jokers where there are too few tiles"),
        pytest.param("lik-4", "333s7777z1j333m333p", id="a joker in a pung whose tile stands alone"),
    ],
)
def test_nothing_breaks_a_hand_of_the_line(line: str, hand: str) -> None:
    assert why(line, hand) == ""
    assert line in {each.line.id for each in match(CARD, parse_hand(hand))}


@pytest.mark.parametrize(
    ("line", "hand", "expected"),
    [
        pytest.param("odd-2", "3333s7777s5555m1f1j", "read.joker-in-a-pair 1f", id="a joker for a flower of a pair"),
        pytest.param("cal-2", "227s1j111z333z1111f", "read.joker-for-a-single 5z", id="a joker for the zero"),
        pytest.param("lik-4", "333s7777z1p333m333p", "read.not-like 1p", id="a single of another number"),
        pytest.param("odd-2", "3333s7777s555m111f", "read.flowers 2 3", id="three flowers for a pair"),
        pytest.param("cal-2", "2277s5z111z333z111f", "read.flowers 4 3", id="a pung of flowers for a kong"),
        pytest.param("run-1", "22s333p4444m55p666s", "read.group-size 5p 3 2", id="a pair for a pung"),
        pytest.param("lik-1", "8888s8888m333z666z", "read.dragon-of-its-suit 6z", id="the dragon of another suit"),
        pytest.param("cal-2", "227s1s111z333z1111f", "read.zero-is-soap", id="a number for the zero"),
        pytest.param("lik-3", "44s44m44p6666z1111f", "read.zero-is-soap", id="another dragon for a kong of zeros"),
        pytest.param("odd-2", THREE_SUITS, "read.one-suit-too-many 2", id="three suits for two"),
        pytest.param("odd-2", "3333s7777s5555s11f", "read.same-suit-twice 2", id="one suit for two"),
        pytest.param("run-1", "22s333p4444m555s66p", "read.wrong-suit 3p", id="the suits cross"),
        pytest.param("odd-2", OTHER, "read.numbers-are-fixed 9s", id="another number than the line names"),
        pytest.param("cal-2", "228s5z111z333z1111f", "read.numbers-are-fixed 8s", id="another year"),
        pytest.param("lik-1", "8888s7777m333z555z", "read.not-like 8s", id="two numbers for one"),
        pytest.param("run-1", "22s333p4444m555p77s", "read.not-the-run 7s", id="a number left out"),
        pytest.param("win-2", "1224z666677z7z555z", "read.group-size 3z 1 0", id="a wind twice for another"),
        pytest.param("win-1", "11223333444466z", "read.group-size 2z 4 2", id="the groups of two winds changed"),
        pytest.param("odd-2", "3333s7777s5555m1z2z", "read.flowers 2 0", id="winds for flowers"),
        pytest.param("lik-1", "8888s8888m333z55z1f", "read.flowers 0 1", id="a flower too many"),
        pytest.param("evn-4", "2244668s8p777555z", "read.one-suit-too-many 1", id="a number of another suit"),
        pytest.param("evn-4", "2244668s777555z1z", "read.not-in-the-line 1z", id="a wind"),
        pytest.param("odd-4", "1111s9999s5551z77z", "read.not-in-the-line 1z", id="a wind among dragons"),
    ],
)
def test_what_breaks_a_hand(line: str, hand: str, expected: str) -> None:
    assert len(parse_hand(hand).concealed) == 14
    assert why(line, hand) == expected
    assert line not in {each.line.id for each in match(CARD, parse_hand(hand))}


def test_the_hand_of_the_line_is_right() -> None:
    assert HANDS.problems(AMERICAN) == ()
    assert HANDS.solutions(AMERICAN) == (RIGHT,)
    verdict = HANDS.grade(AMERICAN, f" {RIGHT} ")
    assert verdict.allowed
    assert codes(verdict.reasons) == "read.fits"
    assert verdict.reasons[0].params == {"number": 2}
    for said, code in ((THREE_SUITS, "read.one-suit-too-many"), (OTHER, "read.numbers-are-fixed")):
        refused = HANDS.grade(AMERICAN, said)
        assert not refused.allowed
        assert codes(refused.reasons) == code


def test_the_line_of_the_hand_is_right() -> None:
    assert LINES.problems(AMERICAN) == ()
    assert LINES.solutions(AMERICAN) == ("odd-2",)
    assert not LINES.grade(AMERICAN, "odd-1").allowed


def test_what_jokers_stand_for_is_told() -> None:
    asking = replace(HANDS, choices=("333s7777s555m11f11j", OTHER))
    verdict = asking.grade(AMERICAN, asking.choices[0])
    assert codes(verdict.reasons) == "read.fits read.jokers-stand-for"
    assert verdict.reasons[1].params["tiles"] == (parse_design("3s"), parse_design("5m"))


def test_what_is_no_answer() -> None:
    assert codes(HANDS.grade(AMERICAN, "").reasons) == "answer.empty"
    with pytest.raises(NotationError) as refused:
        HANDS.grade(AMERICAN, "odd-2")
    assert refused.value.reason.code == "answer.not-offered"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(replace(HANDS, hand=RIGHT), "position.unreadable", id="line and hand"),
        pytest.param(replace(HANDS, line=""), "position.unreadable", id="neither"),
        pytest.param(replace(HANDS, line="no-1"), "card.no-such-line", id="no such line"),
        pytest.param(replace(LINES, choices=("odd-2", "no-1")), "card.no-such-line", id="no such line to choose"),
        pytest.param(replace(HANDS, choices=(RIGHT, "3333x")), "notation.unreadable", id="unreadable"),
        pytest.param(replace(HANDS, choices=(RIGHT, "3333s")), "position.wrong-size", id="too few tiles"),
        pytest.param(
            replace(LINES, hand="3333s7777s5555m11f | 666z pung from B"), "position.wrong-size", id="something exposed"
        ),
        pytest.param(replace(HANDS, choices=(RIGHT, "3333s7777s5555m2f1f")), "position.too-many-of", id="no such tile"),
        pytest.param(replace(HANDS, choices=(RIGHT,)), "position.too-few-choices", id="one hand"),
        pytest.param(replace(HANDS, choices=(RIGHT, RIGHT)), "position.choice-twice", id="one hand twice"),
        pytest.param(replace(HANDS, choices=(OTHER, THREE_SUITS)), "position.answer-not-offered", id="none fits"),
        pytest.param(
            replace(HANDS, choices=(RIGHT, "3333m7777m5555s11f")), "position.every-choice-right", id="both fit"
        ),
    ],
)
def test_what_cannot_be_asked(exercise: ReadLine, expected: str) -> None:
    assert codes(exercise.problems(AMERICAN)).split()[0] == expected
    assert codes(exercise.problems(BASIC)) == "position.no-card"


def test_hints_lead_to_the_right_one() -> None:
    assert HANDS.prompt(AMERICAN).code == "ask.read-line"
    assert LINES.prompt(AMERICAN).code == "ask.which-line"
    hints = HANDS.hints(AMERICAN)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == (
        "hint.read.goal hint.read.area rule.read-a-line hint.read.tile read.fits"
    )
    assert hints[1].reason.params == {"count": 2}
    assert hints[3].reason.params["count"] == len(hints[3].tiles) == 4


@given(st.integers(0, 2**32), st.sampled_from(LEVELS))
def test_just_one_choice_of_a_made_question_fits(seed: int, level: int) -> None:
    exercise = ReadLine.generate(AMERICAN, seed=seed, level=level)
    assert exercise.problems(AMERICAN) == ()
    assert len(exercise.choices) == level + 1
    (right,) = exercise.solutions(AMERICAN)
    line, hand = exercise.pair(AMERICAN, right)
    assert line in [each.line for each in match(CARD, hand)]
    told = [exercise.grade(AMERICAN, each).because for each in exercise.choices if each != right]
    assert exercise.hand or len({*told}) == level


def test_made_questions_show_both_ways_and_jokers() -> None:
    made = {level: [ReadLine.generate(AMERICAN, seed=seed, level=level) for seed in range(30)] for level in LEVELS}
    assert all(each.line for each in made[1])
    assert any(" " in each.choices[0] for each in made[1])
    for level in (2, 3):
        assert {bool(each.hand) for each in made[level]} == {False, True}
    hands = [parse_hand(each.hand or each.solutions(AMERICAN)[0]) for each in made[3]]
    assert sum(any(tile.design.is_joker for tile in each.concealed) for each in hands) > 20
