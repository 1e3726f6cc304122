import pytest
from hypothesis import given

from engine.hands import hand_of, parse_hand
from engine.notation import parse_tiles
from engine.shapes.seven_pairs import SevenPairs
from engine.tiles import DESIGNS, Tile
from tests.engine.strategies import close
from tests.tables import table


@pytest.mark.parametrize(("four_make_two", "missing", "useful", "text"), table("shapes/pairs"))
def test_missing_and_useful(four_make_two: str, missing: str, useful: str, text: str) -> None:
    shape, hand = SevenPairs(four_make_two=four_make_two == "yes"), parse_hand(text)
    assert shape.missing(hand) == int(missing)
    assert sorted(shape.useful(hand)) == [each.index for each in parse_tiles(useful)]


@pytest.mark.parametrize(
    ("four_make_two", "text", "win", "pairs"),
    [
        pytest.param(False, "1122m3344p5566s77z", "7z", "11m22m33p44p55s66s77z", id="seven pairs"),
        pytest.param(True, "1111m3344p5566s77z", "1m", "11m11m33p44p55s66s77z", id="four make two"),
        pytest.param(False, "1111m3344p5566s77z", "1m", "", id="four make one"),
        pytest.param(False, "1122m3344p5566s7z", "1m", "", id="a tile short"),
        pytest.param(False, "1122m3344p5566s77z8s", "1m", "", id="a tile too many"),
        pytest.param(False, "1122m3344p55s | 666s pung", "1m", "", id="melded"),
    ],
)
def test_readings(four_make_two: bool, text: str, win: str, pairs: str) -> None:
    (ends,) = parse_tiles(win)
    found = list(SevenPairs(four_make_two=four_make_two).readings(parse_hand(text), ends))
    shown = [
        "".join(DESIGNS[group.index].text[0] + DESIGNS[group.index].text for group in each.pairs) for each in found
    ]
    assert shown == [pairs] * bool(pairs)
    for each in found:
        assert each.ended is not None
        assert each.ended.index == ends.index


@given(close(13))
def test_every_useful_tile_brings_it_nearer_and_no_other(tiles: tuple[Tile, ...]) -> None:
    for shape in (SevenPairs(), SevenPairs(four_make_two=True)):
        hand = hand_of(tiles)
        for design in DESIGNS[:34]:
            free = [each for each in range(1, 5) if all((t.index, t.copy) != (design.index, each) for t in tiles)]
            if free:
                (drawn,) = parse_tiles(f"{design.text}.{free[0]}")
                nearer = shape.missing(hand) - shape.missing(hand.with_tile(drawn))
                assert nearer == (design.index in shape.useful(hand))
