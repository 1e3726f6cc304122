from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.coach.card_players import lacking
from engine.exercises.blind_or_not import MAY, BlindOrNot
from engine.exercises.frame import LEVELS, Rung
from engine.exercises.spared import spare
from engine.hands import Hand
from engine.notation import print_tiles
from engine.reasons import NotationError
from engine.tiles import Tile
from engine.variants import variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes, marks

AMERICAN = variant("american")
TWO = BlindOrNot("888s8888m33z55z1f2p", 3)
THREE = replace(TWO, hand="888s8888m33z259p1j")
NONE = replace(TWO, hand="2246688s777555z")
"""Concealed, and ready: every tile has its place."""
ACROSS = replace(TWO, number=2)
LAST = replace(TWO, goal=MAY)
FIRST_LEFT = replace(TWO, number=1, second=True, goal=MAY)


@pytest.mark.parametrize(
    ("exercise", "right", "told"),
    [
        pytest.param(TWO, "1", "blind.you-have-to-spare", id="two of hers can go"),
        pytest.param(THREE, "0", "blind.you-have-to-spare", id="three of hers can go"),
        pytest.param(NONE, "3", "blind.none-to-spare", id="none of hers can go"),
        pytest.param(replace(TWO, second=True), "1", "blind.you-have-to-spare", id="second Charleston, to the right"),
        pytest.param(ACROSS, "0", "charleston.no-blind-pass-here", id="across, everything is hers"),
        pytest.param(LAST, "yes", "blind.last-of-a-charleston", id="may, in the last pass"),
        pytest.param(FIRST_LEFT, "no", "charleston.no-blind-pass-here", id="may not, in the first pass of the second"),
    ],
)
def test_what_may_and_must_go_on_unseen(exercise: BlindOrNot, right: str, told: str) -> None:
    assert exercise.problems(AMERICAN) == ()
    assert exercise.solutions(AMERICAN) == (right,)
    verdict = exercise.grade(AMERICAN, f" {right} ")
    assert verdict.allowed
    assert codes(verdict.reasons) == f"{told} rule.blind-pass"
    assert [each for each in exercise.choices if exercise.grade(AMERICAN, each).allowed] == [right]


@pytest.mark.parametrize(
    ("exercise", "said", "expected"),
    [
        pytest.param(TWO, "2", "blind.you-have-to-spare rule.blind-pass", id="more than needed"),
        pytest.param(TWO, "0", "blind.spares-your-line blind.you-have-to-spare rule.blind-pass", id="less than needed"),
        pytest.param(NONE, "0", "blind.spares-your-line blind.none-to-spare rule.blind-pass", id="three of the line"),
        pytest.param(ACROSS, "2", "charleston.no-blind-pass-here rule.blind-pass", id="where none goes on"),
        pytest.param(LAST, "no", "blind.last-of-a-charleston rule.blind-pass", id="but she may"),
        pytest.param(FIRST_LEFT, "yes", "charleston.no-blind-pass-here rule.blind-pass", id="but she may not"),
        pytest.param(TWO, " ", "answer.empty", id="nothing"),
        pytest.param(LAST, "", "answer.empty", id="neither yes nor no"),
    ],
)
def test_why_an_answer_is_wrong(exercise: BlindOrNot, said: str, expected: str) -> None:
    verdict = exercise.grade(AMERICAN, said)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected


def test_what_can_go_is_marked() -> None:
    assert marks(TWO.grade(AMERICAN, "1")) == {"yes": "2p.1 1f.1"}
    wrong = TWO.grade(AMERICAN, "0")
    assert marks(wrong) == {"why": "2p.1 1f.1"}
    assert wrong.reasons[0].params == {"count": 3, "before": 3, "after": 4}


def test_jokers_are_never_spared() -> None:
    assert print_tiles(spare(THREE.view(AMERICAN))) == "259p"
    assert "1j" in print_tiles(THREE.view(AMERICAN).hand.concealed)


