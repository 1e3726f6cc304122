import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.notation import parse_tiles, print_tiles
from engine.reasons import IllegalAction
from engine.tiles import tile_set
from engine.walls import Wall, mixed

BOX = tile_set().tiles()


def test_the_shuffle_keeps_every_tile() -> None:
    assert mixed(BOX, 5) == mixed(BOX, 5)
    assert set(mixed(BOX, 5)) == set(BOX)
    assert len({mixed(BOX, seed) for seed in range(20)} | {mixed(BOX, 5, key="other")}) == 21


def test_drawing_from_both_ends() -> None:
    wall = Wall(parse_tiles("12345678m"))
    drawn = []
    for end in ("draw", "draw", "replacement", "draw", "replacement", "replacement"):
        tile, wall = wall.draw() if end == "draw" else wall.replacement()
        drawn.append(tile)
    assert print_tiles(drawn) == "127385m"
    assert (wall.left, wall.stacks) == (2, 4)


@given(st.integers(1, 12), st.lists(st.booleans(), min_size=12, max_size=12))
def test_every_tile_is_drawn_once_from_whichever_end(size: int, ends: list[bool]) -> None:
    wall = Wall(BOX[:size])
    drawn = []
    for from_the_back in ends[:size]:
        tile, wall = wall.replacement() if from_the_back else wall.draw()
        drawn.append(tile)
    assert len(drawn) == size
    assert set(drawn) == set(wall.tiles)
    assert wall.left == 0


@pytest.mark.parametrize(("size", "reserved"), [(0, 0), (2, 2), (1, 2)])
def test_a_spent_wall_gives_nothing(size: int, reserved: int) -> None:
    wall = Wall(BOX[:size], reserved=reserved)
    assert wall.left == 0
    for draw in (wall.draw, wall.replacement):
        with pytest.raises(IllegalAction, match=r"wall\.spent"):
            draw()


def test_the_dead_part_is_filled_up_from_the_live_one() -> None:
    wall = Wall(BOX[:10], reserved=4)
    assert wall.left == 6
    _, wall = wall.replacement()
    assert (wall.left, wall.reserved) == (5, 4)
