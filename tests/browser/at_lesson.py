"""Steps of lessons answered with a mouse, and what the site must say of an answer in the learner's language."""

from django.utils import translation
from playwright.sync_api import Page, expect

from engine.coach.card_players import has_card
from engine.exercises.frame import LEARNER
from engine.variants import variant
from tests.answering import values
from tutorial.content.values import Lesson, Step
from tutorial.exercises.answers import judge
from tutorial.wording.reasons import say_text


def answer(page: Page, step: Step, text: str) -> str:
    """Gives an answer, and the words that say what became of it."""
    for value in values(step, text):
        page.locator(f'#question [name="answer"][value="{value}"]').click()
    if page.locator("#question input[type=checkbox]").count():
        page.locator("#question .button:not([name])").click()
    verdict = page.locator("#verdict")
    expect(verdict.locator("h2")).to_be_focused()
    return verdict.inner_text()


def begin_again(page: Page) -> None:
    """Goes back to the question after a wrong answer."""
    page.locator('.verdict a[href$="#question"]').click()
    expect(page.locator("#verdict")).to_have_count(0)


def reason(lesson: Lesson, step: Step, text: str, locale: str) -> str:
    """What the engine says first of an answer, in a language."""
    rules = variant(lesson.variant)
    first, *_ = judge(step.exercise, rules, " ".join(values(step, text))).reasons
    with translation.override(locale):
        return say_text(first, american=has_card(rules), me=LEARNER)
