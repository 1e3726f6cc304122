"""The rules of one table, as numbered facts under five heads."""

from collections.abc import Iterator
from functools import lru_cache

from engine.book import before_play, details, endings, objective, payments, set_up, sets, turn, winning, worths
from engine.book.entry import Entry, Fact
from engine.reasons import EngineError, Reason
from engine.ruleset import Option, Variant
from engine.variants import compose

FACTS: tuple[Fact, ...] = (
    *objective.FACTS,
    *set_up.FACTS,
    *before_play.FACTS,
    *turn.FIRST_FACTS,
    *sets.FACTS,
    *turn.FACTS,
    *winning.FACTS,
    *details.FACTS,
    *worths.PATTERN_FACTS,
    *worths.FACTS,
    *payments.FACTS,
    *endings.FACTS,
)
"""Everything that can be said, in the order in which it is told."""


@lru_cache(maxsize=64)
def book(variant: Variant) -> tuple[Entry, ...]:
    """The rules of this table, head by head, with its figures and with the options that change each of them.

    >>> from engine.variants import variant
    >>> [each.reason.params["count"] for each in book(variant("basic")) if each.id == "tiles"]
    [136]
    """
    here, changes = said(variant), _changes(_usual(variant))
    return tuple(
        Entry(each.id, each.head, here[each.id], changes.get(each.id, ())) for each in FACTS if each.id in here
    )


def said(variant: Variant) -> dict[str, Reason]:
    """What is so at a table, by the id of the entry; much faster than its book."""
    found = ((each.id, each.says(variant)) for each in FACTS)
    return {id: reason for id, reason in found if reason is not None}


@lru_cache(maxsize=64)
def _changes(variant: Variant) -> dict[str, tuple[str, ...]]:
    """The options that change each fact of a table, by its id: found by choosing them."""
    changes: dict[str, tuple[str, ...]] = {}
    here = said(variant)
    for option in variant.options:
        for there in _elsewhere(variant, option):
            for id in here.keys() | there.keys():
                if here.get(id) != there.get(id) and option.id not in changes.get(id, ()):
                    changes[id] = (*changes.get(id, ()), option.id)
    return changes


def _usual(variant: Variant) -> Variant:
    """The table with nothing chosen, which tells what each option changes; the given one, if it is nobody's."""
    try:
        return compose(variant.id)
    except EngineError:
        return variant


def _elsewhere(variant: Variant, option: Option) -> Iterator[dict[str, Reason]]:
    """What is so at the table by each other choice of an option that can be played."""
    for choice in option.choices[1:]:
        other = choice.change(variant)
        if not other.problems():
            yield said(other)
