import pytest

from engine.exercises.count_tiles import CountTiles
from engine.exercises.frame import Rung
from engine.notation import parse_design
from engine.reasons import NotationError, Term
from engine.ruleset import Variant
from tests.engine.exercises.variants import AMERICAN, BASIC, WITH_BONUS, WITHOUT_HONORS
from tests.engine.exercises.verdicts import codes


@pytest.mark.parametrize(
    ("variant", "goal", "said", "expected"),
    [
        pytest.param(BASIC, "tile", 34, "count.designs-not-tiles", id="all: pictures"),
        pytest.param(BASIC, "tile", 36, "count.one-suit-only", id="all: one suit"),
        pytest.param(BASIC, "tile", 72, "count.two-suits-only", id="all: two suits"),
        pytest.param(BASIC, "tile", 108, "count.forgot-honors", id="all: without honors"),
        pytest.param(BASIC, "tile", 124, "count.forgot-dragons", id="all: without dragons"),
        pytest.param(BASIC, "tile", 120, "count.forgot-winds", id="all: without winds"),
        pytest.param(BASIC, "tile", 144, "count.with-bonus", id="all: with flowers and seasons"),
        pytest.param(BASIC, "tile", 102, "count.one-copy-less", id="all: three of each"),
        pytest.param(BASIC, "tile", 9, "count.numbers-of-one-suit", id="all: numbers of a suit"),
        pytest.param(BASIC, "tile", 4, "count.one-kind-only", id="all: copies of one"),
        pytest.param(BASIC, "tile", 135, "count.too-low", id="all: some number below"),
        pytest.param(BASIC, "tile", 999999, "count.too-high", id="all: some number above"),
        pytest.param(WITH_BONUS, "tile", 136, "count.forgot-bonus", id="144: without flowers and seasons"),
        pytest.param(WITH_BONUS, "tile", 42, "count.designs-not-tiles", id="144: pictures"),
        pytest.param(WITH_BONUS, "tile", 152, "count.too-high", id="144: no more flowers to add"),
        pytest.param(AMERICAN, "tile", 144, "count.forgot-bonus", id="152: without flowers"),
        pytest.param(AMERICAN, "joker", 1, "count.designs-not-tiles", id="152: jokers"),
        pytest.param(WITHOUT_HONORS, "tile", 116, "count.with-bonus", id="108: with flowers and seasons"),
        pytest.param(BASIC, "dots", 9, "count.designs-not-tiles", id="suit: pictures"),
        pytest.param(BASIC, "dots", 27, "count.one-copy-less", id="suit: three of each"),
        pytest.param(BASIC, "dots", 108, "count.all-suits", id="suit: all three"),
        pytest.param(BASIC, "dots", 4, "count.one-kind-only", id="suit: copies of one"),
        pytest.param(BASIC, "honor_tile", 7, "count.designs-not-tiles", id="honors: pictures"),
        pytest.param(BASIC, "honor_tile", 16, "count.forgot-dragons", id="honors: winds only"),
        pytest.param(BASIC, "honor_tile", 12, "count.forgot-winds", id="honors: dragons only"),
        pytest.param(BASIC, "wind_tile", 4, "count.designs-not-tiles", id="winds: pictures"),
        pytest.param(BASIC, "wind_tile", 12, "count.one-copy-less", id="winds: three of each"),
        pytest.param(BASIC, "dragon_tile", 3, "count.designs-not-tiles", id="dragons: pictures"),
        pytest.param(BASIC, "terminal", 8, "count.one-suit-only", id="terminals: one suit"),
        pytest.param(BASIC, "terminal", 2, "count.numbers-of-one-suit", id="terminals: 1 and 9"),
        pytest.param(BASIC, "5p", 1, "count.designs-not-tiles", id="one tile: its picture"),
        pytest.param(BASIC, "5p", 3, "count.one-copy-less", id="one tile: three"),
        pytest.param(BASIC, "5p", 12, "count.all-suits", id="one tile: all fives"),
        pytest.param(BASIC, "1z", 16, "count.too-high", id="one wind: all winds"),
        pytest.param(WITH_BONUS, "flower_tile", 16, "count.each-is-there-once", id="flowers: four of each"),
    ],
)
def test_where_a_wrong_number_comes_from(variant: Variant, goal: str, said: int, expected: str) -> None:
    verdict = CountTiles(goal, (said, 1000)).grade(variant, str(said))
    assert not verdict.allowed
    first, second = verdict.reasons
    assert first.code == expected
    assert second.code.startswith("count.breakdown")


@pytest.mark.parametrize(
    ("variant", "goal", "right", "expected"),
    [
        pytest.param(BASIC, "tile", 136, "count.right count.without-bonus", id="136"),
        pytest.param(WITHOUT_HONORS, "tile", 108, "count.right count.without-bonus", id="108"),
        pytest.param(WITH_BONUS, "tile", 144, "count.right-with-extras", id="144"),
        pytest.param(AMERICAN, "tile", 152, "count.right-by-group", id="152"),
        pytest.param(BASIC, "suit_tile", 108, "count.right", id="suit tiles"),
        pytest.param(BASIC, "dragon_tile", 12, "count.right tile.white-is-no-spare", id="dragons, white one too"),
        pytest.param(BASIC, "5p", 4, "count.right-one", id="one tile"),
        pytest.param(AMERICAN, "joker", 8, "count.right-one", id="jokers"),
        pytest.param(BASIC, "flower_tile", 0, "count.none-is-right", id="flowers, where there are none"),
        pytest.param(BASIC, "1f", 0, "count.none-is-right", id="one flower, where there is none"),
        pytest.param(WITHOUT_HONORS, "dragon_tile", 0, "count.none-is-right", id="dragons, where there are none"),
    ],
)
def test_why_a_number_is_right(variant: Variant, goal: str, right: int, expected: str) -> None:
    exercise = CountTiles(goal, (right, 1000))
    assert exercise.problems(variant) == ()
    assert exercise.solutions(variant) == (str(right),)
    verdict = exercise.grade(variant, f" {right} ")
    assert verdict.allowed
    assert codes(verdict.reasons) == expected
    assert CountTiles(goal, (1000, 1001)).grade(variant, str(right)) == verdict


