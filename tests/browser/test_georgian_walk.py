"""A learner who reads Georgian meets each thing for the first time; what she tries in vain is told in Georgian, too."""

import re

import pytest
from django.utils import translation
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.at_lesson import answer, begin_again, reason
from tutorial.content.library import get_library
from tutorial.wording import terms

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

STOPS = [
    pytest.param("basic/claiming", "pung-from-anyone", ("pung",), id="first pung"),
    pytest.param("basic/claiming", "chow-from-the-left", ("chow",), id="first chow"),
    pytest.param("basic/a-turn", "draw-and-discard", ("draw",), id="first draw"),
    pytest.param("basic/the-end-of-a-hand", "the-last-tile", ("draw_game",), id="nobody wins"),
    pytest.param("basic/three-ways-to-score", "one-point", (), id="simple"),
    pytest.param("basic/three-ways-to-score", "three-extras", ("dragon_tile",), id="bonus"),
    pytest.param("basic/three-ways-to-score", "two-for-a-pung", ("exposed",), id="exponential"),
]
"""Where she stops: the lesson, the step, and the words that the step explains."""
ENGLISH_WORD = re.compile(r"[A-Za-z]{3,}")


@pytest.mark.parametrize(("key", "id", "words"), STOPS)
def test_she_is_told_why_in_georgian(
    page: Page, live_server: LiveServer, key: str, id: str, words: tuple[str, ...]
) -> None:
    lesson = get_library().lessons[key]
    step = lesson.step(id)
    page.goto(f"{live_server.url}/ka/learn/{key}/")
    page.get_by_role("link", name=lesson.text["ka"].sections[id].title).click()
    page.wait_for_url(f"**/ka/learn/{key}/{id}/")
    for each in words:
        with translation.override("ka"):
            expect(page.locator(f"#note-{each}")).to_contain_text(terms.name(each))
    for each in step.refuse:
        said = answer(page, step, each.answer)
        assert reason(lesson, step, each.answer, "ka") in said
        assert not ENGLISH_WORD.search(said)
        begin_again(page)
    said = answer(page, step, step.accept[0])
    assert reason(lesson, step, step.accept[0], "ka") in said
    assert not ENGLISH_WORD.search(said)
    expect(page.locator(".verdict.right")).to_be_visible()
    page.locator(".verdict a.key").click()
    stops = [*(each.id for each in lesson.steps), "recap"]
    page.wait_for_url(f"**/ka/learn/{key}/{stops[stops.index(id) + 1]}/")
    page.goto(f"{live_server.url}/ka/learn/{key}/")
    expect(page.locator(".tag.done")).to_have_count(1)
