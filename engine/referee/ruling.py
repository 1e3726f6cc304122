"""Rulings: what a referee decides about an incident, read from the incident's own table.

What belongs here: how a line of a table becomes a ruling. What does not: the tables.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.ledger import Payment
from engine.reasons import ContentError, Reason
from engine.referee.incident import Incident, Next
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Ruling:
    """What is decided about an incident."""

    legal: bool
    """What was done is allowed."""
    dead: tuple[Seat, ...]
    """Whose hands are dead."""
    pays: tuple[Payment, ...]
    """What is paid beside the usual settlement, or in its place where the deal is over."""
    next: Next
    """What happens then."""
    reasons: tuple[Reason, ...]
    """The rule first, then what follows for whom."""
    goes_to: Seat | None = None
    """Who keeps the tile in question; None where there is none, or it goes back."""
    counts: int | None = None
    """Units: points. The value of the hand that is settled, where the incident is about it."""
    elsewhere: Reason | None = None
    """How other tables rule; None where all agree."""


def rule(incident: Incident) -> Ruling:
    """What is decided about an incident.

    Raises: ContentError ``incident.seat-twice``, ``incident.not-ruled``, ``incident.value-missing``.
    """
    parties = incident.parties
    seats = [seat for party in parties.values() for seat in party]
    if twice := [seat for seat in seats if seats.count(seat) > 1]:
        raise ContentError(Reason("incident.seat-twice", {"seat": twice[0]}))
    line = incident.table.get(incident.case)
    if line is None:
        raise ContentError(Reason("incident.not-ruled"))
    if line.pays and incident.stake <= 0:
        raise ContentError(Reason("incident.value-missing"))
    dead = tuple(sorted(seat for party in line.dead for seat in parties[party]))
    pays = tuple(
        Payment(payer, payee, debt.times * incident.stake, line.why)
        for debt in line.pays
        for payer in parties[debt.payer]
        for payee in parties[debt.payee]
    )
    goes_to = parties[line.goes_to][0] if line.goes_to else None
    follows = (
        *(Reason("ruling.dead", {"seat": each}) for each in dead),
        *(Reason("ruling.pays", {"payer": p.payer, "payee": p.payee, "amount": p.amount}) for p in pays),
        *((Reason("ruling.tile-goes-to", {"seat": goes_to}),) if goes_to is not None else ()),
        _FOLLOWS[line.next],
    )
    return Ruling(
        line.legal, dead, pays, line.next, (line.why, *follows), goes_to, incident.counts, line.elsewhere
    )  # fmt: skip


_FOLLOWS: Mapping[Next, Reason] = {
    Next.GOES_ON: Reason("ruling.goes-on"),
    Next.PUT_RIGHT: Reason("ruling.put-right"),
    Next.REPLAYED: Reason("ruling.replayed"),
    Next.OVER: Reason("ruling.over"),
}
"""What happens after the ruling, as it is told."""
