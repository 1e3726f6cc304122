"""What tests of the rules share: tables whose rulesets were changed."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from engine import variants
from engine.ruleset import Variant
from engine.variants import variant

Change = Callable[[str, Callable[[Variant], Variant]], None]


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Change]:
    """Puts another ruleset in the place of a tradition's for the length of a test."""

    def change(id: str, how: Callable[[Variant], Variant]) -> None:
        other = how(variant(id))
        tables = tuple(other if each.id == id else each for each in variants.VARIANTS)
        monkeypatch.setattr(variants, "VARIANTS", tables)
        monkeypatch.setattr(variants, "_BY_ID", {each.id: each for each in tables})
        variants._composed.cache_clear()

    yield change
    variants._composed.cache_clear()


def with_worth(pattern: str, base: int) -> Callable[[Variant], Variant]:
    """The change that makes a pattern worth so much."""

    def how(of: Variant) -> Variant:
        rows = tuple(
            replace(each, worth=replace(each.worth, base=base)) if each.id == pattern else each
            for each in of.tally.patterns
        )
        return replace(of, tally=replace(of.tally, patterns=rows))  # type: ignore[type-var]

    return how