@pytest.mark.parametrize(
    ("exercise", "said", "code"),
    [
        pytest.param(TWO, "4", "answer.not-offered", id="more than are passed"),
        pytest.param(TWO, "two", "answer.no-number", id="a word"),
        pytest.param(LAST, "2", "answer.not-offered", id="neither yes nor no"),
    ],
)
def test_what_is_no_answer(exercise: BlindOrNot, said: str, code: str) -> None:
    with pytest.raises(NotationError) as refused:
        exercise.grade(AMERICAN, said)
    assert refused.value.reason.code == code


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(replace(TWO, hand="888x"), "notation.unreadable", id="unreadable"),
        pytest.param(replace(TWO, hand="888s"), "position.wrong-size", id="too few tiles"),
        pytest.param(replace(TWO, number=0), "position.unreadable", id="no such pass"),
        pytest.param(replace(TWO, number=4), "position.unreadable", id="a fourth pass"),
        pytest.param(replace(TWO, goal="must"), "position.unknown-goal", id="another goal"),
    ],
)
def test_what_cannot_be_asked(exercise: BlindOrNot, expected: str) -> None:
    assert codes(exercise.problems(AMERICAN)) == expected
    assert codes(exercise.problems(BASIC)) == "position.no-charleston"


def test_east_has_a_tile_more() -> None:
    assert replace(TWO, hand="888s8888m33z55z1f2p9p").problems(AMERICAN) == ()


@pytest.mark.parametrize(
    ("exercise", "prompt", "expected"),
    [
        pytest.param(
            TWO,
            "ask.blind-many-first",
            "hint.blind.goal-many hint.way.area rule.blind-pass hint.blind.tile blind.you-have-to-spare",
            id="how many",
        ),
        pytest.param(
            LAST,
            "ask.blind-may-first",
            "hint.blind.goal-may hint.way.area rule.blind-pass way.first-order blind.last-of-a-charleston",
            id="whether",
        ),
        pytest.param(
            FIRST_LEFT,
            "ask.blind-may-second",
            "hint.blind.goal-may hint.way.area rule.blind-pass way.second-order charleston.no-blind-pass-here",
            id="whether, in the second",
        ),
    ],
)
def test_hints_lead_to_the_answer(exercise: BlindOrNot, prompt: str, expected: str) -> None:
    assert exercise.prompt(AMERICAN).code == prompt
    hints = exercise.hints(AMERICAN)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == expected


def test_the_tile_of_the_hint_is_needed() -> None:
    (kept,) = TWO.hints(AMERICAN)[3].tiles
    assert kept not in spare(TWO.view(AMERICAN))
    assert replace(TWO, second=True).prompt(AMERICAN).code == "ask.blind-many-second"


def without(hand: Hand, tiles: tuple[Tile, ...]) -> Hand:
    """The hand after some tiles have gone."""
    for each in tiles:
        hand = hand.without_tile(each)
    return hand


@given(st.integers(0, 2**32), st.sampled_from(LEVELS))
def test_just_one_answer_of_a_made_question_is_right(seed: int, level: int) -> None:
    exercise = BlindOrNot.generate(AMERICAN, seed=seed, level=level)
    assert exercise.problems(AMERICAN) == ()
    right = tuple(each for each in exercise.choices if exercise.grade(AMERICAN, each).allowed)
    assert right == exercise.solutions(AMERICAN)
    view = exercise.view(AMERICAN)
    assert lacking(view, without(view.hand, spare(view))) == lacking(view, view.hand)


@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_comes_up(level: int) -> None:
    made = [BlindOrNot.generate(AMERICAN, seed=seed, level=level) for seed in range(60)]
    assert {each.goal for each in made} == ({MAY} if level == 1 else {"many"})
    assert {each.second for each in made} == {False, True}
    found = {each.solutions(AMERICAN)[0] for each in made}
    assert found >= ({"yes", "no"} if level == 1 else {"0", "1"} if level == 2 else {"0", "1", "2", "3"})
