"""The others at a learner's table: how they may play, and what they do until it is for her to decide."""

from engine.coach.bots import BOTS
from engine.coach.others import next_of_others
from engine.seats import Seat
from tutorial.practice.replays import Replay

LEVELS = tuple(BOTS)
"""How the others may play, the gentlest first."""


def answered(deal: Replay, *, me: Seat, level: str) -> Replay:
    """The deal after all that the others do, until nobody but `me` owes an action.

    A hand that was stored with a level there is no more is played on at the gentlest.
    """
    known = level if level in LEVELS else LEVELS[0]
    while (action := next_of_others(deal.state, me=me, level=known, ply=len(deal.moves))) is not None:
        deal = deal.after(action)
    return deal
