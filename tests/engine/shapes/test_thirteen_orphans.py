import pytest

from engine.hands import parse_hand
from engine.notation import parse_tiles, print_designs
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.tiles import DESIGNS
from tests.tables import table


@pytest.mark.parametrize(("missing", "useful", "text"), table("shapes/orphans"))
def test_missing_and_useful(missing: str, useful: str, text: str) -> None:
    shape, hand = ThirteenOrphans(), parse_hand(text)
    assert shape.missing(hand) == int(missing)
    assert sorted(shape.useful(hand)) == [each.index for each in parse_tiles(useful)]


@pytest.mark.parametrize(("win", "ended"), [("7z", "77z"), ("1m", "1m")])
def test_the_winning_tile_ends_a_single_or_the_pair(win: str, ended: str) -> None:
    hand = parse_hand("19m19p19s12345677z")
    (reading,) = ThirteenOrphans().readings(hand, *parse_tiles(win))
    assert reading.ended is not None
    assert print_designs(DESIGNS[kind] for kind in reading.ended.kinds) == ended
    assert [len(reading.groups), len(reading.pairs), len(reading.sets)] == [13, 1, 0]


@pytest.mark.parametrize("text", ["19m19p19s1234567z", "19m19p19s1234567z2m", "19m19p19s1234567z1m1p"])
def test_no_reading_of_another_hand(text: str) -> None:
    assert list(ThirteenOrphans().readings(parse_hand(text), None)) == []
