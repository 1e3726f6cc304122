import pytest

from engine.hands import parse_hand
from engine.melds import parse_meld
from engine.shapes.arrangement import CHOWS, PAIRS, PUNGS, Arrangement, GroupKind, ended_by, group_of


@pytest.mark.parametrize(
    ("text", "kind", "kinds", "concealed"),
    [
        pytest.param("340p chow from D", GroupKind.CHOW, (11, 12, 13), False, id="red five in a chow"),
        pytest.param("055p pung", GroupKind.PUNG, (13, 13, 13), False, id="red five in a pung"),
        pytest.param("1111z concealed kong", GroupKind.KONG, (27,) * 4, True, id="concealed kong"),
        pytest.param("11z111j quint", GroupKind.QUINT, (27,) * 5, False, id="jokers as what they stand for"),
    ],
)
def test_the_group_of_a_meld(text: str, kind: GroupKind, kinds: tuple[int, ...], concealed: bool) -> None:
    group = group_of(parse_meld(text))
    assert (group.kind, group.kinds, group.is_concealed, group.is_set) == (kind, kinds, concealed, True)
    assert group.index == kinds[0]


def test_without_a_winning_tile_no_group_is_ended() -> None:
    (reading,) = ended_by((CHOWS[0], PAIRS[27]), None)
    assert (reading.ends, reading.ended) == (None, None)
    assert (reading.sets, reading.pairs) == ((CHOWS[0],), (PAIRS[27],))
    assert PAIRS[27].is_concealed


def test_a_meld_is_never_ended_by_the_winning_tile() -> None:
    hand = parse_hand("33m | 333p pung | 213m chow")
    groups = (PAIRS[2], *(group_of(each) for each in hand.melds))
    assert ended_by(groups, hand.concealed[0]) == (Arrangement(groups, 0),)


def test_equal_groups_are_ended_once() -> None:
    hand = parse_hand("123m")
    groups = (CHOWS[0], CHOWS[0], PUNGS[0])
    assert [each.ends for each in ended_by(groups, hand.concealed[0])] == [0, 2]
