"""Suits: patterns of the tiles a hand is made of, however it is read.

What belongs here: one suit or several, ranks, colors. What does not: sets (``sets``), winds and dragons (``honors``).
"""

from collections.abc import Callable

from engine.patterns.facts import NOTHING, SUIT_BITS, WHOLE_HAND, Evidence, Facts, Finder, whole_hand
from engine.tiles import DESIGNS, KINDS, Design

_EVERY_KIND = (1 << KINDS) - 1


def bits_of(fits: Callable[[Design], bool]) -> int:
    """The kinds that fit, as the bits of `Showing.kinds`."""
    return sum(1 << kind for kind in range(KINDS) if fits(DESIGNS[kind]))


WINDS = bits_of(lambda each: each.is_wind)
"""The winds."""
DRAGONS = bits_of(lambda each: each.is_dragon)
"""The dragons."""


def made_only_of(fits: Callable[[Design], bool]) -> Finder:
    """The finder of hands in which every tile fits."""
    others = _EVERY_KIND & ~bits_of(fits)

    def find(facts: Facts) -> tuple[Evidence, ...]:
        return NOTHING if facts.showing.kinds & others else WHOLE_HAND

    return find


def ranks(*wanted: int) -> Callable[[Design], bool]:
    """Suit tiles of these ranks."""
    return lambda each: each.is_suit_tile and each.rank in wanted


def _is_of_all_types(facts: Facts) -> bool:
    kinds = facts.showing.kinds
    return all(kinds & type for type in (*SUIT_BITS, WINDS, DRAGONS))


full_flush = whole_hand(lambda facts: not facts.showing.has_honors and facts.showing.suits == 1)
"""One suit and nothing else."""
half_flush = whole_hand(lambda facts: facts.showing.has_honors and facts.showing.suits == 1)
"""One suit, and honors."""
one_voided_suit = whole_hand(lambda facts: facts.showing.suits == 2)
"""Two suits, with or without honors."""
no_honors = whole_hand(lambda facts: not facts.showing.has_honors)
"""Suit tiles only."""
all_types = whole_hand(_is_of_all_types)
"""All three suits, winds and dragons."""
all_honors = made_only_of(lambda each: each.is_honor)
"""Winds and dragons only."""
all_terminals = made_only_of(lambda each: each.is_terminal)
"""Ones and nines only."""
all_terminals_and_honors = made_only_of(lambda each: each.is_terminal or each.is_honor)
"""Ones, nines and honors only."""
all_simples = made_only_of(lambda each: each.is_simple)
"""Twos to eights only."""
all_green = made_only_of(lambda each: each.text in ("2s", "3s", "4s", "6s", "8s", "6z"))
"""Tiles that show no color but green."""
reversible_tiles = made_only_of(lambda each: each.text in "1p2p3p4p5p8p9p2s4s5s6s8s9s5z")
"""Tiles that look the same upside down."""
even_tiles = made_only_of(ranks(2, 4, 6, 8))
"""Suit tiles of even ranks only."""
twos_fives_eights = made_only_of(ranks(2, 5, 8))
"""Twos, fives and eights only."""
upper_tiles = made_only_of(ranks(7, 8, 9))
"""Sevens, eights and nines only."""
middle_tiles = made_only_of(ranks(4, 5, 6))
"""Fours, fives and sixes only."""
lower_tiles = made_only_of(ranks(1, 2, 3))
"""Ones, twos and threes only."""
upper_four = made_only_of(ranks(6, 7, 8, 9))
"""Sixes to nines only."""
lower_four = made_only_of(ranks(1, 2, 3, 4))
"""Ones to fours only."""
