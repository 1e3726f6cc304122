"""Turns: what a player may do in her own turn, and what speaks against it.

What belongs here: discards, kongs of one's own tiles, the self-drawn win, declaring a ready hand. What does not: what
follows (``melding``, ``winning``, ``claim_window``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Self

from engine.actions import Action, AddKong, DeclareReady, Discard, Kong, Win
from engine.claims import Subject
from engine.deals import Came
from engine.events import Declared, Discarded, Event, KongAnnounced
from engine.melds import are_alike
from engine.phases.claim_window import open_window
from engine.phases.melding import is_pung_of
from engine.phases.moments import reach, run
from engine.phases.ready import READY, declare, hand_changed
from engine.phases.turn import Turn
from engine.phases.winning import drawn_win, finish, unfinished
from engine.reasons import Reason, Term
from engine.rules import Rule, RuleFor
from engine.seats import Seat
from engine.state import GameState, Moment, Phase, Step
from engine.tiles import Tile
from engine.view import View, view_of


def turn_of(phase: Phase) -> Turn:
    """The turn that this phase is."""
    assert isinstance(phase, Turn)
    return phase


@dataclass(frozen=True, slots=True)
class TurnRules:
    """The rules of a turn."""

    rules: tuple[Rule, ...]
    """What may be done."""

    def with_rules(self, rules: tuple[Rule, ...]) -> Self:
        """The same phase with other rules."""
        return replace(self, rules=rules)

    def out_of_turn(self, view: View, action: Action) -> Reason | None:
        """Why this seat may not act; nothing against actions that no turn is for."""
        seat = turn_of(view.phase).seat
        if seat is view.seat or not any(rule.takes(action) for rule in self.rules):
            return None
        return Reason("turn.not-yours", {"seat": seat})

    def owing(self, state: GameState) -> tuple[Seat, ...]:
        """Whose turn it is."""
        return (turn_of(state.phase).seat,)

    def resolve(self, state: GameState) -> Step:
        """A turn settles nothing by itself: its player always owes an action."""
        return state, ()


def _not_held(view: View, tile: Tile) -> Reason:
    """Why a tile cannot be discarded or used: it does not lie concealed in the hand."""
    if any(tile in meld.tiles for meld in view.hand.melds):
        return Reason("hand.tile-is-melded", {"tile": tile})
    if tile in view.hand.bonus:
        return Reason("hand.tile-is-aside", {"tile": tile})
    return Reason("hand.tile-not-held", {"tile": tile})


def _offers_discards(view: View) -> Iterator[Discard]:
    return (Discard(view.seat, each) for each in view.hand.concealed)


def _refuses_discard(view: View, action: Discard) -> tuple[Reason, ...]:
    return () if action.tile in view.hand.concealed else (_not_held(view, action.tile),)


def _discards(state: GameState, action: Discard) -> Step:
    """The tile lies on the table, and the others are asked."""
    return _let_go(hand_changed(state, action.seat, action.tile), action, action.tile)


def _let_go(state: GameState, action: Action, tile: Tile) -> Step:
    """The state after a tile was discarded by any action."""
    seat = action.seat
    state = state.after_discard(seat, tile)
    state, events = run(
        state,
        lambda now: reach(now, Moment.OWN_DISCARD, seat=seat),
        lambda now: reach(now, Moment.AFTER_DISCARD),
        lambda now: open_window(now, Subject(tile, seat, Came.DISCARD), action),
    )
    discarded: tuple[Event, ...] = (Discarded(seat, tile),)
    return state, discarded + events


def _offers_ready(view: View) -> Iterator[DeclareReady]:
    return (DeclareReady(view.seat, each) for each in view.hand.concealed)


def _refuses_ready(view: View, action: DeclareReady) -> tuple[Reason, ...]:
    if action.tile not in view.hand.concealed:
        return (_not_held(view, action.tile),)
    found = []
    if any(each.code == READY for each in view.own.marks):
        found.append(Reason("ready.already-declared"))
    missing = view.variant.missing(view.hand.without_tile(action.tile))
    if missing > 1:
        found.append(Reason("ready.more-missing", {"tile": action.tile, "count": missing}))
    return tuple(found)


def _declares_ready(state: GameState, action: DeclareReady) -> Step:
    """The hand is declared ready with the discard."""
    state, events = _let_go(declare(state, action.seat), action, action.tile)
    declared: tuple[Event, ...] = (Declared(action.seat, Term("ready")),)
    return state, declared + events


def _no_kong_now(view: View) -> tuple[Reason, ...]:
    """What speaks against any kong in this turn."""
    found = []
    if turn_of(view.phase).came is Came.DISCARD:
        found.append(Reason("kong.discard-first"))
    if not view.wall_left:
        found.append(Reason("kong.no-replacement"))
    return tuple(found)


def _offers_kongs(view: View) -> Iterator[Kong]:
    alike: dict[int, list[Tile]] = {}
    for each in view.hand.concealed:
        alike.setdefault(each.design.kind, []).append(each)
    return (Kong(view.seat, four) for tiles in alike.values() for four in combinations(tiles, 4))


def _refuses_kong(view: View, action: Kong) -> tuple[Reason, ...]:
    found = [_not_held(view, each) for each in action.tiles if each not in view.hand.concealed]
    if len(set(action.tiles)) != 4:
        found.append(Reason("kong.needs-four"))
    elif not are_alike(action.tiles):
        found.append(Reason("kong.not-alike"))
    return (*found, *_no_kong_now(view))


def _offers_adding(view: View) -> Iterator[AddKong]:
    pungs = [meld.index for meld in view.hand.melds if is_pung_of(meld, meld.index)]
    return (AddKong(view.seat, each) for each in view.hand.concealed if each.design.kind in pungs)


def _refuses_adding(view: View, action: AddKong) -> tuple[Reason, ...]:
    tile = action.tile
    found = [] if tile in view.hand.concealed else [_not_held(view, tile)]
    if not any(is_pung_of(meld, tile.design.kind) for meld in view.hand.melds):
        found.append(Reason("kong.no-pung-of-it", {"tile": tile}))
    return (*found, *_no_kong_now(view))


def _announces(state: GameState, action: Kong) -> Step:
    """The kong is announced; it is laid when nobody robs it."""
    return _announced(state, action, action.tiles[0], Came.CONCEALED_KONG)


def _announces_added(state: GameState, action: AddKong) -> Step:
    """The added tile is announced; it is laid when nobody robs it."""
    return _announced(state, action, action.tile, Came.ADDED_KONG)


def _announced(state: GameState, action: Action, tile: Tile, how: Came) -> Step:
    """The window in which the kong may be robbed."""
    state, events = open_window(state, Subject(tile, action.seat, how), action)
    announced: tuple[Event, ...] = (KongAnnounced(action.seat, tile),)
    return state, announced + events


def _offers_win(view: View) -> Iterator[Win]:
    yield Win(view.seat)


def _refuses_win(view: View, _action: Win) -> tuple[Reason, ...]:
    if turn_of(view.phase).came is Came.DISCARD:
        return (Reason("win.discard-first"),)
    return unfinished(view, view.hand)


def _wins(state: GameState, action: Win) -> Step:
    """The hand is shown."""
    _, win = drawn_win(view_of(state, action.seat), turn_of(state.phase))
    return finish(state, win)


DISCARD = RuleFor(Discard, _offers_discards, _refuses_discard, _discards)
"""A tile is let go."""
SELF_DRAWN_WIN = RuleFor(Win, _offers_win, _refuses_win, _wins)
"""A finished hand may be shown with the tile drawn, or as it was dealt."""
CONCEALED_KONG = RuleFor(Kong, _offers_kongs, _refuses_kong, _announces)
"""Four alike in the hand may be laid."""
ADDED_KONG = RuleFor(AddKong, _offers_adding, _refuses_adding, _announces_added)
"""The fourth tile may be added to an exposed pung."""
READY_DECLARATION = RuleFor(DeclareReady, _offers_ready, _refuses_ready, _declares_ready)
"""A hand that one more tile finishes may be declared with the discard."""
