"""What stands against a hand at a table, and one hand at every table."""

import pytest

from engine.appraisal.appraise import appraise, compare
from engine.reasons import ContentError, Term
from engine.score_requests import read_hand
from engine.scoring.sheet import Unit
from engine.shown_hands import ShownHand, ShownMeld
from engine.variants import VARIANTS, compose, variant
from tests.engine.scoring.random_hands import hands

CHOW, KONG = ShownMeld("chow", "123m"), ShownMeld("kong", "1111m")
CHOW_OF_FOURS = ShownMeld("chow", "456m")
CLOSED_KONG = ShownMeld("kong", "1111m", concealed=True)
TEN = "456m456s789s2s"


def shown(concealed: str, win: str, *melds: ShownMeld, void: str = "") -> ShownHand:
    return ShownHand(concealed, melds, win, void=void)


@pytest.mark.parametrize(
    ("table", "options", "hand", "codes"),
    [
        ("hong_kong", {}, shown("123456789m46s11z", "5s"), ["score.fan-short-of"]),
        ("mcr", {}, shown("123456789m46s11p", "5s"), []),
        ("mcr", {}, shown("123m567s789s55p22z", "2z"), ["score.short-of"]),
        ("mcr", {}, shown("123m567s789s55p22z", "3z"), ["win.one-still-missing"]),
        ("mcr", {}, shown("123m567s789s55p24z", "3z"), ["win.more-missing"]),
        ("mcr", {}, shown(TEN, "2s", KONG, void="m"), ["score.short-of"]),
        ("sichuan", {}, shown(TEN, "2s", CHOW), ["chow.not-in-this-game"]),
        ("sichuan", {}, shown(TEN, "2s", KONG), []),
        ("sichuan", {}, shown(TEN, "2s", KONG, void="p"), []),
        ("sichuan", {}, shown(TEN, "2s", KONG, void="s"), ["void.still-held"]),
        ("sichuan", {}, shown("123m456s789s22p33s", "3s"), ["void.still-held"]),
        ("basic", {"kong": "off"}, shown(TEN, "2s", KONG), ["kong.not-in-this-game"]),
        ("basic", {"calls": "off"}, shown(TEN, "2s", CHOW), ["claim.not-in-this-game"]),
        ("basic", {"calls": "off"}, shown(TEN, "2s", CLOSED_KONG), []),
        ("american", {}, shown(TEN, "2s", CHOW), ["chow.not-in-this-game", "win.more-missing"]),
        ("american", {}, shown("8B8B8B8C8C8C8CWWW00J", "J"), []),
        ("american", {}, shown("8B8B8BWWW00J", "J", ShownMeld("kong", "JJ8C8C")), []),
        ("classical", {"table": "bmja"}, shown("567p22s33z", "3z", CHOW, CHOW_OF_FOURS), ["win.out-of-reach"]),
    ],
)  # fmt: skip
def test_what_stands_against_a_hand(table: str, options: dict[str, str], hand: ShownHand, codes: list[str]) -> None:
    here = appraise(hand, compose(table, options.items()))
    assert [each.code for each in here.obstacles] == codes
    assert here.wins is not bool(codes)
    assert (here.obstacle.code if here.obstacle else "") == (codes or [""])[0]


def test_a_suit_without_sets_is_the_void_one() -> None:
    """Of three suits that are held the one with the fewest tiles must go, but none of which a set lies on the table."""
    here = appraise(shown("4455667778s", "8p", ShownMeld("pung", "111m")), variant("sichuan"))
    assert here.obstacles[0].params["suit"] == Term("dots")


def test_the_sheet_is_there_below_the_minimum() -> None:
    here = appraise(shown("123m567s789s55p22z", "2z"), variant("hong_kong"))
    assert (here.total, here.unit, [each.pattern for each in here.lines]) == (
        2,
        Unit.FAN,
        ["concealed_hand", "no_flowers"],
    )


def test_what_no_table_can_show_is_refused_or_told() -> None:
    impossible = shown("123m567s789s55p22z", "")
    with pytest.raises(ContentError, match=r"shown\.no-winning-tile"):
        appraise(impossible, variant("mcr"))
    for each in compare(impossible, VARIANTS):
        assert (each.showing, each.total, each.obstacle and each.obstacle.code) == (None, 0, "shown.no-winning-tile")
    assert {each.obstacle and each.obstacle.code for each in compare(shown("?", "1m"), VARIANTS)} == {
        "notation.unreadable"
    }


def test_every_table_says_of_a_hand_what_it_says_alone() -> None:
    for written in hands(7, 60):
        hand = read_hand(written)
        for here in compare(hand, VARIANTS):
            if here.showing is not None:
                alone = appraise(hand, here.variant)
                assert (alone.total, alone.obstacles) == (here.total, here.obstacles)
                assert here.wins is not bool(here.obstacles)
