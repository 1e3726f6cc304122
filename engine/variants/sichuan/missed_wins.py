"""Missed wins: who let a win go by must wait for her own next draw."""

from engine.events import Event, Melded, Passed
from engine.hands import hand_of
from engine.phases.bars import MISSED_WIN
from engine.state import GameState, Mark, Moment


def note_missed_win(state: GameState, event: Event) -> GameState:
    """The state after an event: it is remembered if a tile went by that would have finished the hand.

    A tile goes by when its player passes, and when she takes it into a set instead.
    """
    match event:
        case Passed(seat=seat, tile=tile):
            hand = state.hands[seat].with_tile(tile)
        case Melded(seat=seat, meld=meld) if meld.claimed is not None and meld.added is None:
            now = state.hands[seat]
            hand = hand_of((*now.kept, *meld.tiles), melds=now.melds[:-1])
        case _:
            return state
    finished = state.variant.missing(hand) == 0
    return state.with_mark(seat, Mark(MISSED_WIN, Moment.OWN_DRAW)) if finished else state
