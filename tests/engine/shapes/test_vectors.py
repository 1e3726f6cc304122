"""The distances and waits with known answers that lie beside the project."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.hands import Hand, parse_hand
from engine.notation import print_designs
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.seven_pairs import SevenPairs
from engine.shapes.shape import Shape
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.tiles import DESIGNS
from tests.shared_vectors import CASES, rows

SHAPES: dict[str, Shape] = {"chiitoi": SevenPairs(), "kokushi": ThirteenOrphans()}


def distances() -> Iterator[tuple[dict[str, Any], Hand, SetsAndPair]]:
    for row in rows("distance"):
        yield row, parse_hand(row["hand"]), SetsAndPair(row["n"] // 3)


@pytest.mark.vectors("distance")
def test_distances() -> None:
    tried = 0
    for row, hand, shape in distances():
        found = {name: SHAPES[name].missing(hand) - 1 for name in row["shanten"] if name in SHAPES}
        assert {**found, "standard": shape.missing(hand) - 1} == row["shanten"], row
        tried += 1
    assert tried == CASES["distance"]


@pytest.mark.vectors("distance")
def test_useful_tiles() -> None:
    accepting = [(row, hand, shape) for row, hand, shape in distances() if "accepts" in row]
    assert len(accepting) > 1000
    for row, hand, shape in accepting:
        useful = shape.useful(hand)
        assert print_designs(DESIGNS[kind] for kind in sorted(useful)) == row["accepts"], row
        assert sum(useful.values()) == row["accept_count"], row


@pytest.mark.vectors("distance")
def test_useful_tiles_after_each_discard() -> None:
    discarding = [(row, hand, shape) for row, hand, shape in distances() if "discards" in row]
    assert len(discarding) > 1000
    for row, hand, shape in discarding:
        rests = {each.text: hand.without_tile(each) for each in hand.concealed}
        nearest = shape.missing(hand)
        found = {
            text: sum(shape.useful(rest).values()) for text, rest in rests.items() if shape.missing(rest) == nearest
        }
        assert found == row["discards"], row


def text_of(row: dict[str, Any]) -> str:
    melds = (f"{m['tiles']} {'concealed ' * bool(m.get('concealed'))}{m['type']}" for m in row["melds"])
    return " | ".join([row["concealed"], *melds])


def could_be_dealt(hand: Hand) -> bool:
    kinds = [each.design.kind for each in hand.tiles]
    return all(kinds.count(kind) <= 4 for kind in kinds)


@pytest.mark.vectors("taiwanese")
def test_waits_of_five_sets() -> None:
    """These count no wait whose last copies lie in the hand's own melds."""
    shape, tried = SetsAndPair(5), 0
    for row in rows("taiwanese"):
        plays_pairs = row.get("rules", {}).get("eight_and_a_half_pairs")
        if plays_pairs or not (row["kind"] == "waits" or row["expect"].get("waits")):
            continue
        hand = parse_hand(text_of(row))
        if not could_be_dealt(hand):
            continue
        tried += 1
        useful = shape.useful(hand) if shape.missing(hand) == 1 else {}
        assert [DESIGNS[kind].text for kind, left in sorted(useful.items()) if left] == row["expect"]["waits"], row
    assert tried > 300
