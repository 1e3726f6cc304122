"""Parts of pages that are rendered once and kept: for each language and value, never one reader's for another."""

import copy
import re
from collections.abc import Callable

import pytest
from django.conf import LazySettings
from django.template import Context, Template
from django.test import Client
from django.utils.translation import get_language, override

from tests.pages import KINDS, Kind
from tutorial.templatetags.shell import Kept

TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="\w+"')
"""The token of a form, which is another each time."""


class Counted:
    """A value that counts how often it is asked for."""

    def __init__(self) -> None:
        self.asked = 0

    def __str__(self) -> str:
        self.asked += 1
        return f"asked {self.asked}"


def test_a_part_is_rendered_once_for_each_value_and_language() -> None:
    template = Template("{% load shell %}{% kept name list %}{{ name }} {{ counted }}{% endkept %}")
    counted = Counted()

    def shown(name: str, *, language: str = "en") -> str:
        with override(language):
            return template.render(Context({"name": name, "list": ["a"], "counted": counted}))

    assert [shown("x"), shown("y"), shown("x")] == ["x asked 1", "y asked 2", "x asked 1"]
    assert [shown("x", language="bn"), shown("x")] == ["x asked 3", "x asked 1"]


def test_the_oldest_go_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Kept, "MOST", 2)
    template = Template("{% load shell %}{% kept name %}{{ counted }}{% endkept %}")
    counted = Counted()
    shown = [template.render(Context({"name": name, "counted": counted})) for name in "abcba"]
    assert shown == ["asked 1", "asked 2", "asked 3", "asked 2", "asked 4"]


class Words:
    """A value whose hash is another in another language, as that of words that are translated when they are read."""

    def __init__(self) -> None:
        self.asked = 0

    def __hash__(self) -> int:
        self.asked += 1
        assert self.asked < 100, "it is looked for without end"
        return hash(get_language())


def test_what_was_kept_in_another_language_goes_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Kept, "MOST", 1)
    template = Template("{% load shell %}{% kept words %}{{ counted }}{% endkept %}")
    counted, words = Counted(), Words()
    for number, language in enumerate(("en", "bn", "en"), start=1):
        with override(language):
            assert template.render(Context({"words": words, "counted": counted})) == f"asked {number}"


@pytest.fixture
def kept(settings: LazySettings) -> None:
    """Templates that are read once, as in a deployment, so that what they keep lasts from page to page."""
    templates = copy.deepcopy(settings.TEMPLATES)
    ((partials, loaders),) = templates[0]["OPTIONS"]["loaders"]
    templates[0]["OPTIONS"]["loaders"] = [(partials, [("django.template.loaders.cached.Loader", loaders)])]
    settings.TEMPLATES = templates


def everything_seen(visitor: Callable[[Kind], Client]) -> dict[str, str]:
    """Every kind of page in two languages, as its visitor sees it."""
    visits = [(kind, f"/{locale}/{kind.path}") for kind in KINDS for locale in ("en", "bn")]
    answers = {f"{kind} {address}": visitor(kind).get(address) for kind, address in visits}
    return {name: TOKEN.sub("", answer.content.decode()) for name, answer in answers.items()}


def test_no_page_shows_what_was_kept_for_another(
    visitor: Callable[[Kind], Client], request: pytest.FixtureRequest
) -> None:
    fresh, again = (everything_seen(visitor) for _ in range(2))
    steady = {name for name in fresh if fresh[name] == again[name]}  # others hold a number drawn for each visit
    assert len(steady) > 0.9 * len(fresh)
    request.getfixturevalue("kept")
    for _ in range(2):
        seen = everything_seen(visitor)
        assert [name for name in steady if seen[name] != fresh[name]] == []
