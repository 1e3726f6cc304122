"""How fast a hand is counted at every table: ``python -m tests.bench.sheets``.

The whole sheet of each table beside that of the Chinese Official game, on the same hands in the same run; the table of
Sichuan has fewer tiles, so there both count the hands without honors. The exit code is 1 if a goal is missed.
"""

import sys
from collections.abc import Sequence

from engine.patterns.facts import Showing
from engine.reasons import EngineError
from engine.ruleset import Variant
from engine.score_requests import shown_hand
from engine.variants import compose, variant
from tests.bench.rounds import Job, medians
from tests.engine.scoring.random_hands import hands

HANDS = 1_000
GOAL = 1.0
"""How many times as long as a sheet of the Chinese Official game each may take."""
MCR = variant("mcr")
CLASSICAL = {
    f"classical, {name}": compose("classical", [("table", name)])
    for name in ("core", "dmjl", "bmja", "babcock", "plain")
}
TABLES = {"Hong Kong": variant("hong_kong"), "Sichuan": variant("sichuan"), **CLASSICAL}


def main() -> int:
    """Prints the table; 1 if a goal is missed."""
    missed = []
    print(f"{'sheet':22}{'hands':>8}{'us':>8}{'times MCR':>11}{'goal':>7}")
    for name, table in TABLES.items():
        ours, peer = _common_hands(table)
        took = medians({"table": _job(table, ours), "mcr": _job(MCR, peer)}, each=len(ours))
        times = took["table"] / took["mcr"]
        print(f"{name:22}{len(ours):8}{took['table']:8.1f}{times:11.2f}{GOAL:7.1f}")
        missed += [name] if times > GOAL else []
    print(f"missed: {', '.join(missed)}" if missed else "every goal is met")
    return int(bool(missed))


def _common_hands(table: Variant) -> tuple[list[Showing], list[Showing]]:
    """Hands that win at the table and at the other one, as each has them."""
    ours, peer = [], []
    for written in hands(1, 2 * HANDS):
        shown = shown_hand({"hand": written})
        try:
            here, there = shown.showing(table), shown.showing(MCR)
        except EngineError:
            continue
        if here.readings and there.readings and len(ours) < HANDS:
            ours.append(here)
            peer.append(there)
    return ours, peer


def _job(table: Variant, shown: Sequence[Showing]) -> Job:
    """All sheets of a table, the readings of the hands found anew."""

    def count() -> None:
        for each in shown:
            table.sheet(each.hand, each.win, seat_wind=each.seat_wind, round_wind=each.round_wind)

    return count


if __name__ == "__main__":
    sys.exit(main())
