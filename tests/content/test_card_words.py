"""The words of a card in a content folder: read as they are, and every mistake told."""

import shutil
from pathlib import Path

import pytest

from tests.content.folder import Break, Folder, changed, removed, written
from tutorial.content.cards import CardWords
from tutorial.content.loader import read
from tutorial.content.locales import LOCALES

CARDS = Path(__file__).resolve().parents[2] / "content" / "cards"
DATA = "cards/practice_one.yaml"
ENGLISH = "cards/practice_one/en.yaml"
SWAHILI = "cards/practice_one/sw.yaml"
NOTE = 'cal-2: "The year in one suit, pungs of East and West, and a kong of flowers."'


@pytest.fixture(name="shelf")
def _shelf(folder: Folder) -> Folder:
    """A content folder that holds, with the words of the practice card."""
    shutil.copytree(CARDS, folder.path("cards"))
    return folder


def words(folder: Folder) -> CardWords:
    return read(folder.root)[0].cards["practice_one"]


def test_a_folder_without_cards_holds(folder: Folder) -> None:
    assert folder.problems() == []
    assert read(folder.root)[0].cards == {}


def test_the_words_are_read(shelf: Folder) -> None:
    assert shelf.problems() == []
    found = words(shelf)
    assert (found.id, found.year, len(found.sections), len(found.starters)) == ("practice_one", 2027, 12, 12)
    assert set(found.text) == set(LOCALES)
    assert found.text["en"].sections["calendar"] == "The year"
    assert found.text["en"].notes["cal-2"].startswith("The year in one suit")


def test_a_language_may_still_be_missing(shelf: Folder) -> None:
    shelf.path(SWAHILI).unlink()
    assert shelf.problems() == []
    assert "sw" not in words(shelf).text


BROKEN = [
    (changed(DATA, "year: 2027", "year: 2026"), f"{DATA}: year is 2026, but the engine's card is of 2027."),
    (changed(DATA, "year: 2027", "year: 20270"), f"{DATA}: "),
    (changed(DATA, "  - evens\n", ""), f"{DATA}: sections must be those of the engine's card"),
    (changed(DATA, "cal-2, evn-4", "evn-4, cal-2"), f"{DATA}: starters must be lines of the card"),
    (changed(DATA, "cal-2, evn-4", "cal-9, evn-4"), f"{DATA}: starters must be lines of the card"),
    (
        written("cards/other.yaml", "year: 2027\nsections: [a]\nstarters: [b]\n"),
        "cards/other/en.yaml: The file is missing.",
    ),
    (changed(ENGLISH, NOTE, ""), f"{ENGLISH}: Nothing is said of the line 'cal-2'."),
    (changed(ENGLISH, "  evens:", "  evenings:"), f"{ENGLISH}: Nothing is said of the section 'evens'."),
    (changed(ENGLISH, "  evens:", "  evenings:"), f"{ENGLISH}: The card has no section 'evenings'."),
    (changed(ENGLISH, "  cal-2:", "  cal-7:"), f"{ENGLISH}: The card has no line 'cal-7'."),
    (changed(ENGLISH, "title: ", "heading: "), f"{ENGLISH}: "),
    (changed(ENGLISH, "Practice card", "Practice *card*"), f"{ENGLISH}: It is plain text on one line"),
    (changed(ENGLISH, "Practice card", "Practice ![](tiles:99x)"), f"{ENGLISH}: The tiles '99x' cannot be read"),
    (removed(ENGLISH), f"{ENGLISH}: The file is missing."),
    (written("cards/practice_one/fr.yaml", "title: Carte\n"), "cards/practice_one/fr.yaml: It is no language"),
    (written(SWAHILI, "title: [\n"), f"{SWAHILI}: Line "),
]


@pytest.mark.parametrize(("broken", "problem"), BROKEN)
def test_every_mistake_is_told(shelf: Folder, broken: Break, problem: str) -> None:
    broken(shelf)
    assert [each for each in shelf.problems() if each.startswith(f"content/{problem}")]


def test_a_card_the_engine_does_not_know(shelf: Folder) -> None:
    shutil.copytree(shelf.path("cards/practice_one"), shelf.path("cards/other"))
    shelf.write("cards/other.yaml", shelf.text(DATA))
    assert shelf.problems() == ["content/cards/other.yaml: The engine has no card 'other'. There are practice_one."]


def test_a_word_to_avoid_is_told(shelf: Folder) -> None:
    shelf.write("glossary/bans.yaml", "en: [publisher]\n")
    assert shelf.problems() == [f"content/{ENGLISH}: The word 'publisher' must not be used; see glossary/bans.yaml."]
