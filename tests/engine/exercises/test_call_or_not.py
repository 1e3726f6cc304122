from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.card.cards import card
from engine.coach.advice import advise
from engine.coach.card_players import play_by_card
from engine.exercises.call_or_not import MAY, WORTH, CallOrNot
from engine.exercises.called import NAMES, PASS, WIN, Called
from engine.exercises.frame import LEVELS, Rung
from engine.reasons import NotationError
from engine.variants import variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes, marks

AMERICAN, CARD = variant("american"), card("practice_one")
EVENS = CallOrNot("222s666s888m11f9s1j", "8m discard from C", WORTH, (PASS, "pung", "kong"))
"""On its way to kongs of 2s, 6s and 8s; a kong of 8s is called, a pung is of no use."""
CLOSED = CallOrNot("22446688s7755z1p", "7z discard from C", WORTH, (PASS, "pung"))
"""On its way to pairs and two pungs that stay concealed."""
READY = CallOrNot("22446688s77755z", "5z discard from C", WORTH, (PASS, "pung", WIN))
"""The same, one tile short."""
MIXED = CallOrNot("11223344m5566p1s", "1m discard from B", MAY, NAMES)
"""A pair of the discard, and no joker."""
LAST_JOKER = CallOrNot(
    "111z33z777z11f22s1j", "1z discard from B", WORTH, (PASS, "pung", "kong", "quint"), rivers=("C 1111111j",)
)
"""The other jokers are gone, so no second quint can be made."""
DEAD = CallOrNot(
    "22s44p1z | 888m1j kong from D | 666s1j kong from D", "2s discard from D", WORTH, rivers=("B 1111f", "C 1111f")
)
"""What the groups on the table need is gone."""


@pytest.mark.parametrize(
    ("exercise", "right", "told"),
    [
        pytest.param(EVENS, "kong", "call.brings-closer", id="a group of the nearest line"),
        pytest.param(CLOSED, PASS, "call.gives-up-concealed", id="the nearest line is concealed"),
        pytest.param(READY, WIN, "legal.win-with-it", id="the winning tile of a pung"),
        pytest.param(replace(READY, goal=MAY), "pung", "legal.call", id="what she may, if not to win"),
        pytest.param(replace(READY, goal=MAY), WIN, "legal.win-with-it", id="what she may, to win"),
        pytest.param(MIXED, "pung", "legal.call", id="two like it"),
        pytest.param(
            replace(MIXED, asked="1s discard from B"),
            PASS,
            "call.nothing-to-call call.no-single call.no-pair call.tiles-lacking win.more-missing-with",
            id="one like it",
        ),
        pytest.param(
            replace(MIXED, asked="1s discard from B", goal=WORTH), PASS, "call.nothing-to-call", id="nothing allowed"
        ),
        pytest.param(replace(EVENS, hand="222s66s8889m11f19s"), "kong", "call.brings-closer", id="without jokers"),
    ],
)
def test_what_is_called(exercise: CallOrNot, right: str, told: str) -> None:
    assert exercise.problems(AMERICAN) == ()
    assert right in exercise.solutions(AMERICAN)
    verdict = exercise.grade(AMERICAN, f" {right} ")
    assert verdict.allowed
    assert list(dict.fromkeys(each.code for each in verdict.reasons)) == told.split()


@pytest.mark.parametrize(
    ("exercise", "said", "because"),
    [
        pytest.param(EVENS, PASS, "call.brings-closer", id="let go what helps"),
        pytest.param(EVENS, "pung", "call.other-size", id="a group too short"),
        pytest.param(CLOSED, "pung", "call.gives-up-concealed", id="a group of a concealed line"),
        pytest.param(READY, "pung", "call.win-instead", id="a group instead of the win"),
        pytest.param(READY, PASS, "call.win-instead", id="the win let go"),
        pytest.param(LAST_JOKER, "quint", "call.leaves-no-line", id="a group that leaves no line"),
        pytest.param(replace(READY, goal=MAY), PASS, "call.may-be-called", id="she may"),
        pytest.param(MIXED, "pair", "call.no-pair", id="a pair"),
        pytest.param(MIXED, "single", "call.no-single", id="a single tile"),
        pytest.param(MIXED, "kong", "call.tiles-lacking", id="too few tiles"),
        pytest.param(MIXED, WIN, "win.more-missing-with", id="a win far off"),
        pytest.param(replace(MIXED, asked="1j discard from B"), "sextet", "joker.never-called", id="a joker"),
        pytest.param(replace(MIXED, asked="1j discard from B"), WIN, "joker.never-called", id="a joker, to win"),
        pytest.param(
            CallOrNot("335m247p222244s1f", "3m discard from D", WORTH, (PASS, "pung")),
            "pung",
            "call.no-closer",
            id="a group of no use",
        ),
        pytest.param(
            CallOrNot("13m24p99s12z1j | 9999p kong from B", "9s discard from B"),
            "pung",
            "call.fits-no-line",
            id="a group beside her own that is on no line with it",
        ),
        pytest.param(
            CallOrNot("111122223333m1z", "1z discard from B", choices=(PASS, "pair", "pung")),
            "pung",
            "call.tiles-lacking",
            id="nothing like it but one",
        ),
    ],
)
def test_why_an_answer_is_wrong(exercise: CallOrNot, said: str, because: str) -> None:
    assert exercise.problems(AMERICAN) == ()
    verdict = exercise.grade(AMERICAN, said)
    assert not verdict.allowed
    rule = "rule.worth-a-call" if exercise.goal == WORTH else "rule.who-may-call"
    told = [each.code for each in verdict.reasons]
    assert (told[0], told[-1]) == (because, rule)


