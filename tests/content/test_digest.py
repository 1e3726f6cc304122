"""Digests: blind to how text is wrapped, not to a single word."""

import re
import unicodedata

from hypothesis import assume, given
from hypothesis import strategies as st

from tutorial.content.digest import DIGEST, digest

WORD = st.text(st.characters(categories=("L", "M", "N", "P"), exclude_characters=">"), min_size=1, max_size=8)
WORDS = st.lists(WORD, min_size=1, max_size=12)
SPACE = st.sampled_from((" ", "\n", "  ", "\n\n", "\t", "\r\n", " \n "))


@given(WORDS, st.data())
def test_wrapping_does_not_matter(words: list[str], data: st.DataObject) -> None:
    spaces = data.draw(st.lists(SPACE, min_size=len(words), max_size=len(words)))
    wrapped = "".join(word + space for word, space in zip(words, spaces, strict=True))
    assert digest(wrapped) == digest(" ".join(words))


@given(WORDS, st.data())
def test_wrapping_of_a_goal_does_not_matter(words: list[str], data: st.DataObject) -> None:
    marks = data.draw(
        st.lists(st.sampled_from((" ", "\n> ", "\n>", " \n>  ")), min_size=len(words), max_size=len(words))
    )
    wrapped = "> " + "".join(word + mark for word, mark in zip(words, marks, strict=True)) + "end"
    assert digest(wrapped) == digest("> " + " ".join((*words, "end")))


@given(WORDS, st.data())
def test_a_word_matters(words: list[str], data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(words) - 1))
    other = data.draw(WORD)
    assume(unicodedata.normalize("NFC", other) != unicodedata.normalize("NFC", words[at]))
    assert digest(" ".join(words)) != digest(" ".join([*words[:at], other, *words[at + 1 :]]))


@given(WORDS)
def test_composed_and_decomposed_letters_are_the_same(words: list[str]) -> None:
    text = " ".join(words)
    assert digest(unicodedata.normalize("NFD", text)) == digest(unicodedata.normalize("NFC", text))


@given(st.text())
def test_a_digest_is_twelve_digits(text: str) -> None:
    assert re.fullmatch(DIGEST, digest(text))


def test_a_digest_stays_the_same_from_release_to_release() -> None:
    assert digest("Three suits run from 1 to 9.") == "bc182bf0cb47"


def test_a_mark_at_the_start_of_a_line_is_a_word() -> None:
    assert digest("One\n\n> two") != digest("One\n\ntwo")
