"""House rules that can be chosen where a hand is opened: what is asked, and the ways to play.

What belongs here: which are offered. What does not: their words (``tutorial.house_rules``), and what a choice changes
(``engine.variants``).
"""

from dataclasses import dataclass

from django.utils.functional import Promise

from engine.deals import Chosen
from engine.ruleset import Variant
from tutorial.house_rules.reading import WORDS


@dataclass(frozen=True, slots=True)
class Way:
    """One way to play a point on which tables differ."""

    id: str
    """The engine's name of the choice."""
    label: Promise
    """What it means, in a line."""


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A point on which tables differ."""

    id: str
    """The engine's name of the option."""
    label: Promise
    """What is decided."""
    ways: tuple[Way, ...]
    """How it may be played, the table's own way first."""

    def chosen(self, way: str) -> Chosen:
        """The options that this choice adds; none for the table's own way."""
        return () if way == self.ways[0].id else ((self.id, way),)


def house_rules(table: Variant, *ids: str) -> tuple[HouseRule, ...]:
    """These options of a tradition, in its order."""
    return tuple(
        HouseRule(
            each.id,
            WORDS[each.id].label,
            tuple(Way(way.id, WORDS[each.id].choices[way.id]) for way in each.choices),
        )
        for each in table.options
        if each.id in ids
    )
