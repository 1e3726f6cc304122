from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.exercises.discard import LEAST, READY, ChooseDiscard
from engine.exercises.frame import LEVELS, Rung
from engine.reasons import NotationError
from engine.ruleset import Variant
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.variants import variant
from tests.engine.exercises.variants import BASIC, OF_SETS, WITH_BONUS
from tests.engine.exercises.verdicts import codes, marks

LONE = ChooseDiscard("123m456p78s11z555z9m", READY)
FAR = ChooseDiscard("123m55p67p24s119s6z7z")
ORPHANS = replace(BASIC, id="orphans", shapes=(ThirteenOrphans(),))
BETTER = "discard.more-missing discard.better advice.then-ready"


@pytest.mark.parametrize(
    ("rules", "exercise", "said", "expected"),
    [
        pytest.param(
            BASIC, LONE, "9m", "advice.stands-alone advice.then-ready advice.then-useful", id="a tile that stands alone"
        ),
        pytest.param(BASIC, FAR, "7z", "advice.stands-alone advice.fewest-missing advice.then-many-useful", id="far"),
        pytest.param(
            BASIC,
            ChooseDiscard("46p123m99s2z | 5555p kong | 789s chow"),
            "2z",
            "advice.stands-alone advice.then-ready",
            id="waits in vain",
        ),
    ],
)
def test_what_a_good_discard_leaves(rules: Variant, exercise: ChooseDiscard, said: str, expected: str) -> None:
    assert exercise.problems(rules) == ()
    assert said in exercise.solutions(rules)
    verdict = exercise.grade(rules, f" {said} ")
    assert verdict.allowed
    assert codes(verdict.reasons) == expected
    assert marks(verdict) == {"yes": f"{said}.1"}


@pytest.mark.parametrize(
    ("rules", "exercise", "said", "expected", "marked"),
    [
        pytest.param(BASIC, LONE, "1m", f"discard.breaks-chow {BETTER}", "2m.1 3m.1", id="a chow"),
        pytest.param(BASIC, LONE, "5z", f"discard.breaks-pung {BETTER}", "5z.2 5z.3", id="a pung"),
        pytest.param(BASIC, LONE, "1z", f"discard.breaks-pair {BETTER}", "1z.2", id="the pair"),
        pytest.param(BASIC, LONE, "8s", f"discard.breaks-row {BETTER}", "7s.1", id="two of a row"),
        pytest.param(
            ORPHANS,
            ChooseDiscard("19m19p19s123456z55m"),
            "1z",
            "discard.helps-more discard.more-missing discard.better advice.fewest-missing",
            "",
            id="a tile of its own use",
        ),
    ],
)
def test_what_a_bad_discard_breaks(
    rules: Variant, exercise: ChooseDiscard, said: str, expected: str, marked: str
) -> None:
    assert exercise.problems(rules) == ()
    verdict = exercise.grade(rules, said)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected
    shown = marks(verdict)
    assert shown["no"] == f"{said}.1"
    assert shown.get("why", "") == marked


def test_how_much_worse_it_is() -> None:
    _, more, better, *_ = LONE.grade(BASIC, "5z").reasons
    assert more.params == {"count": 1}
    assert better.params == {"tile": LONE.held.concealed[3].design}


def test_what_is_no_answer() -> None:
    assert codes(LONE.grade(BASIC, " ").reasons) == "answer.empty"
    assert codes(LONE.grade(BASIC, "9s").reasons) == "answer.not-on-rack"
    for answer, expected in (("9m 1m", "answer.one-tile"), ("9x", "notation.unreadable")):
        with pytest.raises(NotationError) as refused:
            LONE.grade(BASIC, answer)
        assert refused.value.reason.code == expected


@pytest.mark.parametrize(
    ("rules", "exercise", "expected"),
    [
        pytest.param(BASIC, ChooseDiscard("5q"), "notation.unreadable", id="unreadable"),
        pytest.param(BASIC, ChooseDiscard("123m456p78s11z555z"), "position.wrong-size", id="a tile too few"),
        pytest.param(
            BASIC, ChooseDiscard("123m456p78s11z555z9m | 1f"), "position.not-in-this-set", id="a flower aside"
        ),
        pytest.param(WITH_BONUS, ChooseDiscard("123m456p78s11z555z9m | 1f"), "", id="a flower where there are some"),
        pytest.param(BASIC, replace(LONE, goal="best"), "position.unknown-goal", id="unknown goal"),
        pytest.param(BASIC, ChooseDiscard("123m456p789s11z555z"), "position.hand-finished", id="complete"),
        pytest.param(BASIC, replace(FAR, goal=READY), "position.no-solution", id="too far from ready"),
        pytest.param(BASIC, ChooseDiscard("147m258p369s12345z"), "position.every-choice-right", id="all the same"),
    ],
)
def test_what_cannot_be_asked(rules: Variant, exercise: ChooseDiscard, expected: str) -> None:
    assert codes(exercise.problems(rules)) == expected


def test_hints_lead_to_the_tile() -> None:
    assert LONE.prompt(BASIC).code == "ask.discard-ready"
    assert FAR.prompt(BASIC).code == "ask.discard"
    hints = LONE.hints(BASIC)
    assert [each.rung for each in hints] == list(Rung)
    expected = "hint.discard.goal hint.set.area rule.complete-hand hint.discard.tile hint.discard.answer"
    assert codes(each.reason for each in hints) == expected
    assert [each.name for each in hints[3].tiles] == ["1m.1"]
    assert [each.name for each in hints[4].tiles] == ["9m.1"]


def test_where_hands_are_lines_of_a_card_the_rule_is_told_of_lines() -> None:
    hints = ChooseDiscard("2m5566m4p7788p11f1j + 8p").hints(variant("american"))
    assert hints[list(Rung).index(Rung.RULE)].reason.code == "rule.what-a-line-lacks"


made = st.builds(
    lambda rules, seed, level: (rules, ChooseDiscard.generate(rules, seed=seed, level=level), level),
    st.sampled_from(OF_SETS),
    st.integers(0, 2**32),
    st.sampled_from(LEVELS),
)


@given(made)
def test_a_discard_is_right_just_if_none_leaves_fewer_missing(question: tuple[Variant, ChooseDiscard, int]) -> None:
    rules, exercise, level = question
    assert exercise.problems(rules) == ()
    assume(exercise.goal in (LEAST, READY))
    assert exercise.goal == (LEAST if level == 3 else READY)
    missing = {each: rules.missing(exercise.held.without_tile(each)) for each in exercise.held.concealed}
    for each, many in missing.items():
        verdict = exercise.grade(rules, each.name)
        assert verdict.allowed == (many == min(missing.values()))
        assert {tile for tile, _ in verdict.marks} <= set(exercise.held.concealed)
    assert exercise.goal == LEAST or min(missing.values()) == 1


def test_where_hands_are_lines_of_a_card_the_nearest_line_says_what_can_go() -> None:
    asking = ChooseDiscard("2266m2488p7s3z11f1j + 6m")
    assert codes(asking.grade(variant("american"), "7s").reasons) == (
        "advice.no-place-in-line advice.fewest-missing advice.then-useful"
    )


def test_what_only_another_line_as_near_can_do_without_is_said_to_have_a_place() -> None:
    rules, asking = variant("american"), ChooseDiscard("36m147p258s123456z")
    right = asking.solutions(rules)
    told = {codes(asking.grade(rules, each).reasons).split()[0] for each in right}
    assert told == {"advice.no-place-in-line", "advice.fewest-missing"}
