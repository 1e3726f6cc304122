"""Numbers, dates and lists as the reader's language writes them, and digits as learners type them.

Views and templates hand over plain values; nothing else in the site formats a number.
"""

from collections.abc import Sequence
from datetime import date, datetime
from functools import lru_cache

from babel.dates import format_date, format_datetime
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from django.utils.html import conditional_escape
from django.utils.safestring import SafeString, mark_safe

from tutorial.wording import language

_NATIVE_DIGITS = {"bn": str.maketrans("0123456789", "০১২৩৪৫৬৭৮৯")}
"""Languages whose texts use digits of their own. Babel prints Latin ones for them whatever it is told."""

LONGEST_INTEGER = 9
"""Units: digits. A learner's number that is longer is none: no count on this site comes near it."""


def digits(text: str) -> str:
    """`text` with the digits of the reader's language.

    >>> digits("14")
    '14'
    """
    table = _NATIVE_DIGITS.get(language.current())
    return text.translate(table) if table else text


def number(value: float) -> str:
    """A number with the reader's digits, grouping and decimal sign.

    >>> number(1234)
    '1,234'
    """
    return _decimal(value, language.current())


@lru_cache(maxsize=2048)
def _decimal(value: float, code: str) -> str:
    """A number in a language; a page says the same small ones many times."""
    return digits(format_decimal(value, locale=language.babel_locale(code)))


def percent(part: float) -> str:
    """A share of one as a percentage.

    >>> percent(0.25)
    '25%'
    """
    return digits(format_percent(part, locale=language.babel_locale(language.current())))


def day(value: date) -> str:
    """A date, month in words.

    >>> day(date(2026, 11, 9))
    'November 9, 2026'
    """
    return digits(format_date(value, "long", locale=language.babel_locale(language.current())))


def moment(value: datetime) -> str:
    """A date and time of day, short."""
    return digits(format_datetime(value, "short", locale=language.babel_locale(language.current())))


def listing(items: Sequence[str], *, either: bool = False) -> str:
    """Things in a row, the last joined by the language's word for "and", or for "or".

    >>> listing(["1", "4", "7"]), listing(["1", "4"], either=True)
    ('1, 4, and 7', '1 or 4')
    """
    return format_list(items, "or" if either else "standard", locale=language.babel_locale(language.current()))


def listing_html(items: Sequence[str], *, either: bool = False) -> SafeString:
    """As `listing`, for HTML: what is not marked as safe is escaped."""
    return mark_safe(listing([str(conditional_escape(item)) for item in items], either=either))


def parse_integer(text: str) -> int | None:
    """The whole number a learner typed, in the digits of any script; None if it is not one.

    >>> parse_integer(" ১৪ "), parse_integer("१४"), parse_integer("-1"), parse_integer("²")
    (14, 14, None, None)
    """
    stripped = text.strip()
    if not stripped.isdecimal() or len(stripped) > LONGEST_INTEGER:
        return None
    return int(stripped)
