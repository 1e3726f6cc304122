"""A run says what it left out, and fails under CI when that is a browser test."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2]
SAMPLE = """\
import pytest
from tests.shared_vectors import rows

@pytest.mark.browser
def test_page(): raise AssertionError

@pytest.mark.checker
def test_html(): raise AssertionError

@pytest.mark.oracle
def test_compared(): raise AssertionError

@pytest.mark.vectors("sichuan")
def test_hands(): assert len(rows("sichuan")) == 1

@pytest.mark.deep
def test_slow(): raise AssertionError

def test_plain(): pass
"""


def run_sample(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The sample, run on a machine without Chromium and Java, under the rules of this project."""
    sample = folder / "test_sample.py"
    sample.write_text(SAMPLE, encoding="utf-8")
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "CI", "CHROMIUM"))}
    command = [sys.executable, "-m", "pytest", "-c", "pyproject.toml", "-p", "tests.conftest", "-p", "no:django"]
    return subprocess.run(
        [*command, str(sample), *arguments],
        cwd=HOUSE,
        env=bare | {"PATH": str(folder), "SPARROW_SHARED": str(folder), "SPARROW_ORACLE": "off"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["one process", "two workers"])
def test_what_cannot_run_is_told(workers: tuple[str, ...], tmp_path: Path) -> None:
    done = run_sample(tmp_path, *workers)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Left out: 1 browser tests: no Chromium on this machine, so test_sample.py did not run" in done.stdout
    assert "Left out: 1 runs of the HTML checker: no Java, or no checker" in done.stdout
    assert "Left out: 1 comparisons with PyMahjongGB: it is not installed" in done.stdout
    assert "Left out: 96 cases of vectors/sichuan.jsonl: no folder" in done.stdout
    assert "1 passed" in done.stdout


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["one process", "two workers"])
def test_ci_leaves_no_browser_test_out(workers: tuple[str, ...], tmp_path: Path) -> None:
    done = run_sample(tmp_path, *workers, CI="1")
    assert done.returncode == 1
    assert "tests that are left out count as failed" in done.stdout


def test_vectors_that_are_there_are_tried(tmp_path: Path) -> None:
    vectors = tmp_path / "vectors"
    vectors.mkdir()
    (vectors / "sichuan.jsonl").write_text('{"id": "sc-0001"}\n\n', encoding="utf-8")
    done = run_sample(tmp_path)
    assert "sichuan" not in done.stdout
    assert "2 passed" in done.stdout


def test_deep_runs_what_is_too_slow_for_every_day(tmp_path: Path) -> None:
    done = run_sample(tmp_path, "--deep")
    assert done.returncode == 1
    assert "test_slow" in done.stdout
