"""Every generated question has an address: judged there like a step of a lesson, in any tradition, on any level."""

import pytest
from django.test import Client
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.exercises import KINDS, WRITTEN
from engine.exercises.frame import LEVELS
from engine.exercises.paid_wins import against_payments
from engine.variants import VARIANTS
from tests.tutorial.drills.rounds import HTMX, form, right, wrong
from tests.tutorial.html import by_class, by_id, fragment, parsed, text
from tutorial.drills import skills
from tutorial.drills.lessons import taught
from tutorial.drills.runs import question_url
from tutorial.drills.skills import SEEDS, Drill
from tutorial.wording.reasons import say_text

QUESTION = "/en/drills/basic/make_set/2/7/"
drills = st.sampled_from(
    [Drill(each, kind, level) for each in skills.played() for kind in sorted(skills.asked(each)) for level in LEVELS]
)


def test_every_kind_of_question_has_words() -> None:
    assert tuple(skills.skills()) == tuple(each for each in KINDS if each not in WRITTEN)


@settings(max_examples=settings.default.max_examples // 4)  # each asks for three pages
@given(drills, st.integers(0, SEEDS - 1), st.sampled_from(["en", "bn"]))
def test_any_address_asks_a_question_and_says_why(drill: Drill, seed: int, locale: str) -> None:
    client = Client()
    url = question_url(drill, seed).replace("/en/", f"/{locale}/")
    page = client.get(url)
    assert page.status_code == 200
    assert text(by_id(parsed(page), "goal"))
    board = page.context["board"]
    for sent, state in ((right(board), "right"), (wrong(board), "wrong")):
        judged = client.get(url, {"answer": sent, "hints": "5"})
        assert judged.context["board"].answered.state == state
        (verdict,) = by_class(parsed(judged), "verdict")
        assert text(verdict)
        if locale == "en":
            told = judged.context["board"]
            assert say_text(told.reasons[0], american=told.american, me=told.me) in text(verdict)


@pytest.mark.parametrize("locale", ["en", "bn"])
def test_an_answer_is_judged_with_htmx_and_without(client: Client, locale: str) -> None:
    url = QUESTION.replace("/en/", f"/{locale}/")
    board = client.get(url).context["board"]
    plain = client.post(url, form(board.exercise, wrong(board), hints=1))
    assert plain.status_code == 303
    assert plain.headers["Location"].endswith("&hints=1#verdict")
    whole = parsed(client.get(plain.headers["Location"]))
    swapped = client.post(url, form(board.exercise, wrong(board), hints=1), headers=HTMX)
    assert swapped.headers["HX-Push-Url"] == plain.headers["Location"].removesuffix("#verdict")
    assert text(by_class(fragment(swapped), "verdict")[0]) == text(by_class(whole, "verdict")[0])


def test_a_question_for_itself_leads_to_another_and_keeps_no_count(client: Client) -> None:
    page = client.get(QUESTION)
    assert not page.context["pips"]
    assert page.context["board"].next_url != QUESTION
    assert client.get(page.context["board"].next_url).context["board"].exercise != page.context["board"].exercise
    assert b'content="noindex"' in page.content


def test_the_last_number_leads_to_the_first(client: Client) -> None:
    last = client.get(f"/en/drills/basic/make_set/2/{SEEDS - 1}/")
    assert last.context["board"].next_url == "/en/drills/basic/make_set/2/0/"


def test_a_question_written_anew_does_not_judge_old_answers(client: Client) -> None:
    board = client.get(QUESTION).context["board"]
    stale = form(board.exercise, right(board)) | {"ticket": "000000000000"}
    got = client.post(QUESTION, stale)
    assert got.status_code == 409
    assert by_class(parsed(got), "refused")


@pytest.mark.parametrize("answer", ["<b>", "9" * 301, "\x00", "1z.9 1z.9"])
def test_an_unreadable_answer_is_refused_with_words(client: Client, answer: str) -> None:
    board = client.get(QUESTION).context["board"]
    for headers in ({}, HTMX):
        got = client.post(QUESTION, form(board.exercise, [answer]), headers=headers)
        assert got.status_code == 422
        assert by_class(fragment(got) if headers else parsed(got), "refused")


TAUGHT = [
    ("set.mixed-suits", Drill("basic", "make_set", 1), "one-suit-only"),
    ("tile.bird-is-one-bamboo", Drill("hong_kong", "name_tile", 1), "the-bird"),
]


@pytest.mark.parametrize(("code", "drill", "step"), TAUGHT, ids=[row[0] for row in TAUGHT])
def test_a_reason_leads_to_the_step_that_teaches_it(code: str, drill: Drill, step: str) -> None:
    exercises = (drill.exercise(seed) for seed in range(200))
    asked = next(each for each in exercises if step != "one-suit-only" or "chow" in repr(each))
    found = taught(code, drill, asked)
    assert found is not None
    assert found.url.endswith(f"/{step}/")


def test_a_reason_without_a_lesson_has_none() -> None:
    drill = Drill("basic", "name_tile", 1)
    assert taught("nothing.of-the-kind", drill, drill.exercise(1)) is None


def test_who_pays_is_asked_wherever_hands_are_paid_for(client: Client) -> None:
    paying = {each for each in skills.played() if "who_pays" in skills.asked(each)}
    assert paying == {each.id for each in VARIANTS if not against_payments(each)}
    lines = {str(Drill(each, "who_pays", 1).words.line) for each in paying}
    assert len(lines) == 2
    for each in skills.played():
        assert client.get(f"/en/drills/{each}/who_pays/3/7/").status_code == (200 if each in paying else 404)
