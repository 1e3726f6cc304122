"""A round of drills from its choice to its result in a real browser: by keyboard alone, and with script off."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from engine.exercises.answers import read_tiles
from engine.exercises.name_tile import NameTile
from tutorial.drills.skills import Drill, find

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def without_script(browser: Browser) -> Iterator[Page]:
    """A page in a browser whose scripts are switched off."""
    context = browser.new_context(java_script_enabled=False)
    yield context.new_page()
    context.close()


def here(page: Page) -> tuple[Drill, int]:
    """The question an open page asks."""
    variant, kind, level, seed = page.url.partition("?")[0].rstrip("/").split("/")[-4:]
    return find(variant, kind, level), int(seed)


def keys(page: Page) -> str:
    """The number keys that choose a right answer."""
    drill, seed = here(page)
    exercise = drill.exercise(seed)
    answer = exercise.solutions(drill.rules)[0]
    if isinstance(exercise, NameTile):
        return str(exercise.choices.index(answer) + 1)
    rack = exercise.tiles  # type: ignore[attr-defined]
    return "".join(str(rack.index(each) + 1) for each in read_tiles(answer, rack=rack))


@pytest.mark.parametrize("locale", ["en", "bn"])
def test_a_round_of_five_is_played_by_keyboard_alone(page: Page, live_server: LiveServer, locale: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(f"{live_server.url}/{locale}/drills/?kind=make_set&level=1")
    page.locator('[name="kind"][value="make_set"]').focus()
    page.keyboard.press("Enter")
    for number in range(1, 6):
        expect(page.locator(".pips .now")).to_have_count(1)
        expect(page.locator(".pips .done")).to_have_count(number - 1)
        for key in keys(page):
            page.keyboard.press(key)
        if page.locator(".rack input").count():
            page.keyboard.press("Enter")
        expect(page.locator(".verdict.right")).to_be_visible()
        expect(page.locator(".verdict h2")).to_be_focused()
        expect(page.locator("#live")).not_to_be_empty()
        expect(page.locator(".pips .done")).to_have_count(number)
        before = page.url
        page.keyboard.press("n")
        page.wait_for_url(lambda url, before=before: url != before)
    expect(page.locator("h1")).to_contain_text("5" if locale == "en" else "৫")
    expect(page.locator(".pips .done")).to_have_count(5)
    assert not errors


@pytest.mark.parametrize("locale", ["en", "ka"])
def test_a_round_of_five_is_played_with_script_off(without_script: Page, live_server: LiveServer, locale: str) -> None:
    page = without_script
    page.goto(f"{live_server.url}/{locale}/drills/")
    page.locator("button.key").click()
    for number in range(1, 6):
        drill, seed = here(page)
        exercise = drill.exercise(seed)
        assert isinstance(exercise, NameTile)
        right = exercise.solutions(drill.rules)[0]
        chosen = right if number != 3 else next(each for each in exercise.choices if each != right)
        page.locator(f'[name="answer"][value="{chosen}"]').click()
        expect(page.locator(".verdict.right")).to_have_count(int(chosen == right))
        page.locator(".verdict a.key").click()
    expect(page.locator(".pips .miss")).to_have_count(1)
    expect(page.locator(".slip")).to_have_count(1)
    page.locator("main a.key").click()
    assert here(page)[1] != seed
    expect(page.locator(".pips i")).to_have_count(1)


def test_back_and_reload_keep_the_count(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/en/drills/")
    page.locator("button.key").click()
    page.wait_for_url("**/name_tile/**")
    page.keyboard.press("1")
    expect(page.locator(".verdict")).to_be_visible()
    page.reload()
    expect(page.locator(".pips :is(.done, .miss)")).to_have_count(1)
    page.go_back()
    expect(page.locator(".pips .now")).to_have_count(1)
    expect(page.locator(".pips :is(.done, .miss)")).to_have_count(0)
    expect(page.locator("h1")).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator(".pips :is(.done, .miss)")).to_have_count(1)
    page.locator(".tools summary").click()
    page.locator('.drop a[hreflang="sw"]').click()
    page.wait_for_url("**/sw/drills/**")
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator(".pips :is(.done, .miss)")).to_have_count(1)
