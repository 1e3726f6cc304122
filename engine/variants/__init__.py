"""The traditions the engine plays, one package each.

What belongs here: the list of them. What does not: rules several traditions share; those are found by every variant.
"""

from engine.reasons import ContentError, Reason
from engine.ruleset import Variant
from engine.variants.basic import BASIC

VARIANTS: tuple[Variant, ...] = (BASIC,)
"""Every variant, in the order they are shown."""

_BY_ID = {each.id: each for each in VARIANTS}


def variant(id: str) -> Variant:
    """The variant of this id.

    Raises: ContentError ``variant.unknown``.

    >>> variant("basic").hand_size
    13
    """
    if id not in _BY_ID:
        raise ContentError(Reason("variant.unknown", {"text": id[:40]}))
    return _BY_ID[id]
