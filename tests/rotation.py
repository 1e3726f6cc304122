"""What takes turns: every day English and one more language, and some pages of many; in a deep run all.

A test's name says its language, so a red one is run again on any day by that name with `--deep`.
"""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import TypeVar

import pytest

from tutorial.content.locales import LOCALES, SOURCE_LOCALE, TRANSLATIONS

T = TypeVar("T")


def languages_of(day: date) -> tuple[str, ...]:
    """English, and the one whose turn it is on this day."""
    return SOURCE_LOCALE, TRANSLATIONS[day.toordinal() % len(TRANSLATIONS)]


TODAY = languages_of(datetime.now(UTC).date())
"""Whose turn it is while this run lasts."""


def taking_turns(*before: object, everyday: Sequence[str] = TODAY) -> list[object]:
    """Parameters for every language, behind those given; `deep` the languages that are not for every day."""
    return [pytest.param(*before, locale, marks=() if locale in everyday else pytest.mark.deep) for locale in LOCALES]


def turn(them: Sequence[T]) -> T:
    """The one of these whose day it is."""
    return them[datetime.now(UTC).date().toordinal() % len(them)]


def on_turn(them: Sequence[object], *, days: int) -> list[object]:
    """Parameters of one value each, of which every day has its share and so many days have all; `deep` the others."""
    today = turn(range(days))
    shares = (at % days for at in range(len(them)))
    return [
        pytest.param(each, marks=() if share == today else pytest.mark.deep)
        for each, share in zip(them, shares, strict=True)
    ]
