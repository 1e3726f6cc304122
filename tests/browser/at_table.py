"""Hands of lessons played in a real browser, move by move, and taken back to their lesson."""

import re
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from engine.actions import parse_action, print_action
from engine.exercises.play_hand import BETWEEN, PlayHand
from engine.variants import variant
from tests.browser.keys import press, tab_to

_COPY = re.compile(r"\.\d")
TOGETHER = ("give", "blind")
"""Verbs for tiles that are chosen on the rack before a key is pressed."""
OTHER_WAYS = ".otherways summary"
"""What opens the keys for which there are plainer ones."""


def moves_of(exercise: PlayHand, tradition: str, answer: str) -> Iterator[str]:
    """The moves of an answer, every copy named as the table's keys name it."""
    line = exercise.opened(variant(tradition))
    for text in answer.split(BETWEEN):
        action = parse_action(f"A {text.strip()}", held=line.view.hand.concealed)
        yield print_action(action)
        line = line.after(action)


def _token(page: Page) -> str:
    return str(page.locator("#hand [name=token]").get_attribute("value"))


def _call(page: Page, move: str) -> str:
    """The selector of the key for this move, whichever copies it names."""
    wanted = _COPY.sub("", move)
    found = [str(each.get_attribute("value")) for each in page.locator(".call").all()]
    values = sorted(found, key=lambda each: each != move)  # the very joker, if there are several
    return f'.call[value="{next(each for each in values if _COPY.sub("", each) == wanted)}"]'


def play_by_keyboard(page: Page, exercise: PlayHand, tradition: str, answer: str) -> None:
    """Sits down, plays the moves and takes them back to the lesson, with Tab, arrows and Enter."""
    play_to_the_goal(page, exercise, tradition, answer)
    press(page, "#task .key")
    page.wait_for_url("**?answer=*")


def play_to_the_goal(page: Page, exercise: PlayHand, tradition: str, answer: str) -> None:
    """Sits down and plays the moves, with Tab, arrows and Enter; the table says that the goal is reached."""
    press(page, "#question [formaction]")
    page.wait_for_url("**/practice/hand/**")
    for move in moves_of(exercise, tradition, answer):
        before = _token(page)
        _, verb, *tiles = move.split()
        if verb == "discard":
            tab_to(page, ".rack input")
            page.keyboard.press("Space")
            for _ in range(page.locator(".rack input").count()):
                if page.locator(f'.rack input[value="{tiles[0]}"]').is_checked():
                    break
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        elif verb in TOGETHER:
            for each in tiles:
                tab_to(page, f'.rack input[value="{each}"]')
                page.keyboard.press("Space")
            press(page, f'[name="try"][value="{verb}"]')
        else:
            key = _call(page, move)
            if not page.locator(key).is_visible():
                press(page, OTHER_WAYS)
            press(page, key)
        expect(page.locator("#hand [name=token]")).not_to_have_attribute("value", before)
        expect(page.locator("[data-focus]:focus")).to_have_count(1)  # not before may the next key come
    expect(page.locator("#task h2")).to_be_focused()
    expect(page.locator("#live")).not_to_be_empty()


def play_without_script(page: Page, exercise: PlayHand, tradition: str, answer: str) -> None:
    """The same with a mouse, in a browser whose scripts are switched off."""
    page.locator("#question [formaction]").click()
    page.wait_for_url("**/practice/hand/**")
    for move in moves_of(exercise, tradition, answer):
        _, verb, *tiles = move.split()
        if verb == "discard":
            page.locator(f'.rack input[value="{tiles[0]}"]').check(force=True)
            page.locator('[name="try"][value="discard"]').click()
        elif verb in TOGETHER:
            for each in tiles:
                page.locator(f'.rack input[value="{each}"]').check(force=True)
            page.locator(f'[name="try"][value="{verb}"]').click()
        else:
            key = page.locator(_call(page, move))
            if not key.is_visible():
                page.locator(OTHER_WAYS).click()
            key.click()
    assert page.url.endswith("#task")
    page.locator("#task .key").click()
    page.wait_for_url("**?answer=*")
