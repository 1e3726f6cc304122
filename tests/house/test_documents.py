"""The documents hold together: every link leads somewhere, every decision has a number of its own."""

import re
from pathlib import Path

import pytest

from tests.house.documents import DOCUMENTS, HOUSE, links

DECISIONS = sorted((HOUSE / "docs/adr").glob("*.md"))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_inside_the_project_leads_somewhere(path: Path) -> None:
    inside = [link.partition("#")[0] for link in links(path.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in inside if link and not (path.parent / link).exists()] == []


def test_decisions_are_numbered_without_gap_or_double() -> None:
    assert [path.name[:5] for path in DECISIONS] == [f"{number:04}-" for number in range(1, len(DECISIONS) + 1)]
    assert DECISIONS


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.name)
def test_a_decision_says_when_why_and_what_follows(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    number = int(path.name[:4])
    assert re.match(rf"# {number}\. \S", text)
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Context", "Decision", "Consequences"]
    assert re.search(r"^\d{4}-\d\d-\d\d · (accepted|replaced by \[\d+\]\(.+\))$", text, re.MULTILINE)
