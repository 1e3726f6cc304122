"""The maker of the suit tables: ``python -m engine.shapes.generate`` writes them anew.

A state of a suit is how many of each rank are there, 0 to 4. For each state the tables hold the fewest tiles missing
for any number of sets, with or without a pair. States with the same answers are one class: a byte a state is enough.

What belongs here: making the files. What does not: reading them (``suit_table``).
"""

import lzma
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from engine.shapes.suit_table import HONORS_FILE, MOST_SETS, NEEDS, SUITS_FILE
from engine.tiles import HONOR_RANKS, SUIT_RANKS

COPIES = 4
"""No target may use more copies of a kind than the box holds."""
MOST_ROWS = 2
"""Three chows of one rank are three pungs, so no more need to begin at a rank."""
OUT_OF_REACH = 99
"""Units: tiles. Stands for what cannot be."""

Plan = tuple[int, int, int, int]
"""Halfway through a suit: chows begun a rank ago, chows begun two ranks ago, sets so far, pairs so far."""
Costs = tuple[int, ...]
"""The fewest missing tiles for each plan."""

PLANS: tuple[Plan, ...] = tuple(product(range(MOST_ROWS + 1), range(MOST_ROWS + 1), range(MOST_SETS + 1), range(2)))
"""Every plan."""
PLACES = {plan: place for place, plan in enumerate(PLANS)}
"""Where a plan stands in costs."""


@cache
def moves(held: int, *, may_begin: bool) -> tuple[tuple[int, int, int], ...]:
    """Each way to plan one more rank of which `held` are there: place before, place after, tiles missing."""
    return tuple(_moves(held, range(MOST_ROWS + 1 if may_begin else 1)))


def _moves(held: int, begun: range) -> Iterator[tuple[int, int, int]]:
    """The moves, with the number of chows that may begin."""
    for (last, older, sets, pairs), new, pung, pair in product(PLANS, begun, range(2), range(2)):
        used = last + older + new + 3 * pung + 2 * pair
        after = (new, last, sets + new + pung, pairs + pair)
        if used <= COPIES and after in PLACES:
            yield PLACES[last, older, sets, pairs], PLACES[after], max(0, used - held)


def after_rank(costs: Costs, held: int, *, may_begin: bool) -> Costs:
    """The costs of all plans after one more rank."""
    fewest = [OUT_OF_REACH] * len(PLANS)
    for before, after, missing in moves(held, may_begin=may_begin):
        fewest[after] = min(fewest[after], costs[before] + missing)
    return tuple(fewest)


def classes(ranks: int, *, rows: bool) -> tuple[list[bytes], bytes]:
    """The answers of each class, and the class of each state of a suit of so many ranks, with or without chows."""
    start = tuple(0 if plan == (0, 0, 0, 0) else OUT_OF_REACH for plan in PLANS)
    known: list[Costs] = [start]
    states = [0]
    for rank in range(1, ranks + 1):
        may_begin = rows and rank <= ranks - 2
        numbers: dict[Costs, int] = {}
        step = [
            [numbers.setdefault(after_rank(costs, held, may_begin=may_begin), len(numbers)) for costs in known]
            for held in range(COPIES + 1)
        ]
        states = [step[held][state] for held in range(COPIES + 1) for state in states]
        known = list(numbers)
    answers = [bytes(costs[PLACES[0, 0, sets, pairs]] for sets, pairs in NEEDS) for costs in known]
    distinct = sorted(set(answers))
    number_of = [distinct.index(each) for each in answers]
    return distinct, bytes(number_of[state] for state in states)


def packed(answers: list[bytes], states: bytes) -> bytes:
    """A table as it is stored: how many classes, their answers, then the class of each state."""
    data = bytes([len(answers)]) + b"".join(answers) + states
    # A dictionary no longer than the data keeps the reader's memory small.
    packer = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 21}
    return lzma.compress(data, filters=[packer])


def write(folder: Path) -> None:
    """Both tables, written into a folder."""
    (folder / SUITS_FILE).write_bytes(packed(*classes(SUIT_RANKS, rows=True)))
    (folder / HONORS_FILE).write_bytes(packed(*classes(HONOR_RANKS, rows=False)))


if __name__ == "__main__":
    write(Path(__file__).parent)
