"""Tile rooms and the chooser in a real browser: cards open where one looks, with a script and without."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def plain(browser: Browser) -> Iterator[Page]:
    """A browser with scripts switched off."""
    context = browser.new_context(java_script_enabled=False)
    yield context.new_page()
    context.close()


def test_a_tile_opens_its_card_below_and_the_next_one_follows_in_its_place(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/en/tiles/hong_kong/")
    page.locator("a.cell[href$='/1s/']").click()
    expect(page.locator("#card-bamboo .card h3")).to_be_focused()
    expect(page.locator("#live")).to_have_text("1 bamboo")
    page.locator("#card-bamboo a[rel=next]").click()
    expect(page.locator("#card-bamboo .card h3")).to_have_text("2 bamboo")
    expect(page.locator(".card")).to_have_count(1)
    expect(page).to_have_url(f"{live_server.url}/en/tiles/hong_kong/")


def test_without_a_script_it_opens_on_a_page_of_its_own(plain: Page, live_server: LiveServer) -> None:
    plain.goto(f"{live_server.url}/en/tiles/hong_kong/")
    expect(plain.locator("[data-print]")).to_be_hidden()
    plain.locator("a.cell[href$='/1s/']").click()
    expect(plain).to_have_url(f"{live_server.url}/en/tiles/hong_kong/1s/")
    expect(plain.locator("h1")).to_have_text("1 bamboo")


def test_a_ticked_sign_shows_its_table_and_keeps_the_focus(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/en/which-table/")
    page.locator("#sign-rows-of-six").check()
    expect(page.locator("#found")).to_have_text("2 tables fit")
    page.locator("#sign-dora").check()
    expect(page.locator("#found")).to_contain_text("Riichi")
    expect(page.locator("#live")).to_contain_text("Riichi")
    expect(page.locator("#sign-dora")).to_be_focused()
    expect(page).to_have_url(f"{live_server.url}/en/which-table/?sign=dora&sign=rows-of-six")
    page.go_back()
    expect(page.locator("#found")).to_have_text("2 tables fit")


def test_without_a_script_the_key_leads_to_the_table(plain: Page, live_server: LiveServer) -> None:
    plain.goto(f"{live_server.url}/bn/which-table/")
    plain.locator("#sign-void-suit").check()
    plain.locator(".signs form button").click()
    expect(plain).to_have_url(f"{live_server.url}/bn/which-table/?sign=void-suit#table")
    expect(plain.locator("#table a[href='/bn/sichuan/']")).to_be_visible()
