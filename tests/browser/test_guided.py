"""Hands of lessons in a real browser: from the step to the table and back, by keyboard and without script; axe."""

import pytest
from django.conf import LazySettings
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.at_table import play_by_keyboard, play_without_script
from tests.browser.test_access import AXE, RUN
from tests.browser.test_practice import SCREENS, without_script
from tests.browser.window import overflowing
from tests.tutorial.guided import PUNG, guided
from tutorial.models import StepRecord

__all__ = ["guided", "without_script"]
pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("guided")]

STEP = "learn/basic/claiming/first-pung/"
MOVES = "discard 3m, pung 1m 1m"


@pytest.fixture(autouse=True)
def a_minute_of_her_own(settings: LazySettings) -> None:
    """Moves are sent faster than any finger could."""
    settings.POSTS_PER_MINUTE = 10_000


def test_a_hand_of_a_lesson_is_played_by_keyboard_alone(page: Page, live_server: LiveServer) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(f"{live_server.url}/en/{STEP}")
    play_by_keyboard(page, PUNG, "basic", MOVES)
    expect(page.locator(".verdict.right")).to_be_visible()
    assert StepRecord.objects.get(step="first-pung").done_at is not None
    assert not errors


@pytest.mark.parametrize("locale", ["en", "bn"])
def test_a_hand_of_a_lesson_is_played_with_script_off(
    without_script: Page, live_server: LiveServer, locale: str
) -> None:
    page = without_script
    page.goto(f"{live_server.url}/{locale}/{STEP}")
    play_without_script(page, PUNG, "basic", MOVES)
    expect(page.locator(".verdict.right")).to_be_visible()
    assert StepRecord.objects.get(step="first-pung").done_at is not None


def test_back_and_a_second_window_find_the_same_hand(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/en/{STEP}")
    page.locator("#question [formaction]").click()
    page.wait_for_url("**/practice/hand/**")
    hand = page.url
    page.go_back()
    page.wait_for_url(f"**/{STEP}")
    page.locator("#question [formaction]").dblclick()
    page.wait_for_url("**/practice/hand/**")
    assert page.url == hand
    other = page.context.new_page()
    other.goto(f"{live_server.url}/en/practice/")
    other.locator("main .line").first.click()
    other.wait_for_url(hand)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: str(screen[0]))
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_goal_stands_above_the_table_and_all_of_it_is_in_view(
    page: Page, live_server: LiveServer, screen: tuple[int, int], theme: str
) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    page.goto(f"{live_server.url}/en/{STEP}")
    page.locator("#question [formaction]").click()
    page.wait_for_url("**/practice/hand/**")
    goal, felt, hand = (page.locator(each).bounding_box() for each in ("#task", ".table", "#hand"))
    assert goal
    assert felt
    assert hand
    assert goal["y"] + goal["height"] <= felt["y"]
    assert hand["y"] + hand["height"] <= screen[1]
    assert not overflowing(page)
    page.evaluate(AXE)
    assert page.evaluate(RUN, False) == []
