"""The language a sentence is said in: the one Django has activated, as the glossary and Babel spell it."""

from functools import cache

from babel import Locale
from django.conf import settings
from django.utils.translation import get_language

from tutorial.content.locales import SOURCE_LOCALE


def current() -> str:
    """The reader's language, English while none is active.

    >>> current()
    'en'
    """
    return _spelled(get_language() or SOURCE_LOCALE)


def translated() -> tuple[str, ...]:
    """The languages of the site that have a catalog: all but English."""
    return tuple(code for code, _ in settings.LANGUAGES if code != SOURCE_LOCALE)


@cache
def _spelled(code: str) -> str:
    """The code as the site spells it, without the region if it has none of its own."""
    return code if code in dict(settings.LANGUAGES) else code.partition("-")[0]


@cache
def babel_locale(code: str) -> Locale:
    """What CLDR knows of a language."""
    return Locale.parse(code, sep="-")
