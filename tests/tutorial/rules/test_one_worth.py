"""One worth is changed in one ruleset, and every page that tells it follows."""

import pytest
from django.test import Client

from tests.tutorial.rules.conftest import Change, with_worth

pytestmark = pytest.mark.django_db

PAGES = [
    pytest.param("rules/hong_kong/", "3 fan", "5 fan", id="rules"),
    pytest.param("rules/compare/?a=hong_kong&b=mcr", "3 fan", "5 fan", id="comparison"),
    pytest.param(
        "score/hong_kong/?hand=123m456m789m222z5m5m&how=draw", "6 fan, self-drawn", "8 fan, self-drawn", id="scorer"
    ),
    pytest.param("glossary/half_flush/", "3 fan", "5 fan", id="glossary"),
]


@pytest.mark.parametrize(("path", "before", "after"), PAGES)
def test_every_page_follows(client: Client, changed: Change, path: str, before: str, after: str) -> None:
    def times(said: str) -> int:
        return client.get(f"/en/{path}").content.decode().count(said)

    usual, risen = times(before), times(after)
    assert usual
    changed("hong_kong", with_worth("half_flush", 5))
    assert times(before) < usual
    assert times(after) > risen
