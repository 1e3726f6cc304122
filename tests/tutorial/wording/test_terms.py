"""Terms in the reader's language, and which of them wait for a native player."""

import pytest
from django.test import RequestFactory
from django.utils.translation import override

from tutorial.wording import review, terms
from tutorial.wording.terms import Native, UnknownTerm


@pytest.mark.parametrize(
    ("locale", "name", "definition"),
    [
        ("en", "pung", "Three identical tiles."),
        ("sq", "pung", "Tri pllaka të njëjta."),
        ("sw", "pung", "Vigae vitatu sawa."),
        ("bn", "পাং", "তিনটি একই টাইল।"),
        ("hi", "पंग", "तीन एक-जैसी टाइलें।"),
        ("ka", "პუნგი", "სამი ერთნაირი ფილა."),
    ],
)
def test_a_term(locale: str, name: str, definition: str) -> None:
    with override(locale):
        assert (terms.name("pung"), terms.definition("pung")) == (name, definition)


def test_a_plural_stands_alone_or_is_the_name() -> None:
    assert terms.plural("wind_tile") == "winds"
    with override("sq"):
        assert (terms.plural("wind_tile"), terms.plural("pung")) == ("erëra", "pung")


def test_a_region_speaks_its_language() -> None:
    with override("sw-ke"):
        assert terms.name("joker") == "Joker"


def test_names_from_where_the_game_comes_from() -> None:
    assert terms.native("pung", "ja") == Native("ポン", "ja", "pon", "ja-Latn")
    assert terms.native("pung", "zh-Hans") == Native("碰", "zh-Hans", "pèng", "zh-Latn")
    assert terms.native("ui_hint") is None


def test_what_is_not_in_the_glossary() -> None:
    assert terms.ids()[0] == "mahjong"
    for ask in (terms.name, terms.plural, terms.definition, terms.confidence, terms.category, terms.native):
        with pytest.raises(UnknownTerm, match="pong"):
            ask("pong")


def test_confidence_and_category() -> None:
    assert (terms.category("pung"), terms.confidence("pung")) == ("action", "high")
    with override("sw"):
        assert terms.confidence("terminal") == "low"


def test_low_confidence_in_the_order_given_and_once() -> None:
    asked = ("terminal", "pung", "plum", "no_such_term", "terminal")
    assert review.low_confidence(asked, "sw") == ("terminal", "plum")
    assert review.low_confidence(asked) == ()


def test_a_page_remembers_the_terms_it_names() -> None:
    request, other = RequestFactory().get("/"), RequestFactory().get("/")
    for term in ("pung", "terminal"):
        review.note(request, term)
    with override("sw"):
        assert review.noted_low(request) == ("terminal",)
        assert review.noted_low(other) == ()
