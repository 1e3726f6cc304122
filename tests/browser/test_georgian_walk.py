"""A learner who reads Georgian meets each thing for the first time; what she tries in vain is told in Georgian, too."""

import re

import pytest
from django.utils import translation
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from engine.exercises.frame import LEARNER
from engine.variants import variant
from tests.answering import values
from tutorial.content.library import get_library
from tutorial.content.values import Step
from tutorial.exercises.answers import judge
from tutorial.wording import terms
from tutorial.wording.reasons import say_text

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


def answer(page: Page, step: Step, text: str) -> str:
    """Gives an answer, and the words that say what became of it."""
    for value in values(step, text):
        page.locator(f'#question [name="answer"][value="{value}"]').click()
    verdict = page.locator("#verdict")
    expect(verdict.locator("h2")).to_be_focused()
    return verdict.inner_text()


def reason(key: str, step: Step, text: str) -> str:
    """What the engine says of an answer first, in Georgian."""
    (sent,) = values(step, text)
    first, *_ = judge(step.exercise, variant(key.partition("/")[0]), sent).reasons
    with translation.override("ka"):
        return say_text(first, me=LEARNER)


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
        assert reason(key, step, each.answer) in said
        assert not ENGLISH_WORD.search(said)
        page.locator(f'.verdict a[href="/ka/learn/{key}/{id}/#question"]').click()
        expect(page.locator("#verdict")).to_have_count(0)
    said = answer(page, step, step.accept[0])
    assert reason(key, step, step.accept[0]) in said
    assert not ENGLISH_WORD.search(said)
    expect(page.locator(".verdict.right")).to_be_visible()
    page.locator(".verdict a.key").click()
    stops = [*(each.id for each in lesson.steps), "recap"]
    page.wait_for_url(f"**/ka/learn/{key}/{stops[stops.index(id) + 1]}/")
    page.goto(f"{live_server.url}/ka/learn/{key}/")
    expect(page.locator(".tag.done")).to_have_count(1)
