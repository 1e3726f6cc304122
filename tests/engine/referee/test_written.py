"""Incidents read from data."""

import pytest

from engine.claims import Stage
from engine.reasons import ContentError
from engine.referee import INCIDENTS
from engine.referee.calls import RetractedCall
from engine.referee.false_wins import FalseWin, Shown
from engine.referee.openings import WrongCount
from engine.referee.written import facts_of, read_incident
from engine.seats import Seat


def test_facts_become_fields() -> None:
    read = read_incident(
        "false_win", {"by": "C", "shown": "tiles", "threw_in": ["A", "D"], "wrecker": None, "value": 35}
    )
    assert read == FalseWin(Seat.C, Shown.TILES, threw_in=(Seat.A, Seat.D), value=35)
    assert read_incident("retracted_call", {"by": "B", "stage": "placed"}) == RetractedCall(Seat.B, Stage.PLACED)
    assert read_incident("wrong_count", {"surplus": (0, 1, 0, 0), "has_discarded": False}) == WrongCount(
        (0, 1, 0, 0), has_discarded=False
    )
    wall = read_incident("false_win", {"by": "C", "shown": "tiles", "wrecker": "D"})
    assert wall == FalseWin(Seat.C, Shown.TILES, wrecker=Seat.D)


@pytest.mark.parametrize(
    ("kind", "facts", "code", "text"),
    [
        ("earthquake", {}, "incident.unknown", "earthquake"),
        ("own_death", {}, "incident.fact-missing", "own_death"),
        ("own_death", {"by": "E"}, "incident.wrong-fact", "by"),
        ("own_death", {"by": 1}, "incident.wrong-fact", "by"),
        ("own_death", {"by": "A", "hat": "red"}, "incident.wrong-fact", "hat"),
        ("early_discard", {"by": "A", "drew": 1}, "incident.wrong-fact", "drew"),
        ("wrong_end", {"by": "A", "times": True}, "incident.wrong-fact", "times"),
        ("wrong_count", {"surplus": 1, "has_discarded": True}, "incident.wrong-fact", "surplus"),
        ("wrong_count", {"surplus": ["1"], "has_discarded": True}, "incident.wrong-fact", "surplus"),
        ("false_win", {"by": "A", "shown": "hat"}, "incident.wrong-fact", "shown"),
        ("false_win", {"by": "A", "shown": "TILES"}, "incident.wrong-fact", "shown"),
        ("false_win", {"by": "A", "shown": "t\u0131les"}, "incident.wrong-fact", "shown"),
        ("own_death", {"by": "a"}, "incident.wrong-fact", "by"),
    ],
)
def test_what_is_no_incident(kind: str, facts: dict[str, object], code: str, text: str) -> None:
    with pytest.raises(ContentError) as refused:
        read_incident(kind, facts)
    assert refused.value.reason.code == code
    assert refused.value.reason.params == {"text": text}


@pytest.mark.parametrize("kind", INCIDENTS)
def test_every_fact_has_a_type_that_can_be_read(kind: str) -> None:
    assert facts_of(kind).keys() >= ({"surplus"} if kind == "wrong_count" else {"by"})
