from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.exercises.count_left import CountLeft
from engine.exercises.frame import LEVELS, Rung
from engine.reasons import NotationError
from engine.ruleset import Variant
from engine.seats import Seat
from engine.tiles import DESIGNS
from engine.variants import VARIANTS
from tests.engine.exercises.variants import ALL, BASIC, WITH_BONUS
from tests.engine.exercises.verdicts import codes, marks

PAIR = CountLeft("7z", "135m47p2268s1577z", (0, 1, 2, 3, 4), rivers=("A 9p4z2m", "C 1m7z9s"))
ENDS = CountLeft("1m 4m", "23m567p789s55z | 1111m concealed kong", (3, 4, 7, 8), rivers=("B 2z8p4m",))
TABLE = CountLeft("5s", "135m47p2256s1566z", (0, 1, 2, 3), melds=("B 456s chow from A",), rivers=("D 5s",))


@pytest.mark.parametrize(
    ("exercise", "right", "seen"),
    [
        pytest.param(PAIR, "1", "7z.1 7z.2 7z.3", id="in hand and among the discards"),
        pytest.param(ENDS, "3", "4m.1 1m.1 1m.2 1m.3 1m.4", id="two tiles, one of them in an own kong"),
        pytest.param(TABLE, "1", "5s.1 5s.3 5s.2", id="in the set of another, too"),
        pytest.param(replace(PAIR, goal="8m", choices=(1, 4)), "4", "", id="none in sight"),
        pytest.param(
            replace(PAIR, hand="135m47p2268s15777z", choices=(0, 4)), "0", "7z.1 7z.2 7z.3 7z.4", id="in her own turn"
        ),
    ],
)
def test_the_right_number_is_what_is_not_seen(exercise: CountLeft, right: str, seen: str) -> None:
    assert exercise.problems(BASIC) == ()
    assert exercise.solutions(BASIC) == (right,)
    verdict = exercise.grade(BASIC, f" {right} ")
    assert verdict.allowed
    assert codes(verdict.reasons) == "left.right"
    copies, many = 4 * len(exercise.counted), len(seen.split())
    assert verdict.reasons[0].params == {"copies": copies, "seen": many, "count": copies - many}
    assert marks(verdict).get("yes", "") == seen


@pytest.mark.parametrize(
    ("exercise", "said", "expected", "overlooked"),
    [
        pytest.param(PAIR, "3", "left.counted-seen left.breakdown", "", id="those seen"),
        pytest.param(PAIR, "2", "left.forgot-discards left.breakdown", "7z.3", id="no discards"),
        pytest.param(PAIR, "4", "left.all-copies left.breakdown", "7z.1 7z.2 7z.3", id="all there are"),
        pytest.param(PAIR, "0", "count.too-low left.breakdown", "", id="too few"),
        pytest.param(PAIR, "9", "count.too-high left.breakdown", "", id="too many"),
        pytest.param(
            replace(PAIR, rivers=()), "4", "left.forgot-hand left.breakdown", "7z.1 7z.2", id="not her own hand"
        ),
        pytest.param(ENDS, "7", "left.forgot-sets left.breakdown", "1m.1 1m.2 1m.3 1m.4", id="not her own kong"),
        pytest.param(ENDS, "4", "left.forgot-discards left.breakdown", "4m.1", id="no discards, of two tiles"),
        pytest.param(ENDS, "0", "left.forgot-one-tile left.breakdown", "", id="one of two tiles"),
        pytest.param(replace(PAIR, goal="8m"), "3", "count.too-low left.breakdown", "", id="where none is in sight"),
    ],
)
def test_where_a_wrong_number_comes_from(exercise: CountLeft, said: str, expected: str, overlooked: str) -> None:
    verdict = exercise.grade(BASIC, said)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected
    assert marks(verdict).get("why", "") == overlooked


