"""How fast a card is: ``python -m tests.bench.card``. The exit code is 1 if a goal is missed.

Units: us, and Y, the time of ``sum([i * i for i in range(1000)])`` on the same machine at the same time: each sweep is
compared with times of the yardstick just before and after it. Each figure is the median of five sweeps.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import TypeVar

from engine.card.card import Card
from engine.card.cards import card, text_of
from engine.card.distance import distance, nearest
from engine.card.load import load_card
from engine.card.match import is_win, match
from engine.card.racks import rack_of
from engine.card.reach import possible
from engine.card.shape import CardShape
from engine.chance import Chance
from engine.hands import hand_of, parse_hand
from engine.tiles import american_tile_set

T = TypeVar("T")
SWEEPS = 5
NAME = "practice_one"


@dataclass(frozen=True, slots=True)
class Figure:
    """What something costs."""

    name: str
    """What it is."""
    seconds: float
    """Units: seconds."""
    yards: float
    """Units: Y."""
    most: float | None = None
    """Units: Y. The goal; None where there is none."""

    @property
    def is_missed(self) -> bool:
        """It costs more than it may."""
        return self.most is not None and self.yards > self.most


def sweep(work: Callable[[T], object], items: Sequence[T]) -> float:
    """Seconds an item, of one sweep over all of them."""
    began = process_time()
    for item in items:
        work(item)
    return (process_time() - began) / len(items)


def yardstick() -> float:
    """Y in seconds."""
    return sweep(lambda _: sum([i * i for i in range(1000)]), range(100))


def figure(name: str, work: Callable[[T], object], items: Sequence[T], most: float | None = None) -> Figure:
    """The usual cost of an item."""
    times, yards = [], []
    for _ in range(SWEEPS):
        before = yardstick()
        times.append(sweep(work, items))
        yards.append(2 * times[-1] / (before + yardstick()))
    return Figure(name, median(times), median(yards), most)


def wins(of: Card) -> list[str]:
    """The racks that prove the card's lines."""
    return [line.strip().removeprefix("win ") for line in text_of(of.id).splitlines() if line.startswith("  win ")]


def figures(racks: int) -> Iterator[Figure]:
    """What the card costs, told on so many dealt racks."""
    of, chance, box = card(NAME), Chance(1, "bench"), american_tile_set().tiles()
    dealt = [hand_of(chance.sample(box, 14)) for _ in range(racks)]
    won = [parse_hand(each) for each in wins(of)]
    gone, every, shape = chance.sample(box, 40), possible(of), CardShape(of)
    bits = [rack_of(each) for each in dealt]
    yield figure("loading the card", load_card, [text_of(NAME)])
    yield figure("rack to the whole card", lambda hand: distance(of, hand), dealt, 6)
    yield figure("the same, 40 tiles gone", lambda hand: distance(of, hand, gone), dealt)
    yield figure("nearest lines, with ties", lambda hand: nearest(of, hand), dealt)
    yield figure("least missing, bits at hand", every.least, bits)
    yield figure("bits of a rack", rack_of, dealt)
    yield figure("win test", lambda hand: is_win(of, hand), dealt, 0.1)
    yield figure("win test of a win", lambda hand: is_win(of, hand), won * 6)
    yield figure("match of a win", lambda hand: match(of, hand), won * 6)
    yield figure("shape, missing", shape.missing, dealt, 6)
    yield figure("shape, useful tiles", shape.useful, dealt)


LONGEST_LOAD = 0.3
"""Units: seconds. The goal for loading the card."""


def main(write: Callable[[str], object], racks: int = 300) -> int:
    """Prints the table; 1 if a goal is missed."""
    missed = False
    for each in figures(racks):
        goal = f"  at most {each.most} Y" if each.most else ""
        write(f"{each.name:30}{each.seconds * 1e6:12.2f} us{each.yards:12.3f} Y{goal}\n")
        missed = missed or each.is_missed or each.seconds > LONGEST_LOAD
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.stdout.write))
