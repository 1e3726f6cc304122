"""Families: the patterns of the Chinese Official game that depend on one part of a reading.

What belongs here: which patterns can be remembered by which part, and which of them join sets. What does not: the
patterns (``fans``).
"""

from engine.scoring.account_once import Family

_OF_CHOWS = frozenset(
    (
        "quadruple_chow",
        "four_pure_shifted_chows",
        "pure_triple_chow",
        "pure_straight",
        "pure_shifted_chows",
        "mixed_straight",
        "mixed_triple_chow",
        "mixed_shifted_chows",
        "pure_double_chow",
        "mixed_double_chow",
        "short_straight",
        "two_terminal_chows",
    )
)
"""What chows make together, so that account once and its fellow principles speak of it."""
_OF_PUNGS = frozenset(
    (
        "four_pure_shifted_pungs",
        "pure_shifted_pungs",
        "triple_pung",
        "mixed_shifted_pungs",
        "double_pung",
    )
)
"""The same for pungs and kongs."""
_OF_EACH_PUNG = frozenset(
    (
        "big_four_winds",
        "big_three_dragons",
        "big_three_winds",
        "two_dragon_pungs",
        "dragon_pung",
        "pung_of_terminals_or_honors",
    )
)
"""What pungs and kongs are without being joined."""
_OF_CONCEALED_SETS = frozenset(
    (
        "four_kongs",
        "four_concealed_pungs",
        "three_kongs",
        "three_concealed_pungs",
        "two_concealed_kongs",
        "concealed_kong_and_melded_kong",
        "two_melded_kongs",
        "two_concealed_pungs",
        "concealed_kong",
        "melded_kong",
    )
)
"""What depends on which sets are kongs, and which are concealed."""
_OF_KINDS = frozenset(
    (
        "all_green",
        "all_terminals",
        "all_honors",
        "all_terminals_and_honors",
        "full_flush",
        "upper_tiles",
        "middle_tiles",
        "lower_tiles",
        "upper_four",
        "lower_four",
        "reversible_tiles",
        "half_flush",
        "all_types",
        "all_simples",
        "one_voided_suit",
        "no_honors",
    )
)
"""What depends on which kinds of tiles there are, however they are read."""
FAMILIES = (
    Family(lambda facts: facts.showing.kinds, _OF_KINDS),
    Family(lambda facts: (facts.kongs, facts.concealed_kongs, facts.concealed_pungs), _OF_CONCEALED_SETS),
    Family(lambda facts: facts.chows, _OF_CHOWS, joining=_OF_CHOWS),
    Family(lambda facts: facts.pungs, _OF_PUNGS | _OF_EACH_PUNG, joining=_OF_PUNGS),
)
"""What is remembered of each reading, and by what."""
