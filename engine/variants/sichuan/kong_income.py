"""Kong income: what is due for a kong, and what of it goes back when the wall is spent.

What belongs here: payments for kongs. What does not: who gives income back (``wall_end``), and when any of it is paid
(``money``).
"""

from collections.abc import Iterable

from engine.ledger import Payment
from engine.melds import Meld
from engine.reasons import Reason
from engine.seats import Seat
from engine.state import GameState

EXPOSED = 2
"""Units: points. What the player who fed an exposed kong pays."""
ADDED = 1
"""Units: points. What each player still in the deal pays for an added kong."""
CONCEALED = 2
"""Units: points. What each player still in the deal pays for a concealed kong."""


def kong_income(state: GameState, seat: Seat, meld: Meld) -> tuple[Payment, ...]:
    """The feeder pays an exposed kong; everybody still in the deal pays the others."""
    tile = meld.tiles[0]
    if meld.added is not None:
        why = Reason("pay.added-kong", {"tile": tile})
        return tuple(Payment(payer, seat, ADDED, why) for payer in state.others(seat))
    if meld.giver is not None:
        return (Payment(meld.giver, seat, EXPOSED, Reason("pay.exposed-kong", {"tile": tile})),)
    why = Reason("pay.concealed-kong", {"tile": tile})
    return tuple(Payment(payer, seat, CONCEALED, why) for payer in state.others(seat))


def given_back(state: GameState, seats: Iterable[Seat]) -> tuple[Payment, ...]:
    """All that was paid to these players, who have not won: for kongs, and also by those who have won since."""
    losing, why = set(seats), Reason("pay.kong-given-back")
    return tuple(
        Payment(entry.payee, entry.payer, entry.amount, why, undoes=at)
        for at, entry in enumerate(state.ledger)
        if entry.payee in losing
    )
