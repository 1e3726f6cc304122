"""Tables side by side: every rule of each, what differs first."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from django.utils.functional import Promise
from django.utils.safestring import SafeString

from engine.book.book import FACTS, book
from engine.book.entry import Head
from engine.reasons import Reason
from engine.ruleset import Variant
from tutorial.rules.facts import HEADS
from tutorial.wording import reasons


@dataclass(frozen=True, slots=True)
class Row:
    """A rule at every table."""

    id: str
    """The id of its entry."""
    said: tuple[SafeString, ...]
    """What it says at each table, in their order; empty where there is no such rule."""


@dataclass(frozen=True, slots=True)
class Group:
    """Rules under one head."""

    title: Promise
    """What the head is called."""
    rows: tuple[Row, ...]
    """In order."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The rules of some tables."""

    differing: tuple[Group, ...]
    """Where at least one differs from the others."""
    same: tuple[Group, ...]
    """Where all agree."""

    @property
    def counts(self) -> tuple[int, int]:
        """How many rules differ, and how many are the same."""
        differing, same = (sum(len(each.rows) for each in groups) for groups in (self.differing, self.same))
        return differing, same


def compared(tables: Sequence[Variant]) -> Comparison:
    """The rules of these tables."""
    told = [{each.id: each.reason for each in book(table)} for table in tables]
    there = [(each.head, each.id, [one.get(each.id) for one in told]) for each in FACTS]
    found = [(head, id, said) for head, id, said in there if any(said)]
    return Comparison(
        _groups(each for each in found if len({*each[2]}) > 1),
        _groups(each for each in found if len({*each[2]}) == 1),
    )


def _groups(found: Iterable[tuple[Head, str, list[Reason | None]]]) -> tuple[Group, ...]:
    """The rules under their heads, in words."""
    return tuple(
        Group(HEADS[head], tuple(Row(id, tuple(map(_said, said))) for _, id, said in rows))
        for head, rows in groupby(found, lambda each: each[0])
    )


def _said(reason: Reason | None) -> SafeString:
    """A rule in words; nothing where there is none."""
    return SafeString() if reason is None else reasons.say(reason)
