"""The page on the format of lessons names every kind of question, field and criterion there is."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from engine.exercises import KINDS
from engine.exercises.criteria import CRITERIA
from tests.content.folder import LESSON_FILE, SWAHILI, Folder
from tutorial.content.schema import LessonSchema, TermSchema, TermTextSchema

PAGE = (Path(__file__).parents[2] / "docs/lessons.md").read_text("utf-8")


def documented_kinds() -> dict[str, list[str]]:
    """The fields of each kind, as the table of kinds lists them."""
    found: dict[str, list[str]] = {}
    kind = ""
    table = PAGE.partition("| `ask` |")[2].partition("\n\n")[0]
    for ask, field in re.findall(r"^\| (`\w+`)? ?\| `(\w+)` \|", table, re.MULTILINE):
        kind = ask.strip("`") or kind
        found.setdefault(kind, []).append(field)
    return found


def test_kinds_and_their_fields() -> None:
    kinds: dict[str, Any] = dict(KINDS)
    assert documented_kinds() == {name: [field.name for field in fields(kind)] for name, kind in kinds.items()}


@pytest.mark.parametrize(
    "name", [*CRITERIA, *LessonSchema.model_fields, *TermTextSchema.model_fields, "category", "coined"]
)
def test_names(name: str) -> None:
    assert f"`{name}`" in PAGE


def test_the_only_columns_that_are_not_named_are_languages() -> None:
    columns = {"zh_hant", "jyutping", "hk", "zh_hans", "pinyin", "ja", "romaji"}
    assert {name for name in TermSchema.model_fields if f"`{name}`" not in PAGE} == columns


def test_the_example_has_the_form_it_shows(folder: Folder) -> None:
    example = PAGE.partition("```markdown\n")[2].partition("```")[0]
    lesson = folder.text(LESSON_FILE)
    folder.write(LESSON_FILE, lesson[: lesson.index("  - id: all-bamboo")])
    folder.write(SWAHILI, example)
    assert [problem for problem in folder.problems() if SWAHILI in problem] == []
