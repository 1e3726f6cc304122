"""A learner is made at the first answer and known by a signed cookie from then on."""

import uuid
from datetime import timedelta

import pytest
from django.core.signing import get_cookie_signer
from django.db import connection
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory
from django.utils import timezone, translation

from tutorial.learners import identity
from tutorial.learners.identity import COOKIE, SALT, current, ensure, forget, keep_if_ensured
from tutorial.models import Learner

pytestmark = pytest.mark.django_db


def visit(cookie: str | None = None) -> HttpRequest:
    request = RequestFactory().get("/")
    if cookie is not None:
        request.COOKIES[COOKIE] = cookie
    return request


def cookie_of(response: HttpResponse) -> str:
    return response.cookies[COOKIE].value


def test_looking_makes_nobody() -> None:
    assert current(visit()) is None
    assert not Learner.objects.exists()


def test_a_visit_without_a_cookie_asks_the_database_nothing(django_assert_num_queries: object) -> None:
    with django_assert_num_queries(0):  # type: ignore[operator]
        current(visit())


def test_the_first_answer_makes_a_learner_whom_the_next_visit_knows() -> None:
    request, response = visit(), HttpResponse()
    learner = ensure(request, response)
    assert current(request) == learner
    assert current(visit(cookie_of(response))) == learner


def test_the_second_answer_makes_nobody_new_and_moves_the_year_on() -> None:
    response = HttpResponse()
    learner = ensure(visit(), response)
    Learner.objects.update(seen_at=timezone.now() - timedelta(days=200))
    again = HttpResponse()
    assert ensure(visit(cookie_of(response)), again) == learner
    assert Learner.objects.count() == 1
    assert timezone.now() - Learner.objects.get().seen_at < timedelta(minutes=1)
    assert again.cookies[COOKIE]["max-age"] == 31_536_000


def test_without_a_response_the_cookie_waits_for_whatever_the_view_answers() -> None:
    request, response = visit(), HttpResponse()
    learner = ensure(request)
    keep_if_ensured(request, response)
    assert current(visit(cookie_of(response))) == learner


def test_nothing_is_kept_for_somebody_who_only_looked() -> None:
    response = HttpResponse()
    keep_if_ensured(visit(), response)
    assert not response.cookies


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites() -> None:
    response = HttpResponse()
    ensure(visit(), response)
    cookie = response.cookies[COOKIE]
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "Lax", "/")


def test_the_language_of_the_answer_is_remembered() -> None:
    response = HttpResponse()
    with translation.override("ka"):
        ensure(visit(), response)
    assert response.cookies["language"].value == "ka"


def signed(value: str) -> str:
    return get_cookie_signer(salt=COOKIE + SALT).sign(value)


@pytest.mark.parametrize(
    "cookie",
    [
        "",
        "nonsense",
        f"{uuid.uuid4().hex}:1tnYbY:c2lnbmF0dXJl",
        signed("no number"),
        signed(uuid.uuid4().hex),
    ],
    ids=["empty", "nonsense", "forged", "signed but no number", "a learner who was erased"],
)
def test_a_cookie_that_is_not_ours_or_leads_nowhere_counts_as_none(cookie: str) -> None:
    assert current(visit(cookie)) is None


def test_a_stranger_s_number_cannot_be_put_into_the_cookie() -> None:
    response = HttpResponse()
    ensure(visit(), response)
    other = Learner.objects.create()
    forged = other.pk.hex + cookie_of(response)[len(other.pk.hex) :]
    assert current(visit(forged)) is None


def test_reading_a_page_does_not_depend_on_the_database(caplog: pytest.LogCaptureFixture) -> None:
    response = HttpResponse()
    ensure(visit(), response)
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE tutorial_learner RENAME TO hidden")
    assert current(visit(cookie_of(response))) is None
    assert identity.__name__ in {record.name for record in caplog.records}
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE hidden RENAME TO tutorial_learner")


def test_forgetting_takes_the_cookie_away() -> None:
    response = HttpResponse()
    forget(response)
    assert response.cookies[COOKIE]["max-age"] == 0
