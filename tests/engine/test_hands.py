from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hands import NO_KEYS, Hand, hand_of, keys_of, parse_hand, print_hand
from engine.melds import parse_meld
from engine.notation import parse_tiles
from engine.reasons import IllegalAction, NotationError
from engine.tiles import display_order, tile_set
from tests.engine.strategies import hands


@given(hands())
def test_text_is_read_back(hand: Hand) -> None:
    assert parse_hand(print_hand(hand)) == hand


@given(hands())
def test_keys_follow_every_change(hand: Hand) -> None:
    again = Hand(melds=hand.melds, bonus=hand.bonus)
    for tile in reversed(hand.kept):
        again = again.with_tile(tile)
    again = again.with_tile(hand.drawn, drawn=True) if hand.drawn else again
    assert again == hand
    assert again.keys == hand.keys == keys_of(hand.concealed)
    for tile in hand.concealed:
        again = again.without_tile(tile)
        assert again.keys == keys_of(again.concealed)
    assert again.concealed == ()


@given(hands(), st.sampled_from(tile_set(bonus=True).tiles()))
def test_a_tile_put_in_and_taken_out_changes_nothing(hand: Hand, tile: object) -> None:
    if tile not in hand.concealed:
        again = hand.with_tile(tile, drawn=True)  # type: ignore[arg-type]
        assert list(again.concealed) == sorted(again.concealed, key=display_order)
        assert (again.drawn, len(again.concealed)) == (tile, len(hand.concealed) + 1)
        assert again.without_tile(tile).concealed == hand.concealed  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("before", "meld", "after"),
    [
        pytest.param("12m555p", "312m chow from D", "555p | 312m chow from D", id="chow"),
        pytest.param("12m + 5p", "5p.2 5p.1 5p.3 pung from B", None, id="not held"),
        pytest.param("1111z2m + 2m", "1111z concealed kong", "22m | 1111z concealed kong", id="concealed kong"),
        pytest.param(
            "2m + 1z.4 | 111z pung from C | 333p pung",
            "111z+1z kong from C",
            "2m | 111z+1z kong from C | 333p pung",
            id="added kong",
        ),
        pytest.param("2m + 1z.4", "111z+1z kong from C", None, id="no pung to add to"),
    ],
)
def test_laying_down(before: str, meld: str, after: str | None) -> None:
    hand = parse_hand(before)
    if after is None:
        with pytest.raises(IllegalAction) as refusal:
            hand.with_meld(parse_meld(meld))
        assert refusal.value.reason.code in {"hand.tile-not-held", "hand.no-such-pung"}
    else:
        laid = hand.with_meld(parse_meld(meld))
        assert print_hand(laid) == after
        assert laid.keys == keys_of(laid.concealed)
        assert laid.drawn is None


def test_setting_bonus_tiles_aside() -> None:
    flower, season = parse_tiles("3f5f")
    dealt = parse_hand("1m2p + 3f")
    assert print_hand(dealt.with_bonus(flower)) == "1m2p | 3f"
    assert print_hand(dealt.with_bonus(season)) == "1m2p + 3f | 5f"


def test_what_a_hand_holds() -> None:
    hand = parse_hand("5m1m + 3m | 213s chow | 4f")
    assert [each.name for each in hand.tiles] == ["1m.1", "3m.1", "5m.1", "1s.1", "2s.1", "3s.1"]
    assert [each.name for each in hand.kept] == ["1m.1", "5m.1"]
    assert (hand.drawn, hand.bonus) == (parse_tiles("3m")[0], parse_tiles("4f"))


def test_an_empty_hand() -> None:
    assert (print_hand(Hand()), parse_hand(""), Hand().keys) == ("", Hand(), NO_KEYS)
    assert print_hand(parse_hand("+ 5p")) == "+ 5p"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("123m + ", "hand.unreadable", id="nothing drawn"),
        pytest.param("123m + 45m", "hand.unreadable", id="two drawn"),
        pytest.param("123m | 5p", "hand.unreadable", id="no bonus tile"),
        pytest.param("123m | 5f | 111z pung", "meld.unreadable", id="bonus tiles before melds"),
        pytest.param("123m | 112z pung", "meld.not-a-set", id="no set"),
        pytest.param("5555p0p", "hand.five-alike", id="five fives"),
        pytest.param("1m.1 | 1m.1 1m.2 1m.3 pung", "notation.twice", id="a tile in two places"),
        pytest.param("1m + 2m + 3m", "notation.unreadable", id="two pluses"),
        pytest.param("123m, 4p", "notation.unreadable", id="a comma"),
        pytest.param("123m | 11z+11z kong", "meld.unreadable", id="two added"),
    ],
)
def test_refusals(text: str, code: str) -> None:
    with pytest.raises(NotationError) as refusal:
        parse_hand(text)
    assert refusal.value.reason.code == code


def test_five_alike_are_refused_and_eight_flowers_are_not() -> None:
    assert len(hand_of(parse_tiles("11111111f 11111111j")).concealed) == 16
    with pytest.raises(NotationError, match=r"hand\.five-alike"):
        hand_of(parse_tiles("11111z"))


@given(st.text(alphabet="123456789mpszfj0. |+ABCDfromchwpungkoealdi", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(NotationError):
        hand = parse_hand(text)
        assert parse_hand(print_hand(hand)) == hand
