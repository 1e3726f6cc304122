"""How fast a card is: ``python -m tests.bench.card``. The exit code is 1 if a goal is missed.

Units: us, and Y, the time of ``sum([i * i for i in range(1000)])`` on the same machine in the same run. Each figure is
the median of five sweeps.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter
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
    y: float
    """Units: seconds. The yardstick beside it."""
    most: float | None = None
    """Units: Y. The goal; None where there is none."""

    @property
    def is_missed(self) -> bool:
        """It costs more than it may."""
        return self.most is not None and self.seconds / self.y > self.most


def usual(work: Callable[[T], object], items: Sequence[T]) -> float:
    """Seconds an item: the median of a few sweeps over all of them."""
    times = []
    for _ in range(SWEEPS):
        began = perf_counter()
        for item in items:
            work(item)
        times.append((perf_counter() - began) / len(items))
    return median(times)


def yardstick() -> float:
    """Y in seconds."""
    return usual(lambda _: sum([i * i for i in range(1000)]), range(500))


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
    y = yardstick()
    yield Figure("loading the card", usual(load_card, [text_of(NAME)]), y)
    yield Figure("rack to the whole card", usual(lambda hand: distance(of, hand), dealt), y, 6)
    yield Figure("the same, 40 tiles gone", usual(lambda hand: distance(of, hand, gone), dealt), y)
    yield Figure("nearest lines, with ties", usual(lambda hand: nearest(of, hand), dealt), y)
    yield Figure("least missing, bits at hand", usual(every.least, bits), y)
    yield Figure("bits of a rack", usual(rack_of, dealt), y)
    yield Figure("win test", usual(lambda hand: is_win(of, hand), dealt), y, 0.1)
    yield Figure("win test of a win", usual(lambda hand: is_win(of, hand), won), y)
    yield Figure("match of a win", usual(lambda hand: match(of, hand), won), y)
    yield Figure("shape, missing", usual(shape.missing, dealt), y, 6)
    yield Figure("shape, useful tiles", usual(shape.useful, dealt), y)


LONGEST_LOAD = 0.3
"""Units: seconds. The goal for loading the card."""


def main(write: Callable[[str], object], racks: int = 300) -> int:
    """Prints the table; 1 if a goal is missed."""
    missed = False
    for each in figures(racks):
        goal = f"  at most {each.most} Y" if each.most else ""
        write(f"{each.name:30}{each.seconds * 1e6:12.2f} us{each.seconds / each.y:12.3f} Y{goal}\n")
        missed = missed or each.is_missed or each.seconds > LONGEST_LOAD
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.stdout.write))
