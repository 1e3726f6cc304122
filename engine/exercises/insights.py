"""Insights: what beginners most often take a tile for, and what it is.

What belongs here: the tiles that mislead, and the sentence that sets each right. What does not: whose answer it was.
"""

from engine.notation import parse_design
from engine.reasons import Reason
from engine.tiles import Design

BIRD = parse_design("1s")
"""Looks like a flower or a tile of its own."""
WHITE = parse_design("5z")
"""Looks like a blank or spare tile."""
BAMBOO_FLOWER = parse_design("4f")
"""Shows the plant that a suit is named for."""


def insight(design: Design) -> Reason | None:
    """What one has to know about this tile, or None if it misleads nobody.

    >>> insight(BIRD).code
    'tile.bird-is-one-bamboo'
    """
    if design is BIRD:
        return Reason("tile.bird-is-one-bamboo", {"tile": design})
    if design is WHITE:
        return Reason("tile.white-is-no-spare", {"tile": design})
    if design is BAMBOO_FLOWER:
        return Reason("tile.bamboo-flower-is-no-suit-tile", {"tile": design})
    return None


def insights(designs: tuple[Design, ...]) -> tuple[Reason, ...]:
    """The insights about these tiles, each once, in their order."""
    told = (insight(each) for each in dict.fromkeys(designs))
    return tuple(each for each in told if each is not None)
