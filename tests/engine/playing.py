"""Whole deals for tests: walls stacked as wanted, deals played by bots, and everything that happened in them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from engine.actions import Action, PassTiles, parse_action
from engine.breaks import stacks_before
from engine.chance import Chance
from engine.coach.bots import Bot
from engine.deals import Carry, Start
from engine.events import Event
from engine.notation import parse_tiles
from engine.play import apply, begin, legal, owing
from engine.ruleset import Variant
from engine.seats import Seat
from engine.starts import start_of
from engine.state import GameState
from engine.tiles import Tile
from engine.view import View, view_of

LONGEST = 1000
"""Units: actions. No deal has more."""
FIRST = Carry()
"""What a first deal starts with."""


def anything(view: View, chance: Chance) -> Action:
    """Any legal action, each as likely as the next."""
    return chance.choice(legal(view))


@dataclass(slots=True)
class Played:
    """A deal and how it came about."""

    start: Start
    state: GameState
    actions: list[Action] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def act(self, action: Action) -> tuple[Event, ...]:
        """Applies an action, and what happened by it."""
        self.state, events = apply(self.state, action)
        self.actions.append(action)
        self.events += events
        return events

    def do(self, *texts: str) -> tuple[Event, ...]:
        """Applies actions written as text, and what happened by them."""
        events: tuple[Event, ...] = ()
        for text in texts:
            held = self.state.hands[Seat[text[0]]].concealed
            events += self.act(parse_action(text, held=held))
        return events

    def view(self, seat: str) -> View:
        """What a seat sees."""
        return view_of(self.state, Seat[seat])

    def pass_home(self) -> None:
        """Plays a Charleston that leaves everybody the tiles she had: what comes is passed on until it is back."""
        parcels = {
            seat: [each for each in self.state.hands[seat].concealed if not each.design.is_joker][:3] for seat in Seat
        }
        for steps in (1, 2, 3):
            for seat, parcel in parcels.items():
                self.act(PassTiles(seat, tuple(parcel)))
            parcels = {Seat((seat + steps) % 4): parcel for seat, parcel in parcels.items()}
        self.do("A stop", "B stop", "C stop", "D stop")
        self.do("A courtesy 3", "B courtesy 3", "C courtesy 3", "D courtesy 3")
        for seat, parcel in parcels.items():
            self.act(PassTiles(seat, tuple(parcel)))

    def discard_on(self, count: int) -> None:
        """So many discards of the tile just drawn, everybody passing."""
        while count and self.state.outcome is None:
            (seat, *_) = owing(self.state)
            passes = [each for each in legal(self.view(seat.name)) if type(each).__name__ == "Pass"]
            if passes:
                self.act(passes[0])
            else:
                hand = self.state.hands[seat]
                self.do(f"{seat.name} discard {(hand.drawn or hand.concealed[-1]).name}")
                count -= 1


def opened(variant: Variant, start: Start) -> Played:
    """The deal before its first action."""
    state, events = begin(variant, start)
    return Played(start, state, [], list(events))


def play(
    variant: Variant,
    start: Start,
    bots: Iterable[Bot],
    *,
    look: Callable[[GameState], None] = lambda _state: None,
) -> Played:
    """The deal played to its end, one bot for each seat; `look` sees every state."""
    players, chance = tuple(bots), Chance(start.seed, "players")
    deal = opened(variant, start)
    look(deal.state)
    while deal.state.outcome is None and len(deal.actions) < LONGEST:
        seat = chance.choice(owing(deal.state))
        deal.act(players[seat](deal.view(seat.name), chance))
        look(deal.state)
    return deal


def seeded(variant: Variant, seed: int, *, chosen: tuple[tuple[str, str], ...] = ()) -> Start:
    """The first deal of this seed."""
    return start_of(variant, chosen=chosen, seed=seed)


def stacked(
    variant: Variant,
    *hands: str,
    draws: str = "",
    back: str = "",
    carry: Carry = FIRST,
    chosen: tuple[tuple[str, str], ...] = (),
    dice: tuple[int, ...] = (),
) -> Start:
    """A start whose wall deals these hands from the dealer on, then these draws, with these replacements at the back.

    A hand that is too short is filled with what is left; the dealer's may be one longer.
    """
    box = list(variant.tile_set.tiles())

    def take(text: str) -> list[Tile]:
        tiles = []
        for word in text.split():
            for each in parse_tiles(word):
                piece = each if "." in word else next(t for t in box if t.design is each.design)
                box.remove(piece)
                tiles.append(piece)
        return tiles

    racks = [take(text) for text in (*hands, *[""] * (len(Seat) - len(hands)))]
    drawn, replacements = take(draws), take(back)
    spare = sorted(box, key=lambda t: (t.design.is_bonus, -t.copy, t.design.index * 7 % 34))
    for number, rack in enumerate(racks):
        while len(rack) < variant.hand_size + (number == 0):
            rack.append(spare.pop(0))
    blocks, singles = divmod(variant.hand_size, 4)
    order: list[Tile] = []
    for block in range(blocks):
        order += [each for rack in racks for each in rack[4 * block : 4 * block + 4]]
    for single in range(singles):
        order += [rack[4 * blocks + single] for rack in racks]
    order += [racks[0][variant.hand_size], *drawn, *spare]
    tail = [*replacements, *([order.pop()] if len(replacements) % 2 else [])]
    for pair in range(len(tail) - 2, -1, -2):
        order += tail[pair : pair + 2]
    dice = dice or (1,) * variant.deal.breaks.dice
    at = 2 * stacks_before(variant.deal.breaks.gap(dice), tiles=len(order))
    return Start(variant.id, tuple(order[-at:] + order[:-at]), dice, chosen, carry)
