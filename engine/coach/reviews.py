"""Reviews: whether a decision before play was a good one where hands are lines of a card, and what was better.

What belongs here: a decision beside the coach's. What does not: weighing tiles (``weighed``), the coach's own choice
(``card_players``).
"""

from dataclasses import dataclass

from engine.actions import Action, BlindPass, ContinueCharleston, Courtesy, PassTiles, StopCharleston
from engine.coach.advice import Advice, advise
from engine.coach.weighed import Weighed
from engine.phases.charleston import FaceDown, Passing
from engine.reasons import Reason
from engine.view import View


@dataclass(frozen=True, slots=True)
class Review:
    """What the coach says of a decision afterwards, knowing no more than the player did."""

    is_good: bool
    """The coach knows nothing better."""
    reasons: tuple[Reason, ...]
    """Why, the plainest first."""
    better: Advice | None = None
    """What would have been better, and why; None after a good decision."""


def review(view: View, action: Action) -> Review | None:
    """What the coach says of a legal decision in this view; None of what is no question of judgment.

    >>> from engine.actions import parse_action
    >>> from engine.positions import Position
    >>> from engine.variants import variant
    >>> position = Position("FFFFF 2B 2B 4B 4B 6C 6C 8C J", charleston="first right", dealer="D")
    >>> review(position.view(variant("american")), parse_action("A give 1f.1 1f.2 1f.3")).reasons[0].code
    'pass.farther'
    """
    if isinstance(action, PassTiles) and not _may_be_blind(view):
        return _of_tiles(view, action)
    if isinstance(action, PassTiles | BlindPass):
        return _of_last_pass(view, action)
    is_vote = isinstance(action, ContinueCharleston | StopCharleston) and not isinstance(view.phase, FaceDown)
    return _beside_the_coach(view, action) if is_vote or isinstance(action, Courtesy) else None


def _may_be_blind(view: View) -> bool:
    """Nobody has to let go more of her own than she can spare."""
    return isinstance(view.phase, Passing) and view.phase.leg.blind


def _of_tiles(view: View, action: PassTiles) -> Review:
    """So many tiles had to go: were they those that are missed least?"""
    weighed = Weighed.of(view, len(action.tiles))
    verdict = weighed.verdict(action.tiles)
    if verdict.allowed:
        return Review(True, verdict.reasons)
    better = Advice(PassTiles(view.seat, weighed.best), (weighed.told(weighed.best),))
    return Review(False, verdict.reasons, better)


def _of_last_pass(view: View, action: PassTiles | BlindPass) -> Review:
    """Her own tiles go only as far as the nearest line does not need them; others go on unseen."""
    given, advice = action.tiles, advise(view)
    weighed = Weighed.of(view, len(given))
    after, best = weighed.missing_without(given), weighed.missing
    if after > best:
        return Review(False, (Reason("pass.farther", {"count": after, "best": best}),), advice)
    if not given or len(given) < len(advice.action.pieces):
        is_good = not advice.action.pieces
        return Review(is_good, advice.reasons, None if is_good else advice)
    verdict = weighed.verdict(given)
    return Review(verdict.allowed, verdict.reasons, None if verdict.allowed else advice)


def _beside_the_coach(view: View, action: Action) -> Review:
    """The coach would have decided so too, or not."""
    advice = advise(view)
    is_good = action == advice.action
    return Review(is_good, advice.reasons, None if is_good else advice)
