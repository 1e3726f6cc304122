"""A step of a lesson: answers with htmx and without, reasons, hints, and forms that do not fit."""

import pytest
from django.core.signing import get_cookie_signer
from django.db import OperationalError
from django.test import Client

from tests.answering import LOCALES, step_id, steps
from tests.tutorial.html import by_class, by_id, fragment, parsed, text
from tests.tutorial.visitors import known
from tutorial.content.library import get_library
from tutorial.content.values import Lesson, Step
from tutorial.exercises.board import ticket
from tutorial.learners.preferences import COOKIE, SALT
from tutorial.learners.progress import done_steps
from tutorial.models import Learner, StepRecord
from tutorial.wording.reasons import say_text

pytestmark = pytest.mark.django_db

HTMX = {"HX-Request": "true"}
BIRD = "/en/learn/basic/the-tiles/the-bird/"
NO_ORDER = "/en/learn/basic/the-tiles/no-order/"


def here(path: str) -> Step:
    """The step at an address."""
    *_, variant, slug, step, _ = path.split("/")
    return get_library().lesson(variant, slug).step(step)


def form(path: str, *answer: str, hints: int = 0, **more: str) -> dict[str, object]:
    """What the form of a step sends."""
    return {"ticket": ticket(here(path).exercise), "hints": str(hints), "answer": list(answer), **more}


# ---- every step, in every language -----------------------------------------------------------------------------


@pytest.mark.parametrize("pair", steps(), ids=step_id)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_step_is_one_valid_page_with_one_question(client: Client, locale: str, pair: tuple[Lesson, Step]) -> None:
    lesson, step = pair
    page = parsed(client.get(f"/{locale}/learn/{lesson.key}/{step.id}/"))
    assert page.get("lang") == locale
    ids = [each.get("id") for each in page.iter() if each.get("id")]
    assert len(ids) == len(set(ids))
    assert text(by_id(page, "goal"))
    assert not by_class(page, "verdict")


# ---- with a script and without ---------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en", "bn"])
def test_with_htmx_the_board_comes_back_with_the_reason_and_the_address(client: Client, locale: str) -> None:
    url = BIRD.replace("/en/", f"/{locale}/")
    got = client.post(url, form(url, "1f"), headers=HTMX)
    assert got.status_code == 200
    assert got.headers["HX-Push-Url"] == f"{url}?answer=1f"
    assert "HX-Request" in got.headers["Vary"]
    board = fragment(got)
    assert not list(board.iter("h1"))
    in_swahili = [each.get("href") for each in board.iter("a") if each.get("hreflang") == "sw"]
    assert in_swahili == ["/sw/learn/basic/the-tiles/the-bird/?answer=1f"]
    assert by_id(board, "turn").get("data-hx-swap-oob") == "true"
    (verdict,) = by_class(board, "verdict")
    assert [each for each in verdict.iter() if each.get("data-focus") is not None]


@pytest.mark.parametrize("locale", ["en", "ka"])
def test_without_script_the_answer_stands_in_the_address(client: Client, locale: str) -> None:
    url = NO_ORDER.replace("/en/", f"/{locale}/")
    sent = client.post(url, form(url, "1z.1", "2z.1", "3z.1", hints=2))
    assert (sent.status_code, sent.headers["Location"]) == (303, f"{url}?answer=1z.1+2z.1+3z.1&hints=2#verdict")
    page = parsed(client.get(sent.headers["Location"]))
    (verdict,) = by_class(page, "verdict")
    assert text(verdict)
    marked = [each for each in by_class(page, "tile") if each.get("data-mark")]
    assert [each.get("data-mark") for each in marked] == ["no", "no", "no"]
    assert len(by_class(page, "shut")) == 3


def test_the_same_address_in_another_language_keeps_the_answer(client: Client) -> None:
    page = parsed(client.get(f"{BIRD}?answer=1f"))
    links = [str(each.get("href")) for each in page.iter("a") if each.get("hreflang") == "sw"]
    assert links == ["/sw/learn/basic/the-tiles/the-bird/?answer=1f"]
    assert by_class(parsed(client.get(links[0])), "verdict")


