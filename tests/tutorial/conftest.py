"""What every test of the site starts from."""

from collections.abc import Iterator

import pytest
from django.core.cache import cache
from django.utils import translation


@pytest.fixture(autouse=True)
def a_fresh_visit_in_english() -> Iterator[None]:
    """Each test has the whole minute's forms to itself, and no language left over from the page before."""
    cache.clear()
    with translation.override("en"):
        yield
