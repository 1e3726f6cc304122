"""What import-linter cannot say about the house."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[2]
CONTRACTS = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]


def imported(path: Path) -> Iterator[str]:
    """The top-level packages a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield str(node.module).partition(".")[0]


def test_the_engine_needs_only_the_standard_library() -> None:
    foreign = {
        (path.name, package)
        for path in (HOUSE / "engine").rglob("*.py")
        for package in imported(path)
        if package != "engine" and package not in sys.stdlib_module_names
    }
    assert foreign == set()


def test_every_part_of_the_engine_has_its_layer() -> None:
    parts = {
        path.stem for path in (HOUSE / "engine").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    (layers,) = (contract["layers"] for contract in CONTRACTS if contract.get("containers") == ["engine"])
    assert parts - {"__init__"} - named(layers) == set()


def test_every_feature_of_the_site_has_its_layer() -> None:
    features = {path.parent.name for path in (HOUSE / "tutorial").glob("*/urls.py")}
    (layers,) = (contract["layers"] for contract in CONTRACTS if contract.get("containers") == ["tutorial"])
    assert "learn" in features
    assert features - named(layers) == set()


def named(layers: list[str]) -> set[str]:
    """The modules a contract's layers name."""
    return {name.strip(" ()") for layer in layers for name in layer.replace("|", ":").split(":")}
