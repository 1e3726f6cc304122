"""What patterns are called in the files that batches read and write, variant by variant.

What belongs here: the ids that differ from those of the pattern tables. What does not: what patterns are called for
people (the glossary).
"""

from collections.abc import Mapping
from types import MappingProxyType

WRITTEN_AS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "mcr": {"last_of_its_kind": "last_tile"},
        "hong_kong": {
            "big_four_winds": "big_winds",
            "big_three_dragons": "big_dragons",
            "common_hand": "all_chows",
            "last_tile_win": "last_tile",
            "little_three_dragons": "small_dragons",
            "out_with_replacement_tile": "kong_replacement",
            "own_flower": "matching_flower",
            "own_season": "matching_season",
            "prevalent_wind": "round_wind",
            "robbing_the_kong": "robbing_kong",
            "self_drawn": "self_draw",
        },
        "sichuan": {
            "golden_hook": "golden_wait",
            "last_tile_win": "last_tile",
            "pungs_258": "all_258_pungs",
            "robbing_the_kong": "robbed_kong",
            "self_drawn": "self_draw",
            "terminal_in_each_set": "outside_hand",
            "win_after_kong": "kong_replacement",
        },
    }
)
"""The written id of each pattern that is not written as its own, by variant."""


def written_id(variant: str, pattern: str) -> str:
    """What a pattern of a variant is written as.

    >>> written_id("mcr", "last_of_its_kind"), written_id("mcr", "all_pungs")
    ('last_tile', 'all_pungs')
    """
    return WRITTEN_AS.get(variant, {}).get(pattern, pattern)
