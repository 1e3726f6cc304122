"""Sets: pungs and kongs, what is true of one of them, and how many there are.

What belongs here: sets for themselves. What does not: how they fit together (``chows``, ``pungs``, ``honors``).
"""

from collections.abc import Callable

from engine.patterns.facts import NOTHING, Evidence, Facts, Finder, Trait, in_groups, whole_hand
from engine.patterns.suits import bits_of
from engine.shapes.arrangement import GroupKind
from engine.shapes.shape import COPIES
from engine.tiles import DESIGNS

_ENDS = frozenset(each.index for each in DESIGNS if each.is_terminal or each.is_honor)
_TERMINALS = frozenset(each.index for each in DESIGNS if each.is_terminal)
_FIVES = frozenset(each.index for each in DESIGNS if each.is_suit_tile and each.rank == 5)
_TERMINAL_KINDS = bits_of(lambda each: each.is_terminal)
_TWOS_FIVES_EIGHTS = bits_of(lambda each: each.is_suit_tile and each.rank in (2, 5, 8))
_EVEN = bits_of(lambda each: each.is_suit_tile and each.rank % 2 == 0)


def is_kong(facts: Facts, place: int) -> bool:
    """Four alike."""
    return facts.groups[place].kind is GroupKind.KONG


def is_concealed(facts: Facts, place: int) -> bool:
    """No tile of it is another player's."""
    return facts.is_concealed(place)


def is_concealed_pung(facts: Facts, place: int) -> bool:
    """Three or four alike, and no tile of them is another player's."""
    return place in facts.concealed_pungs


def is_of_terminals_or_honors(facts: Facts, place: int) -> bool:
    """Ones, nines, winds or dragons, all of them."""
    return _ENDS.issuperset(facts.groups[place].kinds)


def pungs(facts: Facts) -> tuple[Evidence, ...]:
    """Each three alike, melded or not."""
    if not facts.pungs:
        return NOTHING
    return tuple([in_groups(place) for place in sorted([at for _, at in facts.pungs]) if place not in facts.kongs])


def kongs(facts: Facts) -> tuple[Evidence, ...]:
    """Each four alike that were laid as a kong."""
    return tuple([in_groups(place) for place in facts.kongs]) if facts.kongs else NOTHING


def pungs_of_terminals_or_honors(facts: Facts) -> tuple[Evidence, ...]:
    """Each pung or kong of ones, nines, winds or dragons."""
    return tuple(in_groups(place) for low, place in facts.pungs if low in _ENDS)


def concealed_kongs(facts: Facts) -> tuple[Evidence, ...]:
    """Each kong without another player's tile."""
    return tuple([in_groups(place) for place in facts.concealed_kongs])


def melded_kongs(facts: Facts) -> tuple[Evidence, ...]:
    """Each kong with another player's tile."""
    if not facts.kongs:
        return NOTHING
    return tuple(in_groups(place) for place in _melded_kongs(facts))


def just(places: Callable[[Facts], tuple[int, ...]], many: int) -> Finder:
    """The finder of just so many groups at these places; all together are one occurrence."""

    def find(facts: Facts) -> tuple[Evidence, ...]:
        found = places(facts)
        return (in_groups(*found),) if len(found) == many else NOTHING

    return find


def so_many(trait: Trait, many: int) -> Finder:
    """The finder of just so many pungs and kongs of which it is true; all together are one occurrence."""
    return just(lambda facts: tuple(sorted(place for _, place in facts.pungs if trait(facts, place))), many)


def _concealed_pungs(facts: Facts) -> tuple[int, ...]:
    return facts.concealed_pungs


def _kongs(facts: Facts) -> tuple[int, ...]:
    return facts.kongs


def _concealed_kongs(facts: Facts) -> tuple[int, ...]:
    return facts.concealed_kongs


def _melded_kongs(facts: Facts) -> tuple[int, ...]:
    return tuple([place for place in facts.kongs if place not in facts.concealed_kongs]) if facts.kongs else ()


