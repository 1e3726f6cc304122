"""What a hand can still use, counting what lies open, and what it waits for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.appraisal.waiting import useful_in_view, waits
from engine.hands import hand_of, parse_hand
from engine.notation import parse_tiles
from engine.positions import Position
from engine.tiles import Suit, Tile, tile_set
from engine.variants import variant

BASIC, SICHUAN = variant("basic"), variant("sichuan")


def test_what_a_view_shows_is_not_left() -> None:
    view = Position("123456789m1p55z7p", asked="2z discard from B", rivers=("B 7p 7p", "C 1p")).view(BASIC)
    found = useful_in_view(BASIC, view.hand, view.seen())
    assert {kind.text: left for kind, left in found.items() if kind.text in ("1p", "7p", "5z", "5p")} == {
        "1p": 2, "5p": 4, "7p": 1, "5z": 2,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("hand", "seen", "left"),
    [
        ("123p456p789p99s22z", "2z.3 2z.4", {"9s": 2, "2z": 0}),
        ("1111p456p789p222z", "", {}),
        ("123p456p789p9s12z 3z", "", {}),
        ("123p456p789p99s22z3z", "", {}),
        ("2345p | 111z pung | 222z pung | 333z pung", "2p.2 2p.3 2p.4", {"2p": 0, "5p": 3}),
    ],
)
def test_waits(hand: str, seen: str, left: dict[str, int]) -> None:
    found = waits(BASIC, parse_hand(hand), seen=parse_tiles(seen))
    assert {kind.text: each.left for kind, each in found.items()} == left


def test_no_wait_for_what_the_void_suit_would_be() -> None:
    hand = parse_hand("1112223334m55p | 111s pung")
    assert waits(BASIC, hand) == {}
    ready = parse_hand("111222333m55p | 11s11s kong".replace("11s11s", "1111s"))
    assert waits(SICHUAN, ready) == {}
    pairs = parse_hand("1122m3344m5566m7s")
    assert [kind.text for kind in waits(SICHUAN, pairs)] == ["7s"]
    assert waits(SICHUAN, pairs, void=Suit.BAMBOO) == {}


def test_a_table_without_a_void_suit_knows_none() -> None:
    hand = parse_hand("123m456p789s1122z")
    found = waits(variant("mcr"), hand, void=Suit.CHARACTERS)
    assert found == waits(variant("mcr"), hand)
    assert all(each.self_drawn.wins for each in found.values())


@given(st.permutations(tile_set().tiles()))
def test_useful_is_never_more_than_what_is_nowhere_else(mixed: list[Tile]) -> None:
    hand, seen = hand_of(mixed[:13]), mixed[13:60]
    for kind, left in useful_in_view(BASIC, hand, (*seen, *hand.tiles)).items():
        somewhere = [each for each in (*hand.tiles, *seen) if each.design is kind]
        assert left == 4 - len(somewhere)
