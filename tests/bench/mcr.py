"""How fast a hand of the Chinese Official game is counted: ``python -m tests.bench.mcr``.

The engine's total and its whole sheet beside PyMahjongGB, which is written in C++, on the same hands in the same run:
each has its turn in every round, and the median of five rounds counts. The first round fills what is remembered; the
column `cold` is a round in which nothing is. The exit code is 1 if a goal is missed.
"""

import sys
import tracemalloc
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from engine.score_requests import shown_hand
from engine.scoring.highest_legal import HighestLegalTotal
from engine.shapes import arrangement, suit_readings, waits
from engine.variants import variant
from engine.variants.mcr.books import MCR_1998
from engine.variants.mcr.fans import BOOK_OF_1998
from tests import mcr_oracle
from tests.engine.scoring.random_hands import hands

ROUNDS, HANDS = 5, 1_000
GOALS = {"total": 15.0, "sheet": 25.0}
"""How many times as long as PyMahjongGB may take each."""
MEMORY = 20.0
"""The goal for what is remembered after twenty thousand different hands. Units: MB."""
MCR = variant("mcr")


def main() -> int:
    """Prints the table; 1 if a goal is missed, or if there is nothing to compare with."""
    if not mcr_oracle.is_there():
        print(f"PyMahjongGB: {mcr_oracle.ABSENT}")
        return 1
    from MahjongGB import MahjongFanCalculator

    written = list(hands(1, HANDS))
    asked = [mcr_oracle.arguments(each) for each in written]
    shown = [shown_hand({"hand": each}).showing(MCR) for each in written]
    said = [(each.hand, each.win, each.seat_wind, each.round_wind) for each in shown]

    def counted(count: Callable[..., object]) -> None:
        for hand, win, seat_wind, round_wind in said:
            count(MCR.showing(hand, win, seat_wind=seat_wind, round_wind=round_wind))

    def oracle() -> None:
        for each in asked:
            MahjongFanCalculator(**each)

    jobs: dict[str, Callable[[], None]] = {
        "PyMahjongGB": oracle,
        "total": lambda: counted(MCR_1998.total),
        "sheet": lambda: counted(MCR_1998.sheet),
    }
    cold = {name: _cold(name, counted) for name in GOALS}
    times: dict[str, list[float]] = {name: [] for name in jobs}
    for _ in range(ROUNDS):
        for name, job in jobs.items():
            times[name].append(_time_of(job))
    peer = median(times["PyMahjongGB"])
    print(f"{'':14}{'us':>8}{'times':>8}{'goal':>8}{'cold':>8}")
    missed = []
    for name in jobs:
        took, goal = median(times[name]), GOALS.get(name)
        print(f"{name:14}{took:8.1f}{took / peer:8.1f}{goal or '':>8}{cold.get(name, took) / peer:8.1f}")
        missed += [name] if goal and took / peer > goal else []
    remembered = _memory()
    print(f"remembered after 20,000 hands: {remembered:.1f} MB (goal {MEMORY:.0f})")
    missed += ["memory"] if remembered > MEMORY else []
    print(f"missed: {', '.join(missed)}" if missed else "every goal is met")
    return int(bool(missed))


def _time_of(job: Callable[[], None]) -> float:
    """Microseconds a hand."""
    start = process_time()
    job()
    return (process_time() - start) / HANDS * 1e6


def _cold(name: str, counted: Callable[[Callable[..., object]], None]) -> float:
    """Microseconds a hand with nothing remembered."""
    fresh = HighestLegalTotal(BOOK_OF_1998, MCR_1998.families, MCR_1998.otherwise, MCR_1998.minimum)
    for cached in (suit_readings.suit_readings, waits.finishing, arrangement._bits):
        cached.cache_clear()
    return _time_of(lambda: counted(getattr(fresh, name)))


def _memory() -> float:
    """MB that a counter keeps after twenty thousand different hands."""
    fresh: Any = HighestLegalTotal(BOOK_OF_1998, MCR_1998.families, MCR_1998.otherwise, MCR_1998.minimum)
    tracemalloc.start()
    for each in hands(5, 20_000):
        fresh.total(shown_hand({"hand": each}).showing(MCR))
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used / 1e6


if __name__ == "__main__":
    sys.exit(main())
