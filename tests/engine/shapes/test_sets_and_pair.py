from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hands import hand_of, parse_hand
from engine.notation import parse_design, parse_tiles, print_designs
from engine.shapes.arrangement import Arrangement, tiles_of
from engine.shapes.sets_and_pair import SetsAndPair
from engine.tiles import DESIGNS, KINDS, SUIT_RANKS, Tile, tile
from tests.engine.strategies import PLAIN_BOX, close, dealt
from tests.tables import table


def kinds(useful: Mapping[int, int]) -> list[int]:
    return sorted(useful)


@pytest.mark.parametrize(("sets", "missing", "useful", "text"), table("shapes/missing"))
def test_missing_and_useful(sets: str, missing: str, useful: str, text: str) -> None:
    shape, hand = SetsAndPair(int(sets)), parse_hand(text)
    assert shape.missing(hand) == int(missing)
    found = shape.useful(hand)
    assert kinds(found) == [each.index for each in parse_tiles(useful)]
    held = [each.design.kind for each in hand.tiles]
    assert all(left == 4 - held.count(kind) for kind, left in found.items())


def test_the_last_copies_in_ones_own_melds_leave_none_to_wait_for() -> None:
    assert SetsAndPair(4).useful(parse_hand("234m567p789s1z | 111z pung")) == {27: 0}


def shown(reading: Arrangement) -> str:
    groups = [print_designs(DESIGNS[kind] for kind in group.kinds) for group in reading.groups]
    return " ".join(f"[{text}]" if place == reading.ends else text for place, text in enumerate(groups))


@pytest.mark.parametrize(("sets", "win", "text", "readings"), table("shapes/readings"))
def test_readings(sets: str, win: str, text: str, readings: str) -> None:
    hand = parse_hand(text)
    ended = next((each for each in hand.concealed if win and each.design is parse_design(win)), None)
    found = list(SetsAndPair(int(sets)).readings(hand, ended))
    assert {shown(each) for each in found} == set(filter(None, readings.split(" / ")))
    assert len({shown(each) for each in found}) == len(found)
    for each in found:
        dealt_out = tiles_of(each, hand, ended)
        assert sorted(t.name for group in dealt_out for t in group) == sorted(t.name for t in hand.tiles)
        assert ended is None or ended in dealt_out[each.ends or 0]


@pytest.mark.parametrize("sets", [6, -1])
def test_no_set_to_five_sets(sets: int) -> None:
    with pytest.raises(ValueError, match=str(sets)):
        SetsAndPair(sets)


some_tiles = st.integers(0, 17).flatmap(lambda size: dealt(size) | close(size))
set_counts = st.integers(0, 5)


@given(some_tiles, set_counts, st.sampled_from(PLAIN_BOX))
def test_one_draw_brings_a_hand_nearer_by_one_at_most(tiles: tuple[Tile, ...], sets: int, drawn: Tile) -> None:
    shape, hand = SetsAndPair(sets), hand_of(tiles)
    if drawn not in tiles:
        nearer = shape.missing(hand) - shape.missing(hand.with_tile(drawn))
        assert nearer in {0, 1}
        assert nearer == (drawn.index in shape.useful(hand))


@given(some_tiles, set_counts, st.permutations(range(3)), st.permutations(range(27, 34)))
def test_naming_suits_and_honors_otherwise_changes_nothing(
    tiles: tuple[Tile, ...], sets: int, suits: list[int], honors: list[int]
) -> None:
    names = [suits[at // SUIT_RANKS] * SUIT_RANKS + at % SUIT_RANKS for at in range(27)] + honors
    shape, hand = SetsAndPair(sets), hand_of(tiles)
    other = hand_of(tile(DESIGNS[names[each.index]], each.copy) for each in tiles)
    assert shape.missing(hand) == shape.missing(other)
    assert sorted(names[kind] for kind in shape.useful(hand)) == kinds(shape.useful(other))


@given(some_tiles, set_counts)
def test_turning_a_suit_round_changes_nothing(tiles: tuple[Tile, ...], sets: int) -> None:
    turned = [SUIT_RANKS - 1 - at if at < SUIT_RANKS else at for at in range(KINDS)]
    other = hand_of(tile(DESIGNS[turned[each.index]], each.copy) for each in tiles)
    assert SetsAndPair(sets).missing(hand_of(tiles)) == SetsAndPair(sets).missing(other)


@given(st.data(), set_counts)
def test_a_hand_can_be_read_just_when_nothing_is_missing(data: st.DataObject, sets: int) -> None:
    size = 3 * sets + 2
    tiles = data.draw(dealt(size) | close(size))
    hand, shape = hand_of(tiles), SetsAndPair(sets)
    while shape.missing(hand) and data.draw(st.integers(0, 7)):
        # Swap towards the finished hand, so that many of these are.
        better = [each for each in PLAIN_BOX if each not in hand.concealed and each.index in shape.useful(hand)]
        grown = hand.with_tile(better[0])
        hand = min((grown.without_tile(each) for each in grown.concealed), key=shape.missing)
    win = data.draw(st.sampled_from(hand.concealed))
    found = list(shape.readings(hand, win))
    assert bool(found) == (shape.missing(hand) == 0)
    for reading in found:
        assert (len(reading.sets), len(reading.pairs)) == (sets, 1)
        assert reading.ended is not None
        assert win.index in reading.ended.kinds
