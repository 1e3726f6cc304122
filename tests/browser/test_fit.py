"""Nothing overflows: with words 40 % longer, from right to left, and with text of twice the size.

Every day a third of the kinds of pages, once with words that are both, and once with large text in the language of the
longest words; a deep run looks at all.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page
from pytest_django.live_server_helper import LiveServer

from tests.answering import LOCALES
from tests.browser import pseudo
from tests.browser.window import WIDTHS, enter, go, overflowing, widen
from tests.pages import KINDS, Kind
from tests.rotation import on_turn

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.mark.parametrize("kind", on_turn(KINDS, days=3), ids=str)
def test_words_of_any_language_fit(tab: Page, live_server: LiveServer, kind: Kind, *, deep: bool) -> None:
    enter(tab, live_server.url, kind)
    found = []
    for change in (pseudo.longer, pseudo.mirrored) if deep else (pseudo.longer_and_mirrored,):
        pseudo.speak(tab, change)
        go(tab, live_server.url, kind, "en")
        tab.unroute_all()
        found += [f"{change.__name__} {each}" for each in overflowing_at_any_width(tab)]
    assert not found, "\n".join(found)


@pytest.fixture(scope="module")
def large(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Page]:
    """A page in a browser whose reader has asked for text of twice the size."""
    arguments = [*browser_type_launch_args["args"], "--blink-settings=defaultFontSize=32"]
    browser = browser_type.launch(**browser_type_launch_args | {"args": arguments})
    yield browser.new_page()
    browser.close()


@pytest.mark.parametrize("kind", on_turn(KINDS, days=3), ids=str)
def test_text_of_twice_the_size_fits(large: Page, live_server: LiveServer, kind: Kind, *, deep: bool) -> None:
    enter(large, live_server.url, kind)
    found = []
    for locale in LOCALES if deep else ("ka",):
        go(large, live_server.url, kind, locale)
        found += [f"{locale} {each}" for each in overflowing_at_any_width(large)]
    assert not found, "\n".join(found)


def overflowing_at_any_width(tab: Page) -> Iterator[str]:
    """What overflows on the open page, on a phone and on a desk."""
    for width in WIDTHS:
        widen(tab, width)
        yield from (f"{width} {each}" for each in overflowing(tab))
