"""Melding: what follows when a set is laid on the table.

What belongs here: claimed sets, kongs and what they cost. What does not: whether they may be laid (``turn_rules``,
``claim_rules``).
"""

from collections.abc import Mapping

from engine.actions import Action, AddKong, Call, Chow, Kong, Pung
from engine.claims import Subject
from engine.deals import Came
from engine.events import Event, Melded
from engine.melds import Meld, MeldKind
from engine.phases.moments import pay_or_owe, reach, run
from engine.phases.turn import Turn, take_turn
from engine.seats import Seat
from engine.state import GameState, Moment, Step

CLAIMED: Mapping[type[Action], MeldKind] = {Chow: MeldKind.CHOW, Pung: MeldKind.PUNG, Kong: MeldKind.KONG}
"""The kind of set each claim lays."""


def lay_claim(state: GameState, subject: Subject, claim: Action) -> Step:
    """The state after a claim was heard: the set lies on the table, and it is the claimer's turn."""
    kind = claim.kind if isinstance(claim, Call) else CLAIMED[type(claim)]
    meld = Meld(kind, (*claim.pieces, subject.tile), subject.tile, subject.by)
    river = tuple(each for each in state.rivers[subject.by] if each is not subject.tile)
    state = state.with_river(subject.by, river).with_hand(claim.seat, state.hands[claim.seat].with_meld(meld))
    state, events = reach(state, Moment.ANY_CLAIM)
    laid: tuple[Event, ...] = (Melded(claim.seat, meld),)
    if kind is MeldKind.KONG and state.variant.deal.replaces_kongs:
        state, more = _replaced(state, claim.seat, meld)
        return state, laid + events + more
    return state.but(phase=Turn(claim.seat, Came.DISCARD, meld)), laid + events


def lay_kong(state: GameState, action: Action) -> Step:
    """The state after a kong of the player's own tiles stood unrobbed."""
    hand = state.hands[action.seat]
    if isinstance(action, AddKong):
        meld = next(each for each in hand.melds if is_pung_of(each, action.tile.design.kind)).with_added(action.tile)
    else:
        meld = Meld(MeldKind.KONG, action.pieces)
    state = state.with_hand(action.seat, hand.with_meld(meld))
    state, events = reach(state, Moment.ANY_CLAIM)
    state, more = _replaced(state, action.seat, meld)
    laid: tuple[Event, ...] = (Melded(action.seat, meld),)
    return state, laid + events + more


def is_pung_of(meld: Meld, kind: int) -> bool:
    """The set is a pung of tiles of this kind."""
    return meld.kind is MeldKind.PUNG and meld.index == kind


def _replaced(state: GameState, seat: Seat, meld: Meld) -> Step:
    """The state after a kong was paid for and its replacement drawn."""
    return run(
        state,
        lambda now: pay_or_owe(now, now.variant.settlement.on_kong(now, seat, meld)),
        lambda now: reach(now, Moment.BEFORE_REPLACEMENT),
        lambda now: take_turn(now, seat, Came.KONG),
    )
