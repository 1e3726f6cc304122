"""The language a sentence is said in: the one Django has activated, as the glossary and Babel spell it."""

from functools import cache

from babel import Locale
from django.conf import settings
from django.utils.translation import get_language

SOURCE = "en"
"""The language everything is written in first."""


def current() -> str:
    """The reader's language, English while none is active.

    >>> current()
    'en'
    """
    code = get_language() or SOURCE
    return code if code in dict(settings.LANGUAGES) else code.partition("-")[0]


def translated() -> tuple[str, ...]:
    """The languages of the site that have a catalog: all but English."""
    return tuple(code for code, _ in settings.LANGUAGES if code != SOURCE)


@cache
def babel_locale(code: str) -> Locale:
    """What CLDR knows of a language."""
    return Locale.parse(code, sep="-")
