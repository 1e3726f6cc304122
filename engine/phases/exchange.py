"""The exchange: everybody gives three tiles of one suit at once, and the first die says to whom.

What belongs here: the choice and the exchange. What does not: the void suit that is chosen after it (``void_suit``).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, groupby
from types import MappingProxyType

from engine.actions import Action, PassTiles
from engine.events import Event, Given
from engine.hands import hand_of
from engine.phases.sealed import Sealed, SealedRules, seal
from engine.reasons import Reason
from engine.rules import RuleFor
from engine.seats import Seat
from engine.state import Enter, GameState, Step
from engine.view import View

GIVEN = 3
"""Units: tiles. How many everybody gives."""
STEPS: Mapping[int, int] = MappingProxyType({1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3})
"""Units: seats to the right, by what the first die shows: to the right, across, to the left."""


@dataclass(frozen=True, slots=True)
class Exchange(Sealed):
    """Everybody chooses tiles to give."""


def exchange_tiles(state: GameState) -> Step:
    """The phase in which the tiles are chosen."""
    return state.but(phase=Exchange()), ()


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


def exchange_rules(then: Enter) -> SealedRules:
    """The rules of the exchange; `then` is what follows it."""

    def settle(state: GameState, answers: tuple[Action, ...]) -> Step:
        steps = STEPS[state.start.dice[0]]
        events: list[Event] = []
        hands = []
        for seat in Seat:
            giver = Seat((seat - steps) % len(Seat))
            kept = (each for each in state.hands[seat].concealed if each not in answers[seat].pieces)
            hands.append(hand_of((*kept, *answers[giver].pieces)))
            events.append(Given(giver, seat, answers[giver].pieces))
        state, more = then(state.but(hands=tuple(hands)))
        return state, (*events, *more)

    return SealedRules(
        rules=(RuleFor(PassTiles, _offers, _refuses, seal),),
        settle=settle,
        first=Reason("exchange.give-first"),
        again=Reason("exchange.already-given"),
    )
