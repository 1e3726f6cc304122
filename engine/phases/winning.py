"""Winning: what follows when finished hands are shown.

What belongs here: the win as a fact, its payments, who plays on. What does not: whether a hand may win (``turn_rules``,
``claim_rules``, ``bars``).
"""

from dataclasses import replace

from engine.deals import Win
from engine.events import Event, Won
from engine.hands import Hand
from engine.phases.ended import end_deal, sheet_of
from engine.phases.moments import pay_or_owe
from engine.phases.ready import is_original_call
from engine.phases.turn import Turn, begin_turn
from engine.reasons import Reason
from engine.shapes.shape import COPIES
from engine.state import GameState, Standing, Step
from engine.tiles import Tile
from engine.view import View, view_of


def drawn_win(view: View, turn: Turn) -> tuple[Hand, Win]:
    """The hand a player could show in her turn, and the win it would be."""
    return view.hand, Win(
        view.seat,
        view.hand.drawn,
        turn.came,
        on_last_tile=not view.wall_left,
        is_original_call=is_original_call(view),
    )


def unfinished(view: View, hand: Hand, taken: Tile | None = None) -> tuple[Reason, ...]:
    """How far a hand is from a win, with the tile it would take from another player if any; nothing if it is one."""
    missing = view.variant.missing(hand)
    if not missing:
        return ()
    if taken is None:
        return (Reason("win.one-still-missing") if missing == 1 else Reason("win.more-missing", {"count": missing}),)
    if missing == 1:
        return (Reason("win.one-still-missing-with", {"tile": taken}),)
    return (Reason("win.more-missing-with", {"tile": taken, "count": missing}),)


def as_seen(view: View, win: Win) -> Win:
    """The win with what the table shows of it: whether the other three like the winning tile lie open."""
    tile = win.tile
    if tile is None:
        return win
    melded = (each for laid in view.table for meld in laid.melds for each in meld.tiles)
    discarded = (each for laid in view.table for each in laid.river)
    like = sum(each.design.kind == tile.design.kind and each is not tile for each in (*melded, *discarded))
    return replace(win, is_last_of_its_kind=like == COPIES - 1)


def finish(state: GameState, *shown: Win) -> Step:
    """The state after these hands were shown together: paid for, and play goes on or ends."""
    wins = tuple(as_seen(view_of(state, each.seat), each) for each in shown)
    for each in wins:
        state = state.with_standing(each.seat, Standing.OUT)
    state = replace(state, wins=state.wins + wins)
    won: tuple[Event, ...] = tuple(Won(each) for each in wins)
    sheets = {each.seat: sheet_of(state, each.seat, each) for each in wins}
    state, paid = pay_or_owe(state, state.variant.settlement.on_win(state, sheets))
    following = state.variant.continuation.after_win(state, tuple(sheets))
    state, more = end_deal(state, None) if following is None else begin_turn(state, following)
    return state, won + paid + more