def test_back_in_the_browser_gets_the_whole_page_even_from_htmx(client: Client) -> None:
    got = client.get(f"{BIRD}?answer=1f", headers={**HTMX, "HX-History-Restore-Request": "true"})
    assert list(parsed(got).iter("h1"))


# ---- what is judged --------------------------------------------------------------------------------------------

MISCONCEPTIONS = [
    ("the-bird", ["1f"], "tile.bird-is-one-bamboo"),
    ("not-blank", ["spare"], "tile.white-is-no-spare"),
    ("no-order", ["1z.1", "2z.1", "3z.1"], "set.winds-have-no-order"),
    ("the-whole-set", ["144"], "count.with-bonus"),
]


@pytest.mark.parametrize(("step", "answer", "code"), MISCONCEPTIONS, ids=[row[0] for row in MISCONCEPTIONS])
def test_each_misconception_is_told_its_own_reason(client: Client, step: str, answer: list[str], code: str) -> None:
    url = f"/en/learn/basic/the-tiles/{step}/"
    got = client.get(url, {"answer": answer})
    first, *_ = got.context["board"].reasons
    assert first.code == code
    assert say_text(first) in text(by_class(parsed(got), "verdict")[0])


def test_a_right_answer_the_author_did_not_list_passes(client: Client) -> None:
    step = here(NO_ORDER)
    assert step.accept == ("3z.1 3z.2 3z.3",)
    board = client.get(NO_ORDER, {"answer": ["5m.1", "6m.1", "7m.1"]}).context["board"]
    assert board.answered.is_right


# ---- what is kept ----------------------------------------------------------------------------------------------


def test_a_look_makes_no_learner_and_the_first_answer_does(client: Client) -> None:
    client.get(BIRD)
    client.get(f"{BIRD}?answer=1s")
    client.post(BIRD, form(BIRD, hint="1"), headers=HTMX)
    assert not Learner.objects.exists()
    client.post(BIRD, form(BIRD, "1s"), headers=HTMX)
    assert Learner.objects.count() == 1


def test_an_answer_is_kept_with_its_tries_and_hints(client: Client) -> None:
    learner = known(client)
    client.post(BIRD, form(BIRD, "1f", hints=2))
    client.post(BIRD, form(BIRD, "1s", hints=3))
    kept = StepRecord.objects.get()
    assert (kept.learner, kept.tries, kept.hints) == (learner, 2, 3)
    assert done_steps(learner, "basic", "the-tiles") == {"the-bird"}


def test_a_wrong_answer_marks_nothing_as_done(client: Client) -> None:
    learner = known(client)
    client.post(BIRD, form(BIRD, "1f"))
    assert not done_steps(learner, "basic", "the-tiles")


def test_a_done_step_shows_in_the_pips(client: Client) -> None:
    known(client)
    client.post(BIRD, form(BIRD, "1s"))
    page = parsed(client.get("/en/learn/basic/the-tiles/three-suits/"))
    (pips,) = by_class(page, "pips")
    assert [each.get("class") for each in pips][:3] == ["now", "done", None]


@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
def test_an_answer_is_judged_even_where_it_cannot_be_kept(
    client: Client, headers: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_: object, **__: object) -> None:
        raise OperationalError("database is locked")

    monkeypatch.setattr("tutorial.learners.progress.record", locked)
    sent = client.post(BIRD, form(BIRD, "1f"), headers=headers)
    page = fragment(sent) if headers else parsed(client.get(sent.headers["Location"]))
    assert text(by_class(page, "wrong")[0])
    assert not StepRecord.objects.exists()


# ---- hints -----------------------------------------------------------------------------------------------------


def test_hints_open_one_by_one_and_keep_what_is_chosen(client: Client) -> None:
    for taken in range(1, 6):
        got = client.post(NO_ORDER, form(NO_ORDER, "1z.1", hints=taken - 1, hint=str(taken)), headers=HTMX)
        board = fragment(got)
        assert got.headers["HX-Push-Url"] == f"{NO_ORDER}?hints={taken}"
        assert len(by_class(board, "shut")) == 5 - taken
        assert not by_class(board, "verdict")
    assert not [each for each in board.iter("button") if each.get("name") == "hint"]


