"""What shapes remember is bounded, and answers are the same before and after they are forgotten."""

import pytest

from engine.chance import Chance
from engine.hands import Hand, hand_of
from engine.shapes import alike, knitted, suit_table
from engine.shapes.alike import alike_in, how_many
from engine.shapes.knitted import HonorsAndKnitted, KnittedStraight
from engine.shapes.suit_table import SuitTable
from engine.tiles import tile_set

CHANCE, BOX = Chance(4, "remembered"), tile_set().tiles()
HANDS = [hand_of(CHANCE.sample(BOX, 13)) for _ in range(60)]


def test_distances_and_useful_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    plenty = SuitTable()
    answers = [(plenty.missing(each.keys, 4), dict(plenty.useful(each.keys, 4))) for each in HANDS]
    monkeypatch.setattr(suit_table, "MOST_DISTANCES", 5)
    monkeypatch.setattr(suit_table, "MOST_REMEMBERED", 5)
    scarce = SuitTable()
    for _ in range(2):
        assert [(scarce.missing(each.keys, 4), dict(scarce.useful(each.keys, 4))) for each in HANDS] == answers
        assert len(scarce._distances) <= 5
        assert len(scarce._known) <= 5


def test_useful_kinds_may_be_asked_before_any_distance() -> None:
    hand = HANDS[0]
    assert SuitTable().useful(hand.keys, 4) == SuitTable().useful(hand.keys, 4)
    fresh = SuitTable()
    assert dict(fresh.useful(hand.keys, 3)) == {
        kind: 4 - count
        for kind, count in enumerate(counts(hand))
        if count < 4 and fresh.missing(more(hand, kind).keys, 3) < fresh.missing(hand.keys, 3)
    }


def counts(hand: Hand) -> list[int]:
    kinds = [each.design.kind for each in hand.concealed]
    return [kinds.count(kind) for kind in range(34)]


def more(hand: Hand, kind: int) -> Hand:
    return hand.with_tile(next(each for each in BOX if each.design.kind == kind and each not in hand.concealed))


def test_tiles_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alike, "MOST_REMEMBERED", 5)
    monkeypatch.setattr(alike, "_ALIKE", alike._Alike())
    for hand in HANDS * 2:
        held = [many for many in counts(hand) if many]
        assert alike_in(hand.keys) == tuple(held.count(many) for many in (1, 2, 3, 4))
        assert sum(map(how_many, hand.keys)) == 13
        assert len(alike._ALIKE) <= 5


def test_ranks_of_knitted_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [(KnittedStraight().missing(each), HonorsAndKnitted().missing(each)) for each in HANDS]
    monkeypatch.setattr(knitted, "MOST_REMEMBERED", 5)
    monkeypatch.setattr(knitted, "_RANKS", knitted._Ranks())
    assert [(KnittedStraight().missing(each), HonorsAndKnitted().missing(each)) for each in HANDS] == answers
    assert len(knitted._RANKS) <= 5
