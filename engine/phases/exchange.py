"""The exchange: everybody gives three tiles of one suit at once, and the first die says to whom.

What belongs here: the choice and the exchange. What does not: the void suit that is chosen after it (``void_suit``).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations, groupby
from types import MappingProxyType
from typing import Self

from engine.actions import Action, PassTiles
from engine.events import Event, Given
from engine.hands import hand_of
from engine.reasons import Reason
from engine.rules import Rule, RuleFor
from engine.seats import Seat
from engine.state import Enter, GameState, Phase, Step
from engine.tiles import Tile
from engine.view import View

GIVEN = 3
"""Units: tiles. How many everybody gives."""
STEPS: Mapping[int, int] = MappingProxyType({1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3})
"""Units: seats to the right, by what the first die shows: to the right, across, to the left."""

Parcel = tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Exchange(Phase):
    """Everybody chooses tiles to give; nobody sees the others' before all have chosen."""

    given: tuple[Parcel, ...] = ((),) * len(Seat)
    """What each seat gives; empty if it has not chosen, or if that is hidden."""

    def seen_by(self, seat: Seat) -> Self:
        """The phase with this seat's own tiles only."""
        given = (parcel if at is seat else () for at, parcel in zip(Seat, self.given, strict=True))
        return replace(self, given=tuple(given))


def exchange_tiles(state: GameState) -> Step:
    """The phase in which the tiles are chosen."""
    return state.but(phase=Exchange()), ()


def _given(phase: Phase) -> tuple[Parcel, ...]:
    """What has been chosen in a phase that is this one."""
    assert isinstance(phase, Exchange)
    return phase.given


def _offers(view: View) -> Iterator[PassTiles]:
    for _, suited in groupby(view.hand.concealed, key=lambda tile: tile.design.suit):
        yield from (PassTiles(view.seat, tiles) for tiles in combinations(suited, GIVEN))


def _refuses(view: View, action: PassTiles) -> tuple[Reason, ...]:
    found = [Reason("hand.tile-not-held", {"tile": each}) for each in action.tiles if each not in view.hand.concealed]
    if len(set(action.tiles)) != GIVEN:
        found.append(Reason("exchange.three-tiles"))
    if len({each.design.suit for each in action.tiles}) > 1:
        found.append(Reason("exchange.one-suit"))
    return tuple(found)


def _does(state: GameState, action: PassTiles) -> Step:
    """The tiles are laid aside, unseen."""
    given = _given(state.phase)
    return state.but(phase=Exchange((*given[: action.seat], action.tiles, *given[action.seat + 1 :]))), ()


@dataclass(frozen=True, slots=True)
class ExchangeRules:
    """The rules of the exchange."""

    then: Enter
    """What follows when all have given."""
    rules: tuple[Rule, ...] = (RuleFor(PassTiles, _offers, _refuses, _does),)
    """Three tiles may be given."""

    def with_rules(self, rules: tuple[Rule, ...]) -> Self:
        """The same phase with other rules."""
        return replace(self, rules=rules)

    def out_of_turn(self, view: View, action: Action) -> Reason | None:
        """Why this seat may not act now."""
        if isinstance(action, PassTiles):
            return Reason("exchange.already-given") if _given(view.phase)[view.seat] else None
        return Reason("exchange.give-first")

    def owing(self, state: GameState) -> tuple[Seat, ...]:
        """Whoever has not chosen."""
        return tuple(seat for seat, parcel in zip(Seat, _given(state.phase), strict=True) if not parcel)

    def resolve(self, state: GameState) -> Step:
        """All tiles change hands at once."""
        given, steps = _given(state.phase), STEPS[state.start.dice[0]]
        events: list[Event] = []
        hands = []
        for seat in Seat:
            giver = Seat((seat - steps) % len(Seat))
            kept = (each for each in state.hands[seat].concealed if each not in given[seat])
            hands.append(hand_of((*kept, *given[giver])))
            events.append(Given(giver, seat, given[giver]))
        state, more = self.then(state.but(hands=tuple(hands)))
        return state, (*events, *more)
