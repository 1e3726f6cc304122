"""Knitted hands: honors and knitted tiles, and knitted straights; distances against a slow count of what is wanted."""

from itertools import permutations

import pytest

from engine.chance import Chance
from engine.hands import Hand, hand_of, parse_hand
from engine.shapes.arrangement import GroupKind
from engine.shapes.knitted import HonorsAndKnitted, KnittedStraight
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.shape import OUT_OF_REACH
from engine.tiles import DESIGNS, KINDS, tile, tile_set

HONORS = set(range(27, 34))
STRAIGHTS = [
    {9 * suit + first + step for suit, first in enumerate(firsts) for step in (0, 3, 6)}
    for firsts in permutations(range(3))
]


def kinds(hand: Hand) -> list[int]:
    return [each.design.kind for each in hand.concealed]


def slow_singles(hand: Hand) -> int:
    """The tiles missing: those that fit one straight and the honors, each once."""
    return 14 - max(len({*kinds(hand)} & (straight | HONORS)) for straight in STRAIGHTS)


def slow_straight(hand: Hand) -> int:
    """The tiles missing: a straight, and with the other tiles one set and a pair."""
    sets = 1 - len(hand.melds)
    lacking = []
    for straight in STRAIGHTS:
        rest = kinds(hand)
        for kind in straight & {*rest}:
            rest.remove(kind)
        beside = hand_of(tile(DESIGNS[kind], copy) for copy, kind in numbered(rest))
        missing = SetsAndPair(sets).missing(beside) if sets else 2 - min(2, max(map(rest.count, rest), default=0))
        lacking.append(len(straight - {*kinds(hand)}) + missing)
    return min(lacking)


def numbered(kinds: list[int]) -> list[tuple[int, int]]:
    """Each kind with which of its copies it is."""
    return [(kinds[: at + 1].count(kind), kind) for at, kind in enumerate(kinds)]


@pytest.mark.parametrize("melds", ["", " | 111z pung"])
def test_distances_are_those_of_a_slow_count(melds: str, deep: bool) -> None:
    laid = parse_hand(f"9m{melds}").melds
    box = [each for each in tile_set().tiles() if not (laid and each.text == "1z")]
    chance = Chance(len(laid), "knitted")
    for _ in range(2_000 if deep else 150):
        near = chance.sample([each for each in box if each.copy <= 1 + chance.below(3)], 13 - 3 * len(laid))
        hand = hand_of(near, melds=laid)
        assert KnittedStraight().missing(hand) == slow_straight(hand)
        assert HonorsAndKnitted().missing(hand) == (OUT_OF_REACH if laid else slow_singles(hand))
        for shape in (KnittedStraight(), HonorsAndKnitted()):
            now = shape.missing(hand)
            found = {
                kind
                for kind in range(KINDS)
                for more in [next((t for t in box if t.design.kind == kind and t not in hand.concealed), None)]
                if more is not None and shape.missing(hand.with_tile(more)) < now
            }
            assert set(shape.useful(hand)) == found


def test_the_readings_of_a_knitted_straight() -> None:
    hand = parse_hand("147m258p369s456s11z")
    (reading,) = KnittedStraight().readings(hand, None)
    assert [each.kind for each in reading.groups] == [GroupKind.KNITTED] * 3 + [GroupKind.CHOW, GroupKind.PAIR]
    assert [each.kinds for each in reading.groups[:3]] == [(0, 3, 6), (10, 13, 16), (20, 23, 26)]
    ended = KnittedStraight().readings(hand, next(each for each in hand.concealed if each.text == "6s"))
    assert [each.groups[each.ends or 0].kind for each in ended] == [GroupKind.KNITTED, GroupKind.CHOW]


def test_the_fourth_set_may_be_on_the_table() -> None:
    hand = parse_hand("147m258p369s11z | 456s chow from D")
    (reading,) = KnittedStraight().readings(hand, None)
    assert reading.groups[-1].meld is not None
    two = parse_hand("147m25811p | 456s chow | 789s chow")
    assert list(KnittedStraight().readings(two, None)) == []
    assert KnittedStraight().missing(two) == OUT_OF_REACH
    assert KnittedStraight().useful(two) == {}


@pytest.mark.parametrize(
    "text", ["147m258p369s457s11z", "147m258p369s4569s1z", "147m258p3699s456s1z", "1122334455667m7z"]
)
def test_what_is_no_knitted_straight(text: str) -> None:
    assert list(KnittedStraight().readings(parse_hand(text), None)) == []


def test_the_reading_of_single_tiles() -> None:
    (reading,) = HonorsAndKnitted().readings(parse_hand("147m258p36s123456z"), None)
    assert {each.kind for each in reading.groups} == {GroupKind.SINGLE}
    assert len(reading.groups) == 14


@pytest.mark.parametrize(
    "text", ["147m258p36s123455z", "147m258p35s123456z", "147m258p369s2345s1z", "123456789m12345z"]
)
def test_what_is_no_hand_of_single_tiles(text: str) -> None:
    assert list(HonorsAndKnitted().readings(parse_hand(text), None)) == []


def test_a_finished_hand_has_no_use_for_anything() -> None:
    assert HonorsAndKnitted().useful(parse_hand("147m258p36s123456z")) == {}
