"""A toy: a claimed set may still be changed until the discard, and a tile exchanged for one of an exposed set."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from engine.actions import Action
from engine.hands import hand_of
from engine.melds import Meld
from engine.phases.turn import Turn
from engine.phases.turn_rules import turn_of
from engine.play import apply, explain, legal
from engine.reasons import IllegalAction, Reason
from engine.rules import RuleFor
from engine.ruleset import Variant
from engine.seats import Seat
from engine.state import GameState, Step
from engine.tiles import Tile
from engine.variants import variant
from engine.view import View, view_of
from tests.engine.playing import Played, opened, stacked


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """To put another tile of the hand in the place of one of the set just laid."""

    out: Tile
    into: Tile


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """To give the twin of a tile in anybody's set and take that tile."""

    own: Tile
    wanted: Tile


def swapped(meld: Meld, out: Tile, into: Tile) -> Meld:
    return Meld(meld.kind, tuple(into if each is out else each for each in meld.tiles), meld.claimed, meld.giver)


def take_backs(view: View) -> Iterator[TakeBack]:
    laid = turn_of(view.phase).laid
    for out in laid.own if laid else ():
        yield from (TakeBack(view.seat, out, each) for each in view.hand.concealed)


def against_taking_back(view: View, action: TakeBack) -> tuple[Reason, ...]:
    laid = turn_of(view.phase).laid
    if laid is None:
        return (Reason("toy.nothing-open"),)
    twins = action.out in laid.own and action.into in view.hand.concealed and action.out.index == action.into.index
    return () if twins else (Reason("toy.no-such-change"),)


def takes_back(state: GameState, action: TakeBack) -> Step:
    laid = turn_of(state.phase).laid
    assert laid is not None
    changed = swapped(laid, action.out, action.into)
    hand = state.hands[action.seat]
    concealed = [action.out if each is action.into else each for each in hand.concealed]
    state = state.with_hand(action.seat, hand_of(concealed, melds=(*hand.melds[:-1], changed)))
    return replace(state, phase=replace(turn_of(state.phase), laid=changed)), ()


def exchanges(view: View) -> Iterator[Exchange]:
    for laid in view.table:
        for meld in laid.melds:
            yield from (Exchange(view.seat, own, want) for own in view.hand.concealed for want in meld.tiles)


def against_exchange(view: View, action: Exchange) -> tuple[Reason, ...]:
    lies = any(action.wanted in meld.tiles for laid in view.table for meld in laid.melds)
    twins = action.own in view.hand.concealed and action.own.index == action.wanted.index
    return () if lies and twins else (Reason("toy.no-such-exchange"),)


def exchanged(state: GameState, action: Exchange) -> Step:
    """The exchange closes a set that was still open."""
    for seat in Seat:
        hand = state.hands[seat]
        melds = tuple(swapped(m, action.wanted, action.own) if action.wanted in m.tiles else m for m in hand.melds)
        state = state.with_hand(seat, replace(hand, melds=melds))
    hand = state.hands[action.seat].without_tile(action.own).with_tile(action.wanted)
    return replace(state.with_hand(action.seat, hand), phase=replace(turn_of(state.phase), laid=None)), ()


def toy() -> Variant:
    basic = variant("basic")
    more = (
        RuleFor(TakeBack, take_backs, against_taking_back, takes_back),
        RuleFor(Exchange, exchanges, against_exchange, exchanged),
    )
    turn = basic.phases[Turn]
    return replace(basic, id="toy", phases={**basic.phases, Turn: turn.with_rules((*more, *turn.rules))})


def claimed() -> Played:
    """B has claimed A's 1z.1 with 1z.2 and 1z.3 and holds 1z.4."""
    played = opened(toy(), stacked(toy(), "1z.1", "1z.2 1z.3 1z.4 9p.1"))
    played.do("A discard 1z.1", "B pung 1z.2 1z.3")
    return played


def test_an_exposure_is_open_until_the_discard() -> None:
    state = claimed().state
    change = next(each for each in legal(view_of(state, Seat.B)) if isinstance(each, TakeBack))
    state, _ = apply(state, change)
    assert change.into in state.hands[Seat.B].melds[0].tiles
    assert change.out in state.hands[Seat.B].concealed


def test_an_exchange_closes_it() -> None:
    state = claimed().state
    exchange = next(each for each in legal(view_of(state, Seat.B)) if isinstance(each, Exchange))
    state, _ = apply(state, exchange)
    assert exchange.wanted in state.hands[Seat.B].concealed
    assert not any(isinstance(each, TakeBack) for each in legal(view_of(state, Seat.B)))
    with pytest.raises(IllegalAction, match="nothing-open"):
        apply(state, TakeBack(Seat.B, exchange.own, exchange.wanted))


def test_what_may_not_be_changed() -> None:
    played = claimed()
    own, other = played.state.hands[Seat.B].concealed[0], played.state.hands[Seat.A].concealed[0]
    view = played.view("B")
    assert explain(view, TakeBack(Seat.B, own, other)).because == "toy.no-such-change"
    assert explain(view, Exchange(Seat.B, own, other)).because == "toy.no-such-exchange"
