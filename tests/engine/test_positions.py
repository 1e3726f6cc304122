"""Positions as text."""

from typing import Any

import pytest

from engine.deals import Came
from engine.notation import parse_tiles
from engine.phases.claim_window import ClaimWindow
from engine.phases.turn import Turn
from engine.phases.void_suit import VoidSuit, void_tiles
from engine.play import legal
from engine.positions import Position
from engine.reasons import NotationError
from engine.ruleset import Variant
from engine.seats import Seat, Wind
from engine.tiles import Suit
from engine.variants import variant

BASIC, SICHUAN, AMERICAN = variant("basic"), variant("sichuan"), variant("american")
HAND = "34m55p678s111222z"
MELDS = tuple(f"B {rank * 3}m pung" for rank in "56789")


def test_a_turn() -> None:
    view = Position(hand=f"{HAND} + 7z", seat="C", dealer="D", round="S", left=7).view(BASIC)
    assert view.phase == Turn(Seat.C, Came.DRAWN)
    assert (view.seat, view.wind, view.carry.round_wind, view.wall_left) == (Seat.C, Wind.NORTH, Wind.SOUTH, 7)
    assert [each.held for each in view.table] == [13, 13, 14, 13]


def test_a_dealt_hand_and_a_claim() -> None:
    assert Position(hand=f"{HAND}7z").view(BASIC).phase == Turn(Seat.A, Came.DEALT)
    claimed = Position(hand="34m55p678s222z7z | 111z pung from B", came="discard").view(BASIC)
    assert claimed.phase == Turn(Seat.A, Came.DISCARD, claimed.hand.melds[0])


@pytest.mark.parametrize(
    ("asked", "how"),
    [
        ("5p discard from D", Came.DISCARD),
        ("5p added kong from B", Came.ADDED_KONG),
        ("5p concealed kong from C", Came.CONCEALED_KONG),
    ],
)
def test_a_window(asked: str, how: Came) -> None:
    view = Position(hand=HAND, asked=asked).view(BASIC)
    assert isinstance(view.phase, ClaimWindow)
    assert view.phase.subject.how is how
    assert view.phase.subject.tile.name == "5p.3"
    assert bool(view.phase.asked) == bool(legal(view)) == (how is Came.DISCARD)


def test_a_void_suit() -> None:
    choosing = Position(hand="123m456p78999s112p", void="choose").view(SICHUAN)
    assert choosing.phase == VoidSuit()
    assert Position(hand="123m456p78999s11p", seat="B", void="choose").view(SICHUAN).phase == VoidSuit()
    chosen = Position(hand="123m456p78999s112p", void="s").view(SICHUAN)
    assert {each.design.suit for each in void_tiles(chosen)} == {Suit.BAMBOO}


def test_what_lies_on_the_table() -> None:
    view = Position(
        hand=f"{HAND} + 7z",
        melds=("B 123m chow from A", "B 999p+9p kong from C"),
        rivers=("D 1z 55p", "A 7z.4"),
    ).view(BASIC)
    assert [len(each.melds) for each in view.table] == [0, 2, 0, 0]
    assert [each.held for each in view.table] == [14, 7, 13, 13]
    assert view.table[Seat.D].river == parse_tiles("1z.4 5p.3 5p.4")
    assert view.own.river == parse_tiles("7z.4")
    assert len(view.seen()) == len(set(view.seen())) == 14 + 7 + 4


def test_the_turn_of_another() -> None:
    view = Position(hand=HAND, turn="D").view(BASIC)
    assert view.phase == Turn(Seat.D, Came.DRAWN)
    assert legal(view) == ()
    with pytest.raises(NotationError) as refused:
        Position(hand=f"{HAND}7z", turn="D").view(BASIC)
    assert refused.value.reason.code == "position.wrong-size"


