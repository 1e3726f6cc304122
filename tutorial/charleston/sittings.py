"""A deal in the room as far as the learner has come: her decisions, what the others did, what happened.

What belongs here: playing a deal through its Charleston. What does not: addresses (``places``), and what a page tells
(``results``, ``accounts``).
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from engine.actions import Action, parse_action, print_action
from engine.coach.others import next_of_others
from engine.events import Event
from engine.phases.charleston import CourtesyOffer, CourtesyPass, FaceDown, Passing, SecondVote
from engine.play import apply, begin, owing
from engine.ruleset import Variant
from engine.seats import Seat
from engine.starts import seat_of, start_of
from engine.state import GameState
from engine.variants import variant
from engine.view import View, view_of

LEVEL = "regular"
"""How the others play."""
BEFORE_PLAY = (Passing, SecondVote, FaceDown, CourtesyOffer, CourtesyPass)
"""The phases that are played here; with the first other one the deal is over for this room."""
KEPT = 512
"""Units: deals. So many are kept in the memory of a process, each as far as it was played."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of the learner's, with everything until she is asked again."""

    action: Action
    """What she did."""
    before: View
    """What she knew."""
    after: View
    """What she knows now."""
    others: tuple[Action, ...]
    """What the others did."""
    events: tuple[Event, ...]
    """What happened, hidden tiles and all."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """The learner at a table in the middle of a Charleston."""

    number: int
    """The number of the deal."""
    me: Seat
    """Her seat."""
    state: GameState
    """How the deal stands."""
    first: View
    """What she knew when it was dealt."""
    ply: int = 0
    """Units: actions. How many all players have done."""
    decisions: tuple[Decision, ...] = ()
    """Hers, in order."""

    @property
    def view(self) -> View:
        """What she may know."""
        return view_of(self.state, self.me)

    @property
    def is_over(self) -> bool:
        """Play begins, or the deal has ended before it."""
        return self.state.outcome is not None or not isinstance(self.state.phase, BEFORE_PLAY)

    @property
    def actions(self) -> tuple[str, ...]:
        """Everybody's actions, in order, as the engine writes them."""
        return tuple(print_action(done) for each in self.decisions for done in (each.action, *each.others))

    def after(self, action: Action) -> "Sitting":
        """The deal after a decision of hers, played on until she is asked again.

        She is asked first: whoever looks at tiles that may still go back, looks after her.

        Raises: IllegalAction
        """
        before, ply, others = self.view, self.ply + 1, []
        state, events = apply(self.state, action)
        while state.outcome is None and isinstance(state.phase, BEFORE_PLAY) and self.me not in owing(state):
            done = next_of_others(state, me=self.me, level=LEVEL, ply=ply)
            assert done is not None
            state, more = apply(state, done)
            ply, events = ply + 1, events + more
            others.append(done)
        decision = Decision(action, before, view_of(state, self.me), tuple(others), events)
        return replace(self, state=state, ply=ply, decisions=(*self.decisions, decision))


def text_of(action: Action) -> str:
    """A decision as addresses hold it; whose it is goes without saying."""
    return print_action(action).partition(" ")[2]


def action_of(text: str, view: View) -> Action:
    """The decision of a text.

    Raises: NotationError
    """
    return parse_action(f"{view.seat.name} {text}", held=view.hand.concealed)


@lru_cache(maxsize=KEPT)
def sit(id: str, number: int, texts: tuple[str, ...]) -> Sitting:
    """The deal of this number after these decisions.

    Raises: EngineError if the variant does not allow them.
    """
    if texts:
        sitting = sit(id, number, texts[:-1])
        return sitting.after(action_of(texts[-1], sitting.view))
    return _dealt(variant(id), number)


def _dealt(rules: Variant, number: int) -> Sitting:
    """The deal before the first decision."""
    state, _ = begin(rules, start_of(rules, seed=number))
    me = seat_of(number)
    return Sitting(number, me, state, view_of(state, me))
