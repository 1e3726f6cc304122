"""On a translated page nothing is left in English, except what is English everywhere."""

import re
from collections.abc import Iterator
from urllib.parse import parse_qsl, urlsplit
from xml.etree.ElementTree import Element

import pytest
from django.test import Client
from django.utils.translation import gettext, override

from tests.answering import LOCALES, lessons, steps
from tests.pages import KINDS, Kind, right, wrong
from tests.tutorial.html import parsed
from tutorial.content.library import get_library
from tutorial.wording.glossary import glossary

pytestmark = pytest.mark.django_db

SPOKEN = ("aria-label", "alt", "title", "placeholder", "data-offline", "data-failed")
"""Attributes that are read or heard."""
SILENT = {"script", "style", "kbd", "code"}
EVERYWHERE = {
    "English", "Shqip", "Kiswahili",  # languages name themselves
    "Tab", "Enter", "Home", "End",  # keys bear these names
    "FF", "DDDD",  # so a card prints flowers and dragons
    "MCR", "Wikipedia", "CONTRIBUTING.md", "md", "CONTRIBUTING", "h",
}  # fmt: skip
"""Words that stand on pages of every language."""
LATIN_WORD = re.compile(r"[A-Za-z]{2,}")
NUMBER = re.compile(r"[0-9]+ ")
NOT_LATIN = ("bn", "hi", "ka")


def pages() -> list[Kind]:
    """A page of every kind, both ends of every lesson, and every step answered wrongly with all hints, and rightly."""
    paths = [f"learn/{lesson.key}/{end}" for lesson in lessons() for end in ("", "recap/")]
    paths += [f"learn/{lesson.key}/{step.id}/{answer(step)}" for lesson, step in steps() for answer in (wrong, right)]
    listed = {kind.path for kind in KINDS}
    return [*KINDS, *(Kind(path, path) for path in paths if path not in listed)]


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


def words_of(client: Client, locale: str, kind: Kind) -> list[str]:
    """The pieces of text of a page that hold letters, each in one line."""
    tree = parsed(client.get(f"/{locale}/{kind.path}"))
    pieces = (" ".join(piece.split()) for piece in said(tree, locale))
    return [piece for piece in pieces if any(each.isalpha() for each in piece)]


@pytest.mark.parametrize("kind", pages(), ids=str)
def test_nothing_is_left_in_english(client: Client, kind: Kind) -> None:
    client.cookies.load(kind.cookies())
    english = set(words_of(client, "en", kind))
    left = {
        (locale, piece)
        for locale in LOCALES
        if locale != "en"
        for piece in words_of(client, locale, kind)
        if is_english(piece, english, typed(kind), locale)
    }
    allowed = {(locale, piece) for locale in LOCALES for piece in permitted(locale)}
    assert [(locale, piece) for locale, piece in sorted(left) if (locale, NUMBER.sub("", piece)) not in allowed] == []


def typed(kind: Kind) -> set[str]:
    """What a visitor of this kind of page has typed, which the page may say again."""
    return {word for _, value in parse_qsl(urlsplit(kind.path).query) for word in LATIN_WORD.findall(value)}


def is_english(piece: str, english: set[str], typed: set[str], locale: str) -> bool:
    """The text is the English page's, or holds Latin words in a language that is not written so."""
    strange = [word for word in LATIN_WORD.findall(piece) if word not in EVERYWHERE | typed]
    return bool(strange) and (piece in english or locale in NOT_LATIN)


def permitted(locale: str) -> Iterator[str]:
    """What may be the same as in English: words of the game, and heads of articles that wait for their translation.

    The page says that they wait, and marks their text as English; its title and description it cannot mark.
    """
    yield from (each for name in names(locale) for each in (name, name[:1].title() + name[1:]))
    for article in get_library().guide.articles.values():
        if locale not in article.text:
            head = article.text["en"]
            yield from (head.summary, f"{head.title} · {gettext_in(locale, 'Sparrow School')}")


def names(locale: str) -> Iterator[str]:
    """What the words of the game are called."""
    yield from (term.text[locale].name for term in glossary().terms.values())


def gettext_in(locale: str, message: str) -> str:
    """A message of the site in a language."""
    with override(locale):
        return gettext(message)
