"""The practice table in a real browser: a hand by keyboard alone, one with script off, axe, and all of it in view."""

import re
from collections.abc import Iterator

import pytest
from django.conf import LazySettings
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.keys import tab_to
from tests.browser.test_access import AXE, RUN
from tests.browser.window import overflowing, widen
from tutorial.models import PracticeHand

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

LONGEST = 80
"""Units: decisions. No short deal asks for more."""
SCREENS = ((360, 740), (1280, 800))
"""Units: CSS pixels. A phone and a desk on which all of the table is in view."""


@pytest.fixture(autouse=True)
def a_minute_of_her_own(settings: LazySettings) -> None:
    """Whole hands are sent faster than any finger could."""
    settings.POSTS_PER_MINUTE = 10_000


@pytest.fixture
def without_script(browser: Browser) -> Iterator[Page]:
    """A page in a browser whose scripts are switched off."""
    context = browser.new_context(java_script_enabled=False)
    yield context.new_page()
    context.close()


def deal(page: Page, site: str, *, game: str = "one-two", seed: int = 2, locale: str = "en") -> None:
    """Opens a hand with the mouse."""
    page.goto(f"{site}/{locale}/practice/basic/")
    page.locator("[name=seed]").fill(str(seed))
    page.locator(f'[name="game"][value="{game}"]').click()
    page.wait_for_url("**/practice/hand/**")


def token(page: Page) -> str:
    return str(page.locator("#hand [name=token]").get_attribute("value"))


def is_over(page: Page) -> bool:
    return page.locator("#hand [formaction$='/next/']").count() > 0


def keyed(page: Page) -> None:
    """One decision by single keys: win or claim if there is a key for it, else discard the last tile."""
    offered = [each.get_attribute("data-key") for each in page.locator(".call").all()]
    if offered:
        page.keyboard.press(str(offered[0]))
    else:
        page.keyboard.press("0")
        expect(page.locator(".rack input:checked")).to_have_count(1)
        page.keyboard.press("d")


def test_a_hand_is_played_by_keyboard_alone(page: Page, live_server: LiveServer) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(f"{live_server.url}/en/practice/basic/")
    tab_to(page, '[name="game"][value="one-two"]')
    page.keyboard.press("Enter")
    page.wait_for_url("**/practice/hand/**")
    tab_to(page, ".rack input, .call")
    for _ in range(LONGEST):
        if is_over(page):
            break
        before = token(page)
        keyed(page)
        expect(page.locator("#hand [name=token]")).not_to_have_attribute("value", before)
        expect(page.locator("#goal")).to_be_focused()
        expect(page.locator("#live")).not_to_be_empty()
    assert is_over(page)
    hand = page.url
    page.keyboard.press("u")
    expect(page.locator(".note")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("[data-keys-list]")).to_have_attribute("open", "")
    page.keyboard.press("h")
    expect(page.locator("#coach")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator('[name="try"][value="chow"]')).to_be_visible()
    assert page.url.startswith(hand)
    assert not errors


