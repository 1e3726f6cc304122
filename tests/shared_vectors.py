"""Hands, rulings and distances with known answers, read from the folder `shared` beside the project when it is there.

    @pytest.mark.vectors("distance")
    def test_distance(): ...
        for row in rows("distance"): ...

The marker takes the test out of a run without the folder, and the summary then says how many cases that leaves out.
"""

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from tests import left_out

CASES = {
    "american_rulings": 120,
    "classical": 260,
    "distance": 6963,
    "hong_kong": 240,
    "mcr_public": 927,
    "mcr_random": 2438,
    "practice_one": 52,
    "riichi_public": 1990,
    "riichi_random": 2475,
    "sichuan": 96,
    "taiwanese": 518,
}
"""How many cases each file holds: what a run without them leaves out."""
ELSEWHERE = {
    "american_rulings": ("vectors/american_rulings.yaml", "cases"),
    "practice_one": ("card/practice_one.yaml", "hands"),
}
"""Files that are no lines of JSON in `vectors`: where they lie, and the key of the list of their cases."""


def shared() -> Path:
    """The folder `shared`, there or not: SPARROW_SHARED, else the one beside the project."""
    given = os.environ.get("SPARROW_SHARED")
    return Path(given) if given else Path(__file__).resolve().parents[2] / "shared"


def is_there(name: str) -> bool:
    """Whether this file of cases can be read here."""
    return _path(name).is_file()


@cache
def rows(name: str) -> tuple[dict[str, Any], ...]:
    """The parsed cases of a file; none when it is absent, which the summary tells."""
    if not is_there(name):
        record_absence(name)
        return ()
    with _path(name).open(encoding="utf-8") as lines:
        if name in ELSEWHERE:
            return tuple(yaml.safe_load(lines)[ELSEWHERE[name][1]])
        return tuple(json.loads(line) for line in lines if line.strip())


def record_absence(name: str) -> None:
    """Notes that this run cannot try the cases of this file."""
    why = "no folder `shared` beside the project, nor at SPARROW_SHARED"
    left_out.record(f"cases of {_place(name)}", CASES[name], why=why, fatal=False)


def _path(name: str) -> Path:
    return shared() / _place(name)


def _place(name: str) -> str:
    """Where a file of cases lies in `shared`."""
    return ELSEWHERE[name][0] if name in ELSEWHERE else f"vectors/{name}.jsonl"
