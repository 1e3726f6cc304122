"""Honors: patterns of sets and pairs of winds and dragons.

What belongs here: which sets they are, and how many. What does not: hands of honors only (``suits``).
"""

from engine.patterns.facts import NOTHING, Evidence, Facts, Finder, in_groups
from engine.shapes.arrangement import GroupKind
from engine.tiles import DESIGNS, KINDS

FIRST_WIND = next(each.index for each in DESIGNS if each.is_wind)
"""The index of the east wind."""
FIRST_DRAGON = next(each.index for each in DESIGNS if each.is_dragon)
"""The index of the first dragon."""
_WINDS, _DRAGONS = range(FIRST_WIND, FIRST_DRAGON), range(FIRST_DRAGON, KINDS)


def _places(facts: Facts, kinds: range) -> list[int]:
    """The places of the pungs and kongs of these kinds."""
    return [place for low, place in facts.pungs if low in kinds]


def _pairs(facts: Facts, kinds: range) -> list[int]:
    """The places of the pairs of these kinds: a hand that did not win may hold several."""
    return [at for at, each in enumerate(facts.groups) if each.kind is GroupKind.PAIR and each.index in kinds]


def _all_of(kinds: range, sets: int) -> Finder:
    """The finder of so many sets of these kinds, or more."""

    def find(facts: Facts) -> tuple[Evidence, ...]:
        if len(facts.pungs) < sets:
            return NOTHING
        places = _places(facts, kinds)
        return (in_groups(*sorted(places)),) if len(places) >= sets else NOTHING

    return find


def _all_but_a_pair(kinds: range) -> Finder:
    """The finder of sets of all these kinds but one, and a pair of that."""

    def find(facts: Facts) -> tuple[Evidence, ...]:
        places = _places(facts, kinds) if len(facts.pungs) >= len(kinds) - 1 else ()
        if len(places) != len(kinds) - 1:
            return NOTHING
        return tuple(in_groups(*sorted((*places, pair))) for pair in _pairs(facts, kinds))

    return find


def _set_of(facts: Facts, kind: int) -> tuple[Evidence, ...]:
    """The set of this kind."""
    for low, place in facts.pungs:
        if low == kind:
            return (in_groups(place),)
    return NOTHING


def dragon_sets(facts: Facts) -> tuple[Evidence, ...]:
    """Each pung or kong of dragons."""
    return tuple([in_groups(place) for place in _places(facts, _DRAGONS)]) if facts.pungs else NOTHING


def wind_sets(facts: Facts) -> tuple[Evidence, ...]:
    """Each pung or kong of winds."""
    return tuple(in_groups(place) for place in _places(facts, _WINDS))


def seat_wind(facts: Facts) -> tuple[Evidence, ...]:
    """A pung or kong of the wind the player holds."""
    return _set_of(facts, FIRST_WIND + facts.showing.seat_wind)


def round_wind(facts: Facts) -> tuple[Evidence, ...]:
    """A pung or kong of the prevailing wind."""
    return _set_of(facts, FIRST_WIND + facts.showing.round_wind)


def dragon_pair(facts: Facts) -> tuple[Evidence, ...]:
    """Each pair of dragons."""
    return _pair(facts, _DRAGONS)


def seat_wind_pair(facts: Facts) -> tuple[Evidence, ...]:
    """A pair of the wind the player holds."""
    kind = FIRST_WIND + facts.showing.seat_wind
    return _pair(facts, range(kind, kind + 1))


def round_wind_pair(facts: Facts) -> tuple[Evidence, ...]:
    """A pair of the prevailing wind."""
    kind = FIRST_WIND + facts.showing.round_wind
    return _pair(facts, range(kind, kind + 1))


def _pair(facts: Facts, kinds: range) -> tuple[Evidence, ...]:
    """Each pair of these kinds."""
    return tuple(in_groups(place) for place in _pairs(facts, kinds))


two_dragon_pungs = _all_of(_DRAGONS, 2)
"""Pungs or kongs of two dragons."""
big_three_dragons = _all_of(_DRAGONS, 3)
"""Pungs or kongs of all three dragons."""
little_three_dragons = _all_but_a_pair(_DRAGONS)
"""Pungs or kongs of two dragons and a pair of the third."""
big_three_winds = _all_of(_WINDS, 3)
"""Pungs or kongs of three winds."""
big_four_winds = _all_of(_WINDS, 4)
"""Pungs or kongs of all four winds."""
little_four_winds = _all_but_a_pair(_WINDS)
"""Pungs or kongs of three winds and a pair of the fourth."""
