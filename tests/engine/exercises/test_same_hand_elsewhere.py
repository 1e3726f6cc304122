"""At which tables one hand wins."""

from dataclasses import replace

import pytest

from engine.appraisal.appraise import compare
from engine.exercises.frame import LEVELS, Rung
from engine.exercises.same_hand_elsewhere import SameHandElsewhere
from engine.reasons import NotationError, Term
from engine.ruleset import Variant
from engine.shown_hands import ShownHand
from engine.variants import VARIANTS, variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes

ALL_CHOWS = SameHandElsewhere("123456p789p99s1z1z + 1z", ("basic", "hong_kong", "mcr", "sichuan"))
COUNTING = tuple(each for each in VARIANTS if each.has_sets)


def test_all_tables_where_it_wins_are_right_together() -> None:
    assert ALL_CHOWS.problems(BASIC) == ()
    assert ALL_CHOWS.solutions(BASIC) == ("basic hong_kong mcr",)
    verdict = ALL_CHOWS.grade(BASIC, "mcr basic hong_kong")
    assert verdict.allowed
    assert codes(verdict.reasons) == (
        "elsewhere.wins elsewhere.points elsewhere.fan elsewhere.points elsewhere.does-not-win shown.not-in-this-game"
    )
    names = tuple(Term(f"{each}_variant") for each in ("basic", "hong_kong", "mcr"))
    assert verdict.reasons[0].params == {"tables": names}


def test_each_table_is_judged_by_itself() -> None:
    too_many = ALL_CHOWS.grade(BASIC, "basic hong_kong mcr sichuan")
    assert not too_many.allowed
    assert codes(too_many.reasons) == "elsewhere.does-not-win shown.not-in-this-game"
    too_few = ALL_CHOWS.grade(BASIC, "basic mcr")
    assert codes(too_few.reasons) == "elsewhere.left-out elsewhere.fan"
    both = ALL_CHOWS.grade(BASIC, "sichuan basic hong_kong")
    assert codes(both.reasons) == ("elsewhere.does-not-win shown.not-in-this-game elsewhere.left-out elsewhere.points")


def test_the_obstacle_is_the_one_the_table_names() -> None:
    asked = replace(ALL_CHOWS, hand="23m456s789s55p111z + 1m", choices=("basic", "mcr"), came="discard")
    there = compare(ShownHand("23m456s789s55p11z1z", win="1m"), (variant("mcr"),))[0]
    assert asked.grade(BASIC, "basic mcr").reasons[1] == there.obstacle


def test_what_is_no_answer() -> None:
    assert ALL_CHOWS.grade(BASIC, " ").because == "answer.empty"
    with pytest.raises(NotationError) as refused:
        ALL_CHOWS.grade(BASIC, "basic riichi")
    assert refused.value.reason.code == "answer.not-offered"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(replace(ALL_CHOWS, hand="9x"), "notation.unreadable", id="unreadable"),
        pytest.param(replace(ALL_CHOWS, choices=("basic", "nowhere")), "variant.unknown", id="no such table"),
        pytest.param(replace(ALL_CHOWS, came="dealt"), "position.unreadable", id="dealt"),
        pytest.param(replace(ALL_CHOWS, came="found"), "position.unreadable", id="found"),
        pytest.param(replace(ALL_CHOWS, hand="123m"), "position.no-winning-tile", id="no winning tile"),
        pytest.param(replace(ALL_CHOWS, choices=("basic",)), "position.too-few-choices", id="one table"),
        pytest.param(replace(ALL_CHOWS, hand="12m + 4m"), "position.answer-not-offered", id="wins nowhere"),
        pytest.param(replace(ALL_CHOWS, choices=("basic", "mcr")), "position.every-choice-right", id="wins everywhere"),
    ],
)
def test_what_cannot_be_asked(exercise: SameHandElsewhere, expected: str) -> None:
    assert codes(exercise.problems(BASIC)) == expected


def test_how_the_last_tile_came_is_told_with_the_winds() -> None:
    assert codes(ALL_CHOWS.told) == "score.came-drawn score.winds"
    assert codes(replace(ALL_CHOWS, came="discard").told) == "score.came-discard score.winds"


def test_sets_and_flowers_come_along_to_every_table() -> None:
    asked = SameHandElsewhere(
        "99s11z + 1z | 123p chow from D | 4444p concealed kong | 777p pung from B | 1f",
        ("basic", "hong_kong", "sichuan"),
        "kong",
    )
    assert asked.solutions(BASIC) == ("basic hong_kong",)
    assert codes(asked.grade(BASIC, "basic hong_kong sichuan").reasons) == (
        "elsewhere.does-not-win shown.not-in-this-game"
    )


def test_hints_lead_to_the_tables() -> None:
    assert ALL_CHOWS.prompt(BASIC).code == "ask.elsewhere"
    hints = ALL_CHOWS.hints(BASIC)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == (
        "hint.elsewhere.goal hint.elsewhere.area rule.worth-enough shown.not-in-this-game elsewhere.wins"
    )


@pytest.mark.parametrize("rules", COUNTING, ids=lambda each: each.id)
@pytest.mark.parametrize("level", LEVELS)
def test_made_questions_ask_about_their_own_table_among_others(rules: Variant, level: int) -> None:
    for seed in range(25):
        made = SameHandElsewhere.generate(rules, seed=seed, level=level)
        assert made.problems(rules) == ()
        assert rules.id in made.choices
        assert len(made.choices) == level + 2
        assert made.grade(rules, made.solutions(rules)[0]).allowed
