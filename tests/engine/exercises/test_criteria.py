import pytest

from engine.exercises.amounts import amount
from engine.exercises.criteria import CRITERIA, criterion, family, in_box
from engine.exercises.lookalikes import lookalikes
from engine.notation import parse_design, parse_tiles, print_designs
from engine.reasons import ContentError
from engine.tiles import DESIGNS, TileSet, american_tile_set, tile_set


@pytest.mark.parametrize(
    ("goal", "expected"),
    [
        pytest.param("dots", "1234567890p", id="dots"),
        pytest.param("bamboo", "1234567890s", id="bamboo"),
        pytest.param("characters", "1234567890m", id="characters"),
        pytest.param("suit_tile", "123456789m123456789p123456789s0m0p0s", id="suit tiles"),
        pytest.param("wind_tile", "1234z", id="winds"),
        pytest.param("dragon_tile", "567z", id="dragons"),
        pytest.param("honor_tile", "1234567z", id="honors"),
        pytest.param("terminal", "19m19p19s", id="terminals"),
        pytest.param("simple", "2345678m2345678p2345678s0m0p0s", id="simples"),
        pytest.param("bonus_tile", "12345678f", id="bonus tiles"),
        pytest.param("flower_tile", "1234f", id="flowers"),
        pytest.param("season_tile", "5678f", id="seasons"),
        pytest.param("joker", "1j", id="jokers"),
        pytest.param("unused", "12345678f1j0m0p0s", id="left in the box"),
    ],
)
def test_what_is_in_a_group(goal: str, expected: str) -> None:
    inside = [each for each in DESIGNS if criterion(goal).fits(each, tile_set())]
    assert print_designs(inside) == expected


def test_every_tile_is_in_one_family_and_either_played_with_or_not() -> None:
    for each in DESIGNS:
        assert family(each).fits(each, TileSet({}))
        assert CRITERIA["tile"].fits(each, tile_set()) is not CRITERIA["unused"].fits(each, tile_set())


def test_an_unknown_group_is_refused() -> None:
    with pytest.raises(ContentError) as refused:
        criterion("balls")
    assert refused.value.reason.code == "position.unknown-goal"


def test_what_comes_in_a_box() -> None:
    inside = [each.name for each in parse_tiles("5p.4 5p.5 8f.1 8f.2 1j.8 0p") if in_box(each, tile_set=tile_set())]
    assert inside == ["5p.4", "8f.1", "1j.8"]
    assert in_box(*parse_tiles("1f.8"), tile_set=american_tile_set())


@pytest.mark.parametrize(
    ("of", "expected"),
    [
        pytest.param("1s", "1m1p2s1234f", id="bird"),
        pytest.param("4s", "4m4p35s4f", id="bamboo"),
        pytest.param("9p", "9m8p9s", id="end of a suit"),
        pytest.param("0p", "5m46p5s", id="red five"),
        pytest.param("5z", "123467z", id="honor"),
        pytest.param("8f", "1s1234567f", id="bonus tile"),
        pytest.param("4f", "14s1235678f", id="bamboo flower"),
        pytest.param("1j", "567z", id="joker"),
    ],
)
def test_what_is_taken_for_what(of: str, expected: str) -> None:
    assert print_designs(lookalikes(parse_design(of))) == expected


def test_an_amount_of_nothing() -> None:
    nothing = amount("joker", tile_set=tile_set())
    assert (nothing.total, nothing.kinds, nothing.copies, nothing.extra, nothing.of_suits()) == (0, 0, 0, 0, ())
