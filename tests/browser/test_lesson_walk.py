"""Lessons from the front page to the recap in a real browser: by keyboard alone, and with script off.

The first lesson is walked in six languages both ways; of the others every day a third, in English by keyboard and in
today's language with script off. In a deep run all are walked in all six, both ways.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from engine.exercises.play_hand import PlayHand
from tests.answering import LOCALES, lessons, values
from tests.browser.at_table import play_by_keyboard, play_without_script
from tests.browser.keys import tab_to
from tests.rotation import TODAY, taking_turns, turn
from tutorial.content.values import Lesson, Step

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

FIRST = "basic/the-tiles"
DAYS = 3
"""Within so many days every lesson is walked."""


def languages_for(place: int, lesson: Lesson, today: str) -> tuple[str, ...]:
    """The languages in which the lesson at this place of all is walked every day, today's being this one."""
    if lesson.key == FIRST:
        return LOCALES
    return (today,) if place % DAYS == turn(range(DAYS)) else ()


BY_KEYBOARD, WITHOUT_SCRIPT = (
    [
        each
        for place, lesson in enumerate(lessons())
        for each in taking_turns(lesson, everyday=languages_for(place, lesson, today))
    ]
    for today in TODAY
)


@pytest.fixture
def without_script(browser: Browser) -> Iterator[Page]:
    """A page in a browser whose scripts are switched off."""
    context = browser.new_context(java_script_enabled=False)
    yield context.new_page()
    context.close()


def name(each: Lesson | str) -> str:
    """What a lesson or a language is called in a list of tests."""
    return each.key if isinstance(each, Lesson) else each


def answer_by_keyboard(page: Page, step: Step, answer: str) -> None:
    """Chooses the answer with Tab, Space and Enter."""
    for value in values(step, answer):
        tab_to(page, f'[name="answer"][value="{value}"]')
        is_box = page.evaluate("document.activeElement.type === 'checkbox'")
        page.keyboard.press("Space" if is_box else "Enter")
        if is_box:
            expect(page.locator(f'[name="answer"][value="{value}"]')).to_be_checked()
    if is_box:
        tab_to(page, "#question .button:not([name])")
        page.keyboard.press("Enter")


@pytest.mark.parametrize(("lesson", "locale"), BY_KEYBOARD, ids=name)
def test_a_lesson_is_finished_by_keyboard_alone(
    page: Page, live_server: LiveServer, lesson: Lesson, locale: str
) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(f"{live_server.url}/{locale}/learn/{lesson.key}/")
    tab_to(page, "a.key")
    page.keyboard.press("Enter")
    for step in lesson.steps:
        page.wait_for_url(f"**/{step.id}/")
        if isinstance(step.exercise, PlayHand):
            play_by_keyboard(page, step.exercise, lesson.variant, step.accept[0])
        else:
            answer_by_keyboard(page, step, step.accept[0])
            expect(page.locator("#live")).not_to_be_empty()
        expect(page.locator(".verdict.right")).to_be_visible()
        expect(page.locator(".verdict h2")).to_be_focused()
        tab_to(page, ".verdict a.key")
        page.keyboard.press("Enter")
    page.wait_for_url("**/recap/")
    expect(page.locator(".recap li")).to_have_count(4)
    assert not errors


@pytest.mark.parametrize(("lesson", "locale"), WITHOUT_SCRIPT, ids=name)
def test_a_lesson_is_finished_with_script_off(
    without_script: Page, live_server: LiveServer, lesson: Lesson, locale: str
) -> None:
    page = without_script
    page.goto(f"{live_server.url}/{locale}/learn/{lesson.key}/")
    page.locator("a.key").click()
    for step in lesson.steps:
        assert page.url.endswith(f"/{step.id}/")
        if isinstance(step.exercise, PlayHand):
            play_without_script(page, step.exercise, lesson.variant, step.accept[0])
        for value in () if isinstance(step.exercise, PlayHand) else values(step, step.accept[0]):
            field = page.locator(f'[name="answer"][value="{value}"]')
            if field.get_attribute("type") == "checkbox":
                field.check(force=True)
            else:
                field.click()
        if page.locator("#question input[type=checkbox]").count():
            page.locator("#question .button:not([name])").click()
        expect(page.locator(".verdict.right")).to_be_visible()
        page.locator(".verdict a.key").click()
    assert page.url.endswith("/recap/")
    expect(page.locator(".recap li")).to_have_count(4)


@pytest.mark.parametrize("locale", ["en", "bn"])
def test_a_wrong_answer_is_explained_and_back_and_languages_keep_the_place(
    page: Page, live_server: LiveServer, locale: str
) -> None:
    page.goto(f"{live_server.url}/{locale}/learn/basic/the-tiles/the-bird/")
    page.locator('button[value="1f"]').click()
    expect(page.locator(".verdict")).to_be_visible()
    page.wait_for_url("**/the-bird/?answer=1f")
    page.keyboard.press("h")
    expect(page.locator(".ladder li:not(.shut)")).to_have_count(1)
    page.go_back()
    page.wait_for_url("**/the-bird/?answer=1f")
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator("h1")).to_be_visible()
    page.locator(".tools summary").click()
    page.locator('.drop a[hreflang="sw"]').click()
    page.wait_for_url("**/sw/learn/basic/the-tiles/the-bird/?answer=1f")
    expect(page.locator(".verdict")).to_be_visible()


def test_number_keys_choose_tiles_and_the_settings_switch_them_off(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/en/learn/basic/the-tiles/no-order/")
    for key in "345":
        page.keyboard.press(key)
    expect(page.locator(".rack input:checked")).to_have_count(3)
    page.goto(f"{live_server.url}/en/settings/")
    page.locator('[name="keys"][value="off"]').check()
    page.locator("button.key").click()
    page.goto(f"{live_server.url}/en/learn/basic/the-tiles/no-order/")
    page.keyboard.press("3")
    expect(page.locator(".rack input:checked")).to_have_count(0)
