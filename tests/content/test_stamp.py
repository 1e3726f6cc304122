"""Stamps: written into the front matter, and nothing else is touched."""

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from tests.content.folder import ENGLISH, SWAHILI, Folder
from tutorial.content.loader import read
from tutorial.content.stamp import StampError, stamp, stamped
from tutorial.content.values import Freshness, Lesson

NAMES = ("front", "answer", "the-bird", "all-bamboo", "recap")
BODY = "\n## answer\n\n---\nsource: x\n"


def lesson_of(folder: Folder) -> Lesson:
    return read(folder.root)[0].lessons["basic/first"]


def stale(folder: Folder) -> list[str]:
    lesson = lesson_of(folder)
    return [name for name in lesson.section_names if lesson.freshness("sw", name) is Freshness.STALE]


def test_changed_english_makes_its_section_stale_until_it_is_stamped(folder: Folder) -> None:
    assert stale(folder) == []
    folder.change(ENGLISH, "Choose every\n> bamboo", "Choose each\n> bamboo")
    folder.change(ENGLISH, "Meet two tiles.", "Meet three tiles.")
    assert stale(folder) == ["front", "all-bamboo"]
    assert stamp(lesson_of(folder), "sw", ["all-bamboo"], root=folder.root) == ("all-bamboo",)
    assert stale(folder) == ["front"]
    assert stamp(lesson_of(folder), "sw", [], root=folder.root) == NAMES
    assert stale(folder) == []


def test_wrapped_english_does_not(folder: Folder) -> None:
    folder.change(ENGLISH, "Choose every\n> bamboo", "Choose every bamboo")
    assert stale(folder) == []


def test_a_section_without_a_stamp_is_stale(folder: Folder) -> None:
    folder.write(SWAHILI, folder.text(ENGLISH))
    assert stale(folder) == list(NAMES)


def test_only_sections_that_are_there_are_stamped(folder: Folder) -> None:
    text = folder.text(ENGLISH)
    folder.write(SWAHILI, text[: text.index("## all-bamboo")])
    assert stamp(lesson_of(folder), "sw", [], root=folder.root) == ("front", "answer", "the-bird")


@pytest.mark.parametrize(
    ("locale", "sections", "sentence"),
    [
        ("en", [], "English is what the others are translated from; there is nothing to stamp."),
        ("fr", [], "There is no language 'fr'. There are sq, sw, bn, hi, ka."),
        (
            "sw",
            ["the-bird", "a-bird", "b"],
            "In basic/first there is no section 'a-bird', 'b'. "
            "The sections are front, answer, the-bird, all-bamboo, recap.",
        ),
        ("sw", ["answer", "recap"], "The section 'recap' is not in sw.md yet, so it cannot be stamped."),
        ("hi", [], "The file lessons/basic/first/hi.md cannot be read; run check_content to see why."),
    ],
)
def test_what_cannot_be_stamped_is_refused_and_left(
    folder: Folder, locale: str, sections: list[str], sentence: str
) -> None:
    folder.change(SWAHILI, "## recap", "## recapitulation")
    folder.path("lessons/basic/first/hi.md").unlink()
    before = folder.text(SWAHILI)
    with pytest.raises(StampError) as refused:
        stamp(lesson_of(folder), locale, sections, root=folder.root)
    assert str(refused.value) == sentence
    assert folder.text(SWAHILI) == before


def test_without_english_nothing_is_stamped(folder: Folder) -> None:
    folder.path(ENGLISH).unlink()
    with pytest.raises(StampError, match=r"lessons/basic/first/en\.md cannot be read"):
        stamp(lesson_of(folder), "sw", [], root=folder.root)


def test_a_section_that_english_lost_is_not_stamped(folder: Folder) -> None:
    folder.change(ENGLISH, "## recap", "## recapitulation")
    with pytest.raises(StampError, match=r"The section 'recap' is not in en\.md yet"):
        stamp(lesson_of(folder), "sw", ["recap"], root=folder.root)


def test_no_draft_stays_behind(folder: Folder) -> None:
    assert sorted(each.name for each in folder.path("lessons/basic/first").iterdir()) == sorted(
        ["lesson.yaml", "en.md", "sq.md", "sw.md", "bn.md", "hi.md", "ka.md"]
    )


@pytest.mark.parametrize(
    ("front", "expected"),
    [
        ("title: A\n", 'title: A\nsource:\n  one: "111111111111"\n'),
        ("source:\ntitle: A\n", 'source:\n  one: "111111111111"\ntitle: A\n'),
        ("source: {}\ntitle: A\n", 'source:\n  one: "111111111111"\ntitle: A\n'),
        ("source: ~ # none\ntitle: A\n", 'source:\n  one: "111111111111"\ntitle: A\n'),
        (
            "source: {two: '2', one: '3'}\ntitle: A\n",
            'source:\n  two: "2"\n  one: "111111111111"\ntitle: A\n',
        ),
        (
            'source:\n    two: "2" # read twice\n    # a note\n\ntitle: A\n',
            'source:\n    two: "2" # read twice\n    one: "111111111111"\n    # a note\n\ntitle: A\n',
        ),
        (
            "title: A # source:\nsource:\n  one: old # why\n  two: '2'\nread_by_native: false\n",
            "title: A # source:\nsource:\n  one: \"111111111111\" # why\n  two: '2'\nread_by_native: false\n",
        ),
    ],
)
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_only_the_stamp_changes(front: str, expected: str, newline: str) -> None:
    before, after = (f"---\n{text}---\n{BODY}".replace("\n", newline) for text in (front, expected))
    assert stamped(before, {"one": "1" * 12}) == after
    assert stamped("\ufeff" + before, {"one": "1" * 12}) == "\ufeff" + after


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("title: A\n", "The file has no front matter; it must begin with title and summary between two lines of ---."),
        ("---\n---\n", "The front matter is not valid; run check_content to see why."),
        ("---\n- a\n---\n", "The front matter is not valid; run check_content to see why."),
        ("---\na: [b\n---\n", "The front matter is not valid YAML; run check_content to see why."),
    ],
)
def test_a_file_without_good_front_matter_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(StampError) as refused:
        stamped(text, {"one": "1" * 12})
    assert str(refused.value) == sentence


DIGESTS = st.dictionaries(st.sampled_from(NAMES), st.text("0123456789abcdef", min_size=12, max_size=12), min_size=1)


@given(st.lists(DIGESTS, min_size=1, max_size=4), st.booleans())
def test_stamps_can_be_read_back_as_text(stamps: list[dict[str, str]], flow: bool) -> None:
    text = f"---\ntitle: A\n{'source: {}' if flow else '# nothing yet'}\nsummary: B\n---\n{BODY}"
    wanted: dict[str, str] = {}
    for digests in stamps:
        text = stamped(text, digests)
        wanted |= digests
    _, front, body = text.split("---\n", 2)
    assert yaml.safe_load(front) == {"title": "A", "summary": "B", "source": wanted}
    assert body == BODY
