"""Ready: what is remembered of a player who has declared a ready hand, and whether the hand has changed since.

What belongs here: the mark. What does not: declaring (``turn_rules``), and who must declare (``bars``).
"""

from dataclasses import replace

from engine.seats import Seat
from engine.state import GameState, Mark, Moment
from engine.tiles import Tile
from engine.view import View

READY = "ready"
"""The mark of a player who has declared a ready hand; its amount is 1 for an original call."""


def declare(state: GameState, seat: Seat) -> GameState:
    """The state with the hand declared ready; an original call, if it is the player's first discard and no claim."""
    given = any(meld.giver is seat for hand in state.hands for meld in hand.melds)
    is_original = not (state.rivers[seat] or given or any(meld.claimed for meld in state.hands[seat].melds))
    return state.with_mark(seat, Mark(READY, Moment.DEAL_END, amount=int(is_original), is_public=True))


def is_original_call(view: View) -> bool:
    """The player declared with her first discard, and has let go nothing but drawn tiles since."""
    return any(each.code == READY and each.amount for each in view.own.marks)


def hand_changed(state: GameState, seat: Seat, tile: Tile) -> GameState:
    """The state before a discard: of a tile not just drawn, and a declared hand is no original call any more."""
    marks = state.marks[seat]
    if tile is state.hands[seat].drawn or not any(each.code == READY and each.amount for each in marks):
        return state
    changed = tuple(replace(each, amount=0) if each.code == READY else each for each in marks)
    return replace(
        state, marks=tuple(changed if at is seat else each for at, each in zip(Seat, state.marks, strict=True))
    )
