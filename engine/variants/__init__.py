"""The traditions the engine plays, one package each.

What belongs here: the list of them, and tables composed of their options. What does not: rules several traditions
share; those are found by every variant.
"""

from collections.abc import Iterable
from functools import lru_cache

from engine.reasons import ContentError, Reason
from engine.ruleset import Variant
from engine.variants.american import AMERICAN
from engine.variants.basic import BASIC
from engine.variants.classical import CLASSICAL
from engine.variants.hong_kong import HONG_KONG
from engine.variants.mcr import MCR
from engine.variants.sichuan import SICHUAN

VARIANTS: tuple[Variant, ...] = (BASIC, CLASSICAL, HONG_KONG, MCR, SICHUAN, AMERICAN)
"""Every variant, in the order they are shown."""

_BY_ID = {each.id: each for each in VARIANTS}


KEPT = 256
"""How many composed tables are remembered; addresses can ask for more than there is room for."""


def variant(id: str) -> Variant:
    """The variant of this id.

    Raises: ContentError ``variant.unknown``.

    >>> variant("basic").hand_size
    13
    """
    if id not in _BY_ID:
        raise ContentError(Reason("variant.unknown", {"text": id[:40]}))
    return _BY_ID[id]


def compose(id: str, chosen: Iterable[tuple[str, str]] = ()) -> Variant:
    """The variant with these options chosen, in whatever order.

    Raises: ContentError ``variant.unknown``, ``variant.unknown-option``, ``variant.unknown-choice``, or the first of
    its problems, such as ``variant.too-few-tiles``.

    >>> compose("basic", [("suits", "one"), ("sets", "two")]).hand_size
    7
    """
    return _composed(id, tuple(sorted(chosen)))


@lru_cache(maxsize=KEPT)
def _composed(id: str, chosen: tuple[tuple[str, str], ...]) -> Variant:
    composed = variant(id).with_choices(chosen)
    problems = composed.problems()
    if problems:
        raise ContentError(problems[0])
    return composed
