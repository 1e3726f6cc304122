"""Many deals of every variant: nothing violated, everything occurring, and how long the engine takes.

Runs alone: ``python -m tests.bench.deals [--deals N] [variant …]``; the exit code is 1 on any violation. The unit Y is
the time of ``sum([i * i for i in range(1000)])`` in the same run.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

from engine.play import replay
from engine.ruleset import Variant
from engine.variants import VARIANTS
from tests.engine import conformance
from tests.engine.playing import Played
from tests.engine.rich_walls import has_minimum, rich_start

MOST_DEAL = 600
"""Units: Y. The engine's share of a deal: dealing, and every action checked and applied."""
MOST_REPLAY = 350
"""Units: Y. A replay of 105 actions."""
ACTIONS = 105
"""Units: actions. The deal of which the goal for replays speaks."""


@dataclass(slots=True)
class Figures:
    """What the deals of one variant came to."""

    variant: Variant
    violations: list[str] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    """How the deals ended whose walls were mixed by chance."""
    stacked: Counter[str] = field(default_factory=Counter)
    """How those ended whose walls hold a hand that is worth the minimum; none where there is no minimum."""
    deal: float = 0.0
    """Units: Y. A replay of the usual deal."""
    action: float = 0.0
    """Units: Y. The engine's share of one action."""

    @property
    def won(self) -> float:
        """The part of all deals that somebody won."""
        ends = self.ends + self.stacked
        return 1 - ends["drawn"] / ends.total()


def yardstick() -> float:
    """Units: seconds. One time of the yardstick."""
    began = time.process_time()
    sum([i * i for i in range(1000)])
    return time.process_time() - began


def replay_in_yards(deal: Played) -> float:
    """Units: Y. The best of a few replays, between times of the yardstick."""
    times, yards = [], [yardstick()]
    for _ in range(4):
        began = time.process_time()
        replay(deal.state.variant, deal.start, deal.actions)
        times.append(time.process_time() - began)
        yards += [yardstick() for _ in range(5)]
    return min(times) / min(yards)


def measured(variant: Variant, deals: int, *, timed: int = 60) -> Figures:
    """Plays the deals, and replays the first of them against the yardstick; a busy machine spoils no median.

    Where a hand must be worth a minimum, two deals of three have stacked walls.
    """
    figures = Figures(variant)
    replays: list[tuple[float, int]] = []
    by_chance = deals - 2 * deals // 3 if has_minimum(variant) else deals
    for seed in range(deals):
        start = None if seed < by_chance else rich_start(variant, seed)
        deal, violations, _ = conformance.check(variant, seed, often=40, start=start)
        figures.violations += violations
        figures.seen += conformance.tally(deal.events)
        (figures.stacked if start else figures.ends)[conformance.outcome_of(deal)] += 1
        if seed < min(timed, by_chance):
            replays.append((replay_in_yards(deal), len(deal.actions)))
    figures.deal = median(yards for yards, _ in replays)
    figures.action = median(yards / actions for yards, actions in replays)
    for script in conformance.scripts_of(variant):
        deal, violations = conformance.scripted(variant, script)
        figures.violations += violations
        figures.seen += conformance.tally(deal.events)
    missing = [each for each in conformance.occurring(variant) if not figures.seen[each]]
    figures.violations += [f"{variant.id}: no {each} in {deals} deals" for each in missing]
    if figures.won < 1 / 3:
        figures.violations.append(f"{variant.id}: fewer than a third of the deals were won")
    if figures.deal > MOST_DEAL or figures.action * ACTIONS > MOST_REPLAY:
        figures.violations.append(f"{variant.id}: slower than it may be")
    return figures


def main(arguments: Sequence[str], write: Callable[[str], object]) -> int:
    """The exit code: 1 on any violation."""
    parser = argparse.ArgumentParser(description="Play many deals of every variant and look for violations.")
    parser.add_argument("--deals", type=int, default=2000, help="how many deals of each variant (2000)")
    parser.add_argument("variants", nargs="*", help="only these variants")
    chosen = parser.parse_args(arguments)
    failed = False
    for variant in VARIANTS:
        if chosen.variants and variant.id not in chosen.variants:
            continue
        figures = measured(variant, chosen.deals)
        stacked = f", with stacked walls {dict(sorted(figures.stacked.items()))}" if figures.stacked else ""
        write(
            f"{variant.id}: {chosen.deals} deals, {figures.won:.0%} won, {len(figures.violations)} violations, "
            f"deal {figures.deal:.0f} Y, replay of {ACTIONS} actions {figures.action * ACTIONS:.0f} Y\n"
            f"  by chance {dict(sorted(figures.ends.items()))}{stacked}\n"
            f"  {dict(sorted(figures.seen.items()))}\n"
        )
        for each in figures.violations[:20]:
            write(f"  {each}\n")
        failed = failed or bool(figures.violations)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], sys.stdout.write))
