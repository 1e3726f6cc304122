"""Whatever stands in a file: the checker tells about it and never fails itself."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.content.folder import COURSES, ENGLISH, LESSON, LESSON_FILE, TERM_TEXT, TEXT, Folder
from tutorial.content.loader import read
from tutorial.content.prose import Prose, named, plain

PROSE = Prose(tiles=lambda notation: "", term=lambda term, words: words)
FILES = {LESSON_FILE: LESSON, ENGLISH: TEXT, "courses.yaml": COURSES, "glossary/en.yaml": TERM_TEXT}
SCRAPS = st.sampled_from(
    [
        *(" ", "\n", "\n\n", "\t", "- ", ": ", "&a ", "*a", "!!map ", "? ", "<<: ", "no", "1.5", "2024-01-01"),
        *("---", "## ", "### ", "> ", "![](tiles:", "[x](term:", "```", "<b>", *"[]{}|~1\"'\x00\ufeff"),
    ]
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """A folder that is spoiled and mended again and again."""
    return Folder(tmp_path_factory.mktemp("any") / "content")


@given(file=st.sampled_from(sorted(FILES)), data=st.data())
def test_a_spoiled_file_gives_problems_and_no_failure(whole: Folder, file: str, data: st.DataObject) -> None:
    text = FILES[file]
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 30)))
    scrap = "".join(data.draw(st.lists(SCRAPS | st.text(max_size=3), max_size=4)))
    whole.path(file).write_bytes((text[:start] + scrap + text[end:]).encode("utf-8", "replace"))
    try:
        read(whole.root)
    finally:
        whole.write(file, text)


@given(st.lists(SCRAPS | st.text(max_size=5), max_size=12).map("".join))
@example("[a](term:b [c](term:d))")
@example("![![](tiles:1m)](tiles:2m)")
def test_any_markdown_can_be_shown(markdown: str) -> None:
    named(markdown)
    plain(markdown)
    assert "<script" not in PROSE.blocks(markdown)
    assert "<b>" not in PROSE.line(markdown)
