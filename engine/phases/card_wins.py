"""Wins by a card: a hand that is one of its lines, with the tile drawn, called or taken in exchange.

What belongs here: when such a hand may be shown. What does not: what it is worth (``variants``).
"""

from collections.abc import Iterator

from engine.actions import Action, Win
from engine.card.match import is_win
from engine.deals import Came
from engine.deals import Win as Won
from engine.events import Event
from engine.hands import Hand, hand_of
from engine.phases.calls import card_of
from engine.phases.claim_rules import keep_answer
from engine.phases.claim_window import ClaimWindow, claimed_win, window_of
from engine.phases.turn import Turn
from engine.phases.turn_rules import turn_of
from engine.phases.winning import finish, unfinished
from engine.reasons import Reason
from engine.rules import RuleFor
from engine.state import GameState, Mark, Moment, Step
from engine.tiles import Tile
from engine.view import View

LAST_WALL = "last-wall"
"""The mark of a player who has drawn from the stacks that the dice had set apart."""


def _against_showing(view: View, hand: Hand, called: Tile | None = None) -> tuple[Reason, ...]:
    """What speaks against showing a hand; that its line is concealed, if it would win with nothing of it open."""
    found = unfinished(view, hand, called)
    closed = found and hand.melds and is_win(card_of(view.variant), hand_of(hand.tiles))
    return (Reason("win.line-is-concealed"), *found) if closed else found


def _offers_claim(view: View) -> Iterator[Win]:
    # Asked of everybody at every discard: counting what is missing would take too long.
    subject = window_of(view.phase).subject
    if is_win(card_of(view.variant), claimed_win(view, subject)[0]):
        yield Win(view.seat)


def _offers_drawn(view: View) -> Iterator[Win]:
    if is_win(card_of(view.variant), view.hand):
        yield Win(view.seat)


def _refuses_claim(view: View, _action: Win) -> tuple[Reason, ...]:
    subject = window_of(view.phase).subject
    if subject.tile.design.is_joker:
        return (Reason("joker.never-called"),)
    return _against_showing(view, claimed_win(view, subject)[0], subject.tile)


def _refuses_drawn(view: View, _action: Win) -> tuple[Reason, ...]:
    return _against_showing(view, view.hand)


def _wins(state: GameState, action: Win) -> Step:
    """The hand is shown. Whoever finished it with a call wins with the discard."""
    turn, hand = turn_of(state.phase), state.hands[action.seat]
    is_last = not state.wall.left
    if turn.laid is None:
        return finish(state, Won(action.seat, hand.drawn, turn.came, on_last_tile=is_last))
    return finish(state, Won(action.seat, turn.laid.claimed, Came.DISCARD, turn.laid.giver, on_last_tile=is_last))


def only_self_drawn_at_the_end(view: View, _action: Action) -> Reason | None:
    """In the last wall a discard wins for nobody."""
    is_discard = isinstance(view.phase, ClaimWindow) or (isinstance(view.phase, Turn) and view.phase.laid is not None)
    in_last_wall = any(mark.code == LAST_WALL for laid in view.table for mark in laid.marks)
    return Reason("win.cold-wall") if is_discard and in_last_wall else None


def note_last_wall(state: GameState, _event: Event) -> GameState:
    """The state after an event: it is remembered when somebody has drawn from the stacks that were set apart."""
    turn = state.phase
    if not (isinstance(turn, Turn) and turn.came is Came.DRAWN and in_last_wall(state)):
        return state
    if any(mark.code == LAST_WALL for mark in state.marks[turn.seat]):
        return state
    return state.with_mark(turn.seat, Mark(LAST_WALL, Moment.DEAL_END, is_public=True))


def in_last_wall(state: GameState) -> bool:
    """A tile of the stacks that the dice had set apart was drawn."""
    return state.wall.left < 2 * sum(state.start.dice)


CARD_CLAIM = RuleFor(Win, _offers_claim, _refuses_claim, keep_answer)
"""A discard may be taken to finish a line, a concealed one too."""
CARD_WIN = RuleFor(Win, _offers_drawn, _refuses_drawn, _wins)
"""A finished line may be shown in one's own turn."""
