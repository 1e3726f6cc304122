"""What every test of the site starts from."""

from collections.abc import Callable, Iterator

import pytest
from django.core.cache import cache
from django.test import Client
from django.utils import translation

from tests.pages import Kind


@pytest.fixture(autouse=True)
def a_fresh_visit_in_english() -> Iterator[None]:
    """Each test has the whole minute's forms to itself, and no language left over from the page before."""
    cache.clear()
    with translation.override("en"):
        yield


@pytest.fixture
def visitor(db: None) -> Callable[[Kind], Client]:
    """The client of the visitor a kind of page is for; kinds for the same visitor get the same client."""
    clients: dict[tuple[bool, str], Client] = {}

    def of(kind: Kind) -> Client:
        who = (kind.came_back, kind.prefers)
        if who not in clients:
            clients[who] = Client()
            clients[who].cookies.load(kind.cookies())
        return clients[who]

    return of
