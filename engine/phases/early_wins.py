"""Early wins: East may show a hand that is complete before the first discard.

What belongs here: when, and what it counts as. What does not: wins in play (``card_wins``).
"""

from collections.abc import Iterator

from engine.actions import Win
from engine.deals import Came
from engine.deals import Win as Won
from engine.phases.charleston import FIRST, Passing
from engine.phases.winning import finish, unfinished
from engine.reasons import Reason
from engine.rules import RuleFor
from engine.state import GameState, Step
from engine.view import View


def _offers_win(view: View) -> Iterator[Win]:
    if view.seat is view.carry.dealer:
        yield Win(view.seat)


def _refuses_win(view: View, _action: Win) -> tuple[Reason, ...]:
    if view.seat is not view.carry.dealer:
        return (Reason("charleston.only-east-wins"),)
    if isinstance(view.phase, Passing) and view.phase.leg != FIRST[0]:
        return (Reason("charleston.pass-before-winning"),)
    return unfinished(view, view.hand)


def _wins(state: GameState, action: Win) -> Step:
    """The hand is shown: as it was dealt, or as the first Charleston left it."""
    came = Came.DEALT if isinstance(state.phase, Passing) else Came.PASSED
    return finish(state, Won(action.seat, None, came))


EARLY_WIN = RuleFor(Win, _offers_win, _refuses_win, _wins)
"""East may show the hand as it was dealt, and as the first Charleston left it."""