def test_discards_may_be_told_in_parts() -> None:
    assert Position(hand=f"{HAND}7z", rivers=("B 1p", "B 2p")).view(BASIC).table[Seat.B].river == parse_tiles("12p")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"hand": "1m"}, "position.wrong-size"),
        ({"hand": f"{HAND}7z", "seat": "E"}, "position.unreadable"),
        ({"hand": f"{HAND}7z", "dealer": ""}, "position.unreadable"),
        ({"hand": f"{HAND}7z", "round": "X"}, "position.unreadable"),
        ({"hand": f"{HAND}7z", "came": "flown"}, "position.unreadable"),
        ({"hand": f"{HAND}7z", "came": "added-kong"}, "position.unreadable"),
        ({"hand": f"{HAND}7z", "void": "choose"}, "position.unreadable"),
        ({"hand": f"{HAND}7z", "left": -1}, "position.unreadable"),
        ({"hand": f"{HAND}7z", "melds": ("A 999p pung",)}, "position.unreadable"),
        ({"hand": HAND, "asked": "5p discard from D", "melds": MELDS}, "position.unreadable"),
        ({"hand": f"{HAND}7z", "void": "z"}, "position.unreadable"),
        ({"hand": HAND, "asked": "5p from D"}, "position.unreadable"),
        ({"hand": HAND, "asked": "55p discard from D"}, "position.unreadable"),
        ({"hand": HAND, "asked": "5p.1 discard from D"}, "position.too-many-of"),
        ({"hand": HAND, "rivers": ("B 555p",)}, "position.too-many-of"),
        ({"hand": HAND, "asked": "1f discard from D"}, "position.too-many-of"),
        ({"hand": "34m55p678s11122z1f"}, "position.too-many-of"),
    ],
)
def test_what_cannot_be(change: dict[str, Any], code: str) -> None:
    with pytest.raises(NotationError) as refused:
        Position(**change).view(BASIC)
    assert refused.value.reason.code == code


LAID = "34m55p678s222z7z"
PASSING = {"hand": "147m258p369s1234z", "dealer": "B", "charleston": "first left"}


@pytest.mark.parametrize(
    ("rules", "change", "part"),
    [
        (BASIC, {"hand": HAND, "asked": "5p discard from D", "turn": "B"}, "B"),
        (BASIC, {"hand": f"{HAND}7z", "turn": "A", "came": "dealt"}, "dealt"),
        (BASIC, {"hand": HAND, "asked": "5p discard from D", "came": "dealt"}, "dealt"),
        (BASIC, {"hand": f"{HAND}7z", "came": "discard"}, "discard"),
        (BASIC, {"hand": f"{LAID} | 1111z concealed kong", "came": "discard"}, "discard"),
        (BASIC, {"hand": "34m55p678s222z + 7z | 111z pung from B", "came": "discard"}, "discard"),
        (BASIC, {"hand": f"{LAID} | 111z pung from A"}, f"{LAID} | 111z pung from A"),
        (BASIC, {"hand": f"{HAND}7z", "melds": ("B 999p pung from B",)}, "B 999p pung from B"),
        (BASIC, {"hand": f"{HAND}7z", "void": "m"}, "m"),
        (SICHUAN, {"hand": "123m456p78999s112p", "void": "choose", "asked": "5p discard from D"}, "5p discard from D"),
        (SICHUAN, {"hand": "123m456p78999s112p", "void": "z"}, "z"),
        (SICHUAN, {"hand": "123m456p78999s112p", "void": "choose", "rivers": ("B 1m",)}, "choose"),
        (AMERICAN, {**PASSING, "asked": "5p discard from D"}, "5p discard from D"),
        (AMERICAN, {**PASSING, "turn": "C"}, "C"),
        (AMERICAN, {**PASSING, "rivers": ("B 5m",)}, "first left"),
        (AMERICAN, {**PASSING, "melds": ("B 555m pung from C",)}, "first left"),
        (AMERICAN, {**PASSING, "hand": "147m258p369s1z | 222z pung"}, "first left"),
        (AMERICAN, {**PASSING, "ready": True}, "first left"),
    ],
)
def test_what_contradicts_itself(rules: Variant, change: dict[str, Any], part: str) -> None:
    with pytest.raises(NotationError) as refused:
        Position(**change).view(rules)
    assert (refused.value.reason.code, refused.value.reason.params) == ("position.unreadable", {"text": part[:40]})
