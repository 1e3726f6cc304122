"""The keyboard of tests in a real browser."""

from playwright.sync_api import Page

MOST_TABS = 100
"""How many times one may have to press Tab to get anywhere: past every stack of four walls, and a little more."""


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until what has the focus is meant by the selector."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached by Tab at {page.url}")


def press(page: Page, selector: str) -> None:
    """Goes to it with Tab and presses it."""
    tab_to(page, selector)
    page.keyboard.press("Enter")
