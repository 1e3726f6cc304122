"""Folding: what is typed and what is written are alike, in every script."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutorial.wording.folding import folded, folded_at


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("PUNG", "pung"),
        ("qing yi se", "qīng yī sè"),
        ("dyshe", "dyshë"),
        ("self draw", "Self-draw"),
        ("players", "player’s"),
        ("players", "player's"),
        ("14", "১৪"),
        ("14", "१४"),
        ("14", "１４"),
        ("13", "١٣"),
        ("বাঁশ", "বা\u0982শ"),
        ("बाँस", "बांस"),
        ("बाजी", "बाज़ी"),
        ("ko\u0304kan", "kōkan"),
        ("ა ბ", "„ა — ბ“"),
        ("ХАН", "хан"),
        ("a b", "a\n\t b"),
    ],
)
def test_these_are_alike(typed: str, written: str) -> None:
    assert folded(typed) == folded(written) != ""


@pytest.mark.parametrize(
    ("one", "other"), [("टाइल", "टाल"), ("কি", "কী"), ("पिन", "पन"), ("碰", "槓"), ("ポン", "チー"), ("კონგი", "პონგი")]
)
def test_these_are_not(one: str, other: str) -> None:
    assert folded(one) != folded(other)


@pytest.mark.parametrize("text", ["", " ", "…?!", "\u0301", "\u200d"])
def test_nothing_is_left_of_signs(text: str) -> None:
    assert folded(text) == ""


@given(st.text())
def test_every_letter_has_its_place_in_the_text(text: str) -> None:
    letters, places = folded_at(text)
    assert letters == folded(text)
    assert len(places) == len(letters)
    assert list(places) == sorted(places)
    assert all(0 <= each < len(text) for each in places)


@given(st.text())
def test_what_is_folded_stays_as_it_is(text: str) -> None:
    once = folded(text)
    assert folded(once) == once
    assert "  " not in once