def test_tab_and_enter_alone_play_too(page: Page, live_server: LiveServer) -> None:
    deal(page, live_server.url, game="two-two", seed=1)
    for _ in range(3):
        if is_over(page):
            break
        before = token(page)
        if page.locator(".call").count():
            tab_to(page, ".call.pass" if page.locator(".call.pass").count() else ".call")
        else:
            tab_to(page, ".rack input")
            page.keyboard.press("ArrowRight")
            expect(page.locator(".rack input:checked")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(page.locator("#hand [name=token]")).not_to_have_attribute("value", before)


@pytest.mark.parametrize("locale", ["en", "bn"])
@pytest.mark.parametrize("query", ["", "?view=text"], ids=["table", "in words"])
def test_a_hand_is_played_with_script_off(
    without_script: Page, live_server: LiveServer, locale: str, query: str
) -> None:
    page = without_script
    deal(page, live_server.url, locale=locale)
    page.goto(page.url + query)
    for _ in range(LONGEST):
        if is_over(page):
            break
        if page.locator(".call").count():
            page.locator(".call").first.click()
        else:
            page.locator('#hand [name="tile"]').last.check(force=True)
            page.locator('[name="try"][value="discard"]').click()
    assert is_over(page)
    assert PracticeHand.objects.get().closed_at is not None
    page.locator("[formaction$='/again/']").click()
    page.wait_for_url(re.compile(r"/practice/hand/[0-9a-f-]+/$"))
    assert PracticeHand.objects.count() == 2


def test_a_tile_is_tapped_and_confirmed_and_a_double_tap_is_one_move(page: Page, live_server: LiveServer) -> None:
    deal(page, live_server.url, game="whole", seed=5)
    page.locator(".rack .tile").last.click()
    page.locator('[data-key="d"]').dblclick()
    expect(page.locator(".log")).not_to_have_count(0)
    page.wait_for_load_state("networkidle")
    hand = PracticeHand.objects.get()
    own = [each for branch in hand.branches.all() for each in branch.actions.all() if each.seat == hand.seat]
    assert len(own) == 1


def test_two_tabs_show_one_table(page: Page, live_server: LiveServer) -> None:
    deal(page, live_server.url, game="whole", seed=5)
    other = page.context.new_page()
    other.goto(page.url)
    page.locator(".rack .tile").last.click()
    page.locator('[data-key="d"]').click()
    expect(page.locator(".log li").first).to_contain_text("You discard")
    other.locator(".rack .tile").first.click()
    other.locator('[data-key="d"]').click()
    expect(other.locator(".note")).to_contain_text("had already gone on")
    assert token(other) == token(page)
    page.go_back()
    page.go_forward()
    assert token(other) == token(page)


def test_what_is_not_allowed_is_answered_with_its_reason(page: Page, live_server: LiveServer) -> None:
    deal(page, live_server.url, game="whole", seed=5)
    before = token(page)
    page.locator('[data-key="t"]').click()
    page.locator('[name="try"][value="win"]').click()
    expect(page.locator("#why h2")).to_be_focused()
    expect(page.locator("#live")).to_contain_text("not complete")
    assert token(page) == before


LOOKS = ("", "?hints=1", "?try=1", "?view=text")


@pytest.mark.parametrize("locale", ["en", "bn", "ka"])
def test_nothing_stands_in_anyones_way_at_the_table(page: Page, live_server: LiveServer, locale: str) -> None:
    site = live_server.url
    deal(page, site, game="two-two", seed=1, locale=locale)
    hand, said = page.url, []
    stages = [f"{hand}{look}" for look in LOOKS]
    watch = f"{site}/{locale}/practice/basic/watch/"
    stages += [
        f"{site}/{locale}/practice/",
        f"{site}/{locale}/practice/basic/",
        watch,
        f"{watch}?at=9",
        f"{watch}?view=text",
    ]

    def look(address: str) -> None:
        page.goto(address)
        page.evaluate(AXE)
        for width in (320, 360, 1280):
            widen(page, width)
            said.extend(f"{address} {width} {each}" for each in page.evaluate(RUN))
            said.extend(f"{address} {width} {each}" for each in overflowing(page))

    for address in stages:
        look(address)
    page.goto(hand)
    for _ in range(LONGEST):
        if is_over(page):
            break
        before = token(page)
        keyed(page)
        expect(page.locator("#hand [name=token]")).not_to_have_attribute("value", before)
    for address in (hand, f"{hand}?view=text"):
        look(address)
    assert not said, "\n".join(said)


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_table_and_the_hand_are_in_view_together(
    page: Page, live_server: LiveServer, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    deal(page, live_server.url, game="whole", seed=5)
    for _ in range(8):
        box = page.locator(".board").bounding_box()
        assert box
        assert box["y"] + box["height"] <= height + 1, f"{box} at {page.url}"
        before = token(page)
        if page.locator(".call").count():
            page.locator(".call").last.click()
        else:
            page.locator(".rack .tile").last.click()
            page.locator('[data-key="d"]').click()
        expect(page.locator("#hand [name=token]")).not_to_have_attribute("value", before)
        page.evaluate("scrollTo(0, 0)")
