"""A hand beside a hand of the card: what is there, where jokers stand, and as much missing as the distance says."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.card.cards import card
from engine.card.distance import nearest
from engine.card.hands import Block, CardHand
from engine.card.laid import Filled, laid_towards
from engine.hands import hand_of, parse_hand
from engine.tiles import american_tile_set

CARD = card("practice_one")
TILES = american_tile_set().tiles()
PAIR_AND_KONG = CardHand((Block(0, 4), Block(0, 2)))
ROWS = [
    ("1m", ["MMMM", "TM"]),
    ("111m", ["TMMM", "TT"]),
    ("1m 1j 1j", ["JJMM", "TM"]),
    ("1111m 1j", ["TTJM", "TT"]),
    ("1j 1j 1j 1j 1j", ["JJJJ", "MM"]),
    ("1m | 1m1m1j1j kong", ["TTJJ", "TM"]),
    ("2m 3p", ["MMMM", "MM"]),
]


@pytest.mark.parametrize(("hand", "shown"), ROWS)
def test_natural_tiles_stand_first_where_no_joker_may(hand: str, shown: list[str]) -> None:
    blocks = laid_towards(PAIR_AND_KONG, parse_hand(hand))
    assert ["".join(place.filled.name[0] for place in block) for block in blocks] == shown
    assert {place.design.text for block in blocks for place in block} == {"1m"}


@given(st.permutations(TILES), st.integers(1, 14))
def test_as_much_is_missing_as_the_distance_says(tiles: list[object], many: int) -> None:
    hand = hand_of(tiles[:many])  # type: ignore[arg-type]
    for each in nearest(CARD, hand)[:5]:
        laid = laid_towards(each.hand, hand)
        assert [(len(block), block[0].design) for block in laid] == [(b.size, b.design) for b in each.hand.blocks]
        filled = [place.filled for block in laid for place in block]
        assert (filled.count(Filled.MISSING), filled.count(Filled.JOKER)) == (each.missing, each.jokers)
