"""A rack in the order of a line: all of its tiles, once each, those with a place first."""

from hypothesis import given
from hypothesis import strategies as st

from engine.card.cards import card
from engine.card.distance import nearest, spare
from engine.card.hands import Block, CardHand
from engine.card.order import in_line_order
from engine.hands import hand_of, parse_hand
from engine.tiles import american_tile_set

CARD = card("practice_one")
TILES = american_tile_set().tiles()


@given(st.permutations(TILES), st.integers(1, 14))
def test_all_tiles_stand_there_and_the_spare_ones_last(tiles: list[object], many: int) -> None:
    hand = hand_of(tiles[:many])  # type: ignore[arg-type]
    best = nearest(CARD, hand)[0]
    order = in_line_order(best.hand, hand)
    assert sorted(order, key=str) == sorted(hand.concealed, key=str)
    without = spare(best, hand)
    assert sorted(each.text for each in order[len(order) - len(without) :]) == sorted(each.text for each in without)


def test_what_lies_on_the_table_takes_its_place_with_it() -> None:
    wanted = CardHand((Block(0, 3), Block(1, 3), Block(0, 2)))
    hand = parse_hand("1m 2m 2m 1j | 1m1m1j pung")
    assert [each.text for each in in_line_order(wanted, hand)] == ["2m", "2m", "1j", "1m"]


def test_a_group_that_the_line_has_no_place_for_changes_nothing() -> None:
    wanted = CardHand((Block(0, 3),))
    assert [each.text for each in in_line_order(wanted, parse_hand("1m 5m | 3m3m3m pung"))] == ["1m", "5m"]
