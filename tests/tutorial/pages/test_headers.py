"""The headers every answer carries."""

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db

PAGES = ["/en/", "/ka/about/", "/en/settings/", "/en/nowhere/", "/nowhere", "/healthz", "/robots.txt"]

POLICY = {
    "default-src": {"'none'"},
    "script-src": {"'self'"},
    "style-src": {"'self'"},
    "img-src": {"'self'", "data:"},
    "font-src": {"'self'"},
    "connect-src": {"'self'"},
    "manifest-src": {"'self'"},
    "worker-src": {"'self'"},
    "object-src": {"'none'"},
    "form-action": {"'self'"},
    "base-uri": {"'none'"},
    "frame-ancestors": {"'none'"},
}


def policy(text: str) -> dict[str, set[str]]:
    return {name: set(sources) for name, *sources in (each.split() for each in text.split(";"))}


@pytest.mark.parametrize("path", PAGES)
def test_the_policy_allows_what_is_ours_and_nothing_inline(client: Client, path: str) -> None:
    assert policy(client.get(path).headers["Content-Security-Policy"]) == POLICY


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
    ],
)
def test_the_other_headers(client: Client, path: str, header: str, value: str) -> None:
    assert client.get(path).headers[header] == value


@pytest.mark.parametrize("feature", ["camera", "geolocation", "microphone"])
def test_no_page_may_use_what_no_lesson_needs(client: Client, feature: str) -> None:
    assert f"{feature}=()" in client.get("/en/").headers["Permissions-Policy"].split(", ")


@pytest.mark.parametrize("path", PAGES[:5])
def test_nothing_is_inline(client: Client, path: str) -> None:
    page = client.get(path).content.decode()
    assert " style=" not in page
    assert "<style" not in page
    assert " onclick=" not in page
    assert page.count("<script") == page.count("<script src=")


def test_pages_travel_compressed(client: Client) -> None:
    whole, small = client.get("/en/"), client.get("/en/", headers={"Accept-Encoding": "gzip"})
    assert small.headers["Content-Encoding"] == "gzip"
    assert len(small.content) < len(whole.content) / 2
    assert "Accept-Encoding" in small.headers["Vary"]
