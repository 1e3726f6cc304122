"""The turn: a player has a tile more than between turns, and lets one go or shows what she has.

What belongs here: drawing, replacing bonus tiles that come late, and whose turn it is. What does not: what may be done
in a turn (``turn_rules``).
"""

from dataclasses import dataclass

from engine.deals import Came
from engine.events import Drew, Event, Revealed
from engine.melds import Meld
from engine.phases.ended import end_deal
from engine.phases.moments import reach
from engine.seats import Seat
from engine.state import GameState, Moment, Phase, Step


@dataclass(frozen=True, slots=True)
class Turn(Phase):
    """One player is to act."""

    seat: Seat
    """Whose turn it is."""
    came: Came
    """How the tile that makes one more came."""
    laid: Meld | None = None
    """The set just laid with a claimed tile; None if the tile was not claimed."""


def draw(state: GameState, seat: Seat, came: Came, *, phase: Phase | None = None) -> Step:
    """The state after a player has drawn, in turn or from the end of the wall; in another phase, if one is given."""
    tile, wall = state.wall.draw() if came is Came.DRAWN else state.wall.replacement()
    hand = state.hands[seat].with_tile(tile, drawn=True)
    return state.with_hand(seat, hand, wall=wall, phase=phase), (Drew(seat, came, tile),)


def take_turn(state: GameState, seat: Seat, came: Came) -> Step:
    """The turn of a player who draws first. Bonus tiles are replaced; where no tile is left, the deal ends."""
    events: tuple[Event, ...] = ()
    while True:
        halted = state.variant.continuation.halts(state)
        if halted is not None:
            state, over = end_deal(state, halted)
            return state, events + over
        state, drew = draw(state, seat, came, phase=Turn(seat, came))
        events += drew
        drawn = state.hands[seat].drawn
        if drawn is None or not (drawn.design.is_bonus and state.variant.deal.sets_bonus_aside):
            return state, events
        state = state.with_hand(seat, state.hands[seat].with_bonus(drawn))
        events += (Revealed(seat, drawn),)
        came = Came.BONUS


def begin_turn(state: GameState, seat: Seat) -> Step:
    """The turn of the player who draws next from the wall."""
    state, events = reach(state, Moment.OWN_DRAW, seat=seat)
    state, more = take_turn(state, seat, Came.DRAWN)
    return state, events + more


def begin_play(state: GameState) -> Step:
    """The first turn: the dealer's, who was dealt a tile more."""
    return state.but(phase=Turn(state.dealer, Came.DEALT)), ()
