import lzma
import runpy
import sys
from pathlib import Path

import pytest

from engine.shapes import generate, suit_table
from engine.shapes.suit_table import HONORS_FILE, NEEDS, SUITS_FILE
from tests.engine.shapes.slow import fewest_missing


@pytest.mark.parametrize("rows", [True, False], ids=["with chows", "without"])
def test_a_short_suit_in_all_its_states(rows: bool) -> None:
    answers, states = generate.classes(3, rows=rows)
    assert len(states) == 5**3
    for key, state in enumerate(states):
        counts = [key // 5**rank % 5 for rank in range(3)]
        for need, (sets, pairs) in enumerate(NEEDS[:8]):
            assert answers[state][need] == fewest_missing(counts, sets, pairs, rows=rows), (counts, sets, pairs)


def test_the_committed_tables_are_what_the_generator_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    written: dict[str, bytes] = {}
    monkeypatch.setattr(Path, "write_bytes", lambda path, data: written.update({path.name: data}))
    monkeypatch.delitem(sys.modules, "engine.shapes.generate", raising=False)
    runpy.run_module("engine.shapes.generate", run_name="__main__")
    assert set(written) == {SUITS_FILE, HONORS_FILE}
    for name, data in written.items():
        committed = (Path(suit_table.__file__).parent / name).read_bytes()
        assert lzma.decompress(data) == lzma.decompress(committed)
        assert len(committed) < 28_000
