import pytest

from engine.tiles import (
    DESIGNS,
    KINDS,
    MOST_COPIES,
    Suit,
    TileSet,
    american_tile_set,
    design,
    display_order,
    tile,
    tile_set,
)


def named(text: str) -> list[str]:
    return text.split()


@pytest.mark.parametrize(
    ("text", "claims"),
    [
        pytest.param("1m", "is_suit_tile is_terminal", id="terminal"),
        pytest.param("9s", "is_suit_tile is_terminal", id="other end"),
        pytest.param("2p", "is_suit_tile is_simple", id="simple"),
        pytest.param("0p", "is_suit_tile is_simple", id="red five"),
        pytest.param("4z", "is_honor is_wind", id="north"),
        pytest.param("5z", "is_honor is_dragon", id="white"),
        pytest.param("8f", "is_bonus", id="winter"),
        pytest.param("1j", "is_joker", id="joker"),
    ],
)
def test_what_a_design_is(text: str, claims: str) -> None:
    (one,) = [each for each in DESIGNS if each.text == text]
    every = "is_suit_tile is_wind is_dragon is_honor is_bonus is_joker is_terminal is_simple"
    assert {claim for claim in named(every) if getattr(one, claim)} == set(named(claims))


def test_designs_stand_at_their_index_and_count_as_a_plain_one() -> None:
    assert [each.index for each in DESIGNS] == list(range(len(DESIGNS)))
    assert [each for each in DESIGNS if each.plain is not each] == [design(suit, 0) for suit in list(Suit)[:3]]
    assert [each.plain.text for each in DESIGNS if each.rank == 0] == ["5m", "5p", "5s"]
    assert {each.kind for each in DESIGNS if each.is_suit_tile or each.is_honor} == set(range(KINDS))


def test_a_tile_is_one_instance() -> None:
    assert tile(DESIGNS[3], 2) is tile(DESIGNS[3], 2)
    assert tile(DESIGNS[3], 2) != tile(DESIGNS[3], 1)
    assert [repr(DESIGNS[3]), repr(tile(DESIGNS[3], 2)), tile(DESIGNS[3]).text] == ["Design(4m)", "Tile(4m.2)", "4m"]


@pytest.mark.parametrize("copy", [0, -1, MOST_COPIES + 1])
def test_no_tile_beyond_the_copies(copy: int) -> None:
    with pytest.raises(IndexError):
        tile(DESIGNS[0], copy)


def test_a_red_five_lies_beside_its_fives() -> None:
    tiles = [tile(design(Suit.DOTS, rank)) for rank in (6, 0, 5, 4)]
    assert [each.text for each in sorted(tiles, key=display_order)] == ["4p", "5p", "0p", "6p"]


@pytest.mark.parametrize(
    ("box", "size"),
    [
        pytest.param(tile_set(suits=1, honors=False), 36, id="one suit"),
        pytest.param(tile_set(honors=False), 108, id="no honors"),
        pytest.param(tile_set(), 136, id="no bonus tiles"),
        pytest.param(tile_set(bonus=True), 144, id="with bonus tiles"),
        pytest.param(american_tile_set(), 152, id="american"),
    ],
)
def test_a_box_holds_its_tiles_once(box: TileSet, size: int) -> None:
    tiles = box.tiles()
    assert len(box) == len(tiles) == len(set(tiles)) == size
    assert all(each in box for each in tiles)
    assert list(tiles) == sorted(tiles, key=display_order)


def test_what_is_not_in_the_box() -> None:
    joker = design(Suit.JOKER, 1)
    assert joker not in tile_set()
    assert tile(joker) not in tile_set()
    assert tile(joker, 8) in american_tile_set()
    assert tile(DESIGNS[0], 5) not in american_tile_set()


def test_boxes_are_values() -> None:
    again = TileSet(dict(tile_set().counts))
    assert again == tile_set()
    assert hash(again) == hash(tile_set())
    assert again != tile_set(bonus=True)
