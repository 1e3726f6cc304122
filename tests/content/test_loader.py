"""What the loader makes of files that hold."""

import pytest

from engine.exercises.name_tile import NameTile
from engine.exercises.pick_tiles import PickTiles
from tests.content.folder import ENGLISH, LESSON_FILE, SWAHILI, Folder
from tutorial.content.loader import load
from tutorial.content.values import Confidence, Freshness, Heading, Refusal, Section, TermText


def test_a_lesson(folder: Folder) -> None:
    lesson = load(folder.root).lesson("basic", "first")
    assert (lesson.key, lesson.slug, lesson.variant) == ("basic/first", "first", "basic")
    assert (lesson.needs, lesson.teaches, lesson.minutes) == ((), ("A8",), 3)
    assert [step.id for step in lesson.steps] == ["the-bird", "all-bamboo"]
    assert lesson.section_names == ("front", "answer", "the-bird", "all-bamboo", "recap")


def test_steps_hold_the_exercises_of_the_engine(folder: Folder) -> None:
    lesson = load(folder.root).lesson("basic", "first")
    assert lesson.step("the-bird").exercise == NameTile(tile="1s", choices=("1f", "1s", "1m", "1p"))
    assert lesson.step("all-bamboo").exercise == PickTiles(rack="3s7p5m2s", goal="bamboo")
    assert lesson.step("the-bird").accept == ("1s",)
    assert lesson.step("the-bird").refuse == (Refusal("1f", "tile.bird-is-one-bamboo"),)


def test_a_text(folder: Folder) -> None:
    text = load(folder.root).lesson("basic", "first").text["sw"]
    assert (text.title, text.summary) == ("First tiles", "Kutana na tiles.")
    assert text.answer == "Seti ina 136 tiles."
    assert text.sections["the-bird"] == Section(
        title="A bird among the bamboo",
        body_markdown="Look at its family: ![](tiles:2s3s), all [bamboo](term:bamboo).",
        goal="What is this tile?",
        after="The bird ni a single cane.",
    )
    assert text.sections["all-bamboo"].goal == "Choose every bamboo tile."
    assert text.sections["all-bamboo"].after == ""
    assert text.recap == ("One.", "Mbili.", "Three.", "Four.")
    assert not text.read_by_native


def test_long_lines_of_a_recap_go_on_below(folder: Folder) -> None:
    folder.change(ENGLISH, "- One.", "- One\n  and a half.")
    assert load(folder.root).lesson("basic", "first").text["en"].recap[0] == "One and a half."


def test_english_is_read_by_natives_unless_it_says_otherwise(folder: Folder) -> None:
    assert load(folder.root).lesson("basic", "first").text["en"].read_by_native
    folder.change(ENGLISH, "title:", "read_by_native: false\ntitle:")
    folder.change(SWAHILI, "title:", "read_by_native: true\ntitle:")
    texts = load(folder.root).lesson("basic", "first").text
    assert not texts["en"].read_by_native
    assert texts["sw"].read_by_native


def test_needs_are_keys(folder: Folder) -> None:
    for file in ("lesson.yaml", "en.md", "sq.md", "sw.md", "bn.md", "hi.md", "ka.md"):
        text = folder.text(f"lessons/basic/first/{file}").replace("slug: first", "slug: second")
        folder.write(f"lessons/basic/second/{file}", text.replace("needs: []", "needs: [first]"))
    folder.change("courses.yaml", "[first]", "[first, second]")
    assert load(folder.root).lesson("basic", "second").needs == ("basic/first",)


def test_a_course(folder: Folder) -> None:
    course = load(folder.root).courses["basic"]
    assert course.slugs == ("first",)
    assert course.text["ka"] == Heading("Basic game", "Four sets and a pair.")
    assert [(chapter.id, chapter.lessons) for chapter in course.chapters] == [("first-things", ("first",))]
    assert course.chapters[0].text["bn"] == Heading("First things", "The tiles.")


def test_terms(folder: Folder) -> None:
    terms = load(folder.root).terms
    assert list(terms) == ["tile", "suit", "bamboo"]
    assert (terms["tile"].category, terms["tile"].zh_hant, terms["tile"].ja) == ("set", "牌", "")
    assert terms["bamboo"].text["hi"] == TermText(name="bamboo", alt=("bams",))
    assert terms["suit"].text["hi"].confidence is Confidence.LOW
    assert terms["tile"].text["en"].definition == "A piece of the set."


def test_words_to_avoid(folder: Folder) -> None:
    folder.write("glossary/avoid.yaml", "suit: {sq: [kostum]}\n")
    folder.write("glossary/bans.yaml", "sq: ['shaka*']\n")
    library = load(folder.root)
    assert library.avoid == {"suit": {"sq": ("kostum",)}}
    assert library.bans == {"sq": ("shaka*",)}


def test_what_is_not_there(folder: Folder) -> None:
    library = load(folder.root)
    with pytest.raises(KeyError):
        library.lesson("basic", "second")
    with pytest.raises(KeyError):
        library.lesson("basic", "first").step("recap")


def test_english_is_current_and_an_unknown_language_missing(folder: Folder) -> None:
    lesson = load(folder.root).lesson("basic", "first")
    assert lesson.freshness("en", "answer") is Freshness.CURRENT
    assert lesson.freshness("fr", "answer") is Freshness.MISSING


def test_files_of_editors_are_not_read(folder: Folder) -> None:
    folder.write("lessons/basic/first/.en.md.swp", "x")
    folder.write("lessons/basic/first/en.md~", "x")
    load(folder.root)


def test_windows_line_ends_do_not_matter(folder: Folder) -> None:
    before = load(folder.root).lesson("basic", "first")
    for file in (LESSON_FILE, ENGLISH, SWAHILI):
        folder.path(file).write_bytes(folder.text(file).replace("\n", "\r\n").encode())
    assert load(folder.root).lesson("basic", "first") == before