@pytest.mark.parametrize("hints", ["99", "-1", "x", "", "५"])
def test_a_made_up_number_of_hints_does_no_harm(client: Client, hints: str) -> None:
    assert client.get(BIRD, {"hints": hints}).status_code == 200
    assert client.post(BIRD, form(BIRD, hint=hints), headers=HTMX).status_code == 200


# ---- what does not fit -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["<b>", "12345", "1z.9", "9" * 301, "5p.1 5p.1", "\x00", "১স"])
@pytest.mark.parametrize("path", [BIRD, NO_ORDER, "/hi/learn/basic/the-tiles/the-whole-set/"])
def test_an_unreadable_answer_is_refused_with_words_and_not_kept(client: Client, path: str, answer: str) -> None:
    for headers in ({}, HTMX):
        got = client.post(path, form(path, answer), headers=headers)
        assert got.status_code in (200, 303, 422)
        if got.status_code == 422:
            tree = fragment(got) if headers else parsed(got)
            assert text(by_class(tree, "refused")[0])
    assert client.get(path, {"answer": answer}).status_code in (200, 422)
    assert not StepRecord.objects.filter(done_at__isnull=False).exists()


def test_nothing_chosen_is_refused_kindly(client: Client) -> None:
    got = client.post(NO_ORDER, form(NO_ORDER), headers=HTMX)
    assert got.status_code == 200
    assert text(by_class(fragment(got), "refused")[0])


@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
def test_what_is_no_answer_counts_as_no_try_and_makes_nobody(client: Client, headers: dict[str, str]) -> None:
    client.post(NO_ORDER, form(NO_ORDER), headers=headers)
    client.post(NO_ORDER, form(NO_ORDER, "1z 9s"), headers=headers)
    assert not Learner.objects.exists()
    client.post(NO_ORDER, form(NO_ORDER, "1z 2z 3z"), headers=headers)
    client.post(NO_ORDER, form(NO_ORDER), headers=headers)
    assert StepRecord.objects.get().tries == 1


@pytest.mark.parametrize("sent", ["", "000000000000", None], ids=["empty", "other", "missing"])
def test_an_answer_to_an_older_question_is_not_judged(client: Client, sent: str | None) -> None:
    data = form(BIRD, "1s")
    if sent is None:
        del data["ticket"]
    else:
        data["ticket"] = sent
    got = client.post(BIRD, data)
    assert got.status_code == 409
    assert by_class(parsed(got), "refused")
    assert client.post(BIRD, data, headers=HTMX).status_code == 409
    assert not StepRecord.objects.exists()


@pytest.mark.parametrize("locale", ["en", "ka"])
@pytest.mark.parametrize(
    ("path", "back"),
    [
        ("learn/basic/the-tiles/nowhere/", "learn/basic/the-tiles/"),
        ("learn/basic/nothing/", "learn/basic/"),
        ("learn/basic/nothing/recap/", "learn/basic/"),
        ("learn/atlantis/", "learn/basic/"),
        ("learn/atlantis/the-tiles/the-bird/", "learn/basic/"),
    ],
)
def test_an_unknown_address_says_what_is_missing_and_leads_back(
    client: Client, locale: str, path: str, back: str
) -> None:
    for method in (client.get, client.post):
        got = method(f"/{locale}/{path}")
        if got.status_code == 405:  # a page that takes no forms
            continue
        assert got.status_code == 404
        links = [each.get("href") for each in parsed(got).iter("a")]
        assert f"/{locale}/{back}" in links


def test_an_unknown_language_is_a_page_that_is_not_there(client: Client) -> None:
    assert client.get("/xx/learn/basic/").status_code == 404


# ---- a tap that waits ------------------------------------------------------------------------------------------


def test_taps_wait_for_a_key_where_the_learner_wants_it(client: Client) -> None:
    client.cookies[COOKIE] = get_cookie_signer(salt=COOKIE + SALT).sign("confirm-on")
    page = parsed(client.get(BIRD))
    radios = [each for each in page.iter("input") if each.get("type") == "radio"]
    assert len(radios) == 4
    assert len(by_class(page, "key")) == 1
