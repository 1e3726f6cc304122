"""The language switch keeps the page; search engines find each page in every language."""

import pytest
from django.test import Client
from django.urls import get_script_prefix, set_script_prefix

from tests.tutorial.html import by_class, parsed
from tutorial.pages.languages import in_language

pytestmark = pytest.mark.django_db

NAMES = {"en": "English", "sq": "Shqip", "sw": "Kiswahili", "bn": "বাংলা", "hi": "हिन्दी", "ka": "ქართული"}


@pytest.mark.parametrize("path", ["", "about/", "settings/", "learn/basic/", "learn/basic/the-tiles/", "nowhere/"])
@pytest.mark.parametrize("locale", ["en", "bn"])
def test_the_switch_keeps_the_page(client: Client, locale: str, path: str) -> None:
    (drop,) = by_class(parsed(client.get(f"/{locale}/{path}")), "drop")
    links = list(drop.iter("a"))
    assert {each.get("hreflang"): each.get("href") for each in links} == {code: f"/{code}/{path}" for code in NAMES}
    assert {each.get("lang"): each.text for each in links} == NAMES
    assert [each.get("lang") for each in links if each.get("aria-current")] == [locale]


def test_the_switch_keeps_the_query(client: Client) -> None:
    (drop,) = by_class(parsed(client.get("/en/about/?from=foot&x=%3Cb%3E")), "drop")
    assert "/ka/about/?from=foot&x=%3Cb%3E" in [each.get("href") for each in drop.iter("a")]


def test_after_a_form_the_switch_leads_to_the_address_alone(client: Client) -> None:
    (drop,) = by_class(parsed(client.post("/en/try/?x=1", {"answer": "6s.1"})), "drop")
    assert "/ka/try/" in [each.get("href") for each in drop.iter("a")]


def test_a_page_without_a_language_leads_to_the_front_doors(client: Client) -> None:
    (drop,) = by_class(parsed(client.get("/nowhere")), "drop")
    assert [each.get("href") for each in drop.iter("a")] == [f"/{code}/" for code in NAMES]


@pytest.mark.parametrize(
    ("path", "expected"),
    [("/en/", "/ka/"), ("/en/about/", "/ka/about/"), ("/en", "/ka/"), ("/", "/ka/"), ("/english/about/", "/ka/")],
)
def test_the_same_path_in_another_language(path: str, expected: str) -> None:
    assert in_language(path, "ka") == expected


def test_under_a_prefix_of_the_server_the_prefix_stays() -> None:
    before = get_script_prefix()
    set_script_prefix("/school/")
    try:
        assert in_language("/school/en/about/", "ka") == "/school/ka/about/"
    finally:
        set_script_prefix(before)


@pytest.mark.parametrize("path", ["", "about/", "learn/basic/"])
def test_alternates_are_complete_and_name_the_page_itself(client: Client, path: str) -> None:
    heads = {}
    for locale in NAMES:
        links = list(parsed(client.get(f"/{locale}/{path}")).iter("link"))
        heads[locale] = {each.get("hreflang"): each.get("href") for each in links if each.get("rel") == "alternate"}
        (canonical,) = [each.get("href") for each in links if each.get("rel") == "canonical"]
        assert canonical == heads[locale][locale] == f"http://testserver/{locale}/{path}"
    assert all(head == heads["en"] for head in heads.values())
    assert set(heads["en"]) == {*NAMES, "x-default"}
    assert heads["en"]["x-default"] == ("http://testserver/" if not path else f"http://testserver/en/{path}")


@pytest.mark.parametrize("path", ["/en/nowhere/", "/nowhere"])
def test_a_page_that_is_not_there_is_no_alternate_of_anything(client: Client, path: str) -> None:
    assert not [each for each in parsed(client.get(path)).iter("link") if each.get("rel") in {"alternate", "canonical"}]
