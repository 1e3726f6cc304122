"""The practice table of a card game in a real browser: a pass and a call by keyboard alone, nothing overlapping."""

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.keys import tab_to
from tests.browser.test_practice import SCREENS, token
from tests.browser.window import overflowing

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def sit_down(page: Page, site: str, *, game: str, seed: int) -> None:
    """Opens a hand of the American game with the keyboard."""
    page.goto(f"{site}/en/practice/american/")
    page.locator("[name=seed]").fill(str(seed))
    page.locator("[name=level][value=regular]").check()
    tab_to(page, f'[name="game"][value="{game}"]')
    page.keyboard.press("Enter")
    page.wait_for_url("**/practice/hand/**")


def test_tiles_are_passed_and_taken_back_by_keyboard_alone(page: Page, live_server: LiveServer) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    sit_down(page, live_server.url, game="whole", seed=9)
    for key in ("1", "2", "0"):  # the last one is a joker
        page.keyboard.press(key)
    expect(page.locator(".rack input:checked")).to_have_count(3)
    page.keyboard.press("p")
    expect(page.locator("#why h2")).to_be_focused()
    expect(page.locator("#live")).to_contain_text("joker")
    page.keyboard.press("0")
    page.keyboard.press("3")
    before = token(page)
    page.keyboard.press("p")
    expect(page.locator("#hand [name=token]")).not_to_have_attribute("value", before)
    expect(page.locator("#goal")).to_be_focused()
    expect(page.locator(".track .now")).to_contain_text("Across")
    expect(page.locator(".swap")).to_contain_text("You got:")
    page.keyboard.press("h")
    expect(page.locator("#coach")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".track .now")).to_contain_text("Right")
    assert not errors


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: str(screen[0]))
def test_a_call_is_made_by_its_key_and_everything_fits(
    page: Page, live_server: LiveServer, screen: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    sit_down(page, live_server.url, game="play", seed=43)
    assert not overflowing(page)
    page.keyboard.press("c")
    expect(page.locator(".otherways")).to_be_visible()
    page.locator(".otherways summary").click()
    assert not overflowing(page)
    for each in page.locator(".otherways .call, #near .cardline").all():
        box = each.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= screen[0]
