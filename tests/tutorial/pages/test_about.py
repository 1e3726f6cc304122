"""The about page: its five sections, and nothing it cannot keep."""

import pytest
from django.conf import LazySettings
from django.test import Client

from tests.tutorial.html import by_id, parsed, text

SECTIONS = ["about", "judged", "accessibility", "mistake", "translate"]


@pytest.mark.parametrize("locale", ["en", "bn"])
def test_five_sections_each_in_the_list_of_contents(client: Client, locale: str) -> None:
    page = parsed(client.get(f"/{locale}/about/"))
    contents = [each.get("href") for nav in page.iter("nav") if nav.get("class") == "toc" for each in nav.iter("a")]
    assert contents == [f"#{name}" for name in SECTIONS]
    for name in SECTIONS:
        assert len(text(by_id(page, name))) > 60


def test_the_foot_of_every_page_leads_to_them(client: Client) -> None:
    (foot,) = parsed(client.get("/en/")).iter("footer")
    targets = [str(each.get("href")) for each in foot.iter("a")]
    about = ["/en/about/", *(f"/en/about/#{name}" for name in SECTIONS[1:])]
    assert targets == ["/en/search/", "/en/glossary/", *about]


@pytest.mark.parametrize(("contact", "shown"), [("", False), ("mailto:school@example.org", True)])
def test_a_contact_is_shown_if_there_is_one(client: Client, settings: LazySettings, contact: str, shown: bool) -> None:
    settings.CONTACT = contact
    links = [each.get("href") for each in by_id(parsed(client.get("/en/about/")), "mistake").iter("a")]
    assert links == ([contact] if shown else [])


def test_looking_leaves_no_trace(client: Client) -> None:
    answer = client.get("/en/about/")
    assert not answer.cookies
    assert "private" not in answer.headers.get("Cache-Control", "")
