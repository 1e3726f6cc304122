"""What patterns are called in the files that batches read and write, variant by variant.

What belongs here: the ids that differ from those of the pattern tables. What does not: what patterns are called for
people (the glossary).
"""

from collections.abc import Mapping
from types import MappingProxyType

WRITTEN_AS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "mcr": {"last_of_its_kind": "last_tile"},
    }
)
"""The written id of each pattern that is not written as its own, by variant."""


def written_id(variant: str, pattern: str) -> str:
    """What a pattern of a variant is written as.

    >>> written_id("mcr", "last_of_its_kind"), written_id("mcr", "all_pungs")
    ('last_tile', 'all_pungs')
    """
    return WRITTEN_AS.get(variant, {}).get(pattern, pattern)
