"""Every kind of page in every language is HTML as it should be."""

from collections.abc import Callable
from pathlib import Path

import pytest
from django.test import Client

from tests import html_checker
from tests.answering import LOCALES
from tests.pages import KINDS, Kind
from tests.tutorial.html import by_id, parsed

pytestmark = pytest.mark.django_db

REFERENCES = ("for", "form", "aria-labelledby", "aria-describedby", "aria-controls")
"""Attributes that name other elements by their ids."""


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_pages_are_sound(visitor: Callable[[Kind], Client], kind: Kind) -> None:
    for locale in LOCALES:
        answer = visitor(kind).get(f"/{locale}/{kind.path}")
        assert answer.status_code == kind.status
        page = parsed(answer)
        assert page.get("lang") == locale
        assert sum(1 for _ in page.iter("main")) == 1
        assert not [each.tag for each in page.iter() if "style" in each.attrib]
        for element in page.iter():
            for named in (name for attribute in REFERENCES for name in element.get(attribute, "").split()):
                by_id(page, named)


@pytest.mark.deep
@pytest.mark.checker
@pytest.mark.parametrize("locale", LOCALES)
def test_the_checker_finds_nothing(visitor: Callable[[Kind], Client], tmp_path: Path, locale: str) -> None:
    for number, kind in enumerate(KINDS):
        page = visitor(kind).get(f"/{locale}/{kind.path}")
        (tmp_path / f"{number}.html").write_bytes(page.content)
    found = html_checker.complaints(tmp_path)
    assert not found, "\n".join([*found, *(f"{number}: {kind}" for number, kind in enumerate(KINDS))])
