from engine.hands import parse_hand
from engine.ruleset import Variant
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.seven_pairs import SevenPairs
from engine.tiles import tile_set

BOTH = Variant("both", tile_set(), shapes=(SetsAndPair(4), SevenPairs()))
NO_HONORS = Variant("no honors", tile_set(honors=False), shapes=(SetsAndPair(2),), sets=2)


def test_the_size_of_a_hand_follows_from_its_sets() -> None:
    assert (BOTH.hand_size, NO_HONORS.hand_size) == (13, 7)


def test_the_nearest_shape_counts() -> None:
    ready_for_pairs = parse_hand("11m33m55m77m99m11p3p")
    assert BOTH.missing(ready_for_pairs) == 1
    assert BOTH.useful(ready_for_pairs) == {11: 3}


def test_shapes_that_are_as_near_both_count() -> None:
    hand = parse_hand("112233m445566p7p")
    assert BOTH.missing(hand) == 1
    assert BOTH.useful(hand) == {12: 2, 15: 3}


def test_only_tiles_of_the_box_are_useful() -> None:
    assert NO_HONORS.useful(parse_hand("")) == dict.fromkeys(range(27), 4)
