"""The commands the documents promise exist."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.house.documents import DOCUMENTS, HOUSE, commands

MAKEFILE = (HOUSE / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE))
MANAGE_COMMANDS = {path.stem for path in (HOUSE / "tutorial/management/commands").glob("[a-z]*.py")}
DJANGO_COMMANDS = {"check", "migrate", "runserver", "collectstatic", "makemigrations", "test", "help", "shell"}


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_documents_name_only_commands_that_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert commands(text, "make") - TARGETS == set()
    assert commands(text, r"manage\.py") - MANAGE_COMMANDS - DJANGO_COMMANDS == set()


def test_readme_names_the_commands_a_newcomer_needs() -> None:
    text = (HOUSE / "README.md").read_text(encoding="utf-8")
    assert {"run", "test", "check"} <= commands(text, "make")


def test_every_target_is_told_by_help() -> None:
    told = subprocess.run(["make", "help"], cwd=HOUSE, capture_output=True, text=True, check=True).stdout
    assert set(re.findall(r"^make ([a-z]+) ", told, re.MULTILINE)) == TARGETS


def test_the_gate_runs_the_checks_and_all_tests() -> None:
    lines = (HOUSE / ".ci/run").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("make ")] == ["make check", "make test"]
    assert "export CI=1" in lines
