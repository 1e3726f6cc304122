"""The scorer in a real browser: tiles are pressed and taken out by keyboard, and the answer and the address follow."""

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def test_a_hand_is_laid_by_keyboard(page: Page, live_server: LiveServer) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(f"{live_server.url}/en/score/hong_kong/?hand=123456789p99s2z&o=cap.ten")
    tile = page.locator("#picker button[value='2z.1']")
    tile.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#answer h2")).to_have_text("It waits for 2 tiles")
    expect(tile).to_be_focused()
    expect(page.locator("#live")).to_contain_text("It waits for 2 tiles")
    page.wait_for_url("**/score/hong_kong/?hand=123456789p99s22z&o=cap.ten")
    page.locator("#picker button[value='9s.1']").click()
    expect(page.locator("#answer h2")).to_have_text("No win at this table")
    page.get_by_label("Drawn from the wall").check()
    expect(page.locator("#answer h2")).to_have_text("3 fan, self-drawn")
    page.wait_for_url("**&how=draw&o=cap.ten")
    page.get_by_label("Winning tile").select_option("2z")
    page.wait_for_url("**win=2z**")
    expect(page.locator("#shown .rack .last")).to_have_attribute("value", "2z.2")
    page.locator("#shown .rack button").first.focus()
    page.keyboard.press("Space")
    expect(page.locator("#shown .rack")).to_be_focused()
    expect(page.locator("#shown .rack button")).to_have_count(13)
    page.get_by_label("Tiles of the hand").fill("123456789p99s2z4x")
    page.keyboard.press("Enter")
    expect(page.locator("#shown .verdict")).to_be_focused()
    expect(page.locator("#shown .verdict")).to_contain_text("at place 16")
    expect(page.get_by_label("Tiles of the hand")).to_have_value("123456789p99s2z4x")
    assert [each for each in errors if "422" not in each] == []
