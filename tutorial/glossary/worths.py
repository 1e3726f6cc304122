"""What a pattern is worth: at each tradition's table, and where a house rule makes it worth something else.

Everything is read from the rulesets.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from django.utils.translation import gettext as _

from engine import variants
from engine.ruleset import Choice, Option, Variant
from engine.scoring.worth import Worth
from tutorial.content.library import get_library
from tutorial.house_rules.reading import WORDS
from tutorial.pages.traditions import Line, line
from tutorial.wording import reasons, worths


@dataclass(frozen=True, slots=True)
class Otherwise:
    """What it is worth where a house rule is chosen."""

    house_rule: str
    """The rule and the choice, in words."""
    worth: str
    """How much, in words."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A pattern at the tables of a tradition."""

    tradition: Line
    """Whose tables they are."""
    worth: str
    """How much it is worth at the usual table, in words; empty where it does not count there."""
    doubled: tuple[str, ...]
    """What doubles it there, or by a house rule where it counts by none other."""
    otherwise: tuple[Otherwise, ...]
    """Where it is worth something else."""

    @property
    def said(self) -> str:
        """Tradition and worth in a line."""
        worth = self.worth or self.otherwise[0].worth
        return f"{self.tradition.heading.title}: {worth}."


def counted(pattern: str) -> tuple[Counted, ...]:
    """The traditions that count the pattern, with what it is worth."""
    found = (_at(each, pattern) for each in variants.VARIANTS)
    return tuple(each for each in found if each.worth or each.otherwise)


def _at(variant: Variant, pattern: str) -> Counted:
    """What it is worth at the usual table of a tradition, and by each house rule that makes it worth something else."""
    usual = _table(variant).get(pattern)
    others = [
        (option, choice, worth)
        for option, choice, table in _other_tables(variant)
        if (worth := table.get(pattern)) != usual and worth is not None
    ]
    otherwise = tuple(
        Otherwise(
            _("%(rule)s: %(choice)s") % {"rule": WORDS[option.id].label, "choice": WORDS[option.id].choices[choice.id]},
            worths.said(worth),
        )
        for option, choice, worth in others
    )
    shown = usual or next((worth for *_of, worth in others), None)
    doubled = tuple(reasons.say_text(each.why) for each in shown.doublings) if shown else ()
    return Counted(line(get_library().traditions[variant.id]), worths.said(usual) if usual else "", doubled, otherwise)


@lru_cache(maxsize=64)
def _table(variant: Variant) -> Mapping[str, Worth]:
    """What each pattern of a table is worth, by its id."""
    return {row.id: row.worth for row in variant.tally.patterns}


@lru_cache(maxsize=16)
def _other_tables(variant: Variant) -> tuple[tuple[Option, Choice, Mapping[str, Worth]], ...]:
    """The tables of a tradition that count otherwise than the usual one, each with the choice that makes it so."""
    return tuple(_tables_of(variant))


def _tables_of(variant: Variant) -> Iterator[tuple[Option, Choice, Mapping[str, Worth]]]:
    for option in variant.options:
        for choice in option.choices[1:]:
            table = _table(variant.with_choices([(option.id, choice.id)]))
            if table != _table(variant):
                yield option, choice, table
