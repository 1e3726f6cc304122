"""Moments: what lapses and what falls due at a point of the deal, and entries in the ledger.

What belongs here: small effects that every phase needs. What does not: when they happen.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.events import Event, Paid
from engine.ledger import Payment
from engine.seats import Seat
from engine.state import Due, Enter, GameState, Moment, Step


def run(state: GameState, *enters: Enter) -> Step:
    """The state after several effects, one after the other, and all that happened."""
    events: tuple[Event, ...] = ()
    for enter in enters:
        state, more = enter(state)
        events += more
    return state, events


def reach(state: GameState, moment: Moment, *, seat: Seat | None = None) -> Step:
    """The state after a moment: marks that last until then are gone, and what is due has happened.

    A moment of one player's own clears that player's marks only.
    """
    if any(each.until is moment for marks in state.marks for each in marks):
        kept = tuple(
            marks if seat not in (None, at) else tuple(each for each in marks if each.until is not moment)
            for at, marks in zip(Seat, state.marks, strict=True)
        )
        state = replace(state, marks=kept)
    now = tuple(each for each in state.dues if each.at is moment)
    if not now:
        return state, ()
    later = tuple(each for each in state.dues if each.at is not moment)
    return run(replace(state, dues=later), *(each.effect for each in now))


def pay(state: GameState, payments: Iterable[Payment]) -> Step:
    """The state with these payments in the ledger."""
    entries = tuple(payments)
    return replace(state, ledger=state.ledger + entries), tuple(Paid(each) for each in entries)


@dataclass(frozen=True, slots=True)
class _Owed:
    """Payments that are made later."""

    payments: tuple[Payment, ...]
    """What is owed."""

    def __call__(self, state: GameState) -> Step:
        """It is paid."""
        return pay(state, self.payments)


def pay_or_owe(state: GameState, payments: Iterable[Payment]) -> Step:
    """The state with these payments made at once, or owed until the deal is over, as the table has it."""
    entries = tuple(payments)
    if not (entries and state.variant.pays_at_end):
        return pay(state, entries)
    return replace(state, dues=(*state.dues, Due(Moment.SETTLING, _Owed(entries)))), ()
