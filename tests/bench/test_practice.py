"""The bench of the practice table: a few hands every day, a hundred with `--deep`, in a process of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2]


def played(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """What the bench says."""
    command = [sys.executable, "-m", "tests.bench.practice", *arguments]
    return subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, check=False)


def test_a_few_hands_are_what_the_engine_says() -> None:
    done = played("--hands", "2", "--untimed")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 hands" in done.stdout
    assert "0 errors" in done.stdout


@pytest.mark.deep
@pytest.mark.parametrize("variant", ["basic", "american"])
def test_a_hundred_hands_are_what_the_engine_says(variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    done = played("--variant", variant)
    with capsys.disabled():
        sys.stdout.write("\n" + done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr
