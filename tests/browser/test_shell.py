"""The shell in a real browser: keys, focus, what is said to the ear, and every way without script."""

import re
from collections.abc import Iterator

import pytest
from django.conf import LazySettings
from django.core.cache import cache
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from engine.exercises.name_tile import NameTile
from tutorial.content.library import get_library

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def complaints(page: Page) -> list[str]:
    """What the browser's console complains of."""
    found: list[str] = []
    page.on("console", lambda message: found.append(message.text) if message.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: found.append(str(error)))
    return found


@pytest.fixture
def plain(browser: Browser) -> Iterator[Page]:
    """A browser with scripts switched off."""
    context = browser.new_context(java_script_enabled=False)
    yield context.new_page()
    context.close()


@pytest.fixture
def naming() -> tuple[str, int]:
    """The address, without its language, of a step that asks for a name; and the place of the right one."""
    lesson = get_library().lesson("basic", "the-tiles")
    step, asked = next((step, step.exercise) for step in lesson.steps if isinstance(step.exercise, NameTile))
    return f"/learn/basic/the-tiles/{step.id}/", asked.choices.index(step.accept[0]) + 1


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.textContent.trim()"))


# ---- the question on the front door ----------------------------------------------------------------------------


def test_the_question_is_answered_by_keyboard_alone(page: Page, live_server: LiveServer, complaints: list[str]) -> None:
    page.goto(f"{live_server.url}/en/")
    page.keyboard.press("Tab")
    assert focused(page) == "Skip to the content"
    page.locator("#try button").first.focus()
    page.keyboard.press("Enter")
    heading = page.locator("#try [data-focus]")
    expect(heading).to_be_focused()
    reason = page.locator("#try [data-say]").first.inner_text()
    expect(page.locator("#live")).to_contain_text(reason)
    assert complaints == []


