import subprocess
import sys
import tracemalloc

import pytest

from engine.chance import Chance
from engine.hands import keys_of
from engine.shapes.suit_table import HONORS_FILE, NEEDS, SUITS_FILE, SuitTable, load, suit_table
from engine.tiles import tile_set
from tests.engine.shapes.slow import fewest_missing


@pytest.mark.parametrize(("name", "ranks"), [(SUITS_FILE, 9), (HONORS_FILE, 7)])
def test_the_tables_agree_with_a_slow_count(name: str, ranks: int, deep: bool) -> None:
    chance = Chance(ranks, "states")
    answers, states = load(name)
    assert len(states) == 5**ranks
    for _ in range(20_000 if deep else 2_000):
        tiles = chance.sample([rank for rank in range(ranks) for _ in range(4)], chance.below(15))
        counts = [tiles.count(rank) for rank in range(ranks)]
        sets, pairs = chance.choice(NEEDS)
        found = answers[states[sum(many * 5**rank for rank, many in enumerate(counts))]][2 * sets + pairs]
        assert found == fewest_missing(counts, sets, pairs, rows=name == SUITS_FILE), (counts, sets, pairs)


def test_nothing_is_read_before_it_is_needed() -> None:
    program = (
        "import engine.variants; from engine.shapes.suit_table import suit_table as t; print(t.cache_info().misses)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=True, capture_output=True).stdout.strip() == b"0"
    assert suit_table() is suit_table()


def test_the_table_stays_small() -> None:
    box, chance = tile_set().tiles(), Chance(1, "hands")
    hands = [keys_of(chance.sample(box, 14)) for _ in range(2_000)]
    tracemalloc.start()
    try:
        table = SuitTable()
        for keys in hands:
            for sets in range(1, 6):
                table.missing(keys, sets)
        used, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert used < 20_000_000
