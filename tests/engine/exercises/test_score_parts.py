"""What a hand is worth, with every part of it judged by itself."""

from dataclasses import replace

import pytest

from engine.exercises.count_score import CountScore
from engine.reasons import NotationError, Term
from engine.variants import variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes, marks

TABLE = ("winning_hand", "self_draw", "last_tile", "dragon_pung")
ASKED = CountScore("123m456p789s11z55z + 5z", (1, 2, 3), "scoring=bonus", "discard", parts=TABLE)


def test_all_parts_and_the_number_are_right_together() -> None:
    assert ASKED.problems(BASIC) == ()
    assert ASKED.prompt(BASIC).code == "ask.count-parts"
    assert ASKED.solutions(BASIC) == ("winning_hand dragon_pung 2",)
    assert ASKED.grade(BASIC, "2 dragon_pung winning_hand").allowed


@pytest.mark.parametrize(
    ("answer", "expected", "marked"),
    [
        pytest.param("", "answer.empty", {}, id="nothing"),
        pytest.param("winning_hand 2", "score.forgot-pattern", {"why": "5z.3 5z.1 5z.2"}, id="a part left out"),
        pytest.param(
            "winning_hand dragon_pung self_draw 2",
            "find.not-there find.asks-for find.one-change way.self-drawn",
            {},
            id="a part too many",
        ),
        pytest.param(
            "winning_hand dragon_pung 3",
            "score.not-self-drawn score.parts-right",
            {"why": "5z.3"},
            id="all parts, another number",
        ),
        pytest.param("winning_hand dragon_pung", "score.number-missing score.parts-right", {}, id="no number"),
        pytest.param(
            "winning_hand 1",
            "score.forgot-pattern score.forgot-pattern",
            {"why": "5z.3 5z.1 5z.2"},
            id="a part left out of both",
        ),
    ],
)
def test_each_part_is_judged_by_itself(answer: str, expected: str, marked: dict[str, str]) -> None:
    verdict = ASKED.grade(BASIC, answer)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected
    assert marks(verdict) == marked


def test_what_is_no_part_is_no_answer() -> None:
    with pytest.raises(NotationError) as refused:
        ASKED.grade(BASIC, "kong 2")
    assert refused.value.reason.code == "answer.no-number"


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        pytest.param(("winning_hand", "dragon_pung", "flood"), "position.no-such-pattern", id="no such pattern"),
        pytest.param(("winning_hand", "self_draw"), "position.no-line-in-parts", id="what counts is not offered"),
        pytest.param((*TABLE, "self_draw"), "position.choice-twice", id="one twice"),
    ],
)
def test_parts_that_cannot_be_offered(parts: tuple[str, ...], expected: str) -> None:
    assert codes(replace(ASKED, parts=parts).problems(BASIC)) == expected


def test_made_questions_ask_for_parts_on_the_third_level() -> None:
    mcr = variant("mcr")
    made = [CountScore.generate(mcr, seed=seed, level=3) for seed in range(40)]
    asking = [each for each in made if each.parts]
    assert 0 < len(asking) < len(made)
    for each in asking:
        assert each.problems(mcr) == ()
        right = each.solutions(mcr)[0]
        assert each.grade(mcr, right).allowed
        first = right.split()[0]
        missing = each.grade(mcr, right.removeprefix(f"{first} "))
        assert missing.reasons[0].params == {"pattern": Term(first)}
    assert not any(CountScore.generate(mcr, seed=seed, level=2).parts for seed in range(40))
