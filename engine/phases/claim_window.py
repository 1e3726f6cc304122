"""The claim window: everybody answers one tile, then the ruleset says who is heard.

What belongs here: the window and how it is settled. What does not: which claims are legal (``claim_rules``).
"""

from dataclasses import dataclass, replace
from typing import Self

from engine.actions import Action, Pass
from engine.claims import Answer, Subject
from engine.deals import Came, Win
from engine.events import ClaimLost, Event
from engine.hands import Hand
from engine.phases.ended import end_deal
from engine.phases.melding import lay_claim, lay_kong
from engine.phases.moments import reach
from engine.phases.ready import is_original_call
from engine.phases.turn import begin_turn
from engine.phases.winning import finish
from engine.reasons import Reason
from engine.rules import Rule
from engine.seats import Seat
from engine.state import GameState, Moment, Phase, Standing, Step
from engine.view import View, view_of, views_of


@dataclass(frozen=True, slots=True)
class ClaimWindow(Phase):
    """A tile was let go, and others may want it."""

    subject: Subject
    """The tile, who let it go and how."""
    about: Action
    """What its player did: the discard, or the kong that stands if nobody robs it."""
    asked: tuple[Seat, ...] = ()
    """Who could do more than pass; of others this is hidden."""
    answers: tuple[Answer, ...] = ()
    """What was answered so far; of others this is hidden."""

    def seen_by(self, seat: Seat) -> Self:
        """The window with this seat's own question and answer only."""
        if not self.asked:
            return self
        return replace(
            self,
            asked=tuple(each for each in self.asked if each is seat),
            answers=tuple(each for each in self.answers if each.action.seat is seat),
        )

    def with_answer(self, action: Action) -> Self:
        """The window with one answer more."""
        return replace(self, answers=(*self.answers, Answer(action, len(self.answers))))


def window_of(phase: Phase) -> ClaimWindow:
    """The claim window that this phase is."""
    assert isinstance(phase, ClaimWindow)
    return phase


def claimed_win(view: View, subject: Subject) -> tuple[Hand, Win]:
    """The hand a player could show with another player's tile, and the win it would be."""
    win = Win(
        view.seat,
        subject.tile,
        subject.how,
        subject.by,
        on_last_tile=not view.wall_left,
        on_first_discard=subject.how is Came.DISCARD and view.is_first_discard,
        is_original_call=is_original_call(view),
    )
    return view.hand.with_tile(subject.tile, drawn=True), win


def open_window(state: GameState, subject: Subject, about: Action) -> Step:
    """The window in which the others may answer a tile; those who could only pass are not asked."""
    window = ClaimWindow(subject, about)
    views = views_of(state, state.others(subject.by), phase=window)
    asked = tuple([view.seat for view in views if may_claim(view)])
    return state.but(phase=ClaimWindow(subject, about, asked)), ()


def may_claim(view: View) -> bool:
    """The seat could do more than pass in a window that is being opened."""
    return any(True for rule in view.variant.phases[ClaimWindow].rules for _ in rule.offered(view))


@dataclass(frozen=True, slots=True)
class WindowRules:
    """The rules of the window."""

    rules: tuple[Rule, ...]
    """The claims, and the pass."""

    def with_rules(self, rules: tuple[Rule, ...]) -> Self:
        """The same phase with other rules."""
        return replace(self, rules=rules)

    def out_of_turn(self, view: View, action: Action) -> Reason | None:
        """Why this seat may not answer."""
        window = window_of(view.phase)
        if not any(rule.takes(action) for rule in self.rules):
            return None
        if view.own.standing is not Standing.PLAYING:
            return Reason("seat.out-of-the-deal")
        if view.seat is window.subject.by:
            return Reason("pass.own-tile") if isinstance(action, Pass) else Reason("claim.own-tile")
        return Reason("claim.already-answered") if window.answers else None

    def owing(self, state: GameState) -> tuple[Seat, ...]:
        """Whoever was asked and has not answered."""
        window = window_of(state.phase)
        answered = [each.action.seat for each in window.answers]
        return tuple(each for each in window.asked if each not in answered)

    def resolve(self, state: GameState) -> Step:
        """The answers are opened: a win, a set, or the deal goes on."""
        window = window_of(state.phase)
        resolution = state.variant.claims.resolve(window.subject, window.answers)
        lost: tuple[Event, ...] = tuple(ClaimLost(seat, why) for seat, why in resolution.lost)
        if resolution.stopped is not None:
            state, more = end_deal(state, resolution.stopped)
        elif resolution.winners:
            state, more = _won(state, window.subject, resolution.winners)
        else:
            state, more = _passed(state, window, resolution.taker)
        return state, lost + more


def _won(state: GameState, subject: Subject, winners: tuple[Seat, ...]) -> Step:
    """The state after others won with the tile. It lies before its player, for it may have finished several hands."""
    if subject.how is not Came.DISCARD:
        state = state.after_discard(subject.by, subject.tile)
    return finish(state, *(claimed_win(view_of(state, seat), subject)[1] for seat in winners))


def _passed(state: GameState, window: ClaimWindow, taker: Action | None) -> Step:
    """The state after nobody won with the tile."""
    subject = window.subject
    state, events = reach(state, Moment.DISCARD_PASSED)
    if taker is not None:
        state, more = lay_claim(state, subject, taker)
    elif subject.how is Came.DISCARD:
        state, more = begin_turn(state, state.next_seat(subject.by))
    else:
        state, more = lay_kong(state, window.about)
    return state, events + more
