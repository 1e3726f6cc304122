"""Refusals and failures: the right status, clear words in the reader's language, a way back."""

from pathlib import Path
from typing import Any

import pytest
from django.conf import LazySettings
from django.core.exceptions import PermissionDenied
from django.http import HttpResponse
from django.test import Client, RequestFactory

from tests.tutorial.html import parsed, text
from tutorial import errors

pytestmark = pytest.mark.django_db

PART = '--x\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n1\r\n'
"""One field of a multipart form."""


def headline(response: HttpResponse) -> str:
    return text(parsed(response).find(".//h1"))


def ways_back(response: HttpResponse) -> set[str | None]:
    (main,) = parsed(response).iter("main")
    return {each.get("href") for each in main.iter("a")}


@pytest.fixture
def unreliable(client: Client, monkeypatch: pytest.MonkeyPatch) -> Client:
    """A client of a site whose about page fails."""

    def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("the lamp is out")

    monkeypatch.setattr("tutorial.pages.views.render", fail)
    client.raise_request_exception = False
    return client


@pytest.mark.parametrize("locale", ["en", "ka"])
def test_404(client: Client, locale: str) -> None:
    answer = client.get(f"/{locale}/nowhere/")
    assert answer.status_code == 404
    assert ways_back(answer) == {f"/{locale}/"}
    assert parsed(answer).get("lang") == locale


def test_404_speaks_two_languages(client: Client) -> None:
    assert headline(client.get("/en/nowhere/")) != headline(client.get("/ka/nowhere/"))


def test_404_without_a_language_in_the_address_asks_the_browser(client: Client) -> None:
    assert parsed(client.get("/nowhere", headers={"Accept-Language": "hi"})).get("lang") == "hi"


@pytest.mark.parametrize("locale", ["en", "bn"])
def test_403_for_a_form_without_its_token(locale: str) -> None:
    answer = Client(enforce_csrf_checks=True).post(f"/{locale}/settings/", {})
    assert answer.status_code == 403
    assert ways_back(answer) == {f"/{locale}/"}


def test_403_for_what_a_view_forbids(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*_: Any, **__: Any) -> None:
        raise PermissionDenied

    monkeypatch.setattr("tutorial.pages.views.render", forbid)
    answer = client.get("/en/about/")
    assert (answer.status_code, ways_back(answer)) == (403, {"/en/"})


@pytest.mark.parametrize("locale", ["en", "ka"])
def test_405_has_a_page_and_names_what_is_allowed(client: Client, locale: str) -> None:
    answer = client.post(f"/{locale}/about/")
    assert answer.status_code == 405
    assert answer.headers["Allow"] == "GET, HEAD"
    assert ways_back(answer) == {f"/{locale}/"}


@pytest.mark.parametrize("locale", ["en", "bn"])
@pytest.mark.parametrize("path", ["try/", "settings/"])
def test_413_for_more_than_an_answer_can_hold(client: Client, locale: str, path: str) -> None:
    answer = client.post(f"/{locale}/{path}", {"answer": "1" * 100_000})
    assert answer.status_code == 413
    assert ways_back(answer) == {f"/{locale}/"}


def test_413_costs_no_reading(client: Client) -> None:
    """What announces itself as too large is refused before the view, the token and the form are looked at."""
    assert Client(enforce_csrf_checks=True).post("/en/settings/", {"theme": "1" * 100_000}).status_code == 413


@pytest.mark.parametrize("path", ["/en/nowhere/", "/ka/learn/nothing/", "/en/learn/basic/the-tiles/nowhere/"])
def test_a_workshop_shows_the_page_a_reader_would_get(client: Client, settings: LazySettings, path: str) -> None:
    settings.DEBUG = True
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.headers["Cache-Control"] == "no-store"
    assert parsed(answer).get("lang") == path[1:3]


def test_a_workshop_shows_the_page_for_a_strange_host_too(client: Client, settings: LazySettings) -> None:
    settings.DEBUG = True
    settings.ALLOWED_HOSTS = ["school.example"]
    answer = client.get("/en/", headers={"host": "evil.example"})
    assert (answer.status_code, answer.headers["Cache-Control"]) == (400, "no-store")


def test_413_for_too_many_fields(client: Client) -> None:
    assert client.post("/en/try/", {f"f{n}": "1" for n in range(300)}).status_code == 413


@pytest.fixture(params=[False, True], ids=["as deployed", "workshop"])
def anywhere(request: pytest.FixtureRequest, settings: LazySettings) -> None:
    """Both ways the site is served: what cannot be read is the same for both."""
    settings.DEBUG = request.param


