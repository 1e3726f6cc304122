"""Look-alikes: the tiles a beginner confuses with one another.

What belongs here: pairs of tiles to be mixed on purpose. What does not: what to say about them (``insights``).
"""

from collections.abc import Iterator

from engine.exercises.insights import BAMBOO_FLOWER, BIRD
from engine.tiles import DESIGNS, NUMBER_SUITS, Design, Suit, design


def lookalikes(of: Design) -> tuple[Design, ...]:
    """The designs most easily taken for this one, in the order of ``DESIGNS``.

    >>> from engine.notation import parse_design, print_designs
    >>> print_designs(lookalikes(parse_design("1s")))
    '1m1p2s1234f'
    """
    return tuple(sorted(set(_lookalikes(of)), key=lambda each: each.index))


def _lookalikes(of: Design) -> Iterator[Design]:
    """The same, as they come to mind."""
    if of.is_suit_tile:
        rank = of.plain.rank
        yield from (design(suit, rank) for suit in NUMBER_SUITS if suit is not of.suit)
        yield from (design(of.suit, near) for near in (rank - 1, rank + 1) if 1 <= near <= 9)
        if of is BIRD:
            yield from (design(Suit.BONUS, rank) for rank in range(1, 5))
        elif of.suit is Suit.BAMBOO:
            yield BAMBOO_FLOWER
    elif of.is_honor:
        yield from (each for each in DESIGNS if each.is_honor and each is not of)
    elif of.is_bonus:
        yield from (each for each in DESIGNS if each.is_bonus and each is not of)
        yield BIRD
        if of is BAMBOO_FLOWER:
            yield design(Suit.BAMBOO, 4)
    else:
        yield from (each for each in DESIGNS if each.is_dragon)
