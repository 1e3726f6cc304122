"""Play: the kernel. Each question and each action is handed to the rules of the phase.

What belongs here: asking on a view, acting on a state, running a deal. What does not: any rule.
"""

from collections.abc import Iterable

from engine.actions import Action
from engine.deals import Start
from engine.events import Event
from engine.phases.dealing import built
from engine.phases.moments import run
from engine.reasons import IllegalAction, Reason, Verdict
from engine.rules import Rule
from engine.ruleset import Variant
from engine.seats import Seat
from engine.state import GameState, Step
from engine.view import View, view_of


def legal(view: View) -> tuple[Action, ...]:
    """What the seat may do now, in display order."""
    rules = view.variant.phases[type(view.phase)]
    offered = (action for rule in rules.rules for action in rule.offered(view))
    return tuple(action for action in offered if rules.out_of_turn(view, action) is None)


def explain(view: View, action: Action) -> Verdict:
    """Whether the seat may do this now, and everything that speaks against it, most specific first."""
    against = _untimely(view, action) or _rule(view, action).objections(view, action)
    return Verdict(not against, against)


def _untimely(view: View, action: Action) -> tuple[Reason, ...]:
    """What speaks against any action of this kind by this seat now."""
    if action.seat is not view.seat:
        return (Reason("action.other-seat", {"seat": action.seat}),)
    rules = view.variant.phases[type(view.phase)]
    out_of_turn = rules.out_of_turn(view, action)
    if out_of_turn is not None:
        return (out_of_turn,)
    return () if any(each.takes(action) for each in rules.rules) else (action.out_of_place(),)


def _rule(view: View, action: Action) -> Rule:
    """The rule of the phase that judges this action."""
    return next(each for each in view.variant.phases[type(view.phase)].rules if each.takes(action))


def owing(state: GameState) -> tuple[Seat, ...]:
    """Who must act before the deal goes on; nobody once it is over."""
    return state.variant.phases[type(state.phase)].owing(state)


def apply(state: GameState, action: Action) -> Step:
    """The state after an action, and what happened; the given state is untouched.

    Raises: IllegalAction with the first reason of `explain`, unless the variant lets that mistake stand.
    """
    view = view_of(state, action.seat)
    verdict = explain(view, action)
    if verdict.allowed:
        step = _rule(view, action).carry_out(state, action)
    elif verdict.because in state.variant.slips:
        step = state.variant.slips[verdict.because](state, action)
    else:
        raise IllegalAction(verdict.reasons[0])
    return _settled(_watched(step))


def begin(variant: Variant, start: Start) -> Step:
    """The state in which the first decision is due, and what happened from the dice on.

    Raises: ContentError ``start.wrong-tiles``, ``start.wrong-dice``.
    """
    return _settled(_watched(run(built(variant, start), *variant.opening)))


def replay(variant: Variant, start: Start, actions: Iterable[Action]) -> GameState:
    """The state after these actions. Undo is a replay without the last.

    Raises: IllegalAction for the first action that is not legal.
    """
    state, _ = begin(variant, start)
    for action in actions:
        state, _ = apply(state, action)
    return state


def _watched(step: Step) -> Step:
    """The step after every watcher has seen what happened."""
    state, events = step
    for event in events:
        for watcher in state.variant.watchers:
            state = watcher(state, event)
    return state, events


def _settled(step: Step) -> Step:
    """The step after everything is settled that needs no decision."""
    state, events = step
    all_events: tuple[Event, ...] = events
    while state.outcome is None and not owing(state):
        state, more = _watched(state.variant.phases[type(state.phase)].resolve(state))
        all_events += more
    return state, all_events
