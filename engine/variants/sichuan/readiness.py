"""Readiness: how each player stands when the wall is spent, and what a ready hand would be worth at best.

What belongs here: looking at hands. What does not: what is paid for it (``wall_end``).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine.deals import Came, Win
from engine.hands import Hand
from engine.phases.void_suit import void_suit
from engine.ruleset import Variant
from engine.seats import Seat, Wind
from engine.shapes.shape import COPIES
from engine.state import GameState, Standing
from engine.tiles import DESIGNS, Design, Suit, Tile, tile


class Condition(StrEnum):
    """How a player stands when the wall is spent."""

    WON = "won"
    """Out of the deal with a win."""
    READY = "ready"
    """One tile would finish the hand."""
    NOT_READY = "not-ready"
    """More is missing."""
    PIG = "pig"
    """Tiles of the void suit are still held."""


@dataclass(frozen=True, slots=True)
class Close:
    """How a player stands when the wall is spent."""

    condition: Condition
    """Won, ready, not ready, or a pig."""
    best: int = 0
    """Units: points. What a ready hand would be worth with the tile that makes it worth most."""
    tile: Design | None = None
    """That tile; None for a hand that is not ready."""


def close_of(state: GameState, seat: Seat, *, melds_block: bool = False) -> Close:
    """How a player stands; `melds_block` as for `best_of`."""
    if state.standing[seat] is Standing.OUT:
        return Close(Condition.WON)
    return close_of_hand(state.variant, state.hands[seat], void_suit(state.marks[seat]), melds_block=melds_block)


def close_of_hand(variant: Variant, hand: Hand, void: Suit | None, *, melds_block: bool = False) -> Close:
    """How a hand stands that has not won."""
    if any(each.design.suit is void for each in hand.concealed):
        return Close(Condition.PIG)
    if variant.missing(hand) > 1:
        return Close(Condition.NOT_READY)
    worths = [(_worth(variant, hand, each), each.design) for each in waits(variant, hand, melds_block=melds_block)]
    if not worths:
        return Close(Condition.NOT_READY)
    return Close(Condition.READY, *max(worths, key=lambda each: each[0]))


def waits(variant: Variant, hand: Hand, *, melds_block: bool) -> Iterator[Tile]:
    """A tile of each kind that would finish a hand; where melds block, of none that its own sets have used up.

    A tile the hand holds four of is no wait in any case.
    """
    for kind, left in variant.useful(hand).items():
        if left or not melds_block:
            copies = (tile(DESIGNS[kind], copy) for copy in range(1, COPIES + 1))
            yield next(each for each in copies if each not in hand.concealed)


def _worth(variant: Variant, hand: Hand, last: Tile) -> int:
    """What the hand would be worth with this tile as a discard and nothing special about it."""
    win = Win(Seat.A, last, Came.DISCARD, Seat.B)
    return variant.sheet(hand.with_tile(last, drawn=True), win, seat_wind=Wind.EAST, round_wind=Wind.EAST).value
