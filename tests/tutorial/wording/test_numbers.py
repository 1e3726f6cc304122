"""Numbers, dates and lists in every language, and digits as learners type them."""

from datetime import UTC, date, datetime

import pytest
from django.utils.safestring import mark_safe
from django.utils.translation import override

from tests.tutorial.wording.languages import LOCALES
from tutorial.wording import numbers


@pytest.mark.parametrize(
    ("locale", "number", "percent", "listed", "either"),
    [
        ("en", "123,456.5", "25%", "1, 4, and 7", "1 or 4"),
        ("sq", "123\N{NO-BREAK SPACE}456,5", "25%", "1, 4 dhe 7", "1 ose 4"),
        ("sw", "123,456.5", "25%", "1, 4 na 7", "1 au 4"),
        ("bn", "১,২৩,৪৫৬.৫", "২৫%", "1, 4 এবং 7", "1 বা 4"),
        ("hi", "1,23,456.5", "25%", "1, 4 और 7", "1 या 4"),
        ("ka", "123\N{NO-BREAK SPACE}456,5", "25%", "1, 4 და 7", "1 ან 4"),
    ],
)
def test_each_language_writes_them_its_own_way(
    locale: str, number: str, percent: str, listed: str, either: str
) -> None:
    with override(locale):
        assert numbers.number(123456.5) == number
        assert numbers.percent(0.25) == percent
        assert numbers.listing(["1", "4", "7"]) == listed
        assert numbers.listing(["1", "4"], either=True) == either


def test_only_bengali_has_digits_of_its_own() -> None:
    said = {}
    for locale in LOCALES:
        with override(locale):
            said[locale] = numbers.digits("14")
    assert said == {"en": "14", "sq": "14", "sw": "14", "bn": "১৪", "hi": "14", "ka": "14"}


def test_days_and_moments() -> None:
    with override("bn"):
        assert numbers.day(date(2026, 11, 9)) == "৯ নভেম্বর, ২০২৬"
    with override("sw"):
        assert numbers.day(date(2026, 11, 9)) == "9 Novemba 2026"
        assert numbers.moment(datetime(2026, 11, 9, 18, 30, tzinfo=UTC)) == "09/11/2026 18:30"


def test_a_list_in_html_escapes_what_is_not_safe() -> None:
    assert numbers.listing_html(["<b>", mark_safe("<i>5</i>")]) == "&lt;b&gt; and <i>5</i>"


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("136", 136),
        (" ১৩৬\n", 136),
        ("१३६", 136),
        ("١٣٦", 136),
        ("0", 0),
        ("", None),
        ("-1", None),
        ("1.5", None),
        ("½", None),
        ("²", None),
        ("many", None),
        ("9" * 10, None),
    ],
)
def test_numbers_are_read_in_any_script(typed: str, read: int | None) -> None:
    assert numbers.parse_integer(typed) == read
