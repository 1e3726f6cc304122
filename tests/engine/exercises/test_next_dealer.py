from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.continuation import PlayOn, dealer_rotates, dealer_stays, only_winner_keeps
from engine.exercises.frame import LEVELS, Rung
from engine.exercises.next_dealer import NextDealer
from engine.reasons import NotationError
from engine.ruleset import Variant
from engine.seats import Seat, Wind, wind_of
from engine.variants import VARIANTS
from tests.engine.exercises.variants import ALL, BASIC
from tests.engine.exercises.verdicts import codes

PASSES = replace(BASIC, id="passes", continuation=PlayOn(dealer=dealer_rotates))
KEEPS = replace(BASIC, id="keeps", continuation=PlayOn(dealer=dealer_stays))
WINNER = replace(BASIC, id="winner", continuation=PlayOn(dealer=only_winner_keeps))
DRAWN, WON, OTHER = NextDealer("D"), NextDealer("C", "C"), NextDealer("C", "B")
SOUTH, WEST, NORTH, EAST = (NextDealer(wind=each) for each in "SWNE")


@pytest.mark.parametrize(
    ("rules", "exercise", "right", "why"),
    [
        pytest.param(BASIC, DRAWN, "D", "next.dealer-stays-after-a-draw", id="nobody won"),
        pytest.param(BASIC, WON, "C", "next.dealer-who-wins-stays", id="the dealer won"),
        pytest.param(BASIC, OTHER, "D", "next.passes-to-the-right", id="another won"),
        pytest.param(BASIC, NextDealer("A", "B"), "B", "next.passes-to-the-right", id="the one on the right won"),
        pytest.param(WINNER, DRAWN, "A", "next.moves-on-after-a-draw", id="it passes after a draw"),
        pytest.param(WINNER, WON, "C", "next.dealer-who-wins-stays", id="only a winner stays"),
        pytest.param(PASSES, WON, "D", "next.moves-on-from-a-winner", id="it always passes"),
        pytest.param(KEEPS, OTHER, "C", "next.dealer-always-stays", id="it never passes"),
        pytest.param(BASIC, EAST, "A", "next.winds-in-order", id="East"),
        pytest.param(BASIC, SOUTH, "D", "next.winds-in-order", id="South"),
        pytest.param(BASIC, WEST, "C", "next.winds-in-order", id="West"),
        pytest.param(BASIC, NORTH, "B", "next.winds-in-order", id="North"),
    ],
)
def test_who_deals(rules: Variant, exercise: NextDealer, right: str, why: str) -> None:
    assert exercise.problems(rules) == ()
    assert exercise.solutions(rules) == (right,)
    verdict = exercise.grade(rules, f" {right} ")
    assert verdict.allowed
    assert codes(verdict.reasons) == f"next.right {why}"
    assert verdict.reasons[0].params == {"seat": Seat[right]}
    assert exercise.hints(rules)[4].reason == verdict.reasons[0]


