"""What every test of the site starts from."""

import pytest
from django.core.cache import cache


@pytest.fixture(autouse=True)
def nobody_has_sent_anything_yet() -> None:
    """Each test has the whole minute's forms to itself."""
    cache.clear()
