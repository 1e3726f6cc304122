"""The status of translations."""

from dataclasses import asdict

from tests.content.folder import ENGLISH, SWAHILI, Folder
from tutorial.content.loader import read
from tutorial.content.status import Status, status

NAMES = ("front", "answer", "the-bird", "all-bamboo", "recap")


def status_of(folder: Folder) -> Status:
    return status(read(folder.root)[0])


def test_a_folder_that_was_stamped_is_current(folder: Folder) -> None:
    found = status_of(folder)
    assert found.is_current
    assert list(found.lessons) == ["basic/first"]
    assert list(found.lessons["basic/first"]) == ["sq", "sw", "bn", "hi", "ka"]
    assert asdict(found.lessons["basic/first"]["sw"]) == {
        "missing": (),
        "stale": (),
        "current": NAMES,
        "read_by_native": False,
    }
    assert list(found.glossary) == ["en", "sq", "sw", "bn", "hi", "ka"]
    assert asdict(found.glossary["sw"]) == {
        "terms": 3,
        "named": 3,
        "defined": 1,
        "low_confidence": ("suit",),
        "missing": (),
        "undefined": (),
    }


def test_missing_and_stale_sections_are_told_apart(folder: Folder) -> None:
    folder.change(ENGLISH, "- One.", "- First.")
    text = folder.text(SWAHILI)
    folder.write(SWAHILI, text[: text.index("## the-bird")] + text[text.index("## recap") :])
    folder.change(SWAHILI, "title:", "read_by_native: true\ntitle:")
    found = status_of(folder)
    assert asdict(found.lessons["basic/first"]["sw"]) == {
        "missing": ("the-bird", "all-bamboo"),
        "stale": ("recap",),
        "current": ("front", "answer"),
        "read_by_native": True,
    }
    assert not found.is_current


def test_a_file_that_is_not_there_is_missing_altogether(folder: Folder) -> None:
    folder.path(SWAHILI).unlink()
    assert status_of(folder).lessons["basic/first"]["sw"].missing == NAMES


def test_a_term_without_a_word_is_missing(folder: Folder) -> None:
    folder.change("glossary/sw.yaml", "suit: {name: suit, confidence: low}\n", "")
    found = status_of(folder)
    assert found.glossary["sw"].missing == ("suit",)
    assert found.glossary["sw"].named == 2
    assert not found.is_current


def test_a_term_that_english_alone_defines_is_undefined(folder: Folder) -> None:
    folder.change("glossary/en.yaml", "suit: {name: suit", "suit: {name: suit, definition: A family of tiles.")
    found = status_of(folder)
    assert {locale: each.undefined for locale, each in found.glossary.items()} == {
        "en": (),
        **dict.fromkeys(("sq", "sw", "bn", "hi", "ka"), ("suit",)),
    }
    assert not found.is_current
