"""Passing: which tiles end with whom when all pass at once and some pass arriving tiles on unseen.

What belongs here: where tiles go, as pure values. What does not: what may be passed (``charleston_rules``).
"""

from collections.abc import Mapping

from engine.chance import Chance
from engine.phases.charleston import PASSED, Way
from engine.seats import Seat
from engine.tiles import Tile

Parcels = Mapping[Seat, tuple[Tile, ...]]
"""Tiles by the seat that gives or gets them."""


def circles(way: Way) -> tuple[tuple[Seat, ...], ...]:
    """The seats that tiles go around: all four, or two and two across, each followed by whom it passes to.

    >>> [[seat.name for seat in circle] for circle in circles(Way.ACROSS)]
    [['A', 'C'], ['B', 'D']]
    """
    found: list[tuple[Seat, ...]] = []
    for seat in Seat:
        if not any(seat in circle for circle in found):
            circle = [seat]
            while way.from_seat(circle[-1]) is not seat:
                circle.append(way.from_seat(circle[-1]))
            found.append(tuple(circle))
    return tuple(found)


def passed_on(own: Parcels, way: Way, chance: Chance) -> Parcels:
    """What each seat gets: as many tiles as it gave of its own. Which ones go on unseen is chance, never their value.

    Where a circle of seats gives no tile at all, none moves.

    >>> from engine.notation import parse_tiles
    >>> own = {Seat.A: parse_tiles("123m"), Seat.B: (), Seat.C: parse_tiles("456m"), Seat.D: parse_tiles("789m")}
    >>> got = passed_on(own, Way.RIGHT, Chance(1, "doc"))
    >>> got[Seat.B], got[Seat.C] == own[Seat.A]
    ((), True)
    """
    got: dict[Seat, tuple[Tile, ...]] = {}
    for circle in circles(way):
        first = next((seat for seat in circle if len(own[seat]) == PASSED), None)
        got |= _around(own, circle, chance) if first is None else _from(first, own, way, chance)
    return got


def _from(first: Seat, own: Parcels, way: Way, chance: Chance) -> Parcels:
    """What each seat of a circle gets, if one that gives three of its own begins."""
    got: dict[Seat, tuple[Tile, ...]] = {}
    seat, moving = way.from_seat(first), own[first]
    while seat not in got:
        kept = len(own[seat])
        arrived = _mixed(moving, kept, chance)
        got[seat] = arrived[:kept]
        moving = (*own[seat], *arrived[kept:])
        seat = way.from_seat(seat)
    return got


def _around(own: Parcels, circle: tuple[Seat, ...], chance: Chance) -> Parcels:
    """What each seat of a circle gets, if none gives three: the arrivals it has no room for go on to the next."""
    got: dict[Seat, tuple[Tile, ...]] = dict.fromkeys(circle, ())
    moving = [own[seat] for seat in circle]
    while any(moving):
        moving = [moving[at - 1] for at in range(len(circle))]
        for at, seat in enumerate(circle):
            room = len(own[seat]) - len(got[seat])
            arrived = _mixed(moving[at], room, chance)
            got[seat] += arrived[:room]
            moving[at] = arrived[room:]
    return got


def _mixed(tiles: tuple[Tile, ...], kept: int, chance: Chance) -> tuple[Tile, ...]:
    """The tiles in an order by chance; as they are, if none or all of them are kept."""
    return chance.mixed(tiles) if 0 < kept < len(tiles) else tiles
