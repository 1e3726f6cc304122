"""The end of the wall: what pigs and hands that are not ready pay.

What belongs here: who pays whom by how they stand. What does not: how they stand (``readiness``), kongs
(``kong_income``).
"""

from collections.abc import Iterator, Mapping

from engine.ledger import Payment
from engine.reasons import Reason
from engine.seats import Seat
from engine.variants.sichuan.readiness import Close, Condition

GIVING_BACK = (Condition.NOT_READY, Condition.PIG)
"""Who gives kong income back."""


def penalties(closes: Mapping[Seat, Close], *, pig_pays: int, winners_too: bool) -> tuple[Payment, ...]:
    """What pigs pay everybody who is none, and what others pay ready players; `winners_too` get something of pigs.

    Units: points for what a pig pays.
    """
    return (*_of_pigs(closes, pig_pays, winners_too=winners_too), *_of_the_unready(closes))


def _of_pigs(closes: Mapping[Seat, Close], pig_pays: int, *, winners_too: bool) -> Iterator[Payment]:
    """Each pig pays each player who is none."""
    paid = (Condition.READY, Condition.NOT_READY, *((Condition.WON,) if winners_too else ()))
    why = Reason("pay.pig", {"amount": pig_pays})
    for pig in _those(closes, Condition.PIG):
        yield from (Payment(pig, payee, pig_pays, why) for payee in _those(closes, *paid))


def _of_the_unready(closes: Mapping[Seat, Close]) -> Iterator[Payment]:
    """Each player who is not ready and no pig pays each ready one what that hand would be worth at best."""
    for payer in _those(closes, Condition.NOT_READY):
        for payee in _those(closes, Condition.READY):
            close = closes[payee]
            assert close.tile is not None
            why = Reason("pay.not-ready", {"tile": close.tile, "amount": close.best})
            yield Payment(payer, payee, close.best, why)


def _those(closes: Mapping[Seat, Close], *conditions: Condition) -> list[Seat]:
    """The players who stand so."""
    return [seat for seat, close in closes.items() if close.condition in conditions]
