"""Incidents and rulings written in words, for tables of cases."""

from engine.referee.incident import Incident
from engine.referee.ruling import Ruling
from engine.referee.written import read_incident

YES_OR_NO: dict[str, object] = {"yes": True, "no": False}


def incident_of(kind: str, facts: str) -> Incident:
    """The incident of facts such as ``by=C shown=tiles threw_in=A,D``; a lone member of a list keeps its comma."""
    return read_incident(kind, dict(fact_of(each) for each in facts.split()))


def fact_of(text: str) -> tuple[str, object]:
    name, _, value = text.partition("=")
    if "," in value:
        return name, [plain(each) for each in value.split(",") if each]
    return name, plain(value)


def plain(text: str) -> object:
    return int(text) if text.lstrip("-").isdigit() else YES_OR_NO.get(text, text)


def told(ruling: Ruling) -> tuple[str, ...]:
    """A ruling as the columns of a table have it."""
    return (
        "yes" if ruling.legal else "no",
        " ".join(seat.name for seat in ruling.dead),
        " ".join(f"{each.payer.name}>{each.payee.name}:{each.amount}" for each in ruling.pays),
        ruling.next.value,
        "" if ruling.goes_to is None else ruling.goes_to.name,
        ruling.reasons[0].code,
    )
