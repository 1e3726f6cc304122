from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.exercises.count_sets import CountSets
from engine.exercises.frame import Rung
from engine.exercises.sets import made_of
from engine.notation import parse_design, parse_tiles, print_designs, print_names
from engine.reasons import NotationError
from engine.ruleset import Variant
from engine.tiles import Tile, tile_set
from tests.engine.exercises.variants import AMERICAN, BASIC, WITH_BONUS, WITHOUT_HONORS
from tests.engine.exercises.verdicts import codes, marks


@pytest.mark.parametrize(
    ("rack", "right", "expected"),
    [
        pytest.param("123m", 1, "sets.right sets.chow", id="chow"),
        pytest.param("777z9p", 1, "sets.right sets.pung", id="pung"),
        pytest.param("7777z9p", 1, "sets.right sets.kong", id="kong"),
        pytest.param("444456m", 2, "sets.right sets.pung sets.chow", id="four alike that serve two sets"),
        pytest.param("34555p", 1, "sets.right sets.pung sets.another-way", id="overlapping chow and pung"),
        pytest.param("23334p", 1, "sets.right sets.pung sets.another-way", id="a pung inside a chow"),
        pytest.param("112233s", 2, "sets.right sets.chow sets.chow", id="one chow twice"),
        pytest.param("1112345s", 2, "sets.right sets.pung sets.chow sets.another-way", id="pung and row of four"),
        pytest.param("34567s", 1, "sets.right sets.chow sets.another-way", id="row of five"),
        pytest.param("111222333m", 3, "sets.right sets.pung sets.pung sets.pung sets.another-way", id="pungs or chows"),
        pytest.param("123m456p789s111z", 4, "sets.right sets.chow sets.chow sets.chow sets.pung", id="every suit"),
        pytest.param("891m123z", 0, "sets.none", id="what looks like sets"),
        pytest.param("", 0, "sets.none", id="no tiles"),
    ],
)
def test_how_many_sets_fit(rack: str, right: int, expected: str) -> None:
    exercise = CountSets(rack, (right, right + 1))
    assert exercise.problems(BASIC) == ()
    assert exercise.solutions(BASIC) == (str(right),)
    verdict = exercise.grade(BASIC, f" {right} ")
    assert verdict.allowed
    assert codes(verdict.reasons) == expected


@pytest.mark.parametrize(
    ("rack", "said", "expected", "marked"),
    [
        pytest.param("34555p", 2, "sets.tile-in-two-sets rule.one-set-each", {"why": "5p.1"}, id="chow and pung"),
        pytest.param("23334p", 2, "sets.tile-in-two-sets rule.one-set-each", {"why": "3p.1"}, id="pung in a chow"),
        pytest.param("34567p", 2, "sets.tile-in-two-sets rule.one-set-each", {"why": "5p.1"}, id="one tile, not two"),
        pytest.param("34567p", 3, "sets.tile-in-two-sets rule.one-set-each", {"why": "5p.1"}, id="every row seen"),
        pytest.param("34555p", 3, "sets.too-many rule.set", {}, id="more than can be seen"),
        pytest.param("8888p", 2, "sets.too-many rule.set", {}, id="no second pung in a kong"),
        pytest.param("112233p", 3, "sets.too-many rule.set", {}, id="three pairs"),
        pytest.param("129m", 1, "sets.too-many rule.set", {}, id="none at all"),
        pytest.param("112233p", 1, "sets.another-set-is-there", {"why": "1p.2 2p.2 3p.2"}, id="a second equal one"),
        pytest.param("123m 777z", 1, "sets.another-set-is-there", {"why": "7z.1 7z.2 7z.3"}, id="a second one"),
        pytest.param("123m 777z", 0, "sets.a-set-is-there", {"why": "1m.1 2m.1 3m.1"}, id="none seen"),
    ],
)
def test_why_a_number_is_wrong(rack: str, said: int, expected: str, marked: dict[str, str]) -> None:
    verdict = CountSets(rack, (0, 1)).grade(BASIC, str(said))
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected
    assert marks(verdict) == marked


def test_what_reasons_speak_of() -> None:
    exercise = CountSets("34555p", (1, 2))
    right, pung, other = exercise.grade(BASIC, "1").reasons
    assert right.params == {"count": 1}
    assert pung.params == {"tiles": (parse_design("5p"),) * 3}
    assert other.params == {"tiles": tuple(map(parse_design, ("3p", "4p", "5p")))}
    assert exercise.grade(BASIC, "2").reasons[0].params == {"tile": parse_design("5p")}
    (more,) = CountSets("123m777z", (1, 2)).grade(BASIC, "1").reasons
    assert more.params == {"tiles": (parse_design("7z"),) * 3, "count": 1}


