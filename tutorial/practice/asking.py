"""What the table asks of the learner: the line on the felt, and the keys that make sense now.

What belongs here: the question as a whole. What does not: single keys (``offers``), what she answers (``answers``),
what verbs are called (``verbs``).
"""

from dataclasses import dataclass

from django.utils.translation import pgettext

from engine.actions import BlindPass, Discard, PassTiles
from engine.phases.charleston import CourtesyPass, Mush
from engine.phases.claim_window import ClaimWindow
from engine.play import legal
from engine.tiles import Tile
from engine.view import View
from tutorial.practice.goal_lines import goal_line
from tutorial.practice.offers import Offer, is_another_way, lies_so, offers_for
from tutorial.practice.verbs import VERBS, Verb

TOGETHER = (PassTiles, BlindPass)
"""Actions for which several tiles of the rack are chosen; there are hundreds of them, so none has a key of its own."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the learner owes."""

    goal: str
    """It in a sentence."""
    tile: Tile | None
    """The tile it is about: drawn, or let go by another."""
    offers: tuple[Offer, ...]
    """What she may do besides discarding."""
    more: tuple[Offer, ...]
    """Other ways to do the same, for those who look for them."""
    together: tuple[Verb, ...]
    """What she may do with the tiles that she chooses on her rack."""
    is_claim: bool
    """A tile of another player is asked about."""
    may_discard: bool
    """One of her tiles may be discarded."""


def question(view: View) -> Question:
    """What the table asks, with everything that is allowed."""
    actions = legal(view)
    kinds = {type(each) for each in actions}
    singly = [each for each in actions if not isinstance(each, (*TOGETHER, Discard)) and not lies_so(view, each)]
    first = [each for each in singly if not is_another_way(each, singly)]
    letters = {_key_for(view, verb).key for kind, verb in VERBS.items() if kind in kinds and kind in TOGETHER}
    offers = offers_for(view, first, letters)
    return Question(
        goal=goal_line(view),
        tile=view.phase.subject.tile if isinstance(view.phase, ClaimWindow) else view.hand.drawn,
        offers=offers,
        more=offers_for(view, [each for each in singly if each not in first], letters),
        together=tuple(_key_for(view, VERBS[kind]) for kind in TOGETHER if kind in kinds),
        is_claim=isinstance(view.phase, ClaimWindow),
        may_discard=Discard in kinds,
    )


def _key_for(view: View, verb: Verb) -> Verb:
    """The key for the tiles chosen, as the phase calls it."""
    match view.phase:
        case CourtesyPass():
            return Verb(verb.name, lambda: pgettext("key in the Charleston", "Exchange these"), verb.key)
        case Mush():
            return Verb(verb.name, lambda: pgettext("key in the Charleston", "Put these into the pool"), verb.key)
    return verb
