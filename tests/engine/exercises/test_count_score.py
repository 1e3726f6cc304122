from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.exercises.count_score import WAYS, CountScore
from engine.exercises.frame import LEVELS, Rung
from engine.exercises.wrong_scores import wrong_scores
from engine.patterns.sets import kongs
from engine.reasons import ContentError, NotationError, Reason, Term
from engine.ruleset import Variant
from engine.scoring.pattern_table import Pattern, SumOfPatterns
from engine.scoring.points_and_doubles import PointsAndDoubles
from engine.scoring.tally import AnyFinishedHand
from engine.scoring.worth import Worth
from engine.seats import Wind
from engine.variants import variant
from engine.variants.classical.scores import DRAGON_PAIR, GOING_OUT, SETS
from tests.engine.exercises.variants import ALL, BASIC, WITH_BONUS
from tests.engine.exercises.verdicts import codes, marks

BONUS, DOUBLES = "scoring=bonus", "scoring=exponential"
DRAGONS, WHITE = "123m456p789s11z55z + 5z", "123m456p789s1z + 1z | 555z pung from B"


def asked(hand: str, options: str = DOUBLES, came: str = "drawn", left: int = 40) -> CountScore:
    return CountScore(hand, (0, 1), options, came, left)


@pytest.mark.parametrize(
    ("exercise", "right", "expected"),
    [
        pytest.param(asked(DRAGONS, ""), 1, "score.line", id="simple"),
        pytest.param(
            asked(DRAGONS, BONUS, left=0), 4, "score.line score.line-of score.line-of score.line-of", id="bonus"
        ),
        pytest.param(
            asked(DRAGONS), 9, "score.line score.line-doubled score.concealed score.ends", id="concealed dragons"
        ),
        pytest.param(
            asked("222m11z55z + 5z | 777z pung from B | 8888p concealed kong", came="discard"),
            29,
            "score.line score.line-doubled score.line-doubled score.line-doubled score.line-doubled "
            "score.concealed score.ends score.kong",
            id="many sets",
        ),
    ],
)
def test_the_right_number_is_told_line_by_line(exercise: CountScore, right: int, expected: str) -> None:
    assert exercise.solutions(BASIC) == (str(right),)
    verdict = exercise.grade(BASIC, f" {right} ")
    assert verdict.allowed
    assert codes(verdict.reasons) == f"score.right {expected}"
    assert set(marks(verdict)) <= {"yes"}