def test_a_second_answer_replaces_the_first(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/en/")
    for value in ("7s.1", "6s.1"):
        page.locator(f"#try button[value='{value}']").click()
        expect(page.locator(f"#try button[value='{value}'][data-mark]")).to_be_visible()
    expect(page.locator("#try .verdict")).to_have_count(1)
    expect(page.locator("#try .verdict")).to_have_class(re.compile("right"))
    expect(page).to_have_url(f"{live_server.url}/en/")


def test_the_question_is_answered_without_script(plain: Page, live_server: LiveServer) -> None:
    plain.goto(f"{live_server.url}/ka/")
    plain.locator("#try button[value='6p.1']").click()
    expect(plain.locator("#try .verdict")).to_be_visible()
    expect(plain.locator("#try button[data-mark='no']")).to_have_count(1)


def test_an_answer_that_gets_lost_is_told(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/en/")
    page.route("**/try/", lambda route: route.abort())
    page.locator("#try button").first.click()
    expect(page.locator("#notice")).to_contain_text("no connection")
    page.unroute("**/try/")
    page.locator("#try button").first.click()
    expect(page.locator("#try .verdict")).to_be_visible()
    expect(page.locator("#notice")).to_be_empty()


def test_a_failure_is_told(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/en/")
    page.route("**/try/", lambda route: route.fulfill(status=500, body="no"))
    page.locator("#try button").first.click()
    expect(page.locator("#notice")).to_contain_text("our side")


def test_a_refusal_shows_its_page(page: Page, live_server: LiveServer, settings: LazySettings) -> None:
    settings.POSTS_PER_MINUTE = 0
    page.goto(f"{live_server.url}/en/")
    page.locator("#try button").first.click()
    expect(page.locator("h1")).to_have_text("That was very quick")
    cache.clear()


# ---- keys in a lesson ------------------------------------------------------------------------------------------


def test_a_number_chooses_and_answers(
    page: Page, live_server: LiveServer, naming: tuple[str, int], complaints: list[str]
) -> None:
    path, right = naming
    page.goto(f"{live_server.url}/en{path}")
    page.keyboard.press(str(right))
    expect(page.locator(".verdict.right")).to_be_visible()
    expect(page.locator("[data-focus]")).to_be_focused()
    assert complaints == []


def test_arrows_go_from_choice_to_choice(page: Page, live_server: LiveServer, naming: tuple[str, int]) -> None:
    page.goto(f"{live_server.url}/en{naming[0]}")
    choices = page.locator("[data-choices] button")
    choices.first.focus()
    page.keyboard.press("ArrowRight")
    expect(choices.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(choices.last).to_be_focused()
    page.keyboard.press("Home")
    expect(choices.first).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(choices.first).to_be_focused()


def test_h_asks_for_a_hint(page: Page, live_server: LiveServer, naming: tuple[str, int]) -> None:
    page.goto(f"{live_server.url}/en{naming[0]}")
    page.keyboard.press("h")
    expect(page.locator(".ladder > li:not(.shut)")).to_have_count(1)


def test_a_question_mark_opens_and_closes_the_list_of_keys(
    page: Page, live_server: LiveServer, naming: tuple[str, int]
) -> None:
    page.goto(f"{live_server.url}/en{naming[0]}")
    page.keyboard.press("?")
    expect(page.locator("[data-keys-list] dl")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("[data-keys-list] dl")).to_be_hidden()


def test_the_list_of_keys_can_be_read_without_script(
    plain: Page, live_server: LiveServer, naming: tuple[str, int]
) -> None:
    plain.goto(f"{live_server.url}/en{naming[0]}")
    plain.locator("[data-keys-list] summary").click()
    expect(plain.locator("[data-keys-list] dl")).to_contain_text("Enter")
    expect(plain.locator("[data-keys-list] .scripted").first).to_be_hidden()


def test_single_keys_can_be_switched_off(page: Page, live_server: LiveServer, naming: tuple[str, int]) -> None:
    page.goto(f"{live_server.url}/en/settings/")
    page.locator("input[name=keys][value=off]").check()
    page.locator("main form button").click()
    page.goto(f"{live_server.url}/en{naming[0]}")
    for key in ("1", "h", "?"):
        page.keyboard.press(key)
    expect(page.locator(".verdict")).to_have_count(0)
    expect(page.locator(".ladder > li:not(.shut)")).to_have_count(0)


def test_keys_with_a_modifier_belong_to_the_browser(
    page: Page, live_server: LiveServer, naming: tuple[str, int]
) -> None:
    page.goto(f"{live_server.url}/en{naming[0]}")
    for key in ("Control+h", "Alt+1", "Meta+2"):
        page.keyboard.press(key)
    expect(page.locator(".verdict")).to_have_count(0)


# ---- settings and languages ------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en", "bn"])
def test_settings_hold_without_script(plain: Page, live_server: LiveServer, locale: str) -> None:
    plain.goto(f"{live_server.url}/{locale}/settings/")
    plain.locator("select[name=theme]").select_option("dark")
    plain.locator("input[name=index][value=off]").check()
    plain.locator("main form button").click()
    expect(plain.locator(".verdict.right")).to_be_visible()
    plain.goto(f"{live_server.url}/{locale}/")
    expect(plain.locator("html")).to_have_attribute("data-theme", "dark")
    expect(plain.locator("#try .tile b").first).to_be_hidden()


def test_the_languages_open_close_and_keep_the_page(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/en/about/")
    page.locator(".tools summary").click()
    expect(page.locator(".drop")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".drop")).to_be_hidden()
    expect(page.locator(".tools summary")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".drop a[lang=ka]").click()
    expect(page).to_have_url(f"{live_server.url}/ka/about/")


def test_a_click_elsewhere_closes_the_languages(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/en/about/")
    page.locator(".tools summary").click()
    page.locator("h1").click()
    expect(page.locator(".drop")).to_be_hidden()
