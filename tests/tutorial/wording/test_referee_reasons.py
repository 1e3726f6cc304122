"""Whatever the referee rules, there is a sentence for it, and every sentence is said by some ruling."""

import pytest
from django.utils.translation import override

from engine.reasons import ContentError, Reason
from engine.referee.ruling import rule
from engine.referee.written import read_incident
from tests.engine.referee.incidents import incident_of
from tests.tables import table
from tests.tutorial.wording.languages import LOCALES
from tutorial.wording.frames_referee import FRAMES
from tutorial.wording.reasons import say_text

NOT_RULED = (
    ("earthquake", {}),
    ("own_death", {}),
    ("own_death", {"by": "E"}),
    ("dead_question", {"by": "A", "against": "A"}),
    ("wrong_end", {"by": "A", "times": 0}),
    ("won_by_slip", {"by": "A", "winner": "B", "slip": "misnamed", "value": 0}),
)


def stated() -> list[Reason]:
    reasons: list[Reason] = []
    for case in table("rulings/incidents"):
        ruling = rule(incident_of(*case.values[:2]))  # type: ignore[attr-defined]
        reasons += [*ruling.reasons, *((ruling.elsewhere,) if ruling.elsewhere else ())]
    for kind, facts in NOT_RULED:
        with pytest.raises(ContentError) as refused:
            rule(read_incident(kind, facts))
        reasons.append(refused.value.reason)
    return reasons


@pytest.mark.parametrize("locale", LOCALES)
def test_every_ruling_can_be_said(locale: str) -> None:
    reasons = stated()
    assert {each.code for each in reasons} == FRAMES.keys()
    with override(locale):
        assert all(say_text(each) for each in reasons)