@pytest.mark.parametrize(
    ("exercise", "answer", "expected", "marked"),
    [
        # forgotten
        pytest.param(asked(DRAGONS, ""), 0, "score.forgot-win", "", id="the only line"),
        pytest.param(asked(DRAGONS), 8, "score.forgot-win", "", id="the win"),
        pytest.param(asked(DRAGONS, BONUS, "discard"), 1, "score.forgot-pattern", "5z.3 5z.1 5z.2", id="the dragons"),
        pytest.param(
            asked(DRAGONS, BONUS),
            2,
            "score.forgot-one-of score.line score.line-of score.line-of",
            "5z.3 5z.1 5z.2",
            id="one of several",
        ),
        pytest.param(asked(DRAGONS, BONUS, left=0), 1, "score.only-the-win", "", id="all the rest"),
        pytest.param(
            asked("123m456p789s555s1z + 1z"),
            3,
            "score.forgot-concealed",
            "5s.1 5s.2 5s.3",
            id="one doubling: concealed",
        ),
        pytest.param(asked(WHITE), 3, "score.forgot-ends", "5z.1 5z.2 5z.3", id="one doubling: honors"),
        pytest.param(
            asked("123m456p789s1z + 1z | 5555s kong from B"), 3, "score.forgot-kong", "5s.1 5s.2 5s.3 5s.4", id="a kong"
        ),
        pytest.param(
            asked("123m456p789s1z + 1z | 5555s kong from B"),
            5,
            "score.kong-doubled-once",
            "5s.1 5s.2 5s.3 5s.4",
            id="half a kong",
        ),
        pytest.param(
            asked(DRAGONS), 5, "score.doubled-too-little score.concealed score.ends", "5z.3 5z.1 5z.2", id="either"
        ),
        pytest.param(
            asked(DRAGONS), 3, "score.doubled-too-little score.concealed score.ends", "5z.3 5z.1 5z.2", id="both"
        ),
        pytest.param(
            asked("444m555p66s99s + 9s | 234s chow from D"),
            9,
            "score.forgot-pattern",
            "9s.3 9s.1 9s.2",
            id="a set, or two doublings",
        ),
        pytest.param(
            asked("333m444p555s66m66p + 6p"),
            9,
            "score.forgot-concealed",
            "3m.1 3m.2 3m.3 4p.1 4p.2 4p.3 6p.3 6p.1 6p.2 5s.1 5s.2 5s.3",
            id="every set not concealed",
        ),
        # counted too much
        pytest.param(asked(DRAGONS, BONUS, "discard"), 3, "score.not-self-drawn", "5z.3", id="not drawn"),
        pytest.param(
            asked(DRAGONS, BONUS, "discard", 0),
            3,
            "score.not-last-tile score.last-tile-is-drawn",
            "",
            id="not the last of the wall",
        ),
        pytest.param(asked(DRAGONS, BONUS), 4, "score.not-last-tile", "", id="not the last tile"),
        pytest.param(
            asked("123m456p789s111z5z + 5z", BONUS, "discard"),
            2,
            "score.not-dragons score.pair-is-no-set",
            "5z.2 5z.1",
            id="a pair of dragons",
        ),
        pytest.param(
            asked("123m456p789s11z22s + 1z", BONUS, "discard"),
            2,
            "score.not-dragons score.winds-are-no-dragons",
            "1z.3 1z.1 1z.2",
            id="winds",
        ),
        pytest.param(
            asked("123m456p789s234m1z + 1z", BONUS, left=0), 4, "score.not-dragons", "", id="no dragons at all"
        ),
        pytest.param(asked(WHITE), 9, "score.not-concealed", "5z.1 5z.2 5z.3", id="an exposed set"),
        pytest.param(
            asked(DRAGONS, came="discard"), 9, "score.finished-by-discard", "5z.3 5z.1 5z.2", id="a discard ends it"
        ),
        pytest.param(
            asked("123m456p789s555s1z + 1z"), 9, "score.not-ends", "5s.1 5s.2 5s.3", id="five to seven are no ends"
        ),
        pytest.param(asked(DRAGONS), 33, "score.not-a-kong", "5z.3 5z.1 5z.2", id="no kong"),
        pytest.param(
            asked("123m456p789s1z + 1z | 555s pung from B"),
            5,
            "score.doubled-too-often score.not-concealed score.not-ends",
            "5s.1 5s.2 5s.3",
            id="doubled for anything",
        ),
        pytest.param(asked(DRAGONS), 13, "score.chow-counts-nothing", "1m.1 2m.1 3m.1", id="a chow"),
        pytest.param(
            asked("1z + 1z | 123m chow from D | 456p chow from D | 789s chow from D | 234s chow from D"),
            5,
            "score.pair-counts-nothing",
            "1z.2 1z.1",
            id="the pair",
        ),
        # reckoned wrong
        pytest.param(asked(DRAGONS), 7, "score.added-not-doubled", "5z.3 5z.1 5z.2", id="added"),
        pytest.param(
            asked("111m999p444z234s5z + 5z"), 19, "score.added-not-doubled", "1m.1 1m.2 1m.3", id="added everywhere"
        ),
        pytest.param(asked("11122233m789s55z + 3m"), 1, "score.only-the-win", "", id="the win alone"),
        pytest.param(asked("11122233m555p99s + 3m"), 5, "score.lower-reading", "", id="another reading"),
        pytest.param(asked(DRAGONS, BONUS), 1, "score.only-the-win", "", id="as if simple"),
        pytest.param(asked(DRAGONS, BONUS), 9, "score.other-scoring", "", id="as if exponential"),
        pytest.param(asked(DRAGONS), 2, "score.too-low score.so-much-counts", "", id="too low"),
        pytest.param(asked(DRAGONS), 99, "score.too-high score.so-much-counts", "", id="too high"),
    ],
)
def test_a_wrong_number_is_told_where_it_comes_from(
    exercise: CountScore, answer: int, expected: str, marked: str
) -> None:
    verdict = exercise.grade(BASIC, str(answer))
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected
    assert marks(verdict) == ({"why": marked} if marked else {})


FLUSH = "234678m9m + 9m | 555m pung from B | 123m chow from D"
OVER = "2229p + 9p | 444p pung from B | 555p pung from C | 8888p kong from D | 12345678f"


