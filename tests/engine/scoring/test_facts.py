"""Facts and finders on hands that no table counts every day."""

import pytest

from engine.deals import Came, Win
from engine.hands import parse_hand
from engine.patterns import honors, sets, waits
from engine.patterns.facts import Facts, Showing
from engine.scoring import account_once
from engine.seats import Seat
from engine.shapes.sets_and_pair import SetsAndPair
from engine.variants import variant
from engine.variants.mcr.books import MCR_1998
from engine.variants.mcr.fans import BOOK_OF_1998

MCR = variant("mcr")


def shown(text: str, win: Win | None = None) -> Showing:
    hand = parse_hand(text)
    return Showing(hand, tuple(SetsAndPair().readings(hand, hand.drawn)), win)


def test_the_tiles_of_a_hand_that_is_not_finished_are_counted_too() -> None:
    showing = shown("1119m55p | 222z pung | 3f")
    assert showing.readings == ()
    assert {kind: many for kind, many in enumerate(showing.counts) if many} == {0: 3, 8: 1, 13: 2, 28: 3}
    assert showing.kinds == 1 << 0 | 1 << 8 | 1 << 13 | 1 << 28


def test_without_a_winning_tile_nothing_was_waited_for() -> None:
    showing = shown("123m456p789s111z55z", Win(Seat.A, None, Came.DEALT))
    (facts,) = (Facts(each, showing) for each in showing.readings)
    assert not facts.has_one_wait
    assert waits.single_wait(facts) == ()
    assert showing.winning_kind == -1


def test_each_set_is_found_for_itself() -> None:
    showing = shown("111m55z | 222z pung | 333z pung | 9999s kong")
    facts = Facts(showing.readings[0], showing)
    groups = facts.groups
    assert [groups[each.places[0]].index for each in honors.wind_sets(facts)] == [28, 29]
    assert [groups[each.places[0]].index for each in sets.pungs(facts)] == [0, 28, 29]
    assert [groups[each.places[0]].index for each in sets.kongs(facts)] == [26]
    assert [groups[each.places[0]].index for each in sets.melded_kongs(facts)] == [26]
    assert sets.concealed_kongs(facts) == ()


def test_memory_begins_anew_when_it_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(account_once, "MOST_REMEMBERED", 2)
    (chows, *_) = (each for each in MCR_1998.families if "pure_straight" in each.ids)
    remembered = account_once.Remembered(chows, BOOK_OF_1998)
    for text in ("123456789m456p55z", "123456789p456m55z", "123456789s456m55z", "123456789m456p55z"):
        showing = shown(text)
        told = remembered.told(Facts(showing.readings[0], showing))
        assert "pure_straight" in [row.id for _, row, _ in told.counted]
