"""Small tables of cases in text files: a heading line that starts with #, then a case a line.

Columns stand two or more spaces apart; the first is the case's id, and a lone ``-`` is nothing.
"""

import re
from pathlib import Path

import pytest

DATA = Path(__file__).parent / "data"


def table(name: str) -> list[object]:
    """The cases of `data/<name>.txt`, as parameters with their ids."""
    lines = (DATA / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    heading, *cases = [re.split(r"\s{2,}", line.strip()) for line in lines if line.strip()]
    assert heading[0].startswith("#"), heading
    for case in cases:
        assert len(case) == len(heading), case
    return [pytest.param(*("" if cell == "-" else cell for cell in case[1:]), id=case[0]) for case in cases]
