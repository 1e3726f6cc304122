"""A Charleston in a real browser by keyboard alone: a joker is tried, tiles are passed, and nothing is passed twice."""

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from engine.coach.advice import advise
from tests.tutorial.charleston.deals import WITH_JOKERS
from tutorial.charleston.places import Place

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def press_best(page: Page, place: Place) -> Place:
    """Chooses what the coach advises by the keys of the rack, and passes it."""
    view = place.sitting.view
    rack = [each for each in view.hand.concealed if not each.design.is_joker]
    action = advise(view).action
    for at in map(rack.index, action.pieces):
        page.locator(".rack input").nth(at).focus()
        page.keyboard.press("Space")
    page.keyboard.press("Enter")
    return place.after(action)


def test_a_pass_by_keyboard(page: Page, live_server: LiveServer) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    place = Place("american", WITH_JOKERS)
    page.goto(live_server.url + place.url)
    page.keyboard.press("1")
    expect(page.locator(".rack input").first).to_be_checked()
    page.locator(".jokers button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict.refused h2")).to_be_focused()
    expect(page.locator("#live")).to_contain_text("joker")
    expect(page.locator(".rack input").first).to_be_checked()
    page.keyboard.press("1")
    expect(page.locator(".rack input").first).not_to_be_checked()
    told = press_best(page, place)
    expect(page.locator(".verdict h2")).to_be_focused()
    page.wait_for_url(live_server.url + told.url)
    page.keyboard.press("n")
    page.wait_for_url(live_server.url + told.onward.url)
    expect(page.locator("#goal")).to_be_visible()
    page.go_back()
    expect(page.locator(".verdict h2")).to_be_visible()
    page.keyboard.press("u")
    page.wait_for_url("**/charleston/?deal=9")
    expect(page.locator(".rack input:checked")).to_have_count(0)
    assert not errors
