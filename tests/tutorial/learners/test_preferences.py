"""Preferences as text, as attributes, and on their way through a cookie."""

from collections.abc import Callable

import pytest
from django.http import HttpResponse
from django.test import RequestFactory

from tutorial.learners.preferences import (
    COOKIE,
    Confirm,
    Discards,
    Index,
    Keys,
    Motion,
    Preferences,
    Theme,
    TileSize,
    keep,
    preferences_of,
)

ALL = Preferences(Theme.DARK, TileSize.LARGE, Index.OFF, Confirm.ON, Discards.TAP, Motion.LESS, Keys.OFF)


@pytest.mark.parametrize("preferences", [Preferences(), ALL, Preferences(theme=Theme.LIGHT)])
def test_read_is_the_inverse_of_text(preferences: Preferences) -> None:
    assert Preferences.read(str(preferences)) == preferences


def test_the_text_can_be_read_by_eye() -> None:
    assert str(ALL) == "theme-dark.tiles-large.index-off.confirm-on.discards-tap.motion-less.keys-off"


@pytest.mark.parametrize(
    "text", ["", ".", "theme", "theme-", "theme-pink", "taste-sour", "theme-dark-dark", "a.b.c", "tiles-\x00"]
)
def test_what_is_stated_wrongly_is_as_on_a_first_visit(text: str) -> None:
    assert Preferences.read(text) == Preferences()


def test_one_wrong_statement_spoils_no_other() -> None:
    assert Preferences.read("theme-pink.tiles-large") == Preferences(tiles=TileSize.LARGE)


def test_only_changes_become_attributes() -> None:
    assert Preferences().attributes == ""
    assert Preferences(theme=Theme.DARK, index=Index.OFF).attributes == ' data-theme="dark" data-index="off"'


def carried(response: HttpResponse) -> str:
    return response.cookies[COOKIE].value


def test_the_cookie_brings_them_back() -> None:
    response = HttpResponse()
    keep(response, ALL)
    request = RequestFactory().get("/")
    request.COOKIES[COOKIE] = carried(response)
    assert preferences_of(request) == ALL


def test_the_cookie_is_for_this_site_alone_and_for_a_year() -> None:
    response = HttpResponse()
    keep(response, ALL)
    cookie = response.cookies[COOKIE]
    assert (cookie["httponly"], cookie["samesite"], cookie["max-age"], cookie["path"]) == (True, "Lax", 31_536_000, "/")


@pytest.mark.parametrize(
    "change",
    [lambda text: text.replace("dark", "light"), lambda text: text[:-1], lambda text: "", lambda text: f"é{text}"],
)
def test_a_tampered_cookie_counts_as_none(change: Callable[[str], str]) -> None:
    response = HttpResponse()
    keep(response, ALL)
    request = RequestFactory().get("/")
    request.COOKIES[COOKIE] = change(carried(response))
    assert preferences_of(request) == Preferences()