two_concealed_pungs = just(_concealed_pungs, 2)
"""Two pungs or kongs without another player's tile."""
three_concealed_pungs = just(_concealed_pungs, 3)
"""Three pungs or kongs without another player's tile."""
four_concealed_pungs = just(_concealed_pungs, 4)
"""Four pungs or kongs without another player's tile."""


def four_concealed_pungs_drawn(facts: Facts) -> tuple[Evidence, ...]:
    """Four pungs or kongs without another player's tile, the winning tile drawn."""
    return four_concealed_pungs(facts) if facts.showing.is_self_drawn else NOTHING


one_concealed_kong = just(_concealed_kongs, 1)
"""Just one kong without another player's tile."""
two_concealed_kongs = just(_concealed_kongs, 2)
"""Two kongs without another player's tile."""
two_melded_kongs = just(_melded_kongs, 2)
"""Two kongs with another player's tile."""
two_kongs = just(_kongs, 2)
"""Two kongs."""
three_kongs = just(_kongs, 3)
"""Three kongs."""
four_kongs = just(_kongs, 4)
"""Four kongs."""


def _is_all_pungs(facts: Facts) -> bool:
    return facts.pair is not None and len(facts.pungs) == len(facts.groups) - 1


def _has_in_each(facts: Facts, kinds: frozenset[int]) -> bool:
    """Every group has a tile of these kinds."""
    return not any(kinds.isdisjoint(each.kinds) for each in facts.groups)


all_pungs = whole_hand(_is_all_pungs)
"""Pungs or kongs, and a pair."""
all_even_pungs = whole_hand(lambda facts: not facts.showing.kinds & ~_EVEN and _is_all_pungs(facts))
"""Pungs or kongs and a pair, all of even ranks."""
all_terminal_pungs = whole_hand(lambda facts: not facts.showing.kinds & ~_TERMINAL_KINDS and _is_all_pungs(facts))
"""Pungs or kongs and a pair, all of ones and nines."""
all_258_pungs = whole_hand(lambda facts: not facts.showing.kinds & ~_TWOS_FIVES_EIGHTS and _is_all_pungs(facts))
"""Pungs or kongs and a pair, all of twos, fives and eights."""
no_chows = whole_hand(lambda facts: not facts.chows)
"""No chow at all."""
outside_hand = whole_hand(lambda facts: facts.pair is not None and _has_in_each(facts, _ENDS))
"""A one, a nine or an honor in each set and in the pair."""
terminal_in_each_set = whole_hand(lambda facts: facts.pair is not None and _has_in_each(facts, _TERMINALS))
"""A one or a nine in each set and in the pair."""
terminal_in_each_group = whole_hand(lambda facts: _has_in_each(facts, _TERMINALS))
"""A one or a nine in each set and in each pair."""
all_fives = whole_hand(lambda facts: facts.pair is not None and _has_in_each(facts, _FIVES))
"""A five in each set and in the pair."""


def four_alike(facts: Facts) -> tuple[Evidence, ...]:
    """Each four tiles alike, wherever they lie, a kong too; a fifth one that is only supposed makes no difference."""
    return tuple(_alike(facts, kind) for kind, many in enumerate(facts.showing.counts) if many >= 4)


def tile_hogs(facts: Facts) -> tuple[Evidence, ...]:
    """Each four tiles alike that are no kong."""
    if COPIES not in facts.showing.counts:
        return NOTHING
    laid = {group.index for group in facts.groups if group.kind is GroupKind.KONG}
    counts = enumerate(facts.showing.counts)
    return tuple(_alike(facts, kind) for kind, many in counts if many == COPIES and kind not in laid)


def _alike(facts: Facts, kind: int) -> Evidence:
    """All tiles of a kind."""
    return Evidence(tiles=tuple(each for each in facts.showing.hand.tiles if each.design.kind == kind))