@pytest.mark.usefixtures("anywhere")
@pytest.mark.parametrize("path", ["", "which-table/", "learn/basic/the-tiles/the-bird/", "settings/", "nowhere/"])
def test_413_for_an_address_with_too_many_fields(client: Client, path: str) -> None:
    answer = client.get(f"/ka/{path}?{'answer=1s&sign=card&' * 200}")
    assert (answer.status_code, ways_back(answer)) == (413, {"/ka/"})


@pytest.mark.usefixtures("anywhere")
@pytest.mark.parametrize(
    ("kind", "body", "status"),
    [
        ("application/x-www-form-urlencoded; charset=utf-16", "answer=1s", 400),
        ("application/x-www-form-urlencoded", "answer=1s&" * 300, 413),
        ("multipart/form-data", "--x", 400),
        ("multipart/form-data; boundary=x", PART.format(name="answer") * 300 + "--x--", 413),
        ("multipart/form-data; boundary=x", PART.format(name='a"; filename="b') * 150 + "--x--", 413),
    ],
    ids=["charset", "fields", "no boundary", "parts", "files"],
)
@pytest.mark.parametrize("path", ["try/", "learn/basic/the-tiles/the-bird/", "settings/"])
def test_a_form_that_cannot_be_read_is_refused_before_anything_leans_on_it(
    path: str, kind: str, body: str, status: int
) -> None:
    answer = Client(enforce_csrf_checks=True).post(f"/ka/{path}", data=body, content_type=kind)
    assert (answer.status_code, ways_back(answer)) == (status, {"/ka/"})


def test_a_form_that_breaks_off_on_its_way_is_refused(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_off(*_: Any) -> bytes:
        raise OSError("gone")

    monkeypatch.setattr("django.test.client.FakePayload.read", break_off)
    assert client.post("/en/try/", {"answer": "6s"}).status_code == 400


def test_413_for_a_body_that_is_no_form(client: Client) -> None:
    answer = client.post("/en/try/", data=b"\xff" * 100_000, content_type="application/x-www-form-urlencoded")
    assert answer.status_code == 413


@pytest.mark.parametrize("body", [b"\x00\xff\xfe", b"%%%=&&&", b"answer=%ff%fe"])
def test_a_small_body_that_is_no_form_is_no_answer(client: Client, body: bytes) -> None:
    answer = client.post("/en/try/", data=body, content_type="application/x-www-form-urlencoded")
    assert answer.status_code == 200


def test_a_broken_multipart_body_is_refused_or_no_answer(client: Client) -> None:
    answer = client.post("/en/try/", data=b"--x\r\nbroken", content_type="multipart/form-data; boundary=x")
    assert answer.status_code in {200, 400}


def test_400_for_a_host_that_is_not_ours(client: Client, settings: LazySettings) -> None:
    settings.ALLOWED_HOSTS = ["school.example"]
    answer = client.get("/en/", headers={"host": "evil.example"})
    assert answer.status_code == 400
    assert headline(answer)
    assert "evil.example" not in answer.content.decode()


@pytest.mark.parametrize("locale", ["en", "ka"])
def test_500_in_the_language_of_the_address(unreliable: Client, locale: str) -> None:
    answer = unreliable.get(f"/{locale}/about/")
    assert answer.status_code == 500
    page = parsed(answer)
    assert page.get("lang") == locale
    assert f"/{locale}/" in ways_back(answer)
    assert "lamp" not in answer.content.decode()


def test_500_speaks_two_languages(unreliable: Client) -> None:
    assert headline(unreliable.get("/en/about/")) != headline(unreliable.get("/ka/about/"))


def test_500_carries_the_policy(unreliable: Client) -> None:
    assert "default-src 'none'" in unreliable.get("/en/about/").headers["Content-Security-Policy"]


def test_500_leans_on_no_database(django_assert_num_queries: Any) -> None:
    request = RequestFactory().get("/en/about/")
    with django_assert_num_queries(0):
        assert errors.failed(request).status_code == 500


def test_500_is_told_even_when_the_static_files_are_what_failed(settings: LazySettings, tmp_path: Path) -> None:
    settings.STATIC_ROOT = tmp_path
    settings.STORAGES = {"staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"}}
    answer = errors.failed(RequestFactory().get("/hi/about/"))
    assert answer.status_code == 500
    assert "stylesheet" not in answer.content.decode()


@pytest.mark.parametrize("status", sorted(errors.WORDS))
def test_an_error_page_is_kept_by_nobody_and_found_by_no_search(client: Client, status: int) -> None:
    request = RequestFactory().get("/en/")
    answer = errors.page(request, status)
    assert answer.status_code == status
    assert answer.headers["Cache-Control"] == "no-store"
    assert [each.get("content") for each in parsed(answer).iter("meta") if each.get("name") == "robots"] == ["noindex"]
