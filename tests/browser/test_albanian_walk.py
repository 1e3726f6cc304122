"""A learner who reads Albanian: from the front page, through the card of the American game, to a hand that is paid."""

import pytest
from django.utils import translation
from django.utils.translation import gettext
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.at_lesson import answer, begin_again, reason
from tests.browser.at_table import play_to_the_goal
from tests.browser.keys import press
from tutorial.content.library import get_library

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

COURSE = "/sq/learn/american/"


def test_from_the_front_page_to_a_paid_hand(page: Page, live_server: LiveServer) -> None:
    library = get_library()
    page.goto(f"{live_server.url}/sq/")
    page.locator('main a[href="/sq/american/"]').first.click()
    page.wait_for_url("**/sq/american/")
    page.locator("main a.key").click()
    page.wait_for_url(f"**{COURSE}*/")
    page.goto(live_server.url + COURSE)

    reading = library.lessons["american/reading-the-card"]
    page.get_by_role("link", name=reading.text["sq"].title, exact=False).first.click()
    page.locator("main a.key").first.click()
    for step in reading.steps:
        page.wait_for_url(f"**/sq/learn/{reading.key}/{step.id}/")
        wrong = step.refuse[0].answer
        assert reason(reading, step, wrong, "sq") in answer(page, step, wrong)
        begin_again(page)
        assert reason(reading, step, step.accept[0], "sq") in answer(page, step, step.accept[0])
        expect(page.locator(".verdict.right")).to_be_visible()
        page.locator(".verdict a.key").click()
    page.wait_for_url(f"**/sq/learn/{reading.key}/recap/")

    evening = library.lessons["american/a-whole-hand"]
    win, collect = evening.step("mahjong"), evening.step("collect")
    page.goto(f"{live_server.url}/sq/learn/{evening.key}/{win.id}/")
    play_to_the_goal(page, win.exercise, evening.variant, win.accept[0])
    with translation.override("sq"):
        paid = page.locator(".ledger").filter(has_text=gettext("Who pays whom"))
    expect(paid.locator("tbody tr")).to_have_count(3)
    press(page, "#task .key")
    page.wait_for_url("**?answer=*")
    expect(page.locator(".verdict.right")).to_be_visible()
    page.locator(".verdict a.key").click()
    page.wait_for_url(f"**/{collect.id}/")
    assert reason(evening, collect, collect.accept[0], "sq") in answer(page, collect, collect.accept[0])
