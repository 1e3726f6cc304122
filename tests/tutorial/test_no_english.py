"""On a translated page nothing is left in English, except what is English everywhere."""

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

import pytest
from django.test import Client

from tests.answering import LOCALES, steps
from tests.tutorial.html import parsed
from tests.tutorial.visitors import known

pytestmark = pytest.mark.django_db

SPOKEN = ("aria-label", "alt", "title", "placeholder", "data-offline", "data-failed")
"""Attributes that are read or heard."""
SILENT = {"script", "style", "kbd", "code"}
EVERYWHERE = {
    "English", "Shqip", "Kiswahili",  # languages name themselves
    "Tab", "Enter", "Home", "End",  # keys bear these names
    "MCR", "CONTRIBUTING.md", "md", "CONTRIBUTING", "h",
}  # fmt: skip
"""Words that stand on pages of every language."""
LATIN_WORD = re.compile(r"[A-Za-z]{2,}")
NOT_LATIN = ("bn", "hi", "ka")


def pages() -> list[str]:
    """A page of every kind, and every step with a wrong answer and all hints."""
    asked = [f"learn/{lesson.key}/{step.id}/?hints=5&answer={step.refuse[0].answer}" for lesson, step in steps()]
    right = [f"learn/{lesson.key}/{step.id}/?answer={step.accept[0]}" for lesson, step in steps()]
    fronts = [f"learn/{key}/{end}" for key in sorted({lesson.key for lesson, _ in steps()}) for end in ("", "recap/")]
    return ["", "about/", "settings/", "learn/basic/", "learn/basic/nothing/", "nowhere/", *fronts, *asked, *right]


def said(element: Element, lang: str) -> Iterator[str]:
    """Every piece of text of a page in its language; what is marked as another language is not its matter."""
    if element.tag in SILENT or element.get("lang", lang) != lang:
        return
    yield from (element.get(name, "") for name in SPOKEN)
    if element.get("name") == "description":
        yield element.get("content", "")
    yield element.text or ""
    for child in element:
        yield from said(child, lang)
        yield child.tail or ""


def words_of(client: Client, locale: str, page: str) -> list[str]:
    """The pieces of text of a page that hold letters, each in one line."""
    tree = parsed(client.get(f"/{locale}/{page}"))
    pieces = (" ".join(piece.split()) for piece in said(tree, locale))
    return [piece for piece in pieces if any(each.isalpha() for each in piece)]


@pytest.mark.parametrize("page", pages())
def test_nothing_is_left_in_english(client: Client, page: str) -> None:
    known(client)
    english = set(words_of(client, "en", page))
    left = {
        (locale, piece)
        for locale in LOCALES
        if locale != "en"
        for piece in words_of(client, locale, page)
        if is_english(piece, english, locale)
    }
    assert not left


def is_english(piece: str, english: set[str], locale: str) -> bool:
    """The text is the English page's, or holds Latin words in a language that is not written so."""
    strange = [word for word in LATIN_WORD.findall(piece) if word not in EVERYWHERE]
    return bool(strange) and (piece in english or locale in NOT_LATIN)
