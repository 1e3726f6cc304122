"""Money: what a settlement asks of whom, found by winning with hands of known worth.

What belongs here: made-up wins and what they cost. What does not: what is said of it (``paying``, ``wall_end``).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from engine.deals import Came, Carry, Start, Win
from engine.ledger import Payment
from engine.phases.ended import Ended
from engine.ruleset import Variant
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat
from engine.state import GameState, Standing
from engine.tiles import Tile, TileSet
from engine.walls import Wall

WINNER, GIVER, OTHER, DEALER = Seat.B, Seat.C, Seat.D, Seat.A
"""Who does what in every made-up win; the dealer is just another player in it, unless dealers pay differently."""
_WORTHS = (10, 20)
"""Units: points. The worths of the hands that tell how payments grow."""


@dataclass(frozen=True, slots=True)
class Share:
    """What somebody pays for a hand: so many times what it is worth, and so much more."""

    times: int
    """How often the worth of the hand."""
    more: int
    """Units: points. What comes on top, whatever the hand is worth."""


def at_the_table(variant: Variant, *, dealer: Seat = DEALER, wall: tuple[Tile, ...] | None = None) -> GameState:
    """A deal of which only the table matters; the whole wall lies there, or the one that is given."""
    tiles = _wall_of(variant.tile_set) if wall is None else wall
    dice = (1,) * variant.deal.breaks.dice
    return GameState(variant, Start(variant.id, tiles, dice, carry=Carry(dealer=dealer)), Ended(), Wall(tiles))


@cache
def _wall_of(tiles: TileSet) -> tuple[Tile, ...]:
    """All the tiles, in an order that does not matter."""
    return tiles.tiles()


def payments(state: GameState, worth: int, *, winner: Seat, giver: Seat | None) -> tuple[Payment, ...]:
    """What a hand of this worth costs, the winning tile from the giver if there is one."""
    (tile, *_) = _wall_of(state.variant.tile_set)
    won = Win(winner, tile, Came.DRAWN if giver is None else Came.DISCARD, giver)
    state = replace(state.with_standing(winner, Standing.OUT), wins=(won,))
    return state.variant.settlement.on_win(state, {winner: ScoreSheet(value=worth)})


def paid(state: GameState, worth: int, *, winner: Seat, giver: Seat | None) -> Mapping[Seat, int]:
    """Units: points. What each of the others pays for a hand of this worth."""
    due = payments(state, worth, winner=winner, giver=giver)
    return {seat: sum(each.amount for each in due if each.payer is seat) for seat in Seat if seat is not winner}


def share(
    variant: Variant, payer: Seat, *, winner: Seat = WINNER, giver: Seat | None = None, dealer: Seat = DEALER
) -> Share:
    """What this player pays for a hand."""
    state = at_the_table(variant, dealer=dealer)
    less, more = (paid(state, worth, winner=winner, giver=giver)[payer] for worth in _WORTHS)
    times = (more - less) // (_WORTHS[1] - _WORTHS[0])
    return Share(times, less - times * _WORTHS[0])
