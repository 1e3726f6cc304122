"""Advice to card players: why what the regular player does is good for a hand that is to become a line of a card.

What belongs here: the reasons. What does not: how the proposal is chosen (``card_players``).
"""

from collections.abc import Callable, Mapping

from engine.actions import (
    Action,
    BlindPass,
    Call,
    ContinueCharleston,
    Courtesy,
    Discard,
    ExchangeJoker,
    LookAtTiles,
    Pass,
    PassTiles,
    StopCharleston,
    Win,
)
from engine.card.distance import copies_left
from engine.card.gaps import brings_closer
from engine.card.racks import rack_of
from engine.coach.card_players import field_of_view, gone, lacking, without_place
from engine.hands import Hand
from engine.melds import Meld
from engine.phases.charleston import CourtesyPass, Passing
from engine.phases.claim_window import window_of
from engine.reasons import Reason
from engine.tiles import DESIGNS
from engine.view import View

MOST_NAMED = 6
"""Units: kinds of tile. No more useful ones are named."""


def why_by_card(view: View, action: Action) -> tuple[Reason, ...]:
    """Why this is a good thing to do, the plainest first; then what would help, where that is not too much to name."""
    after = _THEN[type(action)](view, action) if type(action) in _THEN else None
    spare = _why_spare(view, action) if isinstance(action, Discard) else ()
    return (*spare, _WHY[type(action)](view, action), *(_helpful(view, after) if after else ()))


def _helpful(view: View, hand: Hand) -> tuple[Reason, ...]:
    """The tiles that bring a hand closer to its nearest lines, and how many of them may still come."""
    rack, left = rack_of(hand), copies_left(hand, gone(view))
    near = field_of_view(view, hand).near(rack, within=0).hands
    kinds = sorted({kind for each in near for kind in brings_closer(each, rack) if left[kind]})
    if not 0 < len(kinds) <= MOST_NAMED:
        return ()
    designs = tuple(DESIGNS[kind] for kind in kinds)
    return (Reason("advice.then-useful", {"tiles": designs, "count": sum(left[kind] for kind in kinds)}),)


def _why_win(_view: View, _action: Action) -> Reason:
    return Reason("advice.win")


def _why_pass_on(view: View, action: Action) -> Reason:
    """Tiles that no near line needs, or as little as possible."""
    must_be_so_many = isinstance(view.phase, CourtesyPass) or (
        isinstance(view.phase, Passing) and not view.phase.leg.blind
    )
    if must_be_so_many:
        rest = view.hand
        for each in action.pieces:
            rest = rest.without_tile(each)
        return Reason("advice.pass-least-needed", {"count": lacking(view, rest)})
    if not action.pieces:
        return Reason("advice.spare-nothing")
    return Reason("advice.pass-spare-tiles", {"count": len(action.pieces)})


def _why_more(view: View, _action: Action) -> Reason:
    return Reason("advice.far-from-a-line", {"count": lacking(view, view.hand)})


def _why_no_more(view: View, _action: Action) -> Reason:
    return Reason("advice.near-enough", {"count": lacking(view, view.hand)})


def _why_look(_view: View, _action: Action) -> Reason:
    return Reason("advice.look-to-go-on")


def _why_offer(_view: View, action: Action) -> Reason:
    assert isinstance(action, Courtesy)
    if not action.count:
        return Reason("advice.spare-nothing")
    return Reason("advice.offer-spare-tiles", {"count": action.count})


def _why_discard(view: View, action: Action) -> Reason:
    missing = lacking(view, view.hand.without_tile(action.pieces[0]))
    if missing > view.variant.hand_size:
        return Reason("advice.no-line-left")
    return Reason("advice.line-ready") if missing == 1 else Reason("advice.line-missing", {"count": missing})


def _why_spare(view: View, action: Action) -> tuple[Reason, ...]:
    """That the nearest line has no place for the joker that is let go."""
    (tile,) = action.pieces
    return (
        (Reason("advice.no-place-in-line", {"tile": tile}),)
        if tile.design.is_joker and tile in without_place(view)
        else ()
    )


def _why_joker(_view: View, _action: Action) -> Reason:
    return Reason("advice.joker-fits-anywhere")


def _after_discard(view: View, action: Action) -> Hand:
    return view.hand.without_tile(action.pieces[0])


def _after_call(view: View, action: Action) -> Hand:
    assert isinstance(action, Call)
    subject = window_of(view.phase).subject
    return view.hand.with_meld(Meld(action.kind, (*action.tiles, subject.tile), subject.tile, subject.by))


def _why_call(view: View, action: Action) -> Reason:
    missing = lacking(view, _after_call(view, action))
    if missing == 1:
        return Reason("advice.claim-makes-ready")
    if missing == lacking(view, view.hand):
        return Reason("advice.claim-opens-line", {"count": missing})
    return Reason("advice.claim-brings-closer", {"count": missing})


def _why_let_go(view: View, _action: Action) -> Reason:
    return Reason("advice.no-closer", {"tile": window_of(view.phase).subject.tile})


_THEN: Mapping[type[Action], Callable[[View, Action], Hand]] = {Discard: _after_discard, Call: _after_call}
"""The hand after an action that leaves it as it will wait."""
_WHY: Mapping[type[Action], Callable[[View, Action], Reason]] = {
    Win: _why_win,
    PassTiles: _why_pass_on,
    BlindPass: _why_pass_on,
    ContinueCharleston: _why_more,
    StopCharleston: _why_no_more,
    LookAtTiles: _why_look,
    Courtesy: _why_offer,
    Discard: _why_discard,
    ExchangeJoker: _why_joker,
    Call: _why_call,
    Pass: _why_let_go,
}
