"""The variant that docs/architecture.md composes can be played."""

import re
from pathlib import Path
from typing import Any

from engine.actions import parse_action
from engine.play import explain
from engine.positions import Position
from tests.engine.conformance import PLAYERS
from tests.engine.playing import play, seeded

PAGE = Path(__file__).resolve().parents[2] / "docs" / "architecture.md"


def composed() -> Any:
    """The variant of the page's example."""
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(example, str(PAGE), "exec"), names)
    return names["TOY"]


def test_the_example_is_a_game() -> None:
    toy = composed()
    refused = explain(
        Position(hand="123m456p789s1155z", asked="1z discard from C").view(toy), parse_action("A pung 1z 1z")
    )
    assert [each.code for each in refused.reasons] == ["toy.no-winds"]
    assert play(toy, seeded(toy, 1), PLAYERS[0]).state.outcome is not None


def test_toys_are_small() -> None:
    toys = sorted((PAGE.parents[1] / "tests" / "engine" / "seams").glob("test_*.py"))
    assert len(toys) >= 4
    assert [toy.name for toy in toys if len(toy.read_text(encoding="utf-8").splitlines()) >= 150] == []
