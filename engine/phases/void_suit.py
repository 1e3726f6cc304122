"""The void suit: everybody says at once which suit she does without.

What belongs here: the choice, and where it is remembered. What does not: what it forbids later (``bars``).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Self

from engine.actions import Action, ChooseVoid
from engine.events import Event, VoidChosen
from engine.reasons import Reason
from engine.rules import Rule, RuleFor
from engine.seats import Seat
from engine.state import Enter, GameState, Mark, Moment, Phase, Step
from engine.tiles import NUMBER_SUITS, Suit, Tile
from engine.view import View

VOID = "void-suit"
"""The mark that remembers the suit, as its place among the three."""


@dataclass(frozen=True, slots=True)
class VoidSuit(Phase):
    """Everybody chooses a suit; nobody sees the others' choice before all have chosen."""

    chosen: tuple[Suit | None, ...] = (None,) * len(Seat)
    """What each seat has chosen; None if it has not, or if that is hidden."""

    def seen_by(self, seat: Seat) -> Self:
        """The phase with this seat's own choice only."""
        chosen = (suit if at is seat else None for at, suit in zip(Seat, self.chosen, strict=True))
        return replace(self, chosen=tuple(chosen))


def void_suit(marks: Iterable[Mark]) -> Suit | None:
    """The suit that these marks remember as void; None if they do not."""
    return next((NUMBER_SUITS[each.amount] for each in marks if each.code == VOID), None)


def void_tiles(view: View) -> tuple[Tile, ...]:
    """The tiles of the void suit that the player still holds."""
    void = void_suit(view.own.marks)
    return tuple(each for each in view.hand.concealed if each.design.suit is void)


def choose_void(state: GameState) -> Step:
    """The phase in which the suits are chosen."""
    return state.but(phase=VoidSuit()), ()


def _offers(view: View) -> Iterator[ChooseVoid]:
    return (ChooseVoid(view.seat, suit) for suit in NUMBER_SUITS)


def _refuses(_view: View, action: ChooseVoid) -> tuple[Reason, ...]:
    return () if action.suit in NUMBER_SUITS else (Reason("void.only-number-suits"),)


def _chosen(phase: Phase) -> tuple[Suit | None, ...]:
    """What has been chosen in a phase that is this one."""
    assert isinstance(phase, VoidSuit)
    return phase.chosen


def _does(state: GameState, action: ChooseVoid) -> Step:
    """The choice is kept, unseen."""
    chosen = _chosen(state.phase)
    return state.but(phase=VoidSuit((*chosen[: action.seat], action.suit, *chosen[action.seat + 1 :]))), ()


@dataclass(frozen=True, slots=True)
class VoidSuitRules:
    """The rules of the choice."""

    then: Enter
    """What follows when all have chosen."""
    rules: tuple[Rule, ...] = (RuleFor(ChooseVoid, _offers, _refuses, _does),)
    """A suit may be chosen."""

    def with_rules(self, rules: tuple[Rule, ...]) -> Self:
        """The same phase with other rules."""
        return replace(self, rules=rules)

    def out_of_turn(self, view: View, action: Action) -> Reason | None:
        """Why this seat may not act now."""
        if isinstance(action, ChooseVoid):
            return Reason("void.already-chosen") if _chosen(view.phase)[view.seat] else None
        return Reason("void.choose-first")

    def owing(self, state: GameState) -> tuple[Seat, ...]:
        """Whoever has not chosen."""
        return tuple(seat for seat, suit in zip(Seat, _chosen(state.phase), strict=True) if suit is None)

    def resolve(self, state: GameState) -> Step:
        """All suits are shown at once."""
        events: list[Event] = []
        for seat, suit in zip(Seat, _chosen(state.phase), strict=True):
            assert suit is not None
            mark = Mark(VOID, Moment.DEAL_END, amount=NUMBER_SUITS.index(suit), is_public=True)
            state = state.with_mark(seat, mark)
            events.append(VoidChosen(seat, suit))
        state, more = self.then(state)
        return state, (*events, *more)
