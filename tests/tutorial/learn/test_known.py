"""“I know this”: four questions of a lesson, what came of them, and addresses that do not fit."""

import re

import pytest
from django.db import OperationalError
from django.test import Client

from tests.answering import LOCALES, values
from tests.tutorial.guided import guided
from tests.tutorial.html import by_class, by_id, parsed, text
from tests.tutorial.visitors import known
from tutorial.content.library import get_library
from tutorial.content.values import KNOWN, Step
from tutorial.exercises.board import ticket
from tutorial.learn import knowing
from tutorial.learners.progress import done_steps, record
from tutorial.models import Learner, StepRecord

__all__ = ["guided"]
pytestmark = pytest.mark.django_db

FRONT = "/en/learn/basic/the-tiles/"
START = f"{FRONT}known/"
HTMX = {"HX-Request": "true"}


def step_of(url: str) -> Step:
    """The step a question is about."""
    found = re.search(r"/known/([a-z-]+)/", url)
    assert found
    return get_library().lesson("basic", "the-tiles").step(found[1])


def answered(client: Client, url: str, *, right: bool) -> str:
    """Where the question is after an answer to it."""
    step = step_of(url)
    answer = step.accept[0] if right else step.refuse[0].answer
    sent = client.post(url, {"ticket": ticket(step.exercise), "hints": "0", "answer": values(step, answer)})
    assert sent.status_code == 303, sent.content
    return str(sent["Location"])


def onward(client: Client, url: str) -> str:
    """Where the key on the page leads."""
    (key,) = by_class(parsed(client.get(url)), "key")
    return str(key.get("href"))


def run(client: Client, *rights: bool, start: str = START) -> str:
    """Answers questions in order; where it goes on after the last of them."""
    url = client.get(start)["Location"]
    for right in rights:
        url = onward(client, answered(client, url, right=right))
    return url


@pytest.mark.parametrize("locale", LOCALES)
def test_four_right_answers_mark_the_lesson_known(client: Client, locale: str) -> None:
    learner = known(client)
    front = parsed(client.get(FRONT.replace("/en/", f"/{locale}/")))
    links = [each.get("href") for each in front.iter("a")]
    start = START.replace("/en/", f"/{locale}/")
    assert start in links
    end = client.get(run(client, True, True, True, True, start=start))
    assert end.status_code == 200
    parsed(end)
    assert done_steps(learner, "basic", "the-tiles") == {KNOWN}
    course = parsed(client.get(f"/{locale}/learn/basic/"))
    assert len(by_class(course, "done")) == 1
    assert start not in [
        each.get("href") for each in parsed(client.get(FRONT.replace("/en/", f"/{locale}/"))).iter("a")
    ]


def test_the_course_goes_on_after_a_known_lesson(client: Client) -> None:
    learner = known(client)
    record(learner, "basic", "the-tiles", KNOWN, right=True)
    page = parsed(client.get("/en/learn/basic/"))
    (key,) = by_class(page, "key")
    assert "/sets-and-a-pair/" in str(key.get("href"))
    assert "Known" in [text(each) for each in by_class(page, "done")]
    assert "1 of" in text(by_class(page, "folio")[0])
    assert "known" in str(by_class(page, "rack")[0][0].get("aria-label"))
    home = client.get("/en/").content.decode()
    assert "/learn/basic/the-tiles/three-suits/" not in home


def test_a_reset_undoes_it(client: Client) -> None:
    record(known(client), "basic", "the-tiles", KNOWN, right=True)
    client.post("/en/settings/reset/")
    assert not StepRecord.objects.exists()


def test_a_known_lesson_can_still_be_done(client: Client) -> None:
    learner = known(client)
    record(learner, "basic", "the-tiles", KNOWN, right=True)
    for step in get_library().lesson("basic", "the-tiles").steps:
        record(learner, "basic", "the-tiles", step.id, right=True)
    (tag,) = by_class(parsed(client.get("/en/learn/basic/")), "done")
    assert text(tag) == "Done"


@pytest.mark.parametrize("rights", [(True, False, True, True), (False, False, False, False)])
def test_a_wrong_answer_names_the_step_to_look_at(client: Client, rights: tuple[bool, ...]) -> None:
    learner = known(client)
    end = client.get(run(client, *rights))
    page = parsed(end)
    rows = by_class(page, "line")
    assert len(rows) == rights.count(False)
    for row in rows:
        assert client.get(str(row.get("href"))).status_code == 200
    assert done_steps(learner, "basic", "the-tiles") == frozenset()
    assert not StepRecord.objects.exists()


def test_a_question_says_why_and_gives_no_hints(client: Client) -> None:
    url = client.get(START)["Location"]
    page = parsed(client.get(url))
    assert not by_class(page, "hints")
    assert not by_class(page, "turn")
    told = parsed(client.get(answered(client, url, right=False)))
    (verdict,) = by_class(told, "verdict")
    assert list(verdict.iter("p"))
    assert not by_class(told, "hints")
    assert [text(each) for each in verdict.iter("a")] == ["Next question"]


