"""Starts: the shuffled wall and the dice that a seed stands for.

What belongs here: where a deal comes from. What does not: how a start is written (``deals``), and dealing (``phases``).
"""

from engine.chance import Chance
from engine.deals import Start
from engine.ruleset import Variant
from engine.seats import Seat
from engine.walls import mixed


def start_of(variant: Variant, *, chosen: tuple[tuple[str, str], ...] = (), seed: int) -> Start:
    """The start of a first deal: the wall and the dice of this seed."""
    chance = Chance(seed, "dice")
    dice = tuple(1 + chance.below(6) for _ in range(variant.deal.breaks.dice))
    return Start(variant.id, mixed(variant.tile_set.tiles(), seed), dice, chosen, seed=seed)


def seat_of(seed: int) -> Seat:
    """The learner's seat in the deal of this seed, wherever she plays it.

    >>> seat_of(1)
    <Seat.D: 3>
    """
    return Seat(Chance(seed, "seat").below(len(Seat)))
