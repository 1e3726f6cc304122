"""Courses, front pages of lessons, recaps: what they show before, during and after."""

import pytest
from django.test import Client

from tests.answering import LOCALES, lessons
from tests.tutorial.html import by_class, parsed, text
from tests.tutorial.visitors import known
from tutorial.content.library import get_library
from tutorial.learners.progress import record
from tutorial.models import Learner

pytestmark = pytest.mark.django_db

COURSE = "/en/learn/basic/"
FRONT = "/en/learn/basic/the-tiles/"
RECAP = "/en/learn/basic/the-tiles/recap/"


def do(learner: Learner, *, all_but: int = 0) -> None:
    """The learner does the first lesson, or all but its last steps."""
    steps = get_library().lesson("basic", "the-tiles").steps
    for step in steps[: len(steps) - all_but]:
        record(learner, "basic", "the-tiles", step.id, right=True)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("path", [COURSE, FRONT, RECAP])
def test_it_is_a_valid_page_with_one_headline_and_one_main_key(client: Client, locale: str, path: str) -> None:
    page = parsed(client.get(path.replace("/en/", f"/{locale}/")))
    assert len(by_class(page, "key")) == 1
    ids = [each.get("id") for each in page.iter() if each.get("id")]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_lesson_has_a_sentence_on_top_things_to_do_and_four_lines(client: Client, locale: str) -> None:
    for lesson in lessons():
        front = parsed(client.get(f"/{locale}/learn/{lesson.key}/"))
        assert text(by_class(front, "lede")[0])
        (steps,) = by_class(front, "rows")
        assert len(list(steps)) == len(lesson.steps) >= 6
        recap = parsed(client.get(f"/{locale}/learn/{lesson.key}/recap/"))
        (lines,) = by_class(recap, "recap")
        assert len(list(lines)) == 4


def test_a_newcomer_starts_at_the_first_step(client: Client) -> None:
    (key,) = by_class(parsed(client.get(COURSE)), "key")
    assert key.get("href") == f"{FRONT}three-suits/"


def test_who_has_begun_goes_on_where_she_stopped(client: Client) -> None:
    do(known(client), all_but=2)
    for path in (COURSE, FRONT):
        (key,) = by_class(parsed(client.get(path)), "key")
        assert key.get("href") == f"{FRONT}in-the-box/"


def test_a_finished_lesson_is_marked_and_turns_its_tile(client: Client) -> None:
    do(known(client))
    page = parsed(client.get(COURSE))
    assert len(by_class(page, "done")) == 1
    first = by_class(page, "rack")[0][0]
    assert "back" not in first.get("class", "").split()
    assert "done" in str(first.get("aria-label"))


def test_the_recap_of_an_unfinished_lesson_leads_to_the_first_open_step(client: Client) -> None:
    do(known(client), all_but=1)
    links = [each.get("href") for each in parsed(client.get(RECAP)).iter("a")]
    assert f"{FRONT}the-whole-set/" in links


def test_once_all_lessons_are_done_the_way_leads_to_the_table(client: Client) -> None:
    learner = known(client)
    for lesson in lessons():
        for step in lesson.steps:
            record(learner, lesson.variant, lesson.slug, step.id, right=True)
    (key,) = by_class(parsed(client.get(COURSE)), "key")
    assert key.get("href") == "/en/practice/"


def test_queries_stay_few(client: Client, django_assert_max_num_queries: object) -> None:
    do(known(client), all_but=3)
    for path in (COURSE, FRONT, RECAP, f"{FRONT}the-bird/"):
        with django_assert_max_num_queries(6):  # type: ignore[operator]
            client.get(path)


def test_a_changed_lesson_counts_only_the_steps_it_still_has(client: Client) -> None:
    learner = known(client)
    do(learner)
    record(learner, "basic", "the-tiles", "a-step-of-last-year", right=True)
    page = parsed(client.get(FRONT))
    assert len(by_class(page, "done")) == len(get_library().lesson("basic", "the-tiles").steps)
