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
from engine.coach.card_players import lacking
from engine.melds import Meld
from engine.phases.charleston import CourtesyPass, Passing
from engine.phases.claim_window import window_of
from engine.reasons import Reason
from engine.view import View


def why_by_card(view: View, action: Action) -> tuple[Reason, ...]:
    """Why this is a good thing to do, the plainest first."""
    return (_WHY[type(action)](view, action),)


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


def _why_joker(_view: View, _action: Action) -> Reason:
    return Reason("advice.joker-fits-anywhere")


def _why_call(view: View, action: Action) -> Reason:
    assert isinstance(action, Call)
    subject = window_of(view.phase).subject
    meld = Meld(action.kind, (*action.tiles, subject.tile), subject.tile, subject.by)
    missing = lacking(view, view.hand.with_meld(meld))
    if missing == 1:
        return Reason("advice.claim-makes-ready")
    return Reason("advice.claim-brings-closer", {"count": missing})


def _why_let_go(view: View, _action: Action) -> Reason:
    return Reason("advice.no-closer", {"tile": window_of(view.phase).subject.tile})


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
