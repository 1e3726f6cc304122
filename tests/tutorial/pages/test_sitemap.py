"""The map of the site: every public page, in every language, each with all its sisters."""

import re
from collections.abc import Mapping
from xml.etree import ElementTree

import pytest
from django.conf import settings
from django.test import Client

from engine.variants import VARIANTS
from tutorial.content.library import get_library

pytestmark = pytest.mark.django_db

MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
LINK = "{http://www.w3.org/1999/xhtml}link"
HOST = "http://testserver"
LOCALES = [code for code, _ in settings.LANGUAGES]


@pytest.fixture(name="pages")
def _pages(client: Client) -> Mapping[str, Mapping[str, str]]:
    """The alternates of every page, by address."""
    answer = client.get("/sitemap.xml")
    assert answer.headers["Content-Type"] == "application/xml"
    entries = ElementTree.fromstring(answer.content).iter(f"{MAP}url")
    return {
        str(entry.findtext(f"{MAP}loc")): {
            str(each.get("hreflang")): str(each.get("href")) for each in entry.iter(LINK)
        }
        for entry in entries
    }


def test_every_page_stands_in_it_once_in_each_language(client: Client, pages: Mapping[str, Mapping[str, str]]) -> None:
    assert client.get("/sitemap.xml").content.count(b"<loc>") == len(pages)
    paths = [
        {page.removeprefix(f"{HOST}/{locale}/") for page in pages if page.startswith(f"{HOST}/{locale}/")}
        for locale in LOCALES
    ]
    assert all(each == paths[0] for each in paths)
    assert len(pages) == len(paths[0]) * len(LOCALES)


def test_sisters_name_each_other(pages: Mapping[str, Mapping[str, str]]) -> None:
    for page, sisters in pages.items():
        assert list(sisters) == [*LOCALES, "x-default"]
        assert page in sisters.values()
        assert all(pages[sisters[locale]] == sisters for locale in LOCALES)


def test_it_has_every_kind_of_page_but_no_settings(pages: Mapping[str, Mapping[str, str]]) -> None:
    library = get_library()
    wanted = {
        "",
        "about/",
        "which-table/",
        "rules/",
        "rules/compare/",
        *(f"rules/{each.id}/" for each in VARIANTS),
        "faq/",
        "corrections/",
        "tiles/",
        "drills/",
        "practice/",
        "american/card/",
        "american/charleston/",
        "search/",
        "glossary/",
    }
    wanted |= {f"glossary/{id}/" for id, term in library.terms.items() if term.category != "ui"}
    wanted |= {f"{id}/" for id in library.traditions} | {f"tiles/{id}/" for id in library.traditions}
    for course in library.courses.values():
        wanted |= {f"{each}{course.variant}/" for each in ("learn/", "practice/")} | {
            f"practice/{course.variant}/watch/"
        }
        for slug in course.slugs:
            steps = [step.id for step in library.lesson(course.variant, slug).steps]
            wanted |= {f"learn/{course.variant}/{slug}/{end}" for end in ("", "recap/", *(f"{id}/" for id in steps))}
    there = {page.removeprefix(f"{HOST}/en/") for page in pages if page.startswith(f"{HOST}/en/")}
    cards = {each for each in there if re.fullmatch(r"tiles/\w+/\d[mpszfj]/", each)}
    assert there - cards == wanted
    assert len(cards) == 302


@pytest.mark.parametrize("path", ["", "about/", "which-table/", "tiles/", "tiles/riichi/", "tiles/riichi/0s/", "mcr/"])
@pytest.mark.parametrize("locale", ["en", "bn"])
def test_a_page_names_the_same_sisters_as_the_map(
    client: Client, pages: Mapping[str, Mapping[str, str]], locale: str, path: str
) -> None:
    said = re.findall(
        r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">', client.get(f"/{locale}/{path}").content.decode()
    )
    assert dict(said) == pages[f"{HOST}/{locale}/{path}"]


def test_robots_are_told_where_it_is(client: Client) -> None:
    assert f"Sitemap: {HOST}/sitemap.xml" in client.get("/robots.txt").content.decode().splitlines()
