"""How fast distances and useful tiles are: ``python -m tests.bench.peers``.

Beside jansou (Python) and riichienv (Rust), on the same hands in the same run: each has its turn in every round, and
the median of five rounds counts. `again`: the same hands in every round, after one that does not count, so that all who
remember answers have them. `new`: other hands in every round, with the tables of all filled by ten times as many. The
exit code is 1 if a goal is missed, or an answer differs.
"""

import sys
import tracemalloc
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from statistics import median
from typing import Any

from engine.chance import Chance
from engine.hands import Hand, hand_of
from engine.notation import print_tiles
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.seven_pairs import SevenPairs
from engine.shapes.suit_table import SuitTable
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.tiles import tile_set
from tests.bench.rounds import ROUNDS, time_of

HANDS = 2_000
GOALS = {"distance": 0.3, "useful": 0.25}
"""How many times as long as jansou each may take."""
MEMORY = 20.0
"""The goal for the tables and all that is remembered. Units: MB."""
SHAPES = (SetsAndPair(), SevenPairs(), ThirteenOrphans())
STANDARD = SHAPES[0]
PEERS = ("jansou", "riichienv")


@dataclass(frozen=True, slots=True)
class Hands:
    """Hands as each library wants them: of fourteen tiles for distances, of thirteen for useful ones."""

    full: Sequence[Hand]
    ready: Sequence[Hand]
    peer_full: Sequence[Any]
    peer_ready: Sequence[Any]
    numbers: Sequence[list[int]]


def of_three(hand: Hand) -> int:
    """The distance from the nearest of the three shapes that the others know."""
    return min([shape.missing(hand) for shape in SHAPES])


def useful_of_three(hand: Hand) -> Mapping[int, int]:
    """The useful kinds for the nearest of the three shapes."""
    missing = [shape.missing(hand) for shape in SHAPES]
    near = [shape for shape, many in zip(SHAPES, missing, strict=True) if many == min(missing)]
    return near[0].useful(hand) if len(near) == 1 else {k: n for shape in near for k, n in shape.useful(hand).items()}


def dealt(chance: Chance, many: int) -> Hands:
    """So many random hands."""
    box = tile_set().tiles()
    deals = [chance.sample(box, 3 * STANDARD.sets + 2) for _ in range(many)]
    full, ready = [hand_of(each) for each in deals], [hand_of(each[1:]) for each in deals]
    numbers = [[4 * each.index + each.copy - 1 for each in hand.concealed] for hand in full]
    return Hands(full, ready, _of_jansou(full), _of_jansou(ready), numbers)


def _of_jansou(hands: Iterable[Hand]) -> list[Any]:
    """The hands as jansou has them; nothing where it is not installed."""
    if not find_spec("jansou"):
        return []
    from jansou.core.hand import Hand as PeerHand
    from jansou.core.notation import parse_mpsz

    return [PeerHand(tuple(parse_mpsz(print_tiles(each.concealed)))) for each in hands]


def jobs_of(hands: Hands) -> dict[str, tuple[Callable[[Any], Any], Sequence[Any]]]:
    """What is timed, with the hands it is asked of."""
    jobs: dict[str, tuple[Callable[[Any], Any], Sequence[Any]]] = {
        "distance": (STANDARD.missing, hands.full),
        "distance, pairs and orphans too": (of_three, hands.full),
        "useful": (STANDARD.useful, hands.ready),
        "useful, pairs and orphans too": (useful_of_three, hands.ready),
    }
    if find_spec("jansou"):
        from jansou.analysis.efficiency import acceptance
        from jansou.analysis.shanten import shanten

        jobs |= {"jansou distance": (shanten, hands.peer_full), "jansou useful": (acceptance, hands.peer_ready)}
    if find_spec("riichienv"):
        from riichienv import calculate_shanten

        jobs["riichienv distance"] = (calculate_shanten, hands.numbers)
    return jobs


def differing(hands: Hands) -> int:
    """How many answers differ from those of the libraries that are here."""
    jobs = jobs_of(hands)
    ours = [of_three(each) - 1 for each in hands.full]
    wrong = 0
    for name in ("jansou distance", "riichienv distance"):
        if name in jobs:
            ask, asked = jobs[name]
            wrong += sum(one != ask(other) for one, other in zip(ours, asked, strict=True))
    if "jansou useful" in jobs:
        ask, asked = jobs["jansou useful"]
        for hand, other in zip(hands.ready, asked, strict=True):
            kinds = {kind: left for kind, left in useful_of_three(hand).items() if left}
            wrong += kinds != {int(kind): left for kind, left in ask(other).items()}
    return wrong


def _ask_all(ask: Callable[[Any], Any], asked: Sequence[Any]) -> None:
    """Asks of each."""
    for each in asked:
        ask(each)


def timed(rounds: Sequence[Hands]) -> dict[str, float]:
    """Microseconds a hand: the median of the rounds."""
    times: dict[str, list[float]] = {}
    for hands in rounds:
        for name, (ask, asked) in jobs_of(hands).items():
            times.setdefault(name, []).append(time_of(partial(_ask_all, ask, asked), each=len(asked)))
    return {name: median(found) for name, found in times.items()}


def memory() -> float:
    """Units: MB. What the tables take and remember after many different hands."""
    box, chance = tile_set().tiles(), Chance(3, "bench")
    tracemalloc.start()
    table = SuitTable()
    for _ in range(20_000):
        table.useful(hand_of(chance.sample(box, 3 * STANDARD.sets + 1)).keys, STANDARD.sets)
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used / 1e6


def main() -> int:
    """Prints the table; 1 if a goal is missed or an answer differs."""
    chance = Chance(1, "bench")
    for each in PEERS:
        if not find_spec(each):
            print(f"{each}: left out, for it is not installed (requirements-bench.txt; .ci/peers installs it)")
    same = dealt(chance, HANDS)
    wrong = differing(same)
    again = timed([same] * (ROUNDS + 1))
    timed([dealt(chance, 10 * HANDS)])
    new = timed([dealt(chance, HANDS) for _ in range(ROUNDS)])
    missed = [f"{wrong} answers"] if wrong else []
    print(f"{'us a hand':34}{'again':>9}{'times':>8}{'new':>9}{'times':>8}{'goal':>7}   times jansou")
    for name, took in again.items():
        kind = name.split(",")[0]
        peer = f"jansou {kind.split()[-1]}"
        line, ratio = f"{name:34}{took:9.2f}", took / again[peer] if peer in again else 0.0
        if peer in again:
            goal = GOALS.get(name)
            line += f"{ratio:8.2f}{new[name]:9.2f}{new[name] / new[peer]:8.2f}{goal or '':>7}"
            missed += [name] if goal and ratio > goal else []
        print(line)
    remembered = memory()
    print(f"tables and what they remember: {remembered:.1f} MB (goal {MEMORY:.0f})")
    missed += ["memory"] if remembered > MEMORY else []
    print(f"missed: {', '.join(missed)}" if missed else "every goal is met")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
