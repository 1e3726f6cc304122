"""The rules of a table under their five heads, numbered."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from types import MappingProxyType

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from engine.book.book import book
from engine.book.entry import Entry, Head
from engine.ruleset import Variant
from tutorial.house_rules.reading import WORDS
from tutorial.wording import numbers, reasons

HEADS: Mapping[Head, Promise] = MappingProxyType(
    {
        Head.OBJECTIVE: _("What it is about"),
        Head.SET_UP: _("Before play"),
        Head.TURN: _("Playing a turn"),
        Head.WINNING: _("Winning hands"),
        Head.SCORING: _("Payments, and the end"),
    }
)
"""What each head is called."""
WORTH = "worth."
"""So the ids of entries begin that say what a pattern counts, which the list of all patterns says as well."""


@dataclass(frozen=True, slots=True)
class Contested:
    """A point on which tables differ, as the rule it changes names it."""

    id: str
    """The id of the option."""
    label: Promise
    """What is decided."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A rule."""

    id: str
    """The id of its entry."""
    number: str
    """Its number: that of the head, then its place under it."""
    text: SafeString
    """What it says."""
    contested: tuple[Contested, ...]
    """What changes it."""


@dataclass(frozen=True, slots=True)
class Section:
    """The rules under one head."""

    id: str
    """The head."""
    number: str
    """Its number."""
    title: Promise
    """What it is called."""
    facts: tuple[Fact, ...]
    """In order."""


def sections(variant: Variant) -> tuple[Section, ...]:
    """The rules of a table, but for what single patterns count."""
    told = [each for each in book(variant) if not each.id.startswith(WORTH)]
    return tuple(
        _section(at, head, tuple(entries)) for at, (head, entries) in enumerate(groupby(told, lambda e: e.head), 1)
    )


def _section(at: int, head: Head, entries: tuple[Entry, ...]) -> Section:
    """The rules under a head."""
    number = numbers.number(at)
    facts = (_fact(f"{number}.{numbers.number(place)}", each) for place, each in enumerate(entries, 1))
    return Section(head.value, number, HEADS[head], tuple(facts))


def _fact(number: str, entry: Entry) -> Fact:
    """A rule with its number."""
    contested = tuple(Contested(each, WORDS[each].label) for each in entry.options)
    return Fact(entry.id, number, reasons.say(entry.reason), contested)
