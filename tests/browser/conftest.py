"""One window for tests that look at many pages: a new context for each of them would cost more than the look."""

from collections.abc import Iterator

import pytest
from django.core.cache import cache
from playwright.sync_api import Browser, BrowserContext, Page


@pytest.fixture(autouse=True)
def a_fresh_visit() -> None:
    """Each test has the whole minute's forms to itself."""
    cache.clear()


@pytest.fixture(scope="module")
def room(browser: Browser) -> Iterator[BrowserContext]:
    """The context all these looks share."""
    context = browser.new_context()
    yield context
    context.close()


@pytest.fixture(scope="module")
def tab(room: BrowserContext) -> Page:
    """Its one page."""
    return room.new_page()
