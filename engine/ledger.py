"""The ledger: who pays whom, how much and why.

What belongs here: payments as values and their sums. What does not: what is due for what (settlements).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from engine.reasons import Reason
from engine.seats import Seat


class Pot(StrEnum):
    """An account that no player owns."""

    POT = "pot"
    """What lies on the table for whoever wins next."""


@dataclass(frozen=True, slots=True)
class Payment:
    """One entry of the ledger."""

    payer: Seat | Pot
    """Who gives."""
    payee: Seat | Pot
    """Who gets."""
    amount: int
    """Units: points, never below 0."""
    why: Reason
    """What it is for."""
    undoes: int | None = None
    """The place in the ledger of the payment that this one gives back."""


def gains(ledger: Iterable[Payment]) -> tuple[int, ...]:
    """Units: points. What each seat has won or lost by these payments.

    >>> gains([Payment(Seat.B, Seat.A, 2, Reason("doc"))])
    (2, -2, 0, 0)
    """
    sums = [0] * len(Seat)
    for each in ledger:
        if isinstance(each.payer, Seat):
            sums[each.payer] -= each.amount
        if isinstance(each.payee, Seat):
            sums[each.payee] += each.amount
    return tuple(sums)


def pot_gain(ledger: Iterable[Payment]) -> int:
    """Units: points. What the pot has gained by these payments."""
    return sum(each.amount * ((each.payee is Pot.POT) - (each.payer is Pot.POT)) for each in ledger)