def test_what_reasons_speak_of() -> None:
    told, where = ENDS.grade(BASIC, "7").reasons
    assert told.params == {"count": 4}
    assert where.params == {"copies": 8, "held": 0, "discards": 1, "melded": 4}
    assert ENDS.grade(BASIC, "0").reasons[0].params == {"tile": DESIGNS[3]}
    assert PAIR.grade(BASIC, "3").reasons[0].params == {"count": 3}


def test_what_is_no_answer() -> None:
    assert codes(PAIR.grade(BASIC, " ").reasons) == "answer.empty"
    with pytest.raises(NotationError) as refused:
        PAIR.grade(BASIC, "one")
    assert refused.value.reason.code == "answer.no-number"


@pytest.mark.parametrize(
    ("rules", "exercise", "expected"),
    [
        pytest.param(BASIC, replace(PAIR, goal="7q"), "notation.unreadable", id="unreadable tiles"),
        pytest.param(BASIC, replace(PAIR, hand="7q"), "notation.unreadable", id="unreadable hand"),
        pytest.param(BASIC, replace(PAIR, hand="135m"), "position.wrong-size", id="a hand too small"),
        pytest.param(BASIC, replace(PAIR, rivers=("A 777z",)), "position.too-many-of", id="five of a kind"),
        pytest.param(BASIC, replace(PAIR, goal=""), "position.unknown-goal position.answer-not-offered", id="nothing"),
        pytest.param(WITH_BONUS, replace(PAIR, goal="1f"), "position.not-in-this-set", id="a flower"),
        pytest.param(BASIC, replace(PAIR, goal="1f"), "position.not-in-this-set", id="a tile that is not played with"),
        pytest.param(BASIC, replace(PAIR, goal="7z 7z"), "position.choice-twice", id="one tile twice"),
        pytest.param(BASIC, replace(PAIR, choices=(1,)), "position.too-few-choices", id="one choice"),
        pytest.param(BASIC, replace(PAIR, choices=(1, 1)), "position.choice-twice", id="one choice twice"),
        pytest.param(BASIC, replace(PAIR, choices=(2, 3)), "position.answer-not-offered", id="only wrong ones"),
    ],
)
def test_what_cannot_be_asked(rules: Variant, exercise: CountLeft, expected: str) -> None:
    assert codes(exercise.problems(rules)) == expected.partition(" ")[0]


def test_hints_lead_to_the_number() -> None:
    assert PAIR.prompt(BASIC).code == "ask.count-left-of-one"
    assert ENDS.prompt(BASIC).code == "ask.count-left"
    hints = ENDS.hints(BASIC)
    assert [each.rung for each in hints] == list(Rung)
    assert (
        codes(each.reason for each in hints) == "hint.left.goal hint.left.area hint.left.rule hint.left.tile left.right"
    )
    assert hints[3].reason.params == {"tile": DESIGNS[0], "count": 4}
    assert [each.name for each in hints[3].tiles] == ["1m.1"]
    unseen = replace(PAIR, goal="8m").hints(BASIC)
    assert [each.name for each in unseen[3].tiles] == ["8m.1"]


def test_whose_turn_it_is() -> None:
    assert getattr(PAIR.view(BASIC).phase, "seat", None) is Seat.D
    assert getattr(replace(PAIR, hand="135m47p2268s15777z").view(BASIC).phase, "seat", None) is Seat.A


made = st.builds(
    lambda rules, seed, level: (rules, CountLeft.generate(rules, seed=seed, level=level), level),
    st.sampled_from((*ALL, *VARIANTS)),
    st.integers(0, 2**32),
    st.sampled_from(LEVELS),
)


@given(made)
def test_what_is_in_sight_and_what_is_left_make_all_copies(question: tuple[Variant, CountLeft, int]) -> None:
    rules, exercise, level = question
    assert exercise.problems(rules) == ()
    assert len(exercise.choices) == level + 2
    assert len(exercise.counted) == (2 if level == 3 else 1)
    in_sight = Counter(each.design for each in exercise.view(rules).seen())
    left = sum(rules.tile_set.counts[each] - in_sight[each] for each in exercise.counted)
    for number in exercise.choices:
        assert exercise.grade(rules, str(number)).allowed == (number == left)
