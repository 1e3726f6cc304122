"""Axe finds nothing on any kind of page, and nothing overflows: WCAG 2.2 AA and good practice, light and dark.

Every day two looks at each kind, on the next day two others; a deep run looks at each in six languages, two schemes
and two widths.
"""

from collections.abc import Iterator
from itertools import product
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.answering import LOCALES
from tests.browser.window import WIDTHS, enter, go, overflowing, widen
from tests.pages import KINDS, Kind
from tests.rotation import turn

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

Look = tuple[int, Literal["light", "dark"]]
"""A width and a color scheme."""
EVERY_LOOK: tuple[Look, ...] = tuple(product(WIDTHS, ("light", "dark")))
DAILY_LOOKS: tuple[dict[str, tuple[Look, ...]], ...] = (
    {"en": ((1280, "light"),), "bn": ((320, "dark"),)},
    {"ka": ((320, "light"),), "hi": ((1280, "dark"),)},
)
"""By turns."""
AXE = Axe().axe_script
RUN = """async (preload) => (await axe.run(document, {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  preload,
})).violations.map(({ id, nodes }) => `${id}: ${nodes.map((each) => `${each.target} ${each.failureSummary}`)}`)"""

OPENED = {
    "a wrong answer on the front door": ("/", "#try button[value='6p.1']", "#try .verdict"),
    "a right answer on the front door": ("/", "#try button[value='6s.1']", "#try .verdict"),
    "the languages": ("/about/", ".tools summary", ".drop"),
    "the list of keys": ("/learn/basic/the-tiles/three-suits/", "[data-keys-list] summary", "[data-keys-list] dl"),
    "a tile's card": ("/tiles/hong_kong/", "a.cell[href$='/1s/']", "#card-bamboo h3"),
    "the names of tiles": ("/tiles/hong_kong/", ".names summary", ".names table"),
}
"""What is there only after a press: the page, what is pressed, what appears."""


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_nothing_stands_in_anyones_way(tab: Page, live_server: LiveServer, kind: Kind, *, deep: bool) -> None:
    enter(tab, live_server.url, kind)
    looks = dict.fromkeys(LOCALES, EVERY_LOOK) if deep else turn(DAILY_LOOKS)
    violations = []
    for locale in looks:
        look_at(tab, *looks[locale][0])
        go(tab, live_server.url, kind, locale)
        tab.evaluate(AXE)
        violations += [f"{locale} {said}" for said in violations_of(tab, looks[locale], sheets=deep)]
    assert not violations, "\n".join(violations)


@pytest.mark.parametrize("opened", OPENED)
def test_nor_does_what_opens(tab: Page, live_server: LiveServer, opened: str) -> None:
    path, pressed, shown = OPENED[opened]
    tab.set_viewport_size({"width": 1280, "height": 800})
    tab.goto(f"{live_server.url}/en{path}")
    tab.locator(pressed).first.click()
    expect(tab.locator(shown).first).to_be_visible()
    tab.evaluate(AXE)
    assert not list(violations_of(tab, EVERY_LOOK))


def look_at(tab: Page, width: int, scheme: Literal["light", "dark"]) -> None:
    """Looks with a window of this width and in this scheme."""
    tab.emulate_media(color_scheme=scheme)
    widen(tab, width)


def violations_of(tab: Page, looks: tuple[Look, ...], *, sheets: bool = False) -> Iterator[str]:
    """What axe says of the open page, and what overflows; with `sheets` it fetches and reads the style sheets too."""
    for width, scheme in looks:
        look_at(tab, width, scheme)
        yield from (f"{width} {scheme} {said}" for said in (*tab.evaluate(RUN, sheets), *overflowing(tab)))
