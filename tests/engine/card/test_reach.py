"""What a rack can still become: exposures, tiles that are gone, dead hands, and the search among near ones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.card.cards import card
from engine.card.index import places
from engine.card.letters import FLOWER, JOKER
from engine.card.racks import rack_of, rack_of_tiles
from engine.card.reach import holding, possible, reached, sizes
from engine.chance import Chance
from engine.hands import hand_of, parse_hand
from engine.melds import Meld, parse_meld
from engine.notation import parse_design, parse_tiles
from engine.shapes.shape import OUT_OF_REACH
from engine.tiles import american_tile_set
from tests.engine.card.minis import laid, mini, printed

CARD = card("practice_one")
BOX = american_tile_set().tiles()


def melds(*texts: str) -> tuple[Meld, ...]:
    return tuple(parse_meld(each) for each in texts)


def living(*exposed: str, gone: str = "", of: str = "") -> list[str]:
    """The lines still possible, those of one section if wanted."""
    lines = possible(CARD, melds(*exposed), parse_tiles(gone)).lines
    return [each.id for each in lines if each.section == of or not of]


def test_everything_is_possible_at_first() -> None:
    field = possible(CARD)
    assert field.lines == CARD.lines
    assert field.hands == CARD.hands
    assert field is possible(CARD, (), ())


@pytest.mark.parametrize(
    ("exposed", "lines"),
    [
        pytest.param(["N N N N kong"], ["win-1", "win-3"], id="a kong of a wind"),
        pytest.param(["N N N J kong", "S S S S kong"], ["win-1", "win-3"], id="two kongs of winds"),
        pytest.param(["N N N N kong", "F F F pung"], ["win-3"], id="with flowers"),
        pytest.param(["N N N N kong", "E E E E kong", "S S S S kong"], [], id="three kongs of winds"),
        pytest.param(["8B 8B 8B 8B J J sextet"], ["six-2"], id="a sextet"),
        pytest.param(["F F F F F F sextet"], [], id="the flowers of a concealed line"),
        pytest.param(["N N N pung", "N N N pung"], [], id="a group for each"),
    ],
)
def test_exposures_leave_the_lines_that_have_a_place_for_them(exposed: list[str], lines: list[str]) -> None:
    assert living(*exposed) == lines
    assert bool(possible(CARD, melds(*exposed))) is bool(lines)


@pytest.mark.parametrize(
    ("gone", "dead"),
    [
        pytest.param("2B 2B 2B", [], id="a suit the year need not have"),
        pytest.param("0 0 0 0", ["cal-1", "cal-2", "cal-3", "cal-4"], id="the zeros of the year"),
        pytest.param("0 0 0", ["cal-3"], id="the zeros of both years"),
        pytest.param("7B 7B 7B 7B 7C 7C 7C 7C", ["cal-3"], id="the sevens of two suits"),
        pytest.param("7B 7B 7B 7B 7C 7C 7C 7C 7D 7D 7D 7D", ["cal-1", "cal-2", "cal-3", "cal-4"], id="of all"),
        pytest.param("N N N N", [], id="what jokers can fill"),
        pytest.param("N N N N J J J J J J", ["cal-1"], id="too few jokers for it"),
        pytest.param("N N N J J J J J J", [], id="just enough jokers"),
        pytest.param("5z5z5z F F F F J J J J J", ["cal-3", "cal-4"], id="short in two groups"),
    ],
)
def test_what_is_gone_kills_lines(gone: str, dead: list[str]) -> None:
    lines = [each.id for each in CARD.lines if each.section == "calendar"]
    assert living(gone=gone, of="calendar") == [each for each in lines if each not in dead]


def test_tiles_laid_down_cannot_be_the_singles_too() -> None:
    """A pung and a single of four 3B: with the three natural ones laid down, only the fourth can be the single."""
    fours = mini("1B^3 1B^1 F^6 N^4")
    for exposed, gone, is_possible in (
        ("1B 1B 1B pung", "", True),
        ("1B 1B 1B pung", "1B", False),
        ("1B 1B J pung", "1B", True),
        ("1B J J pung", "1B 1B", True),
        ("1B J J pung", "1B 1B 1B", False),
        ("1B J J pung", "1B 1B 1B 1B", False),
    ):
        field = possible(fours, melds(exposed), parse_tiles(gone))
        assert bool(field) is is_possible, (exposed, gone)


def test_a_joker_in_an_exposure_is_not_gone() -> None:
    assert possible(mini("xa^6 xb^6 F^2"), melds("1B 1B 1B 1B J J sextet")).hands
    assert not possible(mini("xa^6 xb^6 F^2"), melds("1B 1B 1B 1B J J sextet"), parse_tiles("J J J J J")).hands


def test_nothing_is_near_in_an_empty_field() -> None:
    field, rack = possible(CARD, melds("F F F F F F sextet")), rack_of(parse_hand("F F | F F F F F F sextet"))
    assert (field.least(rack), field.nearest(rack), field.by_line(rack), field.hands) == (OUT_OF_REACH, [], {}, ())
    assert not field.near(rack, within=5)


@pytest.mark.parametrize(
    ("exposed", "tile", "found"),
    [
        pytest.param([], "F", {3, 4, 5}, id="flowers; the sextet is concealed"),
        pytest.param([], "8B", {3, 4, 5, 6}, id="an eight"),
        pytest.param([], "N", {3, 4, 5}, id="a wind"),
        pytest.param(["N N N N kong"], "S", {4}, id="beside a kong of North"),
        pytest.param(["N N N N kong", "S S S S kong"], "F", {3}, id="beside two kongs"),
        pytest.param(["N N N N kong", "S S S S kong"], "E", set(), id="no third kong"),
    ],
)
def test_sizes_of_one_more_exposure(exposed: list[str], tile: str, found: set[int]) -> None:
    kind = parse_design(tile).index
    assert sizes(CARD, melds(*exposed), kind) == found
    assert {size for size in range(3, 7) if possible(CARD, (*melds(*exposed), laid(kind, size)))} == found


def test_sizes_of_lines_that_are_not_dead() -> None:
    assert sizes(CARD, melds("N N N N kong"), FLOWER) == {3}
    assert sizes(CARD, melds("N N N N kong"), FLOWER, parse_tiles("R R R R G G G G 0 0 0 0 J J J J J J")) == set()


def test_a_concealed_line_takes_no_exposure() -> None:
    pung, quint = (possible(CARD, (laid(parse_design("R").index, size),)).lines for size in (3, 5))
    assert CARD.line("evn-4") not in pung
    assert CARD.line("win-2") in pung
    assert CARD.line("win-2") not in quint


def test_the_index_holds_every_hand_once() -> None:
    assert [*places(holding(CARD, ()))] == [*range(len(CARD.hands))]


@given(st.integers(0, 10**6))
def test_near_hands_are_those_within_reach(seed: int) -> None:
    chance = Chance(seed, "near")
    rack, field = rack_of(hand_of(chance.sample(BOX, 14))), possible(CARD)
    within, least = chance.below(4), field.least(rack)
    near = field.near(rack, within=within)
    assert near.hands == reached(field.hands, rack, least + within)
    assert near.least(rack) == least
    assert {*near.by_line(rack).values()} <= {*range(least, least + within + 1)}
    assert field.least(rack) == min(field.by_line(rack).values())
    if not within:
        nearest = [hand for missing, hand in field.nearest(rack) if missing == least]
        assert {*nearest} <= {*near.hands}


@given(st.lists(st.sampled_from(BOX), unique=True, max_size=20), st.sampled_from(BOX))
def test_a_tile_more_and_a_tile_less(tiles: list[object], other: object) -> None:
    rest = [each for each in tiles if each is not other]
    fewer, more = rack_of_tiles(rest), rack_of_tiles([*rest, other])
    assert fewer.plus(other.index) == more
    assert more.without(other.index) == fewer


def test_exposures_count_as_what_they_stand_for() -> None:
    rack = rack_of(parse_hand("1m 1j | 1m 1m 1j pung"))
    assert rack.plus(JOKER, 0).without(JOKER) == rack_of(parse_hand("1m 1m 1j | 1m 1j 1j pung"))
    assert rack.jokers == 1


def test_tiles_no_card_knows_are_passed_over() -> None:
    assert rack_of_tiles(parse_tiles("1m 0m 5f")) == rack_of_tiles(parse_tiles("1m"))


def test_the_hands_of_a_field_are_told_line_by_line() -> None:
    field = possible(mini("xa^5 xb^5 (x+1)a^4 where x==1", "F^6 N^4 S^4"))
    assert [next(printed(each) for each in hands) for hands in field.by_lines] == [
        "11111m 11111p 2222m",
        "111111f 4444z 2222z",
    ]
