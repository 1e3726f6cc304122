"""The second Charleston: whether there is one, and until when it may be stopped.

What belongs here: the vote, and the look at the tiles that makes it binding. What does not: its passes
(``charleston_rules``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from engine.actions import Action, BlindPass, ContinueCharleston, LookAtTiles, PassTiles, StopCharleston
from engine.events import CharlestonStopped, Event, Looked, SecondCharleston
from engine.phases.charleston import SECOND, Course, CourtesyOffer, FaceDown, Passing
from engine.phases.charleston_rules import OF_THE_CHARLESTON, CharlestonRules, offers_stop, pass_on, stops
from engine.phases.early_wins import EARLY_WIN
from engine.phases.sealed import seal
from engine.reasons import Reason
from engine.rules import Rule, RuleFor
from engine.seats import Seat
from engine.state import GameState, Step
from engine.view import View


def _never(_view: View, _action: StopCharleston) -> tuple[Reason, ...]:
    return ()


def _agrees(view: View) -> Iterator[ContinueCharleston]:
    yield ContinueCharleston(view.seat)


def _unopposed(_view: View, _action: ContinueCharleston) -> tuple[Reason, ...]:
    return ()


def _voted(state: GameState, answers: tuple[Action, ...]) -> Step:
    """A second Charleston, if all want it."""
    stopped: tuple[Event, ...] = tuple(
        CharlestonStopped(each.seat) for each in answers if isinstance(each, StopCharleston)
    )
    if stopped:
        return state.but(phase=CourtesyOffer()), stopped
    return state.but(phase=Passing(leg=SECOND[0])), (SecondCharleston(),)


VOTE_RULES = CharlestonRules(
    rules=(
        EARLY_WIN,
        RuleFor(ContinueCharleston, _agrees, _unopposed, seal),
        RuleFor(StopCharleston, offers_stop, _never, seal),
    ),
    settle=_voted,
    first=Reason("charleston.vote-first"),
    again=Reason("charleston.already-voted"),
)
"""The rules of the vote on a second Charleston."""


def _looks(view: View) -> Iterator[LookAtTiles]:
    yield LookAtTiles(view.seat)


def _allowed(_view: View, _action: LookAtTiles) -> tuple[Reason, ...]:
    return ()


def _looked(state: GameState, action: LookAtTiles) -> Step:
    """The second Charleston is binding from now on."""
    assert isinstance(state.phase, FaceDown)
    return state.but(phase=replace(state.phase, looked=action.seat)), (Looked(action.seat),)


@dataclass(frozen=True, slots=True)
class FaceDownRules:
    """The rules while the tiles of the second left pass lie face down."""

    course: Course
    """What this Charleston consists of."""
    rules: tuple[Rule, ...] = (
        RuleFor(LookAtTiles, _looks, _allowed, _looked),
        RuleFor(StopCharleston, offers_stop, _never, stops),
    )
    """To look, or to stop."""

    def with_rules(self, rules: tuple[Rule, ...]) -> Self:
        """The same phase with other rules."""
        return replace(self, rules=rules)

    def out_of_turn(self, _view: View, action: Action) -> Reason | None:
        """Why anything else has to wait."""
        if isinstance(action, PassTiles | BlindPass):
            return Reason("charleston.already-passed")
        takes = isinstance(action, OF_THE_CHARLESTON) or any(rule.takes(action) for rule in self.rules)
        return None if takes else Reason("charleston.look-first")

    def owing(self, state: GameState) -> tuple[Seat, ...]:
        """Everybody, until somebody has looked."""
        assert isinstance(state.phase, FaceDown)
        return tuple(Seat) if state.phase.looked is None else ()

    def resolve(self, state: GameState) -> Step:
        """The tiles are taken up."""
        assert isinstance(state.phase, FaceDown)
        answers = tuple(each for each in state.phase.given if each is not None)
        return pass_on(state, SECOND[0], answers, self.course)
