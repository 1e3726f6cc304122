"""What the source of the engine must not say, read from its syntax trees."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2]
VARIANT_IDS = {"basic", "classical", "hong_kong", "mcr", "sichuan", "american", "riichi", "taiwanese"}
HAND_SIZES = {13, 14}


def sources(*folders: str, but: tuple[str, ...] = ()) -> Iterator[Path]:
    """The Python files in these folders of the house, those in some others left out."""
    for folder in folders:
        for path in sorted((HOUSE / folder).rglob("*.py")):
            if not any(path.is_relative_to(HOUSE / other) for other in but):
                yield path


def hand_sizes(source: str) -> list[int]:
    """The lines where a number stands that should follow from the sets of a hand."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value in HAND_SIZES
    ]


def variant_choices(source: str) -> list[int]:
    """The lines that choose by a variant's id: by comparing, matching, or looking it up in a table of ids."""
    lines = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            operands = [part for each in (node.left, *node.comparators) for part in parts(each)]
            if any(is_id(each) or is_id_of_variant(each) for each in operands):
                lines.append(node.lineno)
        elif (isinstance(node, ast.MatchValue) and is_id(node.value)) or (
            isinstance(node, ast.Dict) and any(each is not None and is_id(each) for each in node.keys)
        ):
            lines.append(node.lineno)
    return lines


def parts(node: ast.expr) -> list[ast.expr]:
    """The items of a literal collection, or the one expression it is."""
    return node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]


def is_id(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value in VARIANT_IDS


def is_id_of_variant(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "id" and ast.unparse(node.value).lower().endswith("variant")


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        pytest.param("size = 3 * sets + 1", [], id="derived"),
        pytest.param("size = 13", [1], id="thirteen"),
        pytest.param("'''13 tiles'''\nreturns = hand[:14]", [2], id="a slice, not a docstring"),
    ],
)
def test_hand_sizes_are_found(source: str, lines: list[int]) -> None:
    assert hand_sizes(source) == lines


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        pytest.param("rules = variant.claims", [], id="a seam"),
        pytest.param("same = variant is other", [], id="identity"),
        pytest.param("if variant.id == wanted: pass", [1], id="the id"),
        pytest.param("if name in ('mcr', 'riichi'): pass", [1], id="literals"),
        pytest.param("match name:\n case 'american': pass", [2], id="a match"),
        pytest.param("value = {'hong_kong': 3}[name]", [1], id="a table"),
    ],
)
def test_choices_by_variant_are_found(source: str, lines: list[int]) -> None:
    assert variant_choices(source) == lines


def test_the_size_of_a_hand_is_never_a_number() -> None:
    """Thirteen and fourteen belong to variants and to the text of an American card; all else derives them."""
    paths = sources("engine", but=("engine/variants", "engine/card"))
    found = [(path.name, line) for path in paths for line in hand_sizes(path.read_text(encoding="utf-8"))]
    assert found == []


def test_no_code_asks_which_variant_it_is() -> None:
    paths = sources("engine", "tutorial", but=("engine/variants",))
    found = [(path.name, line) for path in paths for line in variant_choices(path.read_text(encoding="utf-8"))]
    assert found == []
