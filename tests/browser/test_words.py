"""A word of the game that is pressed in a text: its gist in a dialog above the page, and back to where it was met."""

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def test_a_word_opens_above_the_lesson_and_closes_again(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/en/learn/basic/claiming/pung-from-anyone/")
    link = page.locator("a.term", has_text="pung").first
    link.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Pung")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("Three identical tiles.")
    expect(page.locator("#word-name")).to_be_focused()
    page.keyboard.press("1")  # no key of the lesson below
    expect(page.locator(".verdict")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(link).to_be_focused()
    link.click()
    dialog.get_by_role("button").click()
    expect(dialog).to_have_count(0)
    assert page.url.endswith("/pung-from-anyone/")
    link.click()
    dialog.get_by_role("link").click()
    expect(page.locator("h1")).to_contain_text("Pung")


def test_the_list_of_words_is_sifted_while_typing(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/en/glossary/")
    page.locator("#typed").press_sequentially("xunhuan kong")
    expect(page.locator("#words a")).to_have_count(1)
    page.locator("#typed").fill("gang")
    expect(page.locator("#words a").first).to_be_visible()
    expect(page.locator("#words")).to_contain_text("robbing the kong")
