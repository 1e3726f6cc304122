"""The void suit: everybody says at once which suit she does without.

What belongs here: the choice, and where it is remembered. What does not: what it forbids later (``bars``).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.actions import Action, ChooseVoid
from engine.events import Event, VoidChosen
from engine.phases.sealed import Sealed, SealedRules, seal
from engine.reasons import Reason
from engine.rules import RuleFor
from engine.state import Enter, GameState, Mark, Moment, Step
from engine.tiles import NUMBER_SUITS, Suit, Tile
from engine.view import View

VOID = "void-suit"
"""The mark that remembers the suit, as its place among the three."""


@dataclass(frozen=True, slots=True)
class VoidSuit(Sealed):
    """Everybody chooses a suit."""


def void_suit(marks: Iterable[Mark]) -> Suit | None:
    """The suit that these marks remember as void; None if they do not."""
    return next((NUMBER_SUITS[each.amount] for each in marks if each.code == VOID), None)


def void_mark(suit: Suit) -> Mark:
    """The mark that remembers a suit as void."""
    return Mark(VOID, Moment.DEAL_END, amount=NUMBER_SUITS.index(suit), is_public=True)


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


def void_suit_rules(then: Enter) -> SealedRules:
    """The rules of the choice; `then` is what follows it."""

    def settle(state: GameState, answers: tuple[Action, ...]) -> Step:
        events: list[Event] = []
        for action in answers:
            assert isinstance(action, ChooseVoid)
            state = state.with_mark(action.seat, void_mark(action.suit))
            events.append(VoidChosen(action.seat, action.suit))
        state, more = then(state)
        return state, (*events, *more)

    return SealedRules(
        rules=(RuleFor(ChooseVoid, _offers, _refuses, seal),),
        settle=settle,
        first=Reason("void.choose-first"),
        again=Reason("void.already-chosen"),
    )
