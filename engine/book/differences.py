"""Differences: where two tables answer the same question differently, found by asking both made-up ones."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.book.book import said
from engine.book.candidates import SEARCHES, Kinds, Search
from engine.book.made_hands import kinds_of
from engine.book.proofs import Finding, Proof, found
from engine.chance import Chance
from engine.reasons import Reason
from engine.ruleset import Variant


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

    Rules about what may be done come before those about amounts.

    >>> from engine.variants import variant
    >>> first, *_ = differences(variant("basic"), variant("mcr"))
    >>> first.entry, first.here.allowed, first.there.allowed
    ('minimum', True, False)
    """
    one, other = said(here), said(there)
    kinds = kinds_of([each for each in here.tile_set.counts if each in there.tile_set.counts])
    wanted = [each for each in SEARCHES if not each.in_both or {*one} & {*other} >= {each.entry}]
    differing = [each for each in wanted if one.get(each.entry) != other.get(each.entry)]
    proven = [_with_rules(shown, one, other) for each in differing for shown in _shown(each, kinds, here, there)]
    return tuple(sorted(proven, key=lambda each: each.here.allowed is each.there.allowed))


def _shown(search: Search, kinds: Kinds, here: Variant, there: Variant) -> Iterator[Difference]:
    """The first question that shows the difference, if one is found."""
    for seed in range(search.tries):
        proof = search.make(Chance(seed, search.entry), kinds)
        one, other = found(proof, here), found(proof, there)
        if _is_rule(search, one, other) and search.also(proof, here if one.allowed else there):
            yield Difference(search.entry, proof, one, other)
            return


def _is_rule(search: Search, one: Finding, other: Finding) -> bool:
    """The two answers differ, because of the rule that is looked at."""
    if one.allowed is other.allowed:
        return one.allowed and not search.because and one.amount != other.amount
    refused = other if one.allowed else one
    return refused.reasons[0].code.startswith(search.because)


def _with_rules(shown: Difference, one: Mapping[str, Reason], other: Mapping[str, Reason]) -> Difference:
    """The difference, with the rule itself where a table gives no other reason."""
    here, there = (
        finding if finding.reasons else replace(finding, reasons=(rules.get(shown.entry, _NO_SUCH_RULE),))
        for finding, rules in ((shown.here, one), (shown.there, other))
    )
    return replace(shown, here=here, there=there)


_NO_SUCH_RULE = Reason("book.no-such-rule")
