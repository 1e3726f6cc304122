"""Which pattern counts in a hand, and in which hand one does."""

from dataclasses import replace

import pytest

from engine.exercises.find_pattern import FindPattern
from engine.exercises.frame import LEVELS, Rung
from engine.exercises.shown_wins import wins
from engine.reasons import ContentError, NotationError, Term
from engine.ruleset import Variant
from engine.variants import VARIANTS, variant
from tests.engine.exercises.variants import BASIC, WITH_CARD
from tests.engine.exercises.verdicts import codes, marks

HONG_KONG, MCR = variant("hong_kong"), variant("mcr")
HALF, FULL = "123m456m789m11m22z + 2z", "123m345m567m999m5m + 5m"
ASKED = FindPattern(("half_flush", "full_flush", "all_pungs"), HALF)
WHICH = FindPattern((HALF, FULL), pattern="full_flush")
DRAGONS = FindPattern(("dragon_pung", "self_draw"), "123m456p789s11z55z + 5z", "", "scoring=bonus", "discard")
FOUR_PUNGS = FindPattern(("half_flush", "all_pungs", "chicken_hand"), "111m222m333m444m5z + 5z")
COUNTING = tuple(each for each in VARIANTS if each.has_sets)


def test_a_pattern_that_counts_is_right_with_the_tiles_that_show_it() -> None:
    assert ASKED.problems(HONG_KONG) == ()
    assert ASKED.solutions(HONG_KONG) == ("half_flush",)
    whole = ASKED.grade(HONG_KONG, " half_flush ")
    assert whole.allowed
    assert codes(whole.reasons) == "find.counts"
    told = DRAGONS.grade(BASIC, "dragon_pung")
    assert codes(told.reasons) == "find.counts find.shown-by"
    assert marks(told) == {"yes": "5z.3 5z.1 5z.2"}


@pytest.mark.parametrize(
    ("exercise", "table", "answer", "expected", "marked"),
    [
        pytest.param(ASKED, HONG_KONG, "all_pungs", "find.not-there find.asks-for", {}, id="far from it"),
        pytest.param(FOUR_PUNGS, MCR, "chicken_hand", "find.not-there find.asks-for", {}, id="if nothing else counts"),
        pytest.param(FOUR_PUNGS, MCR, "all_pungs", "find.set-aside score.implied-by", {}, id="included in another"),
        pytest.param(
            DRAGONS, BASIC, "self_draw", "find.not-there find.asks-for find.one-change way.self-drawn", {}, id="claimed"
        ),
        pytest.param(
            FindPattern(("mixed_triple_chow", "all_simples"), "123m567m345p678s5p + 5p"),
            MCR,
            "all_simples",
            "find.not-there find.asks-for find.one-change way.exchange",
            {"why": "1m.1"},
            id="one tile away",
        ),
        pytest.param(
            FindPattern(("full_flush", "common_hand"), "1122334455677p + 6p"),
            HONG_KONG,
            "common_hand",
            "find.other-reading",
            {},
            id="read otherwise",
        ),
    ],
)
def test_a_pattern_that_does_not_count_is_told_why(
    exercise: FindPattern, table: Variant, answer: str, expected: str, marked: dict[str, str]
) -> None:
    verdict = exercise.grade(table, answer)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected
    assert marks(verdict) == marked


def test_a_hand_in_which_it_counts_is_right_and_another_shows_something_else() -> None:
    assert WHICH.problems(HONG_KONG) == ()
    assert WHICH.solutions(HONG_KONG) == (FULL,)
    assert WHICH.grade(HONG_KONG, FULL).allowed
    wrong = WHICH.grade(HONG_KONG, HALF)
    assert codes(wrong.reasons) == "find.not-there find.asks-for find.counts-instead"
    instead = wrong.reasons[2].params["patterns"]
    assert isinstance(instead, tuple)
    assert Term("half_flush") in instead
    assert wrong.marks == ()
    assert ASKED.prompt(HONG_KONG).code == "ask.find-pattern"
    assert WHICH.prompt(HONG_KONG).params == {"pattern": Term("full_flush")}


def test_what_is_no_answer() -> None:
    assert codes(ASKED.grade(HONG_KONG, " ").reasons) == "answer.empty"
    with pytest.raises(NotationError) as refused:
        ASKED.grade(HONG_KONG, "kong")
    assert refused.value.reason.code == "answer.not-offered"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(replace(ASKED, hand="123m"), "position.no-winning-tile", id="no hand"),
        pytest.param(replace(WHICH, choices=(HALF, "9x")), "notation.unreadable", id="unreadable"),
        pytest.param(replace(ASKED, choices=("half_flush", "flood")), "position.no-such-pattern", id="no such pattern"),
        pytest.param(replace(WHICH, pattern="flood"), "position.no-such-pattern", id="no such pattern to find"),
        pytest.param(replace(ASKED, choices=("half_flush",)), "position.too-few-choices", id="one choice"),
        pytest.param(replace(ASKED, choices=("full_flush", "kong_win")), "position.no-such-pattern", id="elsewhere"),
        pytest.param(
            replace(ASKED, choices=("full_flush", "all_pungs")), "position.answer-not-offered", id="all wrong"
        ),
        pytest.param(
            replace(ASKED, choices=("half_flush", "no_flowers")), "position.every-choice-right", id="all right"
        ),
    ],
)
def test_what_cannot_be_asked(exercise: FindPattern, expected: str) -> None:
    assert codes(exercise.problems(HONG_KONG)) == expected


@pytest.mark.parametrize(
    ("exercise", "table", "expected"),
    [
        pytest.param(ASKED, HONG_KONG, "hint.find.goal hint.find.area-all", id="the whole hand"),
        pytest.param(DRAGONS, BASIC, "hint.find.goal hint.find.area", id="some tiles"),
        pytest.param(WHICH, HONG_KONG, "hint.find.goal-hand hint.find.area-all", id="which hand"),
    ],
)
def test_hints_lead_to_the_pattern(exercise: FindPattern, table: Variant, expected: str) -> None:
    hints = exercise.hints(table)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == f"{expected} rule.what-counts hint.find.tile find.counts"
    assert len(hints[3].tiles) == 1
    assert hints[4].tiles == hints[1].tiles


@pytest.mark.parametrize("rules", COUNTING, ids=lambda each: each.id)
@pytest.mark.parametrize("level", LEVELS)
def test_made_questions_have_one_right_choice_and_hands_that_win(rules: Variant, level: int) -> None:
    made = [FindPattern.generate(rules, seed=seed, level=level) for seed in range(25)]
    assert {bool(each.hand) for each in made} == {True, False}
    for each in made:
        assert each.problems(rules) == ()
        assert len(each.solutions(rules)) == 1
        for hand in (each.hand,) if each.hand else each.choices:
            assert wins(rules, each.asked(hand))


def test_a_game_that_counts_nothing_has_nothing_to_find() -> None:
    with pytest.raises(ContentError) as refused:
        FindPattern.generate(WITH_CARD[0], seed=1, level=1)
    assert refused.value.reason.code == "position.nothing-counted"
