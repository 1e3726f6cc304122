"""Too many forms in a minute are refused with a page that says when to go on; reading is not limited."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from django.conf import LazySettings
from django.core.cache import cache
from django.http import HttpResponse
from django.test import Client, RequestFactory

from tests.tutorial.html import parsed, text
from tutorial import ratelimit
from tutorial.ratelimit import limit_posts, visitor


@pytest.fixture(autouse=True)
def three_a_minute(settings: LazySettings, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    settings.POSTS_PER_MINUTE = 3
    monkeypatch.setattr(ratelimit, "time", SimpleNamespace(time=lambda: 1_000_000_040.0))
    cache.clear()
    yield
    cache.clear()


@limit_posts
def view(request: Any) -> HttpResponse:
    return HttpResponse("judged")


def send(method: str = "POST", **meta: str) -> int:
    return view(RequestFactory().generic(method, "/", **meta)).status_code


def test_the_fourth_form_of_a_minute_is_refused() -> None:
    assert [send() for _ in range(5)] == [200, 200, 200, 429, 429]


def test_reading_is_not_limited() -> None:
    assert {send("GET") for _ in range(10)} == {200}


def test_one_visitor_does_not_stop_another() -> None:
    for _ in range(5):
        send(REMOTE_ADDR="192.0.2.1")
    assert send(REMOTE_ADDR="192.0.2.2") == 200


def test_the_next_minute_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(5):
        send()
    monkeypatch.setattr(ratelimit, "time", SimpleNamespace(time=lambda: 1_000_000_080.0))
    assert send() == 200


@pytest.mark.django_db
@pytest.mark.parametrize(("locale", "digits"), [("en", "40"), ("ka", "40"), ("bn", "৪০")])
def test_the_page_says_when_to_go_on(client: Client, locale: str, digits: str) -> None:
    for _ in range(3):
        assert client.post(f"/{locale}/try/", {"answer": "6s.1"}).status_code == 200
    refused = client.post(f"/{locale}/try/", {"answer": "6s.1"})
    assert refused.status_code == 429
    assert refused.headers["Retry-After"] == "40"
    assert digits in text(parsed(refused).find(".//main"))


def test_neither_a_full_cache_nor_an_empty_one_stops_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "add", lambda *_, **__: False)
    assert send() == 200


# ---- who is asking ---------------------------------------------------------------------------------------------


def asked(proxies: int, settings: LazySettings, **meta: str) -> str:
    settings.TRUSTED_PROXIES = proxies
    return visitor(RequestFactory().post("/", **meta))


FORGED = "198.51.100.66, 203.0.113.5"


@pytest.mark.parametrize(
    ("proxies", "forwarded", "expected"),
    [
        (0, FORGED, "192.0.2.1"),
        (1, FORGED, "203.0.113.5"),
        (2, FORGED, "198.51.100.66"),
        (3, FORGED, "192.0.2.1"),
        (1, "", "192.0.2.1"),
        (1, "nonsense", "unknown"),
    ],
)
def test_only_what_our_own_proxies_wrote_is_believed(
    settings: LazySettings, proxies: int, forwarded: str, expected: str
) -> None:
    assert asked(proxies, settings, REMOTE_ADDR="192.0.2.1", HTTP_X_FORWARDED_FOR=forwarded) == expected


def test_one_household_is_one_visitor(settings: LazySettings) -> None:
    first = asked(0, settings, REMOTE_ADDR="2001:db8:1:2:aaaa::1")
    assert first == asked(0, settings, REMOTE_ADDR="2001:db8:1:2:bbbb::2")
    assert first != asked(0, settings, REMOTE_ADDR="2001:db8:1:3:aaaa::1")


@pytest.mark.parametrize("address", ["", "unix:", "300.1.1.1"])
def test_an_address_that_is_none_is_unknown(settings: LazySettings, address: str) -> None:
    assert asked(0, settings, REMOTE_ADDR=address) == "unknown"


def test_the_cache_keeps_no_address() -> None:
    send(REMOTE_ADDR="192.0.2.77")
    assert not [key for key in cache._cache if "192.0.2.77" in key]
    assert len(cache._cache) == 1
