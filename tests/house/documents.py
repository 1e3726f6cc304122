"""The documents of the project, and what they refer to."""

import re
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*HOUSE.glob("*.md"), *(HOUSE / "docs").rglob("*.md")])
_CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


def commands(text: str, program: str) -> set[str]:
    """The first words given to this program in the code of a document."""
    code = "\n".join(_CODE.findall(text))
    return set(re.findall(rf"(?:^|[\s`/]){program} ([a-z_]+)", code))


def links(text: str) -> list[str]:
    """Where a document's links and pictures lead, its code left aside."""
    return _LINK.findall(_CODE.sub("", text))
