"""A deal to watch: played by the coach at one seat and by regular players at the others, told step by step.

What belongs here: the steps. What does not: how a page shows them.
"""

from dataclasses import dataclass
from functools import lru_cache

from engine.chance import Chance
from engine.coach.advice import Advice, advise
from engine.coach.bots import regular
from engine.events import Event
from engine.play import owing
from engine.seats import Seat
from engine.starts import start_of
from engine.state import GameState
from engine.view import view_of
from tutorial.practice import replays
from tutorial.practice.games import Game

KEPT = 16
"""Units: deals. So many stay in the memory of a process."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One step of the demonstration."""

    state: GameState
    """The table after it."""
    events: tuple[Event, ...]
    """What happened in it."""
    advice: Advice | None
    """Why the player looked at did what she did; None if it was another's action."""


@dataclass(frozen=True, slots=True)
class Show:
    """A whole deal to watch."""

    me: Seat
    """Whose shoulder one looks over: the winner's, if there is one."""
    scenes: tuple[Scene, ...]
    """From the deal to the end."""


@lru_cache(maxsize=KEPT)
def show(game: Game, seed: int) -> Show:
    """The deal of this seed. It is told from the seat that wins when all four play as the coach advises."""
    whole = _played(game, seed)
    outcome = whole.state.outcome
    me = outcome.winners[0] if outcome and outcome.winners else Seat.A
    scenes = [Scene(replays.opened(whole.start).state, whole.opening, None)]
    deal = replays.opened(whole.start)
    for move in whole.moves:
        seat = move.action.seat
        advice = advise(view_of(deal.state, seat)) if seat is me else None
        deal = deal.after(move.action)
        if any(event.seen_by(me) for event in move.events):
            scenes.append(Scene(deal.state, move.events, advice if advice and advice.action == move.action else None))
    return Show(me, tuple(scenes))


def _played(game: Game, seed: int) -> replays.Replay:
    """The deal to its end."""
    deal = replays.opened(start_of(game.rules, chosen=game.chosen, seed=seed))
    while not deal.is_over:
        seat = owing(deal.state)[0]
        deal = deal.after(regular(view_of(deal.state, seat), Chance(0, "advice")))
    return deal