def test_real_tiles_are_laid_before_jokers() -> None:
    assert marks(EVENS.grade(AMERICAN, "kong")) == {"yes": "8m.1 8m.2 8m.3"}
    assert marks(EVENS.grade(AMERICAN, "pung")) == {"no": "8m.1 8m.2"}
    called = Called(replace(EVENS, choices=NAMES).view(AMERICAN))
    assert [each.name for each in called.group("quint")][1:] == ["8m.1", "8m.2", "8m.3", "1j.1"]
    assert called.group("sextet") == ()
    assert called.after(PASS) == called.now == 2


def test_what_a_call_brings_is_told_in_tiles() -> None:
    assert EVENS.grade(AMERICAN, PASS).reasons[0].params == {"count": 1, "before": 2}
    assert EVENS.grade(AMERICAN, "pung").reasons[0].params == {"count": 2, "best": 1}


def test_a_call_for_a_line_that_is_easier_to_finish_is_as_good_as_a_pass() -> None:
    exercise = CallOrNot("36p1222344666z1j", "2z discard from C", "worth", ("pass", "pung", "kong", "win"))
    assert exercise.solutions(AMERICAN) == ("pass", "kong")
    assert codes(exercise.grade(AMERICAN, "pass").reasons) == "call.no-closer"
    assert codes(exercise.grade(AMERICAN, "kong").reasons) == "advice.claim-opens-line"
    assert advise(exercise.view(AMERICAN)).reasons[0].code == "advice.claim-opens-line"


def test_what_is_no_answer() -> None:
    assert codes(EVENS.grade(AMERICAN, "").reasons) == "answer.empty"
    with pytest.raises(NotationError) as refused:
        EVENS.grade(AMERICAN, "quint")
    assert refused.value.reason.code == "answer.not-offered"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(replace(EVENS, hand="222x"), "notation.unreadable", id="unreadable"),
        pytest.param(replace(EVENS, hand="222s"), "position.wrong-size", id="too few tiles"),
        pytest.param(replace(EVENS, asked=""), "position.wrong-size", id="no discard"),
        pytest.param(replace(EVENS, hand="222s666s888m11f9s11j", asked=""), "position.unreadable", id="her own turn"),
        pytest.param(replace(EVENS, asked="8m added kong from C"), "position.unreadable", id="no discard but a kong"),
        pytest.param(replace(EVENS, goal="must"), "position.unknown-goal", id="another goal"),
        pytest.param(replace(EVENS, choices=(PASS, "chow")), "position.unreadable", id="a chow"),
        pytest.param(replace(EVENS, choices=("kong",)), "position.too-few-choices", id="one choice"),
        pytest.param(replace(EVENS, choices=("kong", "kong")), "position.choice-twice", id="one choice twice"),
        pytest.param(replace(EVENS, choices=(PASS, "pung")), "position.answer-not-offered", id="the best is missing"),
        pytest.param(
            replace(EVENS, goal=MAY, choices=("pung", "kong")), "position.every-choice-right", id="she may do all"
        ),
        pytest.param(DEAD, "position.no-solution", id="a dead hand"),
    ],
)
def test_what_cannot_be_asked(exercise: CallOrNot, expected: str) -> None:
    assert codes(exercise.problems(AMERICAN)) == expected
    assert codes(exercise.problems(BASIC)) == "position.no-card"


def test_of_a_dead_hand_one_may_ask_what_is_allowed() -> None:
    assert replace(DEAD, goal=MAY).problems(AMERICAN) == ()


@pytest.mark.parametrize(
    ("exercise", "prompt", "expected"),
    [
        pytest.param(
            EVENS,
            "ask.call-worth",
            "hint.call.goal-worth hint.call.area rule.worth-a-call hint.call.tile call.brings-closer",
            id="what is best",
        ),
        pytest.param(
            MIXED,
            "ask.call-may",
            "hint.call.goal-may hint.call.area rule.who-may-call hint.call.tile legal.call",
            id="what is allowed",
        ),
    ],
)
def test_hints_lead_to_the_answer(exercise: CallOrNot, prompt: str, expected: str) -> None:
    assert exercise.prompt(AMERICAN).code == prompt
    hints = exercise.hints(AMERICAN)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == expected


def test_the_hint_counts_tiles_like_it_and_lines_with_a_group_of_it() -> None:
    _, area, _, tile, _ = EVENS.hints(AMERICAN)
    assert (area.reason.params["count"], area.reason.params["jokers"]) == (3, 1)
    assert len(area.tiles) == 4
    assert tile.reason.params["count"] == len(
        {
            line.id
            for line in CARD.lines
            if not line.is_concealed
            for hand in line.hands
            if any(block.design.text == "8m" for block in hand.like)
        }
    )


@given(st.integers(0, 2**32), st.sampled_from(LEVELS))
def test_made_questions_are_answered_as_the_coach_would(seed: int, level: int) -> None:
    exercise = CallOrNot.generate(AMERICAN, seed=seed, level=level)
    assert exercise.problems(AMERICAN) == ()
    right = tuple(each for each in exercise.choices if exercise.grade(AMERICAN, each).allowed)
    assert right == exercise.solutions(AMERICAN)
    if exercise.goal == WORTH:
        called = Called(exercise.view(AMERICAN))
        coach = play_by_card(called.view)
        assert type(coach) in {type(called.action(each)) for each in called.best}


@pytest.mark.parametrize("level", LEVELS)
def test_calls_and_passes_come_up(level: int) -> None:
    made = [CallOrNot.generate(AMERICAN, seed=seed, level=level) for seed in range(30)]
    right = {each.solutions(AMERICAN)[0] for each in made}
    assert right >= {1: {PASS, "pung"}, 2: {PASS, "pung", "kong"}, 3: {PASS, WIN}}[level]
