"""Sets: pungs and kongs, and what is true of one of them."""

from engine.patterns.facts import Evidence, Facts, each_group
from engine.shapes.arrangement import GroupKind
from engine.tiles import DESIGNS


def is_pung(facts: Facts, place: int) -> bool:
    """Three alike."""
    return facts.groups[place].kind is GroupKind.PUNG


def is_kong(facts: Facts, place: int) -> bool:
    """Four alike."""
    return facts.groups[place].kind is GroupKind.KONG


def is_concealed(facts: Facts, place: int) -> bool:
    """No tile of it is another player's."""
    return facts.is_concealed(place)


def is_of_terminals_or_honors(facts: Facts, place: int) -> bool:
    """Ones, nines, winds or dragons, all of them."""
    return all(DESIGNS[kind].is_terminal or DESIGNS[kind].is_honor for kind in facts.groups[place].kinds)


def is_dragon_set(facts: Facts, place: int) -> bool:
    """Three or four dragons alike."""
    return DESIGNS[facts.groups[place].index].is_dragon and facts.groups[place].is_set


def pungs(facts: Facts) -> tuple[Evidence, ...]:
    """Each three alike, melded or not."""
    return each_group(facts, is_pung)


def kongs(facts: Facts) -> tuple[Evidence, ...]:
    """Each four alike that were laid as a kong."""
    return each_group(facts, is_kong)


def dragon_sets(facts: Facts) -> tuple[Evidence, ...]:
    """Each pung or kong of dragons."""
    return each_group(facts, is_dragon_set)
