"""Families of tiles: the narrowest groups, as the guide speaks of them."""

from functools import cache

from engine.exercises.criteria import family
from engine.tiles import Design
from engine.variants.boxes import BOXES

RED_FIVE = "red_five"
"""The family of red fives: suit tiles like the others, but they may do more."""


@cache
def family_of(design: Design) -> str:
    """The family of a design, as a term id.

    >>> from engine.notation import parse_design
    >>> [family_of(parse_design(text)) for text in ("5p", "0p", "3z")]
    ['dots', 'red_five', 'wind_tile']
    """
    return family(design).id if design.plain is design else RED_FIVE


def families(id: str) -> tuple[str, ...]:
    """The families in a tradition's box; none if there is no such box."""
    return tuple(dict.fromkeys(map(family_of, BOXES[id].designs))) if id in BOXES else ()
