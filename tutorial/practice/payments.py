"""Who pays whom when a deal is over, how much and why, told to one player."""

from dataclasses import dataclass

from engine.ledger import Payment, Pot
from engine.seats import Seat
from engine.view import View
from tutorial.wording import numbers, reasons, told


@dataclass(frozen=True, slots=True)
class Paid:
    """One payment."""

    said: str
    """Who pays whom, and how much."""
    why: str
    """What for."""
    amount: str
    """How much she herself has more or less by it; empty if it is none of hers."""


def paid(view: View) -> tuple[Paid, ...]:
    """Every payment of the deal, in order; those that were given back are not told."""
    undone = {each.undoes for each in view.ledger}
    standing = (each for at, each in enumerate(view.ledger) if at not in undone and each.undoes is None)
    return tuple(_paid(each, view.seat) for each in standing if each.amount)


def _paid(payment: Payment, me: Seat) -> Paid:
    return Paid(
        told.payment(payment, me=me),
        reasons.say_text(payment.why, me=me),
        _signed(payment.payer, payment.payee, payment.amount, me),
    )


def _signed(payer: Seat | Pot, payee: Seat | Pot, amount: int, me: Seat) -> str:
    """The amount with its sign, as seen from a player."""
    if me not in (payer, payee):
        return ""
    return numbers.number(amount if payee is me else -amount)
