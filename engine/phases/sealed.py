"""Sealed answers: everybody decides at once, and nobody sees what the others chose before all have.

What belongs here: what such phases share. What does not: what is decided, and what follows from it (``void_suit``).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Self

from engine.actions import Action
from engine.reasons import Reason
from engine.rules import Rule
from engine.seats import Seat
from engine.state import GameState, Phase, Step
from engine.view import View

Settle = Callable[[GameState, tuple[Action, ...]], Step]
"""What follows from the answers of all four, by seat."""


@dataclass(frozen=True, slots=True)
class Sealed(Phase):
    """Everybody answers once. Each phase of this kind is a class of its own."""

    answers: tuple[Action | None, ...] = (None,) * len(Seat)
    """What each seat has answered; None if it has not, or if that is hidden."""

    def seen_by(self, seat: Seat) -> Self:
        """The phase with this seat's own answer only."""
        own = (answer if at is seat else None for at, answer in zip(Seat, self.answers, strict=True))
        return replace(self, answers=tuple(own))

    def with_answer(self, action: Action) -> Self:
        """The phase with one answer more."""
        at = action.seat
        return replace(self, answers=(*self.answers[:at], action, *self.answers[at + 1 :]))


def sealed(phase: Phase) -> Sealed:
    """The phase of sealed answers that this phase is."""
    assert isinstance(phase, Sealed)
    return phase


def seal(state: GameState, action: Action) -> Step:
    """The state after an answer was kept, unseen."""
    return state.but(phase=sealed(state.phase).with_answer(action)), ()


@dataclass(frozen=True, slots=True)
class SealedRules:
    """The rules of a phase in which all answer at once."""

    rules: tuple[Rule, ...]
    """What may be answered."""
    settle: Settle
    """What follows when all have answered."""
    first: Reason
    """Why anything else has to wait."""
    again: Reason
    """Why nobody answers twice."""

    def with_rules(self, rules: tuple[Rule, ...]) -> Self:
        """The same phase with other rules."""
        return replace(self, rules=rules)

    def out_of_turn(self, view: View, action: Action) -> Reason | None:
        """Why this seat may not act now."""
        if not any(rule.takes(action) for rule in self.rules):
            return self.first
        return self.again if sealed(view.phase).answers[view.seat] else None

    def owing(self, state: GameState) -> tuple[Seat, ...]:
        """Whoever has not answered."""
        return tuple(seat for seat, answer in zip(Seat, sealed(state.phase).answers, strict=True) if answer is None)

    def resolve(self, state: GameState) -> Step:
        """The answers are opened at once."""
        return self.settle(state, tuple(answer for answer in sealed(state.phase).answers if answer is not None))
