"""Locale files taken apart and put together again."""

from hypothesis import given
from hypothesis import strategies as st

from tutorial.content.split import RawSection, split

NAMES = st.from_regex(r"[a-z0-9]+(-[a-z0-9]+)*", fullmatch=True)
LINES = st.text(st.characters(exclude_characters="\n\r", exclude_categories=("Cs",)), max_size=20).filter(
    lambda line: not line.startswith("##")
)
TEXTS = st.lists(LINES, max_size=6).map("\n".join).map(lambda text: text.strip("\n").rstrip())
TEXTS_THAT_STAND = TEXTS.filter(lambda text: not text or bool(text.split("\n", maxsplit=1)[0].strip()))
SECTIONS = st.lists(st.builds(RawSection, NAMES, TEXTS_THAT_STAND), max_size=5)
FRONTS = st.lists(LINES.filter(lambda line: line.rstrip() != "---"), min_size=1, max_size=4).map("\n".join)


def joined(front: str, sections: list[RawSection], newline: str = "\n") -> str:
    parts = ["---", front, "---", *(f"\n## {section.name}\n\n{section.text}\n" for section in sections)]
    return "\n".join(parts).replace("\n", newline)


@given(FRONTS, SECTIONS)
def test_what_was_joined_is_split_again(front: str, sections: list[RawSection]) -> None:
    found = split(joined(front, sections))
    assert (found.front, found.preamble, list(found.sections)) == (front, "", sections)


@given(FRONTS, SECTIONS)
def test_line_ends_and_a_byte_order_mark_do_not_matter(front: str, sections: list[RawSection]) -> None:
    assert split("\ufeff" + joined(front, sections, newline="\r\n")) == split(joined(front, sections))


@given(st.text())
def test_any_text_can_be_split(text: str) -> None:
    found = split(text)
    assert found.front is None or text.removeprefix("\ufeff").startswith("---")


def test_a_heading_needs_no_space_and_a_title_is_none() -> None:
    found = split("##answer\n### Title\n##  recap  \n- a")
    assert found.sections == (RawSection("answer", "### Title"), RawSection("recap", "- a"))


def test_front_matter_without_an_end_is_none() -> None:
    found = split("---\ntitle: x\n## answer\nA.")
    assert found.front is None
    assert found.preamble == "---\ntitle: x"


def test_indentation_of_the_first_line_is_kept() -> None:
    assert split("## a\n\n    code\n  \n").sections == (RawSection("a", "    code"),)
