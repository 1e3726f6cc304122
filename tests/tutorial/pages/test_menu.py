"""The menu, the tabs and the signs come from one list, and mark where the reader is."""

import pytest
from django.test import Client

from tests.tutorial.html import by_class, parsed, text
from tutorial.pages.menu import PLACES

pytestmark = pytest.mark.django_db


def links(client: Client, path: str, part: str) -> dict[str, str | None]:
    (found,) = by_class(parsed(client.get(path)), part)
    return {str(each.get("href")): each.get("aria-current") for each in found.iter("a") if not each.get("hreflang")}


def test_the_tabs_and_the_menu_show_every_place_and_the_tools_the_settings(client: Client) -> None:
    tabs = links(client, "/en/", "tabs")
    places = ("learn/basic", "practice/basic", "drills", "rules", "tiles", "which-table")
    assert list(tabs) == [f"/en/{each}/" for each in places]
    assert list(links(client, "/en/", "menu")) == [*tabs, "/en/search/"]
    assert list(links(client, "/en/", "tools")) == ["/en/settings/"]
    assert len(tabs) + 1 == len(PLACES)


WHERE = [("tabs", "/en/drills/"), ("menu", "/en/drills/"), ("tools", "/en/settings/")]


@pytest.mark.parametrize(("part", "path"), WHERE)
def test_the_page_one_is_on_is_marked(client: Client, part: str, path: str) -> None:
    assert links(client, path, part)[path] == "page"


DEEPER = [
    ("tabs", "/en/tiles/mcr/", "/en/tiles/"),
    ("tools", "/en/settings/reset/", "/en/settings/"),
    ("tabs", "/en/score/mcr/", "/en/rules/"),
    ("tabs", "/en/glossary/pung/", "/en/rules/"),
    ("tabs", "/en/faq/", "/en/rules/"),
]


@pytest.mark.parametrize(("part", "path", "place"), DEEPER)
def test_a_page_deeper_in_the_same_place_is_marked_too(client: Client, part: str, path: str, place: str) -> None:
    assert links(client, path, part)[place] == "true"


def test_elsewhere_nothing_is_marked(client: Client) -> None:
    assert set(links(client, "/en/about/", "tabs").values()) == {None}


def test_every_sign_without_words_has_words_for_the_ear(client: Client) -> None:
    (tools,) = by_class(parsed(client.get("/en/")), "tools")
    assert all(text(each) for each in tools.iter("a"))


def test_both_menus_can_be_told_apart(client: Client) -> None:
    labels = [each.get("aria-label") for each in parsed(client.get("/en/")).iter("nav")]
    assert len(labels) == len(set(labels)) == 2
