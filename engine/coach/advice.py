"""Advice: what a player might do now, and why, from what her seat may know.

What belongs here: one proposal with its reasons. What does not: how it is chosen (``bots``), and whether it is legal
(``phases``).
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.actions import (
    Action,
    AddKong,
    ChooseVoid,
    Chow,
    DeclareReady,
    Discard,
    Kong,
    Pass,
    PassTiles,
    Pung,
    Win,
    suit_term,
)
from engine.chance import Chance
from engine.coach.bots import after_claim, regular, stands_alone
from engine.coach.card_advice import MOST_NAMED, why_by_card
from engine.coach.card_players import has_card
from engine.phases.claim_window import ClaimWindow
from engine.phases.melding import CLAIMED
from engine.play import legal
from engine.reasons import Reason
from engine.tiles import DESIGNS
from engine.view import View


@dataclass(frozen=True, slots=True)
class Advice:
    """A proposal."""

    action: Action
    """What to do."""
    reasons: tuple[Reason, ...]
    """Why, the plainest first."""


def advise(view: View) -> Advice:
    """What ``regular`` would do at this seat, and why; the same for the same view. The seat must owe an action.

    >>> from engine.positions import Position
    >>> from engine.variants import variant
    >>> advice = advise(Position("123456789m123p5s + 5s").view(variant("basic")))
    >>> [each.code for each in advice.reasons]
    ['advice.win']
    """
    action = regular(view, Chance(0, "advice"))
    if has_card(view.variant):
        return Advice(action, why_by_card(view, action))
    return Advice(action, _WHY[type(action)](view, action))


def _why_win(_view: View, _action: Action) -> tuple[Reason, ...]:
    return (Reason("advice.win"),)


def _why_discard(view: View, action: Action) -> tuple[Reason, ...]:
    """What the tile is to the hand, and what the hand lacks and waits for without it."""
    (tile,) = action.pieces
    rest = view.hand.without_tile(tile)
    missing = view.variant.missing(rest)
    found = []
    if stands_alone(tile, view.hand.concealed):
        found.append(Reason("advice.stands-alone", {"tile": tile}))
    if missing == 1:
        found.append(Reason("advice.then-ready"))
    else:
        found.append(Reason("advice.fewest-missing", {"count": missing}))
    seen = Counter(each.design.kind for each in view.seen())
    unseen = {kind: max(0, 4 - seen[kind]) for kind in view.variant.useful(rest)}
    useful = tuple(DESIGNS[kind] for kind, left in unseen.items() if left)
    if 0 < len(useful) <= MOST_NAMED:
        found.append(Reason("advice.then-useful", {"tiles": useful, "count": sum(unseen.values())}))
    elif useful:
        found.append(Reason("advice.then-many-useful", {"count": len(useful)}))
    return tuple(found)


def _why_claim(view: View, action: Action) -> tuple[Reason, ...]:
    """How much closer the claim brings the hand; a kong in one's own turn brings a tile and costs nothing."""
    if not isinstance(view.phase, ClaimWindow):
        return _why_kong(view, action)
    missing = view.variant.missing(after_claim(view, action))
    if missing == 1:
        return (Reason("advice.claim-makes-ready"),)
    return (Reason("advice.claim-brings-closer", {"count": missing}),)


def _why_kong(_view: View, _action: Action) -> tuple[Reason, ...]:
    return (Reason("advice.kong-costs-nothing"),)


def _why_pass(view: View, _action: Action) -> tuple[Reason, ...]:
    """No set brings the hand closer, or those that do would make it worth too little."""
    assert isinstance(view.phase, ClaimWindow)
    sets = [after_claim(view, each) for each in legal(view) if type(each) in CLAIMED]
    if any(view.variant.missing(each) < view.variant.missing(view.hand) for each in sets):
        return (Reason("advice.claim-leaves-too-little", {"tile": view.phase.subject.tile}),)
    return (Reason("advice.no-closer", {"tile": view.phase.subject.tile}),)


def _why_suit(view: View, action: Action) -> tuple[Reason, ...]:
    """The suit with the fewest tiles is the easiest to do without."""
    suit = action.suit if isinstance(action, ChooseVoid) else action.pieces[0].design.suit
    held = sum(each.design.suit is suit for each in view.hand.concealed)
    return (Reason("advice.shortest-suit", {"suit": suit_term(suit), "count": held}),)


_WHY: Mapping[type[Action], Callable[[View, Action], tuple[Reason, ...]]] = {
    Win: _why_win,
    Discard: _why_discard,
    DeclareReady: _why_discard,
    Chow: _why_claim,
    Pung: _why_claim,
    Kong: _why_claim,
    AddKong: _why_kong,
    Pass: _why_pass,
    ChooseVoid: _why_suit,
    PassTiles: _why_suit,
}