@pytest.mark.parametrize(
    ("rules", "exercise", "said", "expected"),
    [
        pytest.param(BASIC, DRAWN, "A", "next.dealer-stays-after-a-draw", id="passed on after a draw"),
        pytest.param(BASIC, WON, "D", "next.dealer-who-wins-stays", id="passed on from a winner"),
        pytest.param(BASIC, OTHER, "B", "next.winner-does-not-deal next.passes-to-the-right", id="to the winner"),
        pytest.param(BASIC, OTHER, "C", "next.dealer-did-not-win next.passes-to-the-right", id="kept"),
        pytest.param(BASIC, OTHER, "A", "next.other-player next.passes-to-the-right", id="across"),
        pytest.param(
            BASIC, NextDealer("C", "A"), "B", "next.to-the-right next.passes-to-the-right", id="to the left instead"
        ),
        pytest.param(WINNER, DRAWN, "D", "next.moves-on-after-a-draw", id="kept after a draw"),
        pytest.param(WINNER, DRAWN, "C", "next.to-the-right next.moves-on-after-a-draw", id="a draw, and to the left"),
        pytest.param(PASSES, WON, "C", "next.moves-on-from-a-winner", id="kept by a winner"),
        pytest.param(PASSES, WON, "A", "next.other-player next.moves-on-from-a-winner", id="a winner, and across"),
        pytest.param(KEEPS, OTHER, "D", "next.dealer-always-stays", id="passed on where it never is"),
        pytest.param(BASIC, SOUTH, "A", "next.east-deals next.winds-in-order", id="not East herself"),
        pytest.param(BASIC, EAST, "B", "next.east-deals next.winds-in-order", id="East, but somebody else"),
        pytest.param(BASIC, SOUTH, "B", "next.winds-go-to-the-right next.winds-in-order", id="South on the left"),
        pytest.param(BASIC, NORTH, "D", "next.winds-go-to-the-right next.winds-in-order", id="North on the right"),
        pytest.param(BASIC, SOUTH, "C", "next.east-sits-elsewhere next.winds-in-order", id="East across from South"),
        pytest.param(BASIC, WEST, "B", "next.east-sits-elsewhere next.winds-in-order", id="East beside West"),
    ],
)
def test_why_somebody_else_does_not(rules: Variant, exercise: NextDealer, said: str, expected: str) -> None:
    verdict = exercise.grade(rules, said)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected


def test_what_is_no_answer() -> None:
    assert codes(DRAWN.grade(BASIC, " ").reasons) == "answer.empty"
    with pytest.raises(NotationError) as refused:
        DRAWN.grade(BASIC, "E")
    assert refused.value.reason.code == "answer.no-player"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(NextDealer("E"), "answer.no-player", id="no dealer"),
        pytest.param(NextDealer("A", "nobody"), "answer.no-player", id="no winner"),
        pytest.param(NextDealer(wind="X"), "position.unreadable", id="no wind"),
        pytest.param(NextDealer(winner="B", wind="S"), "position.unreadable", id="a winner before the first deal"),
    ],
)
def test_what_cannot_be_asked(exercise: NextDealer, expected: str) -> None:
    assert codes(exercise.problems(BASIC)) == expected


@pytest.mark.parametrize(
    ("exercise", "ask", "hints"),
    [
        pytest.param(
            DRAWN,
            "ask.next-dealer-drawn",
            "hint.next.goal hint.next.area next.dealer-stays-after-a-draw hint.next.tile next.right",
            id="nobody won",
        ),
        pytest.param(
            OTHER,
            "ask.next-dealer",
            "hint.next.goal hint.next.area next.passes-to-the-right hint.next.tile next.right",
            id="somebody won",
        ),
        pytest.param(
            SOUTH,
            "ask.first-dealer",
            "hint.next.goal-first hint.next.area-first next.winds-in-order hint.next.tile-first next.right",
            id="before the first deal",
        ),
    ],
)
def test_hints_lead_to_who_deals(exercise: NextDealer, ask: str, hints: str) -> None:
    assert exercise.prompt(BASIC).code == ask
    found = exercise.hints(BASIC)
    assert [each.rung for each in found] == list(Rung)
    assert codes(each.reason for each in found) == hints


@given(st.sampled_from(Wind))
def test_a_wind_is_held_by_whoever_sits_so_far_from_east(wind: Wind) -> None:
    (east,) = NextDealer(wind=wind.letter).solutions(BASIC)
    assert wind_of(Seat.A, dealer=Seat[east]) is wind


made = st.builds(
    lambda rules, seed, level: (rules, NextDealer.generate(rules, seed=seed, level=level), level),
    st.sampled_from((*ALL, *VARIANTS)),
    st.integers(0, 2**32),
    st.sampled_from(LEVELS),
)


@given(made)
def test_just_one_player_is_right(question: tuple[Variant, NextDealer, int]) -> None:
    rules, exercise, level = question
    assert exercise.problems(rules) == ()
    assert (exercise.dealer == "A") == (level == 1)
    right = tuple(each for each in exercise.choices if exercise.grade(rules, each).allowed)
    assert right == exercise.solutions(rules)
