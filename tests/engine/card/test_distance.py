"""How far a hand is from each line, what it wants for it, and what it can spare."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.card.cards import card
from engine.card.distance import Distance, copies_left, distance, nearest, spare, wanted
from engine.card.gaps import brings_closer, must_come
from engine.card.letters import FLOWER, JOKER
from engine.card.match import match
from engine.card.racks import rack_of
from engine.card.reach import field_of
from engine.chance import Chance
from engine.hands import Hand, hand_of, parse_hand
from engine.notation import parse_tiles, print_tiles
from engine.tiles import DESIGNS, american_tile_set
from tests.engine.card.minis import mini, printed

CARD = card("practice_one")
BOX = american_tile_set().tiles()


def to(line: str, hand: str, gone: str = "") -> Distance:
    found = distance(CARD, parse_hand(hand), parse_tiles(gone))
    assert [each.line for each in found] == [*CARD.lines]
    return next(each for each in found if each.line.id == line)


@pytest.mark.parametrize(
    ("hand", "line", "missing", "jokers"),
    [
        pytest.param("N N E E W W S S S S G G J J", "win-1", 0, 2, id="complete"),
        pytest.param("N N E E W W S S S S G J J", "win-1", 1, 2, id="a tile of a pair"),
        pytest.param("N N E E W W S S S S G J J J", "win-1", 1, 2, id="a joker without a place"),
        pytest.param("N N E W S S S S J J J J", "win-1", 4, 2, id="pairs first, whatever the jokers"),
        pytest.param("E E W W S S S S", "win-1", 6, 0, id="a whole group and a pair"),
        pytest.param("J J J J J J J J", "sap-2", 14, 0, id="jokers among singles"),
        pytest.param("J J J J J J J J", "qui-4", 6, 8, id="jokers among quints"),
        pytest.param("E E W W G G S | N N J J kong", "win-1", 3, 2, id="jokers in exposures"),
        pytest.param("E E W W G G S J | N N J J kong", "win-1", 2, 3, id="and in the rack"),
        pytest.param("1B 3B 6B 6B", "sum-4", 10, 0, id="a line with letters"),
    ],
)
def test_distances(hand: str, line: str, missing: int, jokers: int) -> None:
    found = to(line, hand)
    assert (found.missing, found.jokers, found.is_dead) == (missing, jokers, False)


@pytest.mark.parametrize(
    ("hand", "gone", "line", "missing", "jokers"),
    [
        pytest.param("E E W W G G S | N N J J kong", "", "cal-2", 8, 2, id="no place for the exposure"),
        pytest.param("2B 2B 4B 4B | R R R pung", "", "evn-4", 7, 0, id="a concealed line"),
        pytest.param("N N E E W W S S S S G G J J", "0 0 0 0 R R R R", "win-1", 0, 2, id="not dead at all"),
        pytest.param("N N E E W W S S S S J J", "0 0 0 R R R G G G", "win-1", 2, 2, id="no pair of dragons left"),
    ],
)
def test_dead_lines_are_measured_as_if_nothing_were_exposed(
    hand: str, gone: str, line: str, missing: int, jokers: int
) -> None:
    found = to(line, hand, gone)
    assert (found.missing, found.jokers) == (missing, jokers)
    assert found.is_dead is (found.missing > 0)


def test_the_nearest_hand_is_one_that_is_possible() -> None:
    assert "22s" in printed(to("evn-4", "2B 2B 4B 4B").hand)
    assert to("evn-4", "2B 2B 4B 4B", "8B 8B 8B").missing == 12 - 2 + 4


def test_the_nearest_lines_come_first() -> None:
    hand = parse_hand("N N E E W W S S S S G J J")
    found = nearest(CARD, hand)
    assert found[0].line.id == "win-1"
    assert [each.missing for each in found] == sorted(each.missing for each in distance(CARD, hand))
    assert not any(each.is_dead for each in found)


def test_among_equals_that_with_a_place_for_jokers_is_before_a_concealed_one_without() -> None:
    told = [each for each in nearest(CARD, parse_hand("227p22s2244z15z1f1j1j")) if each.missing == 4]
    assert {each.line.is_concealed for each in told} == {True, False}
    assert [each.line.is_concealed for each in told] == sorted(each.line.is_concealed for each in told)
    assert [each.jokers for each in told] == sorted((each.jokers for each in told), reverse=True)


def test_dead_lines_are_not_among_the_nearest() -> None:
    hand = parse_hand("E E W W G G S | N N J J kong")
    assert [each.line.id for each in nearest(CARD, hand)] == ["win-1", "win-3"]


def test_among_equals_that_with_more_tiles_to_come_is_first() -> None:
    two = mini("x 25: N^4 S^4 1B^6", "x 25: N^4 E^4 1B^6", "x 40: N^4 W^4 1B^6")
    hand = parse_hand("N N N N 1B 1B 1B 1B")
    assert [each.line.id for each in nearest(two, hand)] == ["e-3", "e-1", "e-2"]
    assert [each.line.id for each in nearest(two, hand, parse_tiles("W W S"))] == ["e-2", "e-1", "e-3"]


def test_among_equal_hands_of_a_line_that_with_more_tiles_to_come_is_told() -> None:
    dragons = mini("N^4 S^4 Dm^6")
    hand = parse_hand("N N N N S S S S")
    [found] = nearest(dragons, hand, parse_tiles("0 0 R"))
    assert printed(found.hand) == "4444z 2222z 666666z"


def test_what_is_wanted_and_what_can_be_spared() -> None:
    hand = parse_hand("1B E E E W W S S S G J J J J J | N N N J kong")
    found = next(each for each in distance(CARD, hand) if each.line.id == "win-1")
    assert {DESIGNS[kind].text: many for kind, many in wanted(found, hand).items()} == {"2z": 1, "6z": 1}
    assert print_tiles(spare(found, hand)) == "1s1z1111j"
    assert found.jokers == 2


def test_copies_left_are_those_nobody_has_shown() -> None:
    left = copies_left(parse_hand("1m 1j | 1m 1m 1j pung"), parse_tiles("1m 1m F J 5f"))
    assert (left[0], left[FLOWER], left[JOKER], left[1]) == (0, 7, 5, 4)


def completed(found: Distance, hand: Hand) -> Hand:
    """The hand with what it misses for a line in the place of what it can spare, natural tiles as long as there are."""
    rest = hand
    for each in spare(found, hand):
        rest = rest.without_tile(each)
    free = [each for each in BOX if each not in hand.tiles]
    needed = must_come(found.hand, rack_of(hand))
    others = wanted(found, hand) - needed
    for kind in [*needed.elements(), *([*others.elements()][: found.missing - needed.total()])]:
        come = next((each for each in free if each.index == kind), None)
        come = come or next(each for each in free if each.index == JOKER)
        free.remove(come)
        rest = rest.with_tile(come)
    return rest


@given(st.integers(0, 10**6), st.integers(0, 51))
def test_a_hand_reaches_a_line_with_just_as_many_good_tiles_as_are_missing(seed: int, at: int) -> None:
    chance = Chance(seed, "reach")
    hand = hand_of(chance.sample(BOX, 14 - chance.below(2)))
    found = distance(CARD, hand)[at]
    full = completed(found, hand)
    assert len(full.tiles) - len(hand.tiles) + len(spare(found, hand)) == found.missing
    assert found.line in [each.line for each in match(CARD, full)]


@given(st.integers(0, 10**6))
def test_each_good_tile_brings_one_closer_and_no_other(seed: int) -> None:
    chance = Chance(seed, "closer")
    hand = hand_of(chance.sample(BOX, 13))
    rack = rack_of(hand)
    for found in (chance.choice(distance(CARD, hand)) for _ in range(4)):
        good = brings_closer(found.hand, rack)
        for kind in (*range(FLOWER + 1), JOKER):
            [(after, _)] = field_of([(found.line, (found.hand,))]).nearest(rack.plus(kind))
            assert after == found.missing - (kind in good)
