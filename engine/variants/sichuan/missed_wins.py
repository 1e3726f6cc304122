"""Missed wins: who let a win go by must wait for her own next draw."""

from engine.events import Event, Passed
from engine.phases.bars import MISSED_WIN
from engine.state import GameState, Mark, Moment


def note_missed_win(state: GameState, event: Event) -> GameState:
    """The state after an event: a pass on a tile that would have finished the hand is remembered."""
    if not isinstance(event, Passed):
        return state
    finished = state.variant.missing(state.hands[event.seat].with_tile(event.tile)) == 0
    return state.with_mark(event.seat, Mark(MISSED_WIN, Moment.OWN_DRAW)) if finished else state
