"""docs/showcase.md shows ten sheets as the engine counts and the site says them."""

from engine.variants import VARIANTS
from tests.showcase import EXHIBITS, PAGE, page


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "docs/showcase.md is out of date: make showcase"


def test_ten_sheets_of_all_traditions() -> None:
    assert len(EXHIBITS) == 10
    assert {each.variant for each in EXHIBITS} == {each.id for each in VARIANTS}


def test_what_was_set_aside_is_told_in_every_way() -> None:
    text = page()
    assert text.count("Set aside:") >= 4
    for reason in ("It does not count beside this", "This counts in its place", "may be joined only once", "Ways up"):
        assert reason in text
