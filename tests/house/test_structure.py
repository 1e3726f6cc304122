"""What import-linter cannot say about the house."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2]
CONTRACTS = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]


def imported(path: Path) -> Iterator[str]:
    """The modules a module imports, by their full names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield str(node.module)


def test_the_engine_needs_only_the_standard_library() -> None:
    foreign = {
        (path.name, module)
        for path in (HOUSE / "engine").rglob("*.py")
        for module in imported(path)
        if module.partition(".")[0] not in {"engine", *sys.stdlib_module_names}
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


@pytest.mark.parametrize("package", ["content", "wording"])
def test_no_model_and_no_database_below_the_features(package: str) -> None:
    """Import-linter takes a foreign package whole, and wording may use Django's translations."""
    modules = {
        (path.name, module)
        for path in (HOUSE / "tutorial" / package).rglob("*.py")
        for module in imported(path)
        if module.startswith(("django.db", "tutorial.models"))
    }
    assert modules == set()


def named(layers: list[str]) -> set[str]:
    """The modules a contract's layers name."""
    return {name.strip(" ()") for layer in layers for name in layer.replace("|", ":").split(":")}