@pytest.mark.parametrize(
    ("variant", "goal", "expected"),
    [
        pytest.param(BASIC, "tile", {"kinds": 34, "copies": 4}, id="136"),
        pytest.param(WITH_BONUS, "tile", {"kinds": 34, "copies": 4, "extra": 8}, id="144"),
        pytest.param(AMERICAN, "tile", {"suits": 108, "honors": 28, "flowers": 8, "jokers": 8}, id="152"),
        pytest.param(BASIC, "5p", {"count": 4}, id="one tile"),
    ],
)
def test_the_breakdown(variant: Variant, goal: str, expected: dict[str, int]) -> None:
    assert CountTiles(goal, (1, 2)).grade(variant, "1000").reasons[1].params == expected


@pytest.mark.parametrize(
    ("goal", "answer", "expected"),
    [
        pytest.param("tile", "", "answer.empty", id="nothing"),
        pytest.param("flower_tile", "8", "count.not-in-this-set", id="flowers, where there are none"),
        pytest.param("1f", "1", "count.not-in-this-set", id="one flower, where there is none"),
    ],
)
def test_other_refusals(goal: str, answer: str, expected: str) -> None:
    verdict = CountTiles(goal, (0, 1)).grade(BASIC, answer)
    assert (verdict.allowed, codes(verdict.reasons)) == (False, expected)


def test_digits_of_every_script_are_read() -> None:
    assert CountTiles("tile", (34, 136)).grade(BASIC, "১৩৬").allowed


@pytest.mark.parametrize("answer", ["many", "-4", "3.5", "1234567", "²"])
def test_what_is_no_number(answer: str) -> None:
    with pytest.raises(NotationError) as refused:
        CountTiles("tile", (34, 136)).grade(BASIC, answer)
    assert refused.value.reason.code == "answer.no-number"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(CountTiles("tile", (136,)), "position.too-few-choices", id="one choice"),
        pytest.param(CountTiles("tile", (136, 136)), "position.choice-twice", id="one choice twice"),
        pytest.param(CountTiles("tile", (34, 144)), "position.answer-not-offered", id="only wrong ones"),
        pytest.param(CountTiles("unused", (0, 8)), "position.goal-cannot-be-counted", id="unused tiles"),
        pytest.param(CountTiles("lamp", (0, 8)), "position.unknown-goal", id="unknown goal"),
        pytest.param(CountTiles("5p5p", ()), "position.unknown-goal position.too-few-choices", id="two tiles"),
    ],
)
def test_what_cannot_be_asked(exercise: CountTiles, expected: str) -> None:
    assert codes(exercise.problems(BASIC)) == expected


@pytest.mark.parametrize(
    ("variant", "goal", "prompt", "expected"),
    [
        pytest.param(
            BASIC,
            "tile",
            "ask.count-all",
            "hint.count.area hint.count.rule hint.count.tile count.right",
            id="whole set",
        ),
        pytest.param(
            WITH_BONUS,
            "tile",
            "ask.count-all",
            "hint.count.area hint.count.rule-with-extras hint.count.tile count.right-with-extras",
            id="whole set with flowers",
        ),
        pytest.param(
            BASIC,
            "dots",
            "ask.count-tiles",
            "rule.dots hint.count.rule hint.count.tile count.right",
            id="a suit",
        ),
        pytest.param(
            BASIC,
            "5p",
            "ask.count-copies",
            "hint.count.area-one hint.count.rule hint.count.tile count.right-one",
            id="one tile",
        ),
        pytest.param(
            BASIC,
            "season_tile",
            "ask.count-tiles",
            "rule.season-tile hint.count.rule-none hint.count.tile-none count.none-is-right",
            id="what is not played with",
        ),
        pytest.param(
            BASIC,
            "1f",
            "ask.count-copies",
            "hint.count.area-one hint.count.rule-none hint.count.tile-none count.none-is-right",
            id="one tile that is not played with",
        ),
    ],
)
def test_hints_lead_to_the_number(variant: Variant, goal: str, prompt: str, expected: str) -> None:
    exercise = CountTiles(goal, (1, 2))
    assert exercise.prompt(variant).code == prompt
    hints = exercise.hints(variant)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == f"hint.count.goal {expected}"
    assert len(hints[3].tiles) == 1


def test_what_the_question_speaks_of() -> None:
    assert CountTiles("dots", (1, 2)).prompt(BASIC).params == {"kind": Term("dots")}
    assert CountTiles("5p", (1, 2)).prompt(BASIC).params == {"tile": parse_design("5p")}