def test_a_red_five_is_a_five() -> None:
    assert CountSets("340p 550s", (1, 2)).grade(BASIC, "2").allowed


def test_what_is_no_answer() -> None:
    exercise = CountSets("34555p", (1, 2))
    assert codes(exercise.grade(BASIC, " ").reasons) == "answer.empty"
    with pytest.raises(NotationError) as refused:
        exercise.grade(BASIC, "one")
    assert refused.value.reason.code == "answer.no-number"


@pytest.mark.parametrize(
    ("variant", "exercise", "expected"),
    [
        pytest.param(BASIC, CountSets("345m", (1,)), "position.too-few-choices", id="one choice"),
        pytest.param(BASIC, CountSets("345m", (1, 1)), "position.choice-twice", id="one choice twice"),
        pytest.param(BASIC, CountSets("345m", (0, 2)), "position.answer-not-offered", id="only wrong ones"),
        pytest.param(BASIC, CountSets("34q", (1, 1)), "notation.unreadable position.choice-twice", id="unreadable"),
        pytest.param(BASIC, CountSets("345m1f", (1, 2)), "position.not-in-this-set", id="flower, where there is none"),
        pytest.param(BASIC, CountSets("33333m", (1, 2)), "position.not-in-this-set", id="a fifth copy"),
        pytest.param(WITHOUT_HONORS, CountSets("345m1z", (1, 2)), "position.not-in-this-set", id="wind without winds"),
        pytest.param(WITH_BONUS, CountSets("345m1f", (1, 2)), "position.in-no-set", id="flower, where there are some"),
        pytest.param(AMERICAN, CountSets("345m1j", (1, 2)), "position.in-no-set", id="joker"),
    ],
)
def test_what_cannot_be_asked(variant: Variant, exercise: CountSets, expected: str) -> None:
    assert codes(exercise.problems(variant)) == expected


@pytest.mark.parametrize(
    ("rack", "expected", "pointed", "answer"),
    [
        pytest.param(
            "9p123s",
            "hint.set.area rule.set hint.sets.tile hint.sets.answer",
            "1s",
            "123s",
            id="a plain set",
        ),
        pytest.param(
            "34555p1z",
            "hint.set.area rule.one-set-each hint.sets.tile-wanted-twice hint.sets.answer",
            "5p",
            "555p",
            id="a tile for two",
        ),
        pytest.param(
            "124m",
            "hint.pick.area-everywhere rule.set hint.sets.tile-none sets.none",
            "1m",
            "",
            id="none",
        ),
    ],
)
def test_hints_lead_to_the_sets(rack: str, expected: str, pointed: str, answer: str) -> None:
    exercise = CountSets(rack, (0, 1))
    assert exercise.prompt(BASIC).code == "ask.count-sets"
    hints = exercise.hints(BASIC)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == f"hint.sets.goal {expected}"
    assert hints[3].tiles == parse_tiles(pointed)
    assert hints[4].tiles == parse_tiles(answer)


def most_by_trying(tiles: tuple[Tile, ...]) -> int:
    """The most sets, found by leaving the first tile out or trying it in every set."""
    if len(tiles) < 3:
        return 0
    first, *rest = tiles
    best = most_by_trying(tuple(rest))
    for at, one in enumerate(rest):
        for other in rest[at + 1 :]:
            if made_of((first, one, other), tile_set=tile_set()):
                best = max(best, 1 + most_by_trying(tuple(each for each in rest if each not in (one, other))))
    return best


one_suit = st.sampled_from([each for each in tile_set(suits=1, honors=False).tiles() if each.design.rank < 7])
few_suits = st.sampled_from(tile_set(suits=2).tiles())


@given(st.lists(one_suit, unique=True, max_size=9) | st.lists(few_suits, unique=True, max_size=9))
def test_no_more_sets_fit_than_a_search_finds(tiles: list[Tile]) -> None:
    (most,) = CountSets(print_names(tiles), (0, 1)).solutions(BASIC)
    assert int(most) == most_by_trying(tuple(tiles))


@given(st.lists(one_suit, unique=True, max_size=10), st.integers(0, 6))
def test_what_is_named_is_there(tiles: list[Tile], said: int) -> None:
    exercise = CountSets(print_names(tiles), (0, 1))
    verdict = exercise.grade(BASIC, str(said))
    assert verdict.allowed == (exercise.solutions(BASIC) == (str(said),))
    assert {each for each, _ in verdict.marks} <= set(tiles)
    for reason in verdict.reasons:
        named = reason.params.get("tiles")
        if isinstance(named, tuple):
            assert not Counter(named) - Counter(each.design for each in tiles)
            assert made_of(parse_tiles(print_designs(named)), tile_set=tile_set())
