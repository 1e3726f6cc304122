"""Jokers on the table: whoever holds what one stands for may take it in exchange, in her own turn.

What belongs here: the exchange. What does not: jokers in calls (``calls``).
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.actions import ExchangeJoker
from engine.deals import Came
from engine.events import JokerExchanged
from engine.melds import Meld
from engine.phases.turn import Turn
from engine.reasons import Reason
from engine.rules import RuleFor
from engine.seats import Seat
from engine.state import GameState, Step
from engine.view import View


def jokers_on_table(view: View) -> Iterator[tuple[Meld, ExchangeJoker]]:
    """Every exchange of a tile that the player holds, with the set the joker lies in."""
    for meld in (meld for laid in view.table for meld in laid.melds):
        for joker in (each for each in meld.tiles if each.design.is_joker):
            for tile in (each for each in view.hand.concealed if each.design.kind == meld.index):
                yield meld, ExchangeJoker(view.seat, tile, joker)


def _offers(view: View) -> Iterator[ExchangeJoker]:
    return (exchange for _, exchange in jokers_on_table(view))


def _refuses(view: View, action: ExchangeJoker) -> tuple[Reason, ...]:
    tile, joker = action.tile, action.joker
    meld = next((meld for laid in view.table for meld in laid.melds if joker in meld.tiles), None)
    found = []
    if not joker.design.is_joker:
        found.append(Reason("joker.only-jokers-come-out", {"tile": joker}))
    elif meld is None:
        found.append(Reason("joker.not-on-the-table"))
    if tile.design.is_joker:
        found.append(Reason("joker.give-what-it-stands-for"))
    elif meld is not None and meld.index != tile.design.kind:
        found.append(Reason("joker.stands-for-another", {"tile": tile}))
    if any(tile in laid.river for laid in view.table):
        found.append(Reason("joker.discards-stay", {"tile": tile}))
    elif tile not in view.hand.concealed:
        found.append(Reason("hand.tile-not-held", {"tile": tile}))
    return tuple(found)


def _exchanges(state: GameState, action: ExchangeJoker) -> Step:
    """The tile lies in the set, the joker is in the hand, and a set just laid stands from now on."""
    tile, joker = action.tile, action.joker
    owner = next(seat for seat in Seat for meld in state.hands[seat].melds if joker in meld.tiles)
    theirs = state.hands[owner]
    melds = tuple(
        replace(meld, tiles=tuple(tile if each is joker else each for each in meld.tiles)) for meld in theirs.melds
    )
    state = state.with_hand(owner, replace(theirs, melds=melds))
    hand = state.hands[action.seat].without_tile(tile).with_tile(joker, drawn=True)
    phase = Turn(action.seat, Came.EXCHANGED)
    return state.with_hand(action.seat, hand, phase=phase), (JokerExchanged(action.seat, owner, tile, joker),)


EXCHANGE_JOKER = RuleFor(ExchangeJoker, _offers, _refuses, _exchanges)
"""A joker that stands for a tile one holds may be taken out of any set on the table."""
