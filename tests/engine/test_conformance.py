"""Every variant keeps what `conformance` demands, in deals by greedy and by random players."""

import sys
from collections import Counter

import pytest

from engine.ruleset import Variant
from engine.variants import VARIANTS
from tests.engine import conformance
from tests.engine.rich_walls import has_minimum, rich_start


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.id)
def test_deals_conform(variant: Variant, deep: bool, capsys: pytest.CaptureFixture[str]) -> None:
    many = 400 if variant.has_sets else 2000  # passes and exchanges take more deals to go every way they can
    count = many if deep else 24
    seen: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    wrong: list[str] = []
    won_stacked = 0
    rich = 2 * count // 3 if has_minimum(variant) else 0
    for seed in range(count):
        start = rich_start(variant, seed) if seed < rich else None
        deal, violations, _ = conformance.check(variant, seed, often=12, start=start)
        wrong += violations
        seen += conformance.tally(deal.events)
        ends[conformance.outcome_of(deal)] += 1
        won_stacked += bool(start and deal.state.wins)
    for script in conformance.scripts_of(variant):
        deal, violations = conformance.scripted(variant, script)
        wrong += violations
        seen += conformance.tally(deal.events)
    with capsys.disabled():
        told = f"{variant.id}: {count} deals, {dict(ends)}, {won_stacked} won of {rich} with stacked walls"
        sys.stdout.write(f"\n{told}, {dict(sorted(seen.items()))}\n")
    assert wrong == []
    assert ends["drawn"] <= count * 2 / 3
    assert [each for each in conformance.occurring(variant) if not seen[each]] == []
