"""Rules: the faces that the rules of play show to the kernel.

What belongs here: what a rule, a bar and the rules of a phase are. What does not: any single rule (``phases``).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeGuard, TypeVar

from engine.actions import Action
from engine.events import Event
from engine.reasons import Reason
from engine.seats import Seat
from engine.state import GameState, Step
from engine.view import View

Bar = Callable[[View, Action], Reason | None]
"""An objection that several rules may share; None if there is none."""
Slip = Callable[[GameState, Action], Step]
"""What follows from an action that was refused, at a table that lets mistakes stand."""
Watcher = Callable[[GameState, Event], GameState]
"""What is remembered when something happens: marks, dues and ledger entries, nothing else."""

A = TypeVar("A", bound=Action)


class Rule(Protocol):
    """What may be done in a phase, for one kind of action."""

    def takes(self, action: Action) -> bool:
        """The rule judges this kind of action."""
        ...

    def offered(self, view: View) -> Iterator[Action]:
        """The legal actions of this kind, in display order."""
        ...

    def objections(self, view: View, action: Action) -> tuple[Reason, ...]:
        """Everything that speaks against an action, most specific first; empty if it is legal."""
        ...

    def carry_out(self, state: GameState, action: Action) -> Step:
        """What a legal action does."""
        ...


@dataclass(frozen=True, slots=True)
class RuleFor(Generic[A]):
    """A rule put together of functions."""

    kind: type[A]
    """The kind of action it judges."""
    offers: Callable[[View], Iterator[A]]
    """Every action of the kind that may be legal; those objected to are sifted out."""
    refuses: Callable[[View, A], tuple[Reason, ...]]
    """What speaks against an action by the nature of the kind, most specific first."""
    does: Callable[[GameState, A], Step]
    """What the action does."""
    bars: tuple[Bar, ...] = ()
    """Further objections, in order."""

    def takes(self, action: Action) -> TypeGuard[A]:
        """The rule judges this kind of action."""
        return isinstance(action, self.kind)

    def offered(self, view: View) -> Iterator[Action]:
        """The legal actions of this kind, in display order."""
        for each in self.offers(view):
            if not self.refuses(view, each) and all(bar(view, each) is None for bar in self.bars):
                yield each

    def objections(self, view: View, action: Action) -> tuple[Reason, ...]:
        """Everything that speaks against an action: by its nature first, then the bars in order."""
        assert self.takes(action)
        barred = (bar(view, action) for bar in self.bars)
        return (*self.refuses(view, action), *(each for each in barred if each is not None))

    def carry_out(self, state: GameState, action: Action) -> Step:
        """What a legal action does."""
        assert self.takes(action)
        return self.does(state, action)


class PhaseRules(Protocol):
    """The rules of a phase."""

    @property
    def rules(self) -> tuple[Rule, ...]:
        """A rule for each kind of action, in display order."""
        ...

    def with_rules(self, rules: tuple[Rule, ...]) -> "PhaseRules":
        """The same phase with other rules."""
        ...

    def out_of_turn(self, view: View, action: Action) -> Reason | None:
        """Why this seat may not act now, whatever the rules say of the action."""
        ...

    def owing(self, state: GameState) -> tuple[Seat, ...]:
        """Who must answer. A seat that could only pass is not asked."""
        ...

    def resolve(self, state: GameState) -> Step:
        """What happens when nobody owes an answer: this phase is settled and the next entered."""
        ...
