"""`python -m engine judge` and `about`: what docs/batch.md promises."""

import io
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import VERSION
from engine.__main__ import about, main
from engine.exercises import KINDS
from engine.judge import verdict_on
from engine.requests import answered
from engine.variants import VARIANTS

HOUSE = Path(__file__).resolve().parents[2]
QUESTION: dict[str, Any] = {
    "variant": "basic",
    "ask": "name_tile",
    "tile": "1s",
    "choices": ["1f", "1s", "1p"],
    "answer": "1s",
}


def line(**changes: Any) -> str:
    """The question with these fields changed; None takes a field out."""
    return json.dumps({name: value for name, value in {**QUESTION, **changes}.items() if value is not None})


def test_a_right_answer_is_allowed() -> None:
    verdict = verdict_on(line())
    assert verdict["allowed"] is True
    assert set(verdict) == {"allowed", "reasons", "marks"}


def test_a_wrong_answer_is_refused_with_its_reason() -> None:
    verdict = verdict_on(line(answer="1f"))
    assert verdict["allowed"] is False
    assert isinstance(verdict["reasons"], list)
    assert verdict["reasons"][0]["code"] == "tile.bird-is-one-bamboo"


MALFORMED = {
    "{": "not-json",
    "[" * 100_000: "not-json",
    "[1]": "not-an-object",
    line(variant=None): "no-variant",
    line(variant=1): "no-variant",
    line(answer=None): "no-answer",
    line(ask=None): "no-ask",
    line(ask="riddle"): "no-such-ask",
    line(hint=1): "unknown-field",
    line(choices=None): "missing-field",
    line(tile=1): "wrong-type",
    line(choices="1s"): "wrong-type",
    line(choices=["1s", 2]): "wrong-type",
    line(variant="checkers"): "not-readable",
    line(answer="?"): "not-readable",
    line(choices=["1f", "1f"]): "not-askable",
}


@pytest.mark.parametrize(("text", "error"), MALFORMED.items(), ids=MALFORMED.values())
def test_a_line_that_cannot_be_judged_says_why(text: str, error: str) -> None:
    assert verdict_on(text)["error"] == error


@given(st.dictionaries(st.sampled_from([*QUESTION, "rack", "goal"]), st.none() | st.text() | st.lists(st.text())))
def test_no_line_brings_it_down(changes: dict[str, Any]) -> None:
    assert json.dumps(verdict_on(line(**changes)))


def test_lines_are_numbered_and_blank_ones_skipped() -> None:
    assert [verdict["line"] for verdict in answered(["", line(), "\n", "{"], verdict_on)] == [2, 4]


@pytest.mark.parametrize(
    ("arguments", "lines", "code"),
    [
        (["judge"], [line()], 0),
        (["judge"], [line(answer="1f")], 0),
        (["judge"], [line(), "{"], 1),
        (["about"], [], 0),
        (["differences", "hong_kong", "mcr"], [], 0),
        (["differences", "hong_kong", "chess"], [], 2),
        ([], [], 2),
        (["riddle"], [], 2),
    ],
    ids=[
        "all judged",
        "a wrong answer is judged too",
        "one malformed",
        "about",
        "two traditions",
        "no such tradition",
        "no command",
        "no such command",
    ],
)
def test_the_exit_code_tells_whether_all_was_judged(arguments: list[str], lines: list[str], code: int) -> None:
    out = io.StringIO()
    assert main(lines, arguments, out.write) == code
    assert out.getvalue().endswith("\n")


def test_about_names_everything_that_can_be_asked() -> None:
    told: dict[str, Any] = about()
    assert told["variants"] == [each.id for each in VARIANTS]
    assert told["asks"].keys() == KINDS.keys()
    assert told["asks"]["name_tile"] == ["tile", "choices"]


def test_engine_and_project_have_one_version() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert about()["version"] == VERSION == project["version"]


def test_it_runs_as_a_program_without_any_package() -> None:
    command = [sys.executable, "-S", "-m", "engine", "judge"]
    done = subprocess.run(command, cwd=HOUSE, input=line(), capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["allowed"] is True
    assert done.stderr == ""
