"""A learner who reads Swahili tells a joker, passes one round, is stopped with a joker, and offers a courtesy."""

import pytest
from django.utils import translation
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from engine.actions import PassTiles
from engine.coach.advice import advise
from engine.play import apply
from engine.reasons import IllegalAction
from tests.browser.at_lesson import answer, begin_again, reason
from tests.tutorial.charleston.deals import WITH_JOKERS
from tutorial.charleston.places import Place
from tutorial.content.library import get_library
from tutorial.wording.reasons import say_text

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def test_she_tells_a_joker(page: Page, live_server: LiveServer) -> None:
    walk_step(page, live_server, "american/the-american-set", "eight-jokers")


def test_she_offers_three_against_one(page: Page, live_server: LiveServer) -> None:
    walk_step(page, live_server, "american/courtesy", "the-smaller-number")


def walk_step(page: Page, live_server: LiveServer, key: str, id: str) -> None:
    """Answers a step in every wrong way its author thought of and then rightly, each told in Swahili."""
    lesson = get_library().lessons[key]
    step = lesson.step(id)
    page.goto(f"{live_server.url}/sw/learn/{key}/{id}/")
    for each in step.refuse:
        assert reason(lesson, step, each.answer, "sw") in answer(page, step, each.answer)
        begin_again(page)
    assert reason(lesson, step, step.accept[0], "sw") in answer(page, step, step.accept[0])
    expect(page.locator(".verdict.right")).to_be_visible()


def refusal_of_a_joker(place: Place) -> str:
    """What the engine says of a pass with a joker in it, in Swahili."""
    sitting = place.sitting
    tiles = sorted(sitting.view.hand.concealed, key=lambda each: not each.design.is_joker)
    with pytest.raises(IllegalAction) as refused, translation.override("sw"):
        apply(sitting.state, PassTiles(sitting.me, tuple(tiles[:3])))
    with translation.override("sw"):
        return say_text(refused.value.reason, american=True, me=sitting.me)


def test_she_passes_one_round_and_no_joker(page: Page, live_server: LiveServer) -> None:
    place = Place("american", WITH_JOKERS)
    page.goto(f"{live_server.url}/sw/american/charleston/?deal={WITH_JOKERS}")
    page.locator(".jokers button").first.click(force=True)  # locked, and yet to be tried
    refused = page.locator(".verdict.refused")
    expect(refused.locator("h2")).to_be_focused()
    expect(refused).to_contain_text(refusal_of_a_joker(place))
    passed = 0
    while isinstance(action := advise(place.sitting.view).action, PassTiles):
        for tile in action.pieces:
            page.locator(f'.rack input[value="{tile.name}"]').check(force=True)
        page.locator("#question .key").click()
        expect(page.locator("#verdict h2")).to_be_focused()
        place = place.after(action).onward
        page.locator("#verdict a.key").click()
        page.wait_for_url(f"**/sw/**{place.url.partition('?')[2]}")
        passed += 1
    assert passed == 3
    expect(page.locator("#goal")).to_be_visible()
