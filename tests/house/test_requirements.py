"""The pinned requirements: complete, hashed, of one mind, and naming no machine and no index."""

import re
import tomllib
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
FILES = ["requirements.txt", "requirements-postgres.txt", "requirements-dev.txt"]
ORACLE, BENCH = "requirements-oracle.txt", "requirements-bench.txt"


def pins(name: str) -> dict[str, str]:
    """Package to version, as this file pins them."""
    text = (HOUSE / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==([^ ;\\]+)", text, re.MULTILINE))


def names(declared: list[str]) -> set[str]:
    """The packages these requirement lines of pyproject.toml name."""
    return {re.split(r"[^A-Za-z0-9-]", line, maxsplit=1)[0].lower() for line in declared}


@pytest.mark.parametrize("name", [*FILES, ORACLE, BENCH])
def test_every_pin_has_a_hash(name: str) -> None:
    text = (HOUSE / name).read_text(encoding="utf-8")
    blocks = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    assert len(blocks) == len(pins(name))
    assert [block.split()[0] for block in blocks if "--hash=sha256:" not in block] == []


@pytest.mark.parametrize("name", [*FILES, ORACLE, BENCH])
def test_no_index_and_no_path_is_named(name: str) -> None:
    text = (HOUSE / name).read_text(encoding="utf-8")
    assert re.findall(r"\w+://\S+|^\s*-[if]\b.*|--(?:extra-)?index\S*|(?<!\w)/\w+", text, re.MULTILINE) == []


@pytest.mark.parametrize("name", FILES)
def test_what_the_project_declares_is_pinned(name: str) -> None:
    declared = names(PROJECT["project"]["dependencies"])
    if name != "requirements.txt":
        declared |= names(PROJECT["project"]["optional-dependencies"]["postgres"])
    if name == "requirements-dev.txt":
        declared |= names(PROJECT["dependency-groups"]["dev"])
    assert declared - pins(name).keys() == set()


@pytest.mark.parametrize("name", FILES[:2])
def test_the_files_agree(name: str) -> None:
    """Then the environment for development runs the site too, and installing both files changes nothing."""
    everything = pins("requirements-dev.txt")
    assert {package: everything.get(package) for package in pins(name)} == pins(name)
