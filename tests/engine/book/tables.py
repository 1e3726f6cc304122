"""Tables for the tests of the book: every tradition, and each of its options chosen alone."""

from collections.abc import Iterator

from engine.book.book import said
from engine.ruleset import Variant
from engine.variants import VARIANTS, compose


def playable() -> Iterator[Variant]:
    """Every tradition as it is, and with each choice that can be played alone."""
    yield from VARIANTS
    for table in VARIANTS:
        for option in table.options:
            for choice in option.choices[1:]:
                changed = choice.change(table)
                if not changed.problems():
                    yield compose(table.id, [(option.id, choice.id)])


def codes(variant: Variant) -> set[str]:
    """The codes of all that is said of a table."""
    return {each.code for each in said(variant).values()}
