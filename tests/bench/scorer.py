"""`python -m tests.bench.scorer`: how long the scorer takes to answer, page by page. The exit code is 1 above the goal.

Processor time of one request handled in this process with deployed settings: the part for htmx, which a learner gets
after each tile.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import process_time

from tests.bench.served import settings_in

GOAL = 40.0
"""Units: milliseconds. The median of all answers."""
ROUNDS = 15
"""So often each question is asked."""


def questions() -> Iterator[tuple[str, str]]:
    """A name and an address for each kind of answer at each table."""
    from engine.variants import VARIANTS  # the settings must stand first
    from tutorial.score.examples import example
    from tutorial.score.reading import held
    from tutorial.score.typed import written

    for table in VARIANTS:
        asked = example(table)
        tiles = held(asked, table).concealed
        melds = dict(asked.pairs).get("melds", "").replace(" ", "+")
        swapped = written((*tiles[1:], tiles[-1] if tiles.count(tiles[-1]) < 2 else tiles[0]))
        for name, hand in (("a win", written(tiles)), ("one short", written(tiles[:-1])), ("no win", swapped)):
            yield f"{table.id}, {name}", f"/en/score/{table.id}/?hand={hand}&melds={melds}"
    yield "mcr, too little", "/en/score/mcr/?hand=123m456789s55p111z"
    yield "hong_kong, too little", "/en/score/hong_kong/?hand=123456p789p99s22z9s"
    yield "everywhere", "/en/score/everywhere/?hand=123456789p99s22z9s&how=draw"


def measure() -> dict[str, float]:
    """Units: milliseconds of processor time. The median of each answer."""
    from django.test import Client

    client, found = Client(), {}
    for name, address in questions():
        took = []
        for _ in range(ROUNDS):
            began = process_time()
            client.get(address, headers={"HX-Request": "true"})
            took.append((process_time() - began) * 1000)
        found[name] = median(took)
    return found


def main(write: Callable[[str], object] = sys.stdout.write) -> int:
    """Writes what each answer takes, and the median of all; 1 if that is above the goal."""
    took = measure()
    for name, each in took.items():
        write(f"{name:28} {each:7.1f} ms\n")
    middle = median(took.values())
    write(f"{'median of all':28} {middle:7.1f} ms, goal {GOAL:.0f} ms, slowest {max(took.values()):.1f} ms\n")
    return int(middle > GOAL)


def as_deployed(folder: Path) -> None:
    """Loads the site with the settings of a deployment, its files in a folder."""
    import django
    from django.core.management import call_command

    django.setup()
    call_command("collectstatic", verbosity=0, interactive=False)
    assert any((folder / "static").iterdir())


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        os.environ |= settings_in(Path(made))
        as_deployed(Path(made))
        sys.exit(main())
