"""Flowers: the bonus tiles of the deal, shown and replaced before the first discard.

What belongs here: the opening. What does not: bonus tiles that are drawn later (``turn``).
"""

from dataclasses import replace

from engine.deals import Came
from engine.events import Event, Revealed
from engine.phases.turn import draw
from engine.seats import Seat
from engine.state import GameState, Step


def show_flowers(state: GameState) -> Step:
    """The state after everybody has shown and replaced the bonus tiles, where they are not tiles like any other.

    From the dealer around to the right each player replaces all she holds; new ones wait for the next time around.
    """
    events: tuple[Event, ...] = ()
    if not state.variant.deal.sets_bonus_aside:
        return state, events
    order = [Seat((state.dealer + step) % len(Seat)) for step in range(len(Seat))]
    while any(each.design.is_bonus for hand in state.hands for each in hand.concealed):
        for seat in order:
            state, more = _replace(state, seat)
            events += more
    return state, events


def _replace(state: GameState, seat: Seat) -> Step:
    """The state after one player has shown all bonus tiles in hand and drawn as many."""
    events: tuple[Event, ...] = ()
    shown = [each for each in state.hands[seat].concealed if each.design.is_bonus]
    for tile in shown:
        state = state.with_hand(seat, state.hands[seat].with_bonus(tile))
        events += (Revealed(seat, tile),)
    for _ in shown:
        state, drew = draw(state, seat, Came.BONUS)
        events += drew
    # Nobody's turn has begun: no tile of the opening counts as the drawn one.
    return state.with_hand(seat, replace(state.hands[seat], drawn=None)), events
