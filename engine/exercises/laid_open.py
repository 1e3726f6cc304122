"""Laid open: tables made by chance, with a hand, discards and perhaps a set, for questions about what lies there.

What belongs here: making them, and writing them as text. What does not: any question about them.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.chance import Chance
from engine.notation import print_designs
from engine.ruleset import Variant
from engine.seats import Seat
from engine.tiles import KINDS, Design


@dataclass(frozen=True, slots=True)
class LaidOpen:
    """The tiles of a table."""

    hand: tuple[Design, ...]
    """The learner's, as many as between turns."""
    discards: tuple[Design, ...]
    """What everybody discarded."""
    set: tuple[Design, ...] = ()
    """Three identical tiles that another player has laid."""


def box_of(variant: Variant) -> tuple[Design, ...]:
    """Every tile of the game that belongs in a hand, as often as there are copies; none of jokers and bonus tiles."""
    return tuple(each.design for each in variant.tile_set.tiles() if each.design.kind < KINDS)


def laid_open(variant: Variant, chance: Chance, *, discards: int, has_set: bool) -> LaidOpen:
    """A table with so many discards; with a set of another player if it should have one."""
    tiles = list(chance.mixed(box_of(variant)))
    laid: tuple[Design, ...] = ()
    if has_set:
        laid = (tiles[0],) * 3
        for each in laid:
            tiles.remove(each)
    size = variant.hand_size
    # A game of few tiles leaves some in its wall.
    many = min(discards, (len(tiles) - size) // 2)
    return LaidOpen(tuple(tiles[:size]), tuple(tiles[size : size + many]), laid)


def spread(discards: Sequence[Design]) -> tuple[str, ...]:
    """The discards as rivers, one tile to each player in turn."""
    shares = ((seat, discards[seat :: len(Seat)]) for seat in Seat)
    return tuple(f"{seat.name} {print_designs(share)}" for seat, share in shares if share)


def sorted_text(tiles: Sequence[Design]) -> str:
    """Tiles in the order they are shown."""
    return print_designs(sorted(tiles, key=lambda each: each.index))