def test_questions_are_four_different_steps_in_the_order_of_the_lesson(client: Client) -> None:
    lesson = get_library().lesson("basic", "the-tiles")
    ids = [each.id for each in lesson.steps]
    asked = [knowing.begin(lesson).asked for _ in range(20)]
    assert len(set(asked)) > 1
    for each in asked:
        assert len(set(each)) == knowing.QUESTIONS
        assert sorted(each, key=ids.index) == list(each)


@pytest.mark.usefixtures("guided")
def test_hands_to_be_played_are_not_asked() -> None:
    lesson = get_library().lesson("basic", "claiming")
    for _ in range(30):
        assert not {"first-pung", "first-win"} & set(knowing.begin(lesson).asked)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_lesson_with_fewer_questions_is_done_to_be_known(client: Client, locale: str) -> None:
    """A lesson of hands to be played is not known by one answer."""
    front = f"/{locale}/learn/basic/your-first-hands/"
    assert f"{front}known/" not in [each.get("href") for each in parsed(client.get(front)).iter("a")]
    begun = client.get(f"{front}known/")
    assert (begun.status_code, begun["Location"]) == (302, front)


def test_with_htmx_the_board_and_the_head_are_swapped(client: Client) -> None:
    url = client.get(START)["Location"]
    step = step_of(url)
    form = {"ticket": ticket(step.exercise), "hints": "0", "answer": values(step, step.accept[0])}
    part = client.post(url, form, headers=HTMX)
    assert part.status_code == 200
    assert "run=" in part["HX-Push-Url"]
    assert b'id="board"' in part.content
    assert b"<html" not in part.content


def test_going_back_and_answering_again_counts_nothing_twice(client: Client) -> None:
    url = client.get(START)["Location"]
    after = answered(client, url, right=False)
    again = after.split("&answer=")[0]
    assert answered(client, again, right=True).split("&answer=")[0] == again
    lesson = get_library().lesson("basic", "the-tiles")
    token = re.search(r"run=([^&#]+)", again)
    assert token
    assert knowing.read(lesson, token[1].replace("%3A", ":")).given == (False,)


# ---- what does not fit ----


def other_run() -> str:
    """A run through another lesson."""
    return knowing.begin(get_library().lesson("basic", "sets-and-a-pair")).token


def older_run() -> str:
    """A run whose step has gone."""
    lesson = get_library().lesson("basic", "the-tiles")
    return knowing.Run(lesson, ("the-bird", "a-step-of-last-year")).token


@pytest.mark.parametrize("page", ["", "the-bird/"])
@pytest.mark.parametrize(
    "token",
    [lambda: "x", lambda: "", lambda: f"{other_run()}", older_run, lambda: other_run() + "x", lambda: "x" * 3000],
    ids=["rubbish", "empty", "other lesson", "older lesson", "tampered", "long"],
)
def test_a_run_that_cannot_be_read_is_told(client: Client, page: str, token: object) -> None:
    for got in (
        client.get(f"{START}{page}", {"run": token()}),  # type: ignore[operator]
        client.post(f"{START}the-bird/?run=nothing", {"answer": "1s"}),
    ):
        assert got.status_code == 404
        assert START in got.content.decode()
    assert not Learner.objects.exists()


def test_a_question_out_of_order_leads_to_the_one_that_is_due(client: Client) -> None:
    lesson = get_library().lesson("basic", "the-tiles")
    asked = knowing.begin(lesson)
    other = asked.question_url(asked.asked[2])
    page = client.get(other)
    assert page.status_code == 404
    assert asked.asked[0] in page.content.decode()


def test_a_step_that_is_not_there_is_told(client: Client) -> None:
    assert client.get(f"{START}nothing/?run=x").status_code == 404
    assert client.get("/en/learn/basic/nothing/known/").status_code == 404


def test_an_unfinished_run_goes_on(client: Client) -> None:
    asked = knowing.begin(get_library().lesson("basic", "the-tiles"))
    got = client.get(START, {"run": asked.token})
    assert got["Location"].split("?")[0].endswith(f"/known/{asked.asked[0]}/")


@pytest.mark.parametrize(("form", "status"), [({"answer": "1s"}, 409), ({"ticket": "x", "answer": "1s"}, 409)])
def test_an_older_question_is_not_judged(client: Client, form: dict[str, str], status: int) -> None:
    assert client.post(client.get(START)["Location"], form).status_code == status


def test_no_answer_and_rubbish_are_asked_again(client: Client) -> None:
    url = client.get(START)["Location"]
    mark = ticket(step_of(url).exercise)
    empty = client.post(url, {"ticket": mark, "answer": ""})
    assert empty.status_code in (303, 422)
    rubbish = client.post(url, {"ticket": mark, "answer": "?" * 900})
    assert rubbish.status_code == 422
    assert text(by_id(parsed(rubbish), "verdict"))


def test_a_database_that_cannot_be_written_to_withholds_no_ruling(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise OperationalError

    known(client)
    monkeypatch.setattr("tutorial.learners.progress.record", broken)
    assert client.get(run(client, True, True, True, True)).status_code == 200
