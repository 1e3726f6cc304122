"""House rules in the address of a practice table are chosen before she chooses."""

import pytest
from django.test import Client

from tests.tutorial.html import parsed

pytestmark = pytest.mark.django_db


def checked(address: str) -> set[str]:
    """The ids of what is chosen on a page."""
    page = parsed(Client().get(address))
    return {
        each.get("value") or ""
        for each in page.iter("input")
        if each.get("type") == "radio" and each.get("checked") is not None
    }


def test_the_address_chooses_what_the_form_offers() -> None:
    assert {"off", "usual"} <= checked("/en/practice/american/")
    assert {"on", "hot"} <= checked("/en/practice/american/?o=mush.on&o=last_wall.hot")


def test_the_address_chooses_how_hands_are_counted() -> None:
    assert "simple" in checked("/en/practice/basic/")
    assert "bonus" in checked("/en/practice/basic/?o=scoring.bonus&o=nonsense")
