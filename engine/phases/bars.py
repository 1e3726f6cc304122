"""Bars: objections that only some traditions raise, one function each.

What belongs here: what several rules or variants share. What does not: which variant raises them (``variants``).
"""

from collections.abc import Mapping
from types import MappingProxyType

from engine.actions import Action, suit_term
from engine.deals import Came, Win
from engine.hands import Hand
from engine.phases.claim_window import ClaimWindow, claimed_win
from engine.phases.ready import READY
from engine.phases.turn import Turn
from engine.phases.void_suit import void_suit, void_tiles
from engine.phases.winning import as_seen, drawn_win
from engine.reasons import Reason
from engine.rules import Bar
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.view import View

MISSED_WIN = "missed-win"
"""The mark of a player who let a tile go by that would have finished the hand."""


def winning_hand(view: View) -> tuple[Hand, Win]:
    """The hand a player could show now, and the win it would be."""
    if isinstance(view.phase, ClaimWindow):
        return claimed_win(view, view.phase.subject)
    assert isinstance(view.phase, Turn)
    return drawn_win(view, view.phase)


def worth_enough(view: View, _action: Action) -> Reason | None:
    """A finished hand must be worth the minimum. Nothing is said of a hand that is not finished."""
    hand, win = winning_hand(view)
    if view.variant.missing(hand):
        return None
    sheet = view.variant.sheet(hand, as_seen(view, win), seat_wind=view.wind, round_wind=view.carry.round_wind)
    return view.variant.tally.short_of(sheet)


def no_chows(_view: View, _action: Action) -> Reason | None:
    """This game has no chows."""
    return ALWAYS[no_chows]


def no_kongs(_view: View, _action: Action) -> Reason | None:
    """This table plays without kongs."""
    return ALWAYS[no_kongs]


def no_calls(_view: View, _action: Action) -> Reason | None:
    """This table takes discards only to win."""
    return ALWAYS[no_calls]


ALWAYS: Mapping[Bar, Reason] = MappingProxyType(
    {
        no_chows: Reason("chow.not-in-this-game"),
        no_kongs: Reason("kong.not-in-this-game"),
        no_calls: Reason("claim.not-in-this-game"),
    }
)
"""The bars that object whatever the position is, and what they say."""


def concealed_kong_is_safe(view: View, _action: Action) -> Reason | None:
    """A concealed kong cannot be robbed."""
    if isinstance(view.phase, ClaimWindow) and view.phase.subject.how is Came.CONCEALED_KONG:
        return Reason("claim.concealed-kong-is-safe", {"tile": view.phase.subject.tile})
    return None


def concealed_kong_for_orphans(view: View, action: Action) -> Reason | None:
    """A concealed kong can be robbed for thirteen orphans only."""
    hand, _ = winning_hand(view)
    return None if not ThirteenOrphans().missing(hand) else concealed_kong_is_safe(view, action)


def void_tiles_first(view: View, action: Action) -> Reason | None:
    """While tiles of the void suit are held, one of them must be discarded."""
    void = void_suit(view.own.marks)
    held = void_tiles(view)
    if void is None or not held or set(action.pieces) <= set(held):
        return None
    return Reason("void.discard-first", {"suit": suit_term(void), "tile": held[0]})


def nothing_while_void_held(view: View, _action: Action) -> Reason | None:
    """While tiles of the void suit are held, nothing may be claimed, laid or won."""
    void, held = void_suit(view.own.marks), void_tiles(view)
    if void is None or not held:
        return None
    return Reason("void.still-held", {"suit": suit_term(void), "tile": held[0]})


def nothing_of_void_suit(view: View, action: Action) -> Reason | None:
    """No set of the void suit may be laid."""
    void = void_suit(view.own.marks)
    if void is None or not any(each.design.suit is void for each in action.pieces):
        return None
    return Reason("void.no-set-of-it", {"suit": suit_term(void)})


def declared_first(view: View, _action: Action) -> Reason | None:
    """A hand must have been declared ready before it wins; before the first discard nobody could."""
    claimed = (meld.giver is view.seat for laid in view.table for meld in laid.melds)
    has_discarded = bool(view.own.river) or any(claimed)
    if not has_discarded or any(each.code == READY for each in view.own.marks):
        return None
    return Reason("win.declare-ready-first")


def no_win_after_missing_one(view: View, _action: Action) -> Reason | None:
    """Whoever let a win go by waits for her own next draw."""
    missed = any(each.code == MISSED_WIN for each in view.own.marks)
    return Reason("win.missed-one") if missed else None
