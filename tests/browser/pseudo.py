"""Languages nobody speaks, made of the English pages on their way to the browser: longer words, words from the right.

Every text of a page is changed, wherever it comes from: catalogs, lessons, glossary, or not translated at all.
"""

import math
import re
from collections.abc import Callable

from playwright.sync_api import Page, Route

Change = Callable[[str], str]
"""What becomes of a page."""

LONGER_BY = 0.4
"""Units: share of a word's letters. What an English word may need in other languages."""
_TEXT = re.compile(r"(<script.*?</script>|<[^>]*>|&[^;\s]*;)|([^<&]+)", re.DOTALL)
_WORD = re.compile(r"[A-Za-z]+")
_ACCENTED = str.maketrans("AEIOUNCSZaeiouyncsz", "ÂÉÎÕÜÑÇŠŽâéîõüýñçšž")
_FROM_RIGHT, _AS_BEFORE = "\u202e", "\u202c"


def longer(page: str) -> str:
    """The page with every word longer and accented, every text in brackets.

    >>> longer('<p title="Tiles">Four winds &amp; 5</p> <b>E</b>')
    '<p title="Tiles">[Fõürõü wîñdšîñ ]&amp; 5</p> <b>ÉÉ</b>'
    """
    return _TEXT.sub(lambda found: found[1] or _bracketed(found[2]), page)


def mirrored(page: str) -> str:
    """The page laid out and read from right to left."""
    turned = _TEXT.sub(lambda found: found[1] or _turned(found[2]), page)
    return turned.replace('dir="ltr"', 'dir="rtl"', 1)


def longer_and_mirrored(page: str) -> str:
    """The page changed both ways."""
    return mirrored(longer(page))


def speak(tab: Page, change: Change) -> None:
    """Lets every page this window opens be changed."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=change(response.text()))

    tab.route(lambda address: "/static/" not in address, answer)


def _turned(text: str) -> str:
    return f"{_FROM_RIGHT}{text}{_AS_BEFORE}" if text.strip() else text


def _bracketed(text: str) -> str:
    said = _WORD.sub(lambda word: _stretched(word[0]), text)
    return f"[{said}]" if max(map(len, _WORD.findall(text)), default=0) > 2 else said


def _stretched(word: str) -> str:
    """A word with more of its own letters at its end."""
    more = math.ceil(len(word) * LONGER_BY)
    return (word + word[1 : more + 1].ljust(more, word[-1])).translate(_ACCENTED)
