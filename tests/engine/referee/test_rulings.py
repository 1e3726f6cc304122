"""What is ruled on every kind of incident, in every case."""

from dataclasses import fields

import pytest

from engine.reasons import ContentError
from engine.referee import INCIDENTS
from engine.referee.incident import Incident, Next
from engine.referee.ruling import rule
from engine.seats import Seat
from tests.engine.referee.incidents import incident_of, told
from tests.tables import table

CASES = table("rulings/incidents")


@pytest.mark.parametrize("case", [pytest.param(case.values, id=case.id) for case in CASES])  # type: ignore[attr-defined]
def test_ruling(case: tuple[str, ...]) -> None:
    kind, facts, *ruled = case
    assert told(rule(incident_of(kind, facts))) == tuple(ruled)


def tried() -> list[Incident]:
    return [incident_of(*case.values[:2]) for case in CASES]  # type: ignore[attr-defined]


def test_every_line_of_every_table_is_tried() -> None:
    lines = {(kind, case) for kind, incident in INCIDENTS.items() for case in incident.table}
    assert lines - {(each.kind, each.case) for each in tried()} == set()


def test_every_party_a_table_speaks_of_plays_in_it() -> None:
    for incident in tried():
        line = incident.table[incident.case]
        named = {*line.dead, *(each for debt in line.pays for each in (debt.payer, debt.payee))}
        assert named | ({line.goes_to} if line.goes_to else set()) <= incident.parties.keys()


def test_nobody_dies_in_a_deal_that_is_over_or_played_again() -> None:
    for incident in tried():
        ruling = rule(incident)
        assert not (ruling.dead and ruling.next in (Next.REPLAYED, Next.OVER)), incident


def test_the_rule_comes_first_and_then_what_follows() -> None:
    shown = rule(incident_of("false_win", "by=C shown=tiles threw_in=B,"))
    assert [each.code for each in shown.reasons] == [
        "referee.false-win-one-threw-in", "ruling.dead", "ruling.dead", "ruling.goes-on",
    ]  # fmt: skip
    assert [each.params.get("seat") for each in shown.reasons[1:3]] == [Seat.B, Seat.C]
    wall = rule(incident_of("false_win", "by=C shown=tiles wrecker=D lowest=25"))
    assert [each.code for each in wall.reasons[1:]] == ["ruling.pays", "ruling.pays", "ruling.over"]
    assert wall.pays[0].why == wall.reasons[0]
    kept = rule(incident_of("out_of_turn", "by=C tile=racked"))
    assert [each.code for each in kept.reasons[1:]] == ["ruling.dead", "ruling.tile-goes-to", "ruling.goes-on"]
    new = rule(incident_of("wrong_count", "surplus=1,1,1,1 has_discarded=yes"))
    assert new.reasons[-1].code == "ruling.replayed"
    undone = rule(incident_of("overturned_tile", "by=A"))
    assert undone.reasons[-1].code == "ruling.put-right"


def test_what_the_winner_announced_counts() -> None:
    assert rule(incident_of("announced_less", "by=B announced=30 best=45")).counts == 30
    assert rule(incident_of("overturned_tile", "by=A")).counts is None


def test_whoever_pushes_a_wall_out_may_draw_from_it_herself() -> None:
    assert rule(incident_of("wrong_wall", "by=B drawer=B")).dead == (Seat.B,)
    assert rule(incident_of("wrong_wall", "by=B drawer=A")).dead == (Seat.A, Seat.B)


@pytest.mark.parametrize(
    ("kind", "facts", "code"),
    [
        ("wrong_count", "surplus=0,1,-1,0 has_discarded=yes", "referee.count-two-dead-elsewhere"),
        ("wrong_pass", "by=A slip=peeked", "referee.pass-peeked-at-tournaments"),
        ("taken_back", "by=A touched=no named=partly", "referee.discard-half-named-elsewhere"),
        ("retracted_call", "by=A stage=placed", "referee.call-placed-elsewhere"),
        ("called_tile_in_rack", "by=A", "referee.call-in-rack-at-tournaments"),
        ("challenge", "by=A against=B proof=none disputed=yes", "referee.challenge-fee-elsewhere"),
        ("challenge", "by=A against=B proof=no_line disputed=yes", "referee.challenge-fee-elsewhere"),
    ],
)
def test_how_other_tables_rule(kind: str, facts: str, code: str) -> None:
    elsewhere = rule(incident_of(kind, facts)).elsewhere
    assert elsewhere is not None
    assert elsewhere.code == code


@pytest.mark.parametrize(
    ("kind", "facts", "code"),
    [
        pytest.param("challenge", "by=B against=B proof=none", "incident.seat-twice", id="herself"),
        pytest.param("false_win", "by=B shown=tiles threw_in=B,", "incident.seat-twice", id="threw herself in"),
        pytest.param("wrong_count", "surplus=0,0,0,0 has_discarded=yes", "incident.not-ruled", id="all is right"),
        pytest.param("wrong_count", "surplus=0,1,0 has_discarded=yes", "incident.not-ruled", id="only three told"),
        pytest.param("false_win", "by=B shown=nothing threw_in=C,", "incident.not-ruled", id="threw in on a word"),
        pytest.param("wrong_end", "by=B times=0", "incident.not-ruled", id="never happened"),
        pytest.param("announced_less", "by=B announced=50 best=25", "incident.not-ruled", id="announced too much"),
        pytest.param("announced_less", "by=B announced=0 best=25", "incident.not-ruled", id="announced nothing"),
        pytest.param("won_by_slip", "by=B winner=A slip=misnamed value=0", "incident.value-missing", id="no value"),
        pytest.param("false_win", "by=B shown=tiles wrecker=C value=25", "incident.value-missing", id="not the lowest"),
        pytest.param("third_death", "by=B survivor=C after_false_win=yes", "incident.value-missing", id="no line"),
    ],
)
def test_what_cannot_be_ruled(kind: str, facts: str, code: str) -> None:
    with pytest.raises(ContentError) as refused:
        rule(incident_of(kind, facts))
    assert refused.value.reason.code == code


def test_an_incident_without_facts_has_one_case_and_no_parties() -> None:
    plain = Incident()
    assert (plain.case, plain.parties, plain.stake, plain.counts) == (None, {}, 0, None)
    assert fields(plain) == ()
