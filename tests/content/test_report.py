"""Problems as lines, reasons in short."""

from pathlib import Path

import pytest

from engine.notation import parse_tiles
from engine.reasons import Reason, Term
from tutorial.content.report import Problem, Report, in_short

FIVE = parse_tiles("5p")[0]


@pytest.mark.parametrize(
    ("reason", "short"),
    [
        (Reason("a.b"), "a.b"),
        (Reason("a.b", {"tile": FIVE, "most": 4}), "a.b (tile 5p.1, most 4)"),
        (Reason("a.b", {"set": (FIVE.design, FIVE.design), "kind": Term("pung")}), "a.b (set 5p 5p, kind pung)"),
    ],
)
def test_a_reason_in_short(reason: Reason, short: str) -> None:
    assert in_short(reason) == short


def test_a_problem_is_told_once_and_in_order(tmp_path: Path) -> None:
    report = Report(tmp_path / "content")
    for file, place in (("b.md", ""), ("a.md", "step two"), ("a.md", "step one"), ("b.md", "")):
        report.add(tmp_path / "content" / file, "It is wrong.", place=place)
    assert report.problems == (
        Problem("content/a.md", "step one", "It is wrong."),
        Problem("content/a.md", "step two", "It is wrong."),
        Problem("content/b.md", "", "It is wrong."),
    )
    assert str(report.problems[2]) == "content/b.md: It is wrong."
