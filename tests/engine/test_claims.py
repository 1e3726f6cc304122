"""Who is heard among several answers to one tile."""

import pytest

from engine.actions import Chow, Kong, Pass, Pung, Win
from engine.claims import Answer, Choose, ClaimOrder, Resolution, Subject, everyone, farthest, nearest
from engine.deals import Came
from engine.notation import parse_tiles
from engine.seats import Seat

KINDS = {"win": Win, "pass": Pass}
SETS = {"chow": Chow, "pung": Pung, "kong": Kong}


def resolved(by: str, answers: str, choose: Choose = nearest) -> Resolution:
    """What comes of answers such as ``B win, C pung``, given in that order."""
    (tile,) = parse_tiles("5p")
    given = []
    for order, each in enumerate(answers.split(", ")):
        seat, kind = each.split()
        action = KINDS[kind](Seat[seat]) if kind in KINDS else SETS[kind](Seat[seat], ())
        given.append(Answer(action, order))
    return ClaimOrder(choose).resolve(Subject(tile, Seat[by], Came.DISCARD), tuple(given))


@pytest.mark.parametrize(
    ("by", "answers", "taker", "lost"),
    [
        pytest.param("A", "B pass, C pass", None, {}, id="nobody"),
        pytest.param("A", "B chow", "B Chow", {}, id="a chow"),
        pytest.param("A", "B chow, C pung", "C Pung", {"B": "claim.lost-to-set"}, id="a pung before a chow"),
        pytest.param("A", "B chow, D kong", "D Kong", {"B": "claim.lost-to-set"}, id="a kong before a chow"),
        pytest.param("C", "A pung, B pung", "A Pung", {"B": "claim.lost-to-nearer"}, id="the nearer of equals"),
        pytest.param("C", "B pung, A pung", "A Pung", {"B": "claim.lost-to-nearer"}, id="whoever spoke first"),
        pytest.param(
            "A",
            "B chow, D pung, C pung",
            "C Pung",
            {"D": "claim.lost-to-nearer", "B": "claim.lost-to-set"},
            id="all who lost are told",
        ),
    ],
)
def test_sets(by: str, answers: str, taker: str | None, lost: dict[str, str]) -> None:
    resolution = resolved(by, answers)
    heard = resolution.taker
    assert (f"{heard.seat.name} {type(heard).__name__}" if heard else None) == taker
    assert {seat.name: why.code for seat, why in resolution.lost} == lost
    assert resolution.winners == ()


@pytest.mark.parametrize(
    ("choose", "answers", "winners", "lost"),
    [
        pytest.param(nearest, "C win, B pung", "C", {"B": "claim.lost-to-win"}, id="a win before a pung"),
        pytest.param(nearest, "D win, B win", "B", {"D": "claim.lost-to-nearer"}, id="the nearest"),
        pytest.param(farthest, "D win, B win", "D", {"B": "claim.lost-to-chosen-win"}, id="the farthest"),
        pytest.param(everyone, "D win, B win, C chow", "BD", {"C": "claim.lost-to-win"}, id="everyone"),
    ],
)
def test_wins(choose: Choose, answers: str, winners: str, lost: dict[str, str]) -> None:
    resolution = resolved("A", answers, choose)
    assert "".join(seat.name for seat in resolution.winners) == winners
    assert {seat.name: why.code for seat, why in resolution.lost} == lost
    assert resolution.taker is None
    assert all(why.params["seat"] is resolution.winners[0] for _, why in resolution.lost)
