"""Rows H35 to H40: what hands of the Chinese Official game are worth and who pays, as a page in Hindi tells it."""

from dataclasses import replace

import pytest

from engine.actions import parse_action
from engine.play import explain
from engine.positions import Position
from engine.reasons import Reason
from engine.scoring.sheet import ScoreSheet
from engine.variants import compose, variant
from tests.engine.claims.checklist import Checklist, Row
from tests.engine.playing import opened, stacked
from tests.engine.scoring.test_mcr_sheets import sheet, showing, written

PAGE = Checklist("H")
MCR = variant("mcr")
READY = "123456789m46s11p"
"""Worth 22 with another player's 5s."""


def first_line(counted: ScoreSheet) -> str:
    return counted.lines[0].pattern


@PAGE.row(35)
def hands_that_are_no_sets_and_a_pair() -> None:
    hands = {
        "seven_pairs": "1155m2288p3399s7z + 7z",
        "seven_shifted_pairs": "1122334455667m + 7m",
        "thirteen_orphans": "19m19p19s1234567z + 1m",
        "greater_honors_and_knitted_tiles": "147m28p36s123456z + 7z",
        "lesser_honors_and_knitted_tiles": "147m28p369s12345z + 6z",
        "knitted_straight": "147m258p369s34p55z + 5p",
    }
    assert {id: first_line(sheet(text)) for id, text in hands.items()} == {id: id for id in hands}
    claimed = sheet("147m258p369s5z + 5z | 345p chow from D")
    assert first_line(claimed) == "knitted_straight"


@PAGE.row(36)
def the_highest_legal_total_of_eighty_one_patterns() -> None:
    """One of the 82 rows is the kong beside another that some tables count as two lines: concealed and melded."""
    ids = {row.id for row in MCR.tally.patterns}
    assert len(ids - {"concealed_kong_and_melded_kong"}) == 81
    shown = showing("111222333m45p55z + 6p", "discard")
    each = [MCR.tally.sheet(replace(shown, readings=(reading,))).value for reading in shown.readings]
    assert MCR.tally.sheet(shown).value == max(each) > min(each)
    assert written(sheet("234567p234567s1z + 1z")).count("mixed_double_chow 1 x2, short_straight 1,") == 1


@PAGE.row(37)
def flowers_count_beyond_the_minimum() -> None:
    poor = Position(hand="123m456s789s55p11z | 123f", asked="1z discard from C").view(MCR)
    refused = explain(poor, parse_action("A win")).reasons
    assert refused == (Reason("score.short-of", {"needed": 8, "count": 7}),)
    assert sheet("123m456s789s55p11z + 1z | 123f").value == 10
    assert sheet("123456789m46s11p + 5s | 12f").value == sheet("123456789m46s11p + 5s").value + 2


@PAGE.row(38)
def a_drawn_tile_is_paid_by_each() -> None:
    played = opened(MCR, stacked(MCR, f"{READY} 5s"))
    played.do("A win")
    assert played.state.outcome is not None
    assert played.state.outcome.points == (3 * (8 + 23), -31, -31, -31)


@PAGE.row(39)
def the_discarder_pays_the_hand() -> None:
    played = opened(MCR, stacked(MCR, "5s", READY))
    played.do("A discard 5s", "B win")
    assert played.state.outcome is not None
    assert played.state.outcome.points == (-(8 + 22), 8 + 8 + 30, -8, -8)


@PAGE.row(40)
def the_nearest_winner_alone() -> None:
    played = opened(MCR, stacked(MCR, "5s", READY, "", "123456789p46s11m"))
    played.do("A discard 5s", "D win", "B win")
    assert [win.seat.name for win in played.state.wins] == ["B"]
    later = compose("mcr", [("book", "wmo2014")])
    assert later.claims == MCR.claims


@pytest.mark.parametrize("shown", [pytest.param(shown, id=id) for id, shown in PAGE.rows.items()])
def test_row(shown: Row) -> None:
    shown()


def test_no_row_is_forgotten() -> None:
    assert PAGE.missing(35, 40) == set()
