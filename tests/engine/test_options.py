"""Options: nothing in the engine reads their ids, and each changes what it says."""

import ast
from pathlib import Path

import pytest

from engine.breaks import wall_lengths
from engine.tiles import american_tile_set
from engine.variants import VARIANTS, compose
from tests.engine.playing import opened, stacked

HOUSE = Path(__file__).resolve().parents[2]
IDS = {option.id for each in VARIANTS for option in each.options}
CHANGING = [
    (each.id, option.id, choice.id) for each in VARIANTS for option in each.options for choice in option.choices[1:]
]


def reads_an_option(source: str) -> list[int]:
    """The lines that compare with the id of an option, or look something up by it."""
    lines = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            operands = [node.left, *node.comparators]
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            operands = [node.slice]
        elif isinstance(node, ast.MatchValue):
            operands = [node.value]
        else:
            continue
        if any(isinstance(each, ast.Constant) and each.value in IDS for each in operands):
            lines.append(node.lineno)
    return lines


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("x = chosen['flowers']", [1]),
        ("if option == 'kong': pass", [1]),
        ("match option:\n case 'pass_win': pass", [2]),
        ("Option('kong', ())", []),
    ],
)
def test_reading_an_option_is_found(source: str, lines: list[int]) -> None:
    assert reads_an_option(source) == lines


def test_no_code_reads_an_option() -> None:
    files = sorted((HOUSE / "engine").rglob("*.py"))
    found = [(path.name, line) for path in files for line in reads_an_option(path.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize(("variant", "option", "choice"), CHANGING, ids=["-".join(each) for each in CHANGING])
def test_every_other_choice_changes_the_variant(variant: str, option: str, choice: str) -> None:
    usual = compose(variant)
    assert usual.with_choices([(option, choice)]) != usual


def test_flowers_of_the_classical_game() -> None:
    rules = compose("classical", [("flowers", "on")])
    played = opened(rules, stacked(rules, "1f", back="9p"))
    assert len(rules.tile_set) == 144
    assert [tile.text for tile in played.state.hands[0].bonus] == ["1f"]


def test_longer_walls() -> None:
    assert wall_lengths(len(american_tile_set())) == (19, 19, 19, 19)
    assert wall_lengths(144) == (18, 18, 18, 18)
