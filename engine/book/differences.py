"""Differences: where two tables answer the same question differently, found by asking both made-up ones."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.book.book import said
from engine.book.candidates import SEARCHES
from engine.book.finding import Finding, Proof, found
from engine.book.made_hands import kinds_of
from engine.book.probes import card_of
from engine.book.searches import Ground, Search
from engine.chance import Chance
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.tiles import tile_set

_SETS = 4


@dataclass(frozen=True, slots=True)
class Difference:
    """A rule in which two tables differ, with a question that shows it."""

    entry: str
    """The rule, by the id of its entry."""
    proof: Proof
    """What both are asked."""
    here: Finding
    """What the first answers."""
    there: Finding
    """What the second answers."""


@lru_cache(maxsize=128)
def differences(here: Variant, there: Variant) -> tuple[Difference, ...]:
    """The rules in which two tables differ and a question that shows each, those that matter most first.

    Rules about what may be done come before those about amounts. Of smaller games, with fewer suits or sets, nothing is
    proven.

    >>> from engine.variants import variant
    >>> first, *_ = differences(variant("basic"), variant("mcr"))
    >>> first.entry, first.here.allowed, first.there.allowed
    ('minimum', True, False)
    """
    if not (_is_whole(here) and _is_whole(there)):
        return ()
    one, other = said(here), said(there)
    kinds = kinds_of([each for each in here.tile_set.counts if each in there.tile_set.counts])
    ground = Ground(kinds, card_of(here) or card_of(there))
    wanted = [each for each in SEARCHES if not each.in_both or {*one} & {*other} >= {each.entry}]
    differing = [each for each in wanted if one.get(each.entry) != other.get(each.entry)]
    proven = [shown for each in differing for shown in _shown(each, ground, (here, one), (there, other))]
    return tuple(sorted(proven, key=lambda each: each.here.allowed is each.there.allowed))


def _is_whole(table: Variant) -> bool:
    """It is played with all suits, and with hands of the usual size."""
    return table.sets == _SETS and all(each in table.tile_set for each in tile_set(honors=False).counts)


def _shown(search: Search, ground: Ground, *tables: tuple[Variant, Mapping[str, Reason]]) -> Iterator[Difference]:
    """The first question that shows the difference, if one is found."""
    for seed in range(search.tries):
        proof = search.make(Chance(seed, search.entry), ground)
        here, there = (_reasoned(found(proof, table), rules.get(search.entry)) for table, rules in tables)
        (one, _), (other, _) = tables
        if _is_rule(search, here, there) and search.also(proof, one if here.allowed else other):
            yield Difference(search.entry, proof, here, there)
            return


def _reasoned(finding: Finding, rule: Reason | None) -> Finding:
    """The answer, with the rule itself where the table gives no other reason."""
    return finding if finding.reasons else replace(finding, reasons=(rule or Reason("book.no-such-rule"),))


def _is_rule(search: Search, one: Finding, other: Finding) -> bool:
    """The two answers differ, because of the rule that is looked at."""
    if one.allowed is other.allowed:
        return one.allowed and not search.because and (one.amount, one.unit) != (other.amount, other.unit)
    refused = other if one.allowed else one
    return refused.reasons[0].code.startswith(search.because)
