"""A newcomer walks every lesson: each wrong answer has its reason, each hint its words, each right answer leads on."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta

import pytest
from django.test import Client

from tests.answering import LOCALES, lessons
from tests.rotation import TODAY, languages_of, taking_turns
from tests.walker.walk import GENERAL, Walk
from tutorial.content.library import get_library
from tutorial.content.values import Lesson
from tutorial.wording.reasons import FRAMES

pytestmark = pytest.mark.django_db


class InProcess:
    """A browser without a wire, whose forms need their token like any other's."""

    def __init__(self) -> None:
        self._client = Client(enforce_csrf_checks=True)

    def get(self, path: str) -> str:
        """A page."""
        got = self._client.get(path)
        assert got.status_code == 200, path
        return got.content.decode()

    def post(self, path: str, fields: Mapping[str, str | Sequence[str]]) -> str:
        """The part of a page that a form changes."""
        got = self._client.post(path, fields, headers={"HX-Request": "true"})
        assert got.status_code == 200, (path, fields)
        return got.content.decode()


@pytest.fixture(autouse=True)
def no_limit(settings: object) -> None:
    """She is quicker than any learner."""
    settings.POSTS_PER_MINUTE = 1_000_000  # type: ignore[attr-defined]


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.key)
@pytest.mark.parametrize("locale", taking_turns())
def test_every_answer_is_told_why_and_every_step_leads_on(locale: str, lesson: Lesson, *, deep: bool) -> None:
    walk = Walk(InProcess(), lesson, locale, every=deep)
    assert walk.walk() == []
    assert walk.answers >= sum(len(step.accept) + len(step.refuse) for step in lesson.steps)


def test_every_language_has_its_turn_with_english_in_five_days() -> None:
    days = [date(2026, 11, 30) + timedelta(each) for each in range(5)]
    assert {languages_of(each)[0] for each in days} == {"en"}
    assert {languages_of(each)[1] for each in days} == set(LOCALES) - {"en"}
    assert [each.marks for each in taking_turns() if each.values[0] in TODAY] == [(), ()]


class Altered(InProcess):
    """A browser that shows something else than the site sent."""

    def __init__(self, pattern: str, instead: str) -> None:
        super().__init__()
        self._pattern, self._instead = pattern, instead

    def get(self, path: str) -> str:
        return re.sub(self._pattern, self._instead, super().get(path), flags=re.DOTALL)

    def post(self, path: str, fields: Mapping[str, str | Sequence[str]]) -> str:
        return re.sub(self._pattern, self._instead, super().post(path, fields), flags=re.DOTALL)


@pytest.mark.parametrize(
    ("pattern", "instead", "complaint"),
    [
        pytest.param(
            r"(</h2>\s*)<p>.*?</p>", r"\1<p>Wrong.</p>", "is not told tile.bird-is-one-bamboo", id="no reason"
        ),
        pytest.param("verdict wrong", "verdict right", "'1f' is not refused", id="a wrong answer called right"),
        pytest.param("verdict right", "verdict wrong", "'1s' is not called right", id="a right answer called wrong"),
        pytest.param('button key" href="', 'button key" data-href="', "leads to nowhere", id="no way on"),
        pytest.param('<ol class="ladder">.*?</ol>', "", "hint 1 does not stand", id="no hints"),
        pytest.param('class="done"', "", "its pips", id="no pips"),
        pytest.param("tag done", "tag", "0 of 2 steps are done", id="nothing done"),
        pytest.param('<ol class="recap.*?</ol>', "", "the recap has not four lines", id="no recap"),
    ],
)
def test_what_does_not_hold_is_told(pattern: str, instead: str, complaint: str) -> None:
    whole = get_library().lesson("basic", "the-tiles")
    short = replace(whole, steps=whole.steps[1:3])
    assert any(complaint in each for each in Walk(Altered(pattern, instead), short, "en").walk())


def test_a_refusal_for_another_reason_than_the_author_thought_of_is_told() -> None:
    whole = get_library().lesson("basic", "the-tiles")
    bird = whole.step("the-bird")
    other = replace(bird, refuse=(replace(bird.refuse[0], because="set.no-wrap"),))
    told = Walk(InProcess(), replace(whole, steps=(other,)), "en").walk()
    assert any("is refused with tile.bird-is-one-bamboo, not set.no-wrap" in each for each in told)


@pytest.mark.parametrize("ending", GENERAL)
def test_there_are_reasons_that_say_little(ending: str) -> None:
    assert any(code.endswith(ending) for code in FRAMES)
