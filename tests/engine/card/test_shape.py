"""The lines of a card as a shape: readings, tiles missing, useful tiles."""

import pytest

from engine.card.cards import card
from engine.card.shape import CardShape
from engine.hands import Hand, parse_hand
from engine.notation import print_designs
from engine.shapes.arrangement import Arrangement
from engine.shapes.shape import OUT_OF_REACH, Shape
from engine.tiles import DESIGNS, Tile
from tests.engine.card.minis import mini

CARD = card("practice_one")
SHAPE: Shape = CardShape(CARD)


def winning(hand: Hand) -> Tile:
    """The drawn tile, or the last concealed one."""
    return hand.drawn or hand.concealed[-1]


def written(reading: Arrangement) -> str:
    """The groups of a reading, the one that the winning tile ends in brackets, exposed ones with an asterisk."""
    parts = [
        f"{each.kind} {print_designs(DESIGNS[kind] for kind in each.kinds)}{'*' if each.meld else ''}"
        for each in reading.groups
    ]
    if reading.ends is not None:
        parts[reading.ends] = f"[{parts[reading.ends]}]"
    return ", ".join(parts)


@pytest.mark.parametrize(
    ("hand", "readings"),
    [
        pytest.param(
            "N N E E W W S S S S G J J + G", ["pair 11z, kong 2222z, pair 33z, kong 4444z, [pair 66z]"], id="a pair"
        ),
        pytest.param(
            "N N E E W W S S S S G G J + J", ["pair 11z, kong 2222z, pair 33z, [kong 4444z], pair 66z"], id="a joker"
        ),
        pytest.param(
            "E E W W G G N N J + J | S S S S kong",
            ["pair 11z, pair 33z, [kong 4444z], pair 66z, kong 2222z*"],
            id="beside an exposure",
        ),
        pytest.param(
            "N N N E W S S G G R R 0 0 + S",
            [
                "single 1z, [single 2z], pair 22z, single 3z, single 4z, pair 44z, pair 55z, pair 66z, pair 77z",
                "single 1z, single 2z, [pair 22z], single 3z, single 4z, pair 44z, pair 55z, pair 66z, pair 77z",
            ],
            id="a single or a pair",
        ),
        pytest.param("N N E E W W S S S S G J J + R", [], id="no win"),
    ],
)
def test_readings(hand: str, readings: list[str]) -> None:
    held = parse_hand(hand)
    assert [written(each) for each in SHAPE.readings(held, winning(held))] == readings


def test_a_reading_without_a_winning_tile() -> None:
    [reading] = SHAPE.readings(parse_hand("N N E E W W S S S S G G J J"), None)
    assert reading.ends is None
    assert [each.is_concealed for each in reading.groups] == [True] * 5


def test_jokers_may_end_each_group_that_holds_one() -> None:
    hand = parse_hand("N N N E E E W W W W F F J + J")
    shape = CardShape(mini("N^4 E^4 W^4 F^2"))
    assert [each.ended.kinds[0] if each.ended else None for each in shape.readings(hand, hand.drawn)] == [27, 30]


def test_a_reading_for_each_line() -> None:
    shape = CardShape(mini("x 25: F^4 1a^4 2a^6", "x 40: F^4 1a^3 1a^1 2a^6"))
    found = shape.readings(parse_hand("F F F F 1C 1C 1C 1C 2C 2C 2C 2C J J"), None)
    assert [len(each.groups) for each in found] == [4, 3]


@pytest.mark.parametrize(
    ("hand", "missing", "useful"),
    [
        pytest.param("N N E E W W S S S S G J J", 1, {"6z": 3}, id="a pair"),
        pytest.param("N N E E W W S S S S G G J", 1, {"4z": 2, "1j": 7}, id="a group"),
        pytest.param("N N E E W W S S S S G G J J", 0, {}, id="complete"),
        pytest.param("E E W W G | N N J J kong | S S S J kong", 1, {"6z": 3}, id="exposed"),
        pytest.param("G | F F F F F F sextet", OUT_OF_REACH, {}, id="dead"),
        pytest.param("1B 2B 3B 4B 5B 6B 7B 8B F F F F J", 1, {"1f": 4, "1j": 7}, id="flowers"),
    ],
)
def test_missing_and_useful(hand: str, missing: int, useful: dict[str, int]) -> None:
    held = parse_hand(hand)
    assert SHAPE.missing(held) == missing
    assert {DESIGNS[kind].text: many for kind, many in SHAPE.useful(held).items()} == useful


def test_two_shapes_of_one_card_are_equal() -> None:
    assert CardShape(CARD) == SHAPE
    assert CardShape(mini("F^6 N^4 S^4")) != SHAPE
