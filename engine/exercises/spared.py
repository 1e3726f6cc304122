"""Spared: what of a rack can go before a pass without harm, and what comes of letting go more.

What belongs here: a rack beside the card. What does not: the question (``blind_or_not``), good passes (``coach``).
"""

from itertools import combinations

from engine.card.racks import rack_of
from engine.coach.card_players import field_of_view
from engine.coach.passes import worth
from engine.exercises.card_racks import placed
from engine.exercises.frame import Hint, Rung
from engine.phases.charleston import PASSED
from engine.phases.charleston_rules import passable
from engine.reasons import Reason
from engine.tiles import Tile
from engine.view import View


def spare(view: View) -> tuple[Tile, ...]:
    """The tiles, three at most and no jokers, without which no more is missing than now; those that are missed least.

    >>> from engine.exercises.before_pass import before_pass
    >>> from engine.notation import print_tiles
    >>> from engine.phases.charleston import FIRST
    >>> from engine.variants import variant
    >>> print_tiles(spare(before_pass(variant("american"), "888s8888m33z55z1f2p", FIRST[2])))
    '2p1f'
    """
    field, rack = field_of_view(view, view.hand), rack_of(view.hand)
    nearest, near, least = field.near(rack, within=0), field.near(rack, within=1), field.least(rack)
    for many in range(PASSED, 0, -1):
        rests = {each: rack.without(*(tile.index for tile in each)) for each in combinations(passable(view), many)}
        free = [each for each, rest in rests.items() if nearest.least(rest) == least]
        if free:
            return max(free, key=lambda each: worth(near, rests[each]))
    return ()


def too_many_of_hers(view: View, many: int) -> Reason:
    """What comes of passing so many tiles of her own."""
    field, rack = field_of_view(view, view.hand), rack_of(view.hand)
    near = field.near(rack, within=many)
    rests = (rack.without(*(each.index for each in tiles)) for tiles in combinations(passable(view), many))
    after = min(map(near.least, rests))
    return Reason("blind.spares-your-line", {"count": many, "before": field.least(rack), "after": after})


def kept(view: View) -> Hint:
    """A tile that her nearest line needs."""
    _, nearest = min(field_of_view(view, view.hand).nearest(rack_of(view.hand)), key=lambda each: each[0])
    tile = placed(nearest, view.hand.concealed)[0]
    return Hint(Rung.TILE, Reason("hint.blind.tile", {"tile": tile}), (tile,))
