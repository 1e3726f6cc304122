"""Exact sheets of the basic game's three ways to count."""

from dataclasses import replace

import pytest

from engine.deals import Came, Carry, Win
from engine.hands import parse_hand
from engine.patterns.facts import Facts
from engine.scoring.sheet import ScoreSheet, Unit
from engine.seats import Seat, Wind
from engine.tiles import tile
from engine.variants import compose
from tests.engine.playing import opened, stacked
from tests.engine.scoring.written import sheet_of, win, written
from tests.tables import table


def sheet(scoring: str, hand: str, came: str, *, last: bool = False) -> ScoreSheet:
    rules = compose("basic", [("scoring", scoring)])
    return sheet_of(rules, hand, came, last=last, seat=Wind.EAST)


@pytest.mark.parametrize(("scoring", "hand", "came", "last", "expected"), table("scores/basic"))
def test_sheet(scoring: str, hand: str, came: str, last: str, expected: str) -> None:
    counted = sheet(scoring, hand, came, last=bool(last))
    assert written(counted) == expected
    assert counted.value == counted.counts[Unit.POINT] == counted.steps[-1].total
    assert [step.by for step in counted.steps] == [line.amount for line in counted.lines]
    assert counted.aside == ()


def test_a_line_tells_how_it_was_reckoned() -> None:
    (_, kong) = sheet("exponential", "123m456p789s1z + 1z | 7777z concealed kong", "drawn").lines
    assert [(each.kind.value, each.by, each.total, each.why.code) for each in kong.steps] == [
        ("added", 2, 2, "score.base"),
        ("doubled", 2, 8, "score.kong"),
        ("doubled", 1, 16, "score.concealed"),
        ("doubled", 1, 32, "score.ends"),
    ]


def test_the_reading_with_the_highest_worth_is_taken() -> None:
    hand = parse_hand("11122233m789s55z + 3m")
    rules = compose("basic", [("scoring", "exponential")])
    showing = rules.showing(
        hand, win("11122233m789s55z + 3m", "drawn", last=False), seat_wind=Wind.EAST, round_wind=Wind.EAST
    )
    values = [rules.tally.sheet(replace(showing, readings=(each,))).value for each in showing.readings]
    assert sorted(set(values)) == [1, 17]
    assert rules.tally.sheet(showing).value == 17


def test_a_hand_that_did_not_win_is_worth_nothing() -> None:
    rules = compose("basic", [("scoring", "exponential")])
    hand = parse_hand("123m456p789s555s11z")
    assert rules.sheet(hand, None, seat_wind=Wind.EAST, round_wind=Wind.EAST) == ScoreSheet()
    showing = rules.showing(hand, None, seat_wind=Wind.EAST, round_wind=Wind.EAST)
    facts = Facts(showing.readings[0], showing)
    for scoring in ("bonus", "exponential"):
        found = {each.id for each in compose("basic", [("scoring", scoring)]).tally.patterns if each.find(facts)}
        assert found == ({"pung"} if scoring == "exponential" else set())


def test_a_hand_won_as_dealt_has_no_last_tile() -> None:
    rules = compose("basic", [("scoring", "bonus")])
    dealt = Win(Seat.A, None, Came.DEALT)
    counted = rules.sheet(parse_hand("123m456p789s555s11z"), dealt, seat_wind=Wind.EAST, round_wind=Wind.EAST)
    assert written(counted) == "winning_hand 1, self_draw 1"


def test_a_match_keeps_what_hands_were_worth() -> None:
    rules = compose("basic", [("scoring", "bonus")])
    played = opened(rules, stacked(rules, "123m456p789s555z11z"))
    played.do("A win")
    outcome = played.state.outcome
    assert outcome is not None
    assert outcome.points == (0, 0, 0, 0)
    assert outcome.tallies == (3, 0, 0, 0)
    following = rules.continuation.next_deal(Carry(points=(4, 0, 1, 0)), outcome)
    assert following is not None
    assert following.points == (7, 0, 1, 0)


def test_evidence_is_made_of_the_very_tiles() -> None:
    (_, last, _) = sheet("bonus", "123m456p789s11z55z + 5z.4", "drawn").lines
    assert last.evidence.tiles == (tile(parse_hand("5z").concealed[0].design, 4),)
