"""The words of the cards: each line, section and starter is one the engine knows, in every language there is."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.card.cards import CARDS, card
from tutorial.content.locales import LOCALES
from tutorial.content.words import found_in

HOUSE = Path(__file__).resolve().parents[2]
FOLDER = HOUSE / "content" / "cards"
WORDS = sorted(path for path in FOLDER.glob("*/*.yaml"))


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("id", CARDS)
def test_what_is_said_of_a_card_is_about_that_card(id: str) -> None:
    data = read(FOLDER / f"{id}.yaml")
    assert data.keys() == {"year", "sections", "starters"}
    lines = card(id, data["year"]).lines
    assert data["year"] == card(id).year
    assert tuple(data["sections"]) == card(id).sections
    starters = [each.id for each in lines if each.id in data["starters"]]
    assert sorted(data["starters"]) == sorted(starters)
    assert len(starters) == 12


def test_every_card_has_english_words() -> None:
    assert {path.parent.name for path in WORDS if path.stem == "en"} == {*CARDS}


@pytest.mark.parametrize("path", WORDS, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_every_line_has_a_note(path: Path) -> None:
    words, told = read(path), card(path.parent.name)
    assert path.stem in LOCALES
    assert words.keys() == {"title", "statement", "sections", "notes"}
    assert list(words["sections"]) == list(told.sections)
    assert list(words["notes"]) == [each.id for each in told.lines]
    texts = [words["title"], words["statement"], *words["sections"].values(), *words["notes"].values()]
    assert all(isinstance(each, str) and each == each.strip() and each for each in texts)
    assert all(each.endswith((".", "।")) for each in (words["statement"], *words["notes"].values()))


@pytest.mark.parametrize("path", WORDS, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_no_note_has_a_word_to_avoid(path: Path) -> None:
    bans = read(HOUSE / "content" / "glossary" / "bans.yaml").get(path.stem, [])
    assert list(found_in(path.read_text(encoding="utf-8"), bans)) == []