@pytest.mark.parametrize(
    ("game", "hand", "right", "expected"),
    [
        ("hong_kong", FLUSH, 9, "score.line score.line-of score.line score.fan-to-points"),
        (
            "hong_kong",
            OVER,
            13,
            "score.line score.line score.line-of score.line-of score.line-of score.over-cap score.fan-to-points",
        ),
        (
            "sichuan",
            "9m + 9m | 1111m concealed kong | 2222m concealed kong | 3333m kong from B | 4444m kong from B",
            8,
            "",
        ),
    ],
)
def test_fan_are_asked_for_and_turned_into_points(game: str, hand: str, right: int, expected: str) -> None:
    rules, exercise = variant(game), CountScore(hand, (right, 1))
    assert exercise.problems(rules) == ()
    assert exercise.prompt(rules) == Reason("ask.count-fan")
    verdict = exercise.grade(rules, str(right))
    assert verdict.allowed
    if expected:
        assert codes(verdict.reasons) == f"score.right {expected}"
    else:
        assert [each.code for each in verdict.reasons][-2:] == ["score.fan-to-points", "score.over-cap"]


def test_winds_are_told_where_they_count() -> None:
    told = CountScore(FLUSH, (9, 1)).circumstances(variant("hong_kong"))
    assert told[1:] == (Reason("score.winds", {"seat": Wind.EAST, "round": Wind.EAST}),)
    assert codes(CountScore(FLUSH, (9, 1)).circumstances(variant("sichuan"))) == "score.came-drawn"


def test_a_line_forgotten_above_the_cap_changes_nothing() -> None:
    rules = variant("hong_kong")
    counted = CountScore(OVER, (13, 1)).counted(rules)
    assert (counted.sum, counted.sheet.total) == (15, 13)
    assert {number for number in wrong_scores(counted) if number > 13} == set()
    forgotten = CountScore(OVER, (13, 1)).grade(rules, "12")
    assert codes(forgotten.reasons) == "score.forgot-pattern"
    assert forgotten.reasons[0].params == {"pattern": Term("all_pungs")}


def test_what_is_forgotten_where_points_are_doubled() -> None:
    rules = variant("classical")
    exercise = CountScore("55s789m66678p + 9p | 777z pung from B", (48, 44), came="discard")
    counted = exercise.counted(rules)
    assert (counted.sheet.value, counted.is_doubled) == (56, True)
    told = {number: codes(each.reasons) for number, each in wrong_scores(counted).items()}
    assert told[28] == told[48] == "score.forgot-pattern"
    assert told[16] == "score.forgot-pattern"
    capped = CountScore("11m78m + 9m | 555z pung from B | 666z pung from C | 7777z kong from D", (500, 1)).counted(
        rules
    )
    assert capped.sheet.value == 500
    assert 500 not in wrong_scores(capped)


def test_a_double_that_is_not_there_changes_no_sum_by_one() -> None:
    counted = CountScore("123m456p67s55z + 5s | 234s chow from D", (22, 1)).counted(variant("classical"))
    assert not counted.is_doubled
    told = {number: each.reasons[0].code for number, each in wrong_scores(counted).items()}
    assert told[24 + 2] == "score.pattern-not-there"
    assert 24 + 1 not in told


ENDS = "1111m concealed kong | 9999m concealed kong | 1111s concealed kong | 9999s concealed kong"
"""Sets that nothing doubles any further."""


def test_a_pair_that_brings_points_is_not_called_worthless() -> None:
    rules = replace(variant("classical"), tally=PointsAndDoubles((GOING_OUT, *SETS, DRAGON_PAIR)), options=())
    for pair, told in (("5z", ""), ("5p", "score.pair-counts-nothing")):
        exercise = CountScore(f"{pair} + {pair} | {ENDS}", (1, 2))
        right = exercise.counted(rules).sheet.value
        wrong = wrong_scores(exercise.counted(rules)).get(right + 4)
        assert codes(wrong.reasons if wrong else ()) == told


def test_a_pattern_of_another_game_can_be_missed_too() -> None:
    kongs_count = Pattern("kong", kongs, Worth(5))
    rules = replace(BASIC, tally=SumOfPatterns((*BASIC.tally.patterns, kongs_count)), options=())
    verdict = CountScore(DRAGONS, (1, 6)).grade(rules, "6")
    assert verdict.reasons == (Reason("score.pattern-not-there", {"pattern": Term("kong")}),)


