"""Tables laid out for a case: some tiles as wanted, the others out of the box and of no use."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from engine.actions import Action, Discard
from engine.claims import Subject
from engine.deals import Came
from engine.hands import hand_of
from engine.ledger import gains
from engine.melds import Meld, MeldKind
from engine.notation import parse_tiles
from engine.phases.calls import card_of
from engine.phases.claim_window import ClaimWindow
from engine.phases.turn import Turn
from engine.play import apply, explain, owing
from engine.reasons import Verdict
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.tiles import Design, Suit, Tile
from engine.variants import variant
from engine.view import view_of
from engine.walls import Wall
from tests.engine.playing import opened, seeded
from tests.engine.rulings.cases import LETTERS

AMERICAN = variant("american")
CARD = card_of(AMERICAN)
DEALT = opened(AMERICAN, seeded(AMERICAN, 1)).state
"""A deal before its first decision."""
KINDS = {each.size: each for each in MeldKind if each is not MeldKind.CHOW}
SUITS = {"C": Suit.CHARACTERS, "D": Suit.DOTS, "B": Suit.BAMBOO}
Letters = Sequence[str]
"""Tiles by their American names."""
NO_RACKS: Mapping[Seat, Letters] = {}
NO_SETS: Mapping[Seat, Sequence[Letters]] = {}


def designs(letters: Letters) -> list[Design]:
    return [each.design for each in parse_tiles(" ".join(letters))]


def is_a(design: Design, tile: Tile) -> bool:
    return tile.design is design


class Box:
    """All tiles of the game, to be taken out one by one. What was asked for by name is never dealt by the way."""

    def __init__(self, wanted: Iterable[Design]) -> None:
        self.left = list(AMERICAN.tile_set.tiles())
        self.kept = set(wanted)

    def take(self, letters: Letters) -> list[Tile]:
        return [self._out(partial(is_a, design)) for design in designs(letters)]

    def fill(self, count: int) -> list[Tile]:
        """Tiles that nobody asked for: no two of a kind next to each other, no jokers."""
        self.left.sort(key=lambda each: (each.copy, each.design.index * 7 % 34))
        return [self._out(lambda each: each.design not in self.kept and not each.design.is_joker) for _ in range(count)]

    def _out(self, fits: Callable[[Tile], bool]) -> Tile:
        found = next(each for each in self.left if fits(each))
        self.left.remove(found)
        return found


def laid(
    one_more: Seat | None,
    racks: Mapping[Seat, Letters] = NO_RACKS,
    exposed: Mapping[Seat, Sequence[Letters]] = NO_SETS,
    *,
    also: Letters = (),
) -> tuple[GameState, tuple[Tile, ...]]:
    """The table with these racks, filled up, and one seat with a tile more; and the tiles asked for besides."""
    asked = [*also, *(t for rack in racks.values() for t in rack), *(t for e in exposed.values() for s in e for t in s)]
    box = Box(designs(asked))
    besides = box.take(also)
    melds = {seat: tuple(_meld(box.take(each), seat) for each in sets) for seat, sets in exposed.items()}
    wanted = {seat: box.take(racks.get(seat, ())) for seat in Seat}
    hands = []
    for seat in Seat:
        size = AMERICAN.hand_size + (seat is one_more) - sum(len(each.tiles) for each in melds.get(seat, ()))
        tiles = [*wanted[seat], *box.fill(max(0, size - len(wanted[seat])))]
        assert len(tiles) == size, (seat, tiles)
        drawn = tiles[-1] if seat is one_more else None
        hands.append(hand_of(tiles, drawn=drawn, melds=melds.get(seat, ())))
    return DEALT.but(hands=tuple(hands), wall=Wall(tuple(box.left))), tuple(besides)


def _meld(tiles: list[Tile], owner: Seat) -> Meld:
    claimed = next((each for each in tiles if not each.design.is_joker), tiles[0])
    return Meld(KINDS[len(tiles)], tuple(tiles), claimed, owner.next)


def before_play(phase: Phase, racks: Mapping[Seat, Letters] = NO_RACKS) -> GameState:
    """The table in a part of the Charleston; East has a tile more."""
    return laid(Seat.A, racks)[0].but(phase=phase)


def in_turn(
    seat: Seat,
    racks: Mapping[Seat, Letters] = NO_RACKS,
    exposed: Mapping[Seat, Sequence[Letters]] = NO_SETS,
) -> GameState:
    """The table in a player's turn, after the draw."""
    return laid(seat, racks, exposed)[0].but(phase=Turn(seat, Came.DRAWN))


def discarded(
    by: Seat,
    letter: str,
    racks: Mapping[Seat, Letters] = NO_RACKS,
    exposed: Mapping[Seat, Sequence[Letters]] = NO_SETS,
    *,
    before: Letters = (),
) -> GameState:
    """The table after a discard, and others before it; everybody else is asked."""
    state, tiles = laid(None, racks, exposed, also=[*before, letter])
    asked = tuple(seat for seat in Seat if seat is not by)
    window = ClaimWindow(Subject(tiles[-1], by, Came.DISCARD), Discard(by, tiles[-1]), asked=asked)
    return state.but(phase=window).with_river(by, tiles)


def held(state: GameState, seat: Seat, letters: Letters) -> tuple[Tile, ...]:
    """These tiles of a player's rack."""
    rack, found = list(state.hands[seat].concealed), []
    for design in designs(letters):
        tile = next(each for each in rack if each.design is design)
        rack.remove(tile)
        found.append(tile)
    return tuple(found)


def verdict(state: GameState, action: Action) -> Verdict:
    return explain(view_of(state, action.seat), action)


def after(state: GameState, *actions: Action) -> GameState:
    """The state after these actions; whoever else owes an answer passes where she can."""
    for each in actions:
        state, _ = apply(state, each)
    return state


def answered(state: GameState, action: Action, passes: type[Action]) -> GameState:
    """The state after an answer, and after all others who owe one have passed."""
    state = after(state, action)
    phase = type(state.phase)
    while type(state.phase) is phase and owing(state):
        state = after(state, passes(owing(state)[0]))
    return state


def payers(state: GameState) -> dict[str, int]:
    """What each seat has paid, those that paid nothing left out."""
    return {LETTERS[seat]: -points for seat, points in zip(Seat, gains(state.ledger), strict=True) if points < 0}
