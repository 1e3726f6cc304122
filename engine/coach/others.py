"""The others: what the players that nobody sits for do at a table, the same whenever it is played again.

What belongs here: whose turn it is to answer, and by which chance. What does not: how a player chooses (``bots``).
"""

from engine.actions import Action
from engine.chance import Chance
from engine.coach.bots import BOTS
from engine.phases.charleston import FaceDown
from engine.play import owing
from engine.seats import Seat
from engine.state import GameState
from engine.view import view_of

FIRST_DECIDES = (FaceDown,)
"""Phases in which all may act, and the first who does decides for all."""


def next_of_others(state: GameState, *, me: Seat, level: str, ply: int) -> Action | None:
    """What the next of the others does after so many actions of all players; None once only `me` owes one, or nobody.

    Where the first to act decides for all, nobody is quicker than `me`.

    Units: ply counts actions.
    """
    waiting = owing(state)
    seat = next((each for each in waiting if each is not me), None)
    if seat is None or (me in waiting and isinstance(state.phase, FIRST_DECIDES)):
        return None
    return BOTS[level](view_of(state, seat), Chance(state.start.seed, f"bots {ply}"))