def test_what_is_no_answer() -> None:
    assert codes(asked(DRAGONS).grade(BASIC, " ").reasons) == "answer.empty"
    with pytest.raises(NotationError) as refused:
        asked(DRAGONS).grade(BASIC, "many")
    assert refused.value.reason.code == "answer.no-number"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(CountScore(DRAGONS, (9, 1), DOUBLES), "", id="all well"),
        pytest.param(CountScore(f"{DRAGONS} | 1f", (9, 1), DOUBLES), "position.not-in-this-set", id="a flower"),
        pytest.param(CountScore("5q", (1, 2)), "notation.unreadable", id="unreadable"),
        pytest.param(CountScore(DRAGONS, (1, 2), "scoring"), "start.unreadable", id="no option"),
        pytest.param(CountScore(DRAGONS, (1, 2), "counting=simple"), "variant.unknown-option", id="unknown option"),
        pytest.param(CountScore(DRAGONS, (1, 2), "scoring=double"), "variant.unknown-choice", id="unknown choice"),
        pytest.param(CountScore(DRAGONS, (1, 2), came="found"), "position.unreadable", id="unknown way"),
        pytest.param(CountScore(DRAGONS, (1, 2), left=-1), "position.unreadable", id="less than no tiles"),
        pytest.param(CountScore("123m456p789s11555z", (1, 2)), "position.no-winning-tile", id="no winning tile"),
        pytest.param(CountScore("123m456p789s11z5z + 5z", (1, 2)), "position.wrong-size", id="too few tiles"),
        pytest.param(CountScore("123m456p789s11z35z + 5z", (1, 2)), "position.not-complete", id="not complete"),
        pytest.param(CountScore(DRAGONS, (1,)), "position.too-few-choices", id="one choice"),
        pytest.param(CountScore(DRAGONS, (1, 1)), "position.choice-twice", id="equal choices"),
        pytest.param(CountScore(DRAGONS, (2, 3)), "position.answer-not-offered", id="all wrong"),
    ],
)
def test_what_cannot_be_asked(exercise: CountScore, expected: str) -> None:
    assert codes(exercise.problems(BASIC)) == expected


def test_tiles_that_make_no_set_cannot_be_asked() -> None:
    assert "position.in-no-set" in codes(CountScore("123m456p789s1155z + 1f", (1, 2)).problems(WITH_BONUS))


def test_a_game_in_which_nothing_is_counted_cannot_be_asked() -> None:
    uncounted = replace(variant("mcr"), tally=AnyFinishedHand(), options=())
    assert codes(CountScore(DRAGONS, (0, 1)).problems(uncounted)) == "position.nothing-counted"
    with pytest.raises(ContentError) as refused:
        CountScore.generate(uncounted, seed=1, level=1)
    assert refused.value.reason.code == "position.nothing-counted"


@pytest.mark.parametrize("came", WAYS)
def test_how_the_hand_won_is_told(came: str) -> None:
    assert codes(asked(DRAGONS, came=came).circumstances(BASIC)) == f"score.came-{came.replace(' ', '-')}"
    assert codes(asked(DRAGONS, came=came, left=0).circumstances(BASIC)).endswith(" score.nothing-left")


@pytest.mark.parametrize(
    ("exercise", "area", "rule"),
    [
        pytest.param(asked(DRAGONS), "hint.score.area", "score.concealed", id="doubled"),
        pytest.param(asked(DRAGONS, BONUS), "hint.score.area", "score.so-much-counts", id="added"),
        pytest.param(asked(DRAGONS, ""), "hint.score.area-none", "score.so-much-counts", id="simple"),
    ],
)
def test_hints_lead_to_the_answer(exercise: CountScore, area: str, rule: str) -> None:
    assert exercise.prompt(BASIC).code == "ask.count-score"
    hints = exercise.hints(BASIC)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == f"hint.score.goal {area} {rule} hint.score.tile score.right"
    assert [each.name for each in hints[3].tiles] == ["5z.3"]
    assert hints[1].tiles == hints[4].tiles


made = st.tuples(
    st.sampled_from((*ALL, variant("hong_kong"), variant("sichuan"))), st.integers(0, 2**32), st.sampled_from(LEVELS)
)


@given(made)
def test_generated_hands_have_wrong_numbers_with_reasons(question: tuple[Variant, int, int]) -> None:
    rules, seed, level = question
    exercise = CountScore.generate(rules, seed=seed, level=level)
    assert exercise.problems(rules) == ()
    counted = exercise.counted(rules)
    assert len(counted.tally.patterns) > 1
    assert counted.sheet.total not in wrong_scores(counted)
    assert len(exercise.choices) == 2 + level
    *parts, _ = exercise.solutions(rules)[0].split()
    said = [" ".join((*parts, str(each))) for each in exercise.choices]
    assert sum(exercise.grade(rules, each).allowed for each in said) == 1


def test_levels_count_in_different_ways() -> None:
    assert {CountScore.generate(BASIC, seed=seed, level=1).options for seed in range(20)} == {BONUS}
    assert {CountScore.generate(BASIC, seed=seed, level=3).options for seed in range(20)} == {DOUBLES}
    shown = " ".join(CountScore.generate(BASIC, seed=seed, level=3).hand for seed in range(20))
    assert all(word in shown for word in ("chow from D", "pung from", "kong from", "concealed kong"))
