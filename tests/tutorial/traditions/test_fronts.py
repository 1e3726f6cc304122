"""The front page of every tradition: its facts come from the engine, its promises from what there is."""

import pytest
from django.test import Client
from django.utils.translation import override

from engine.variants.boxes import BOXES
from tests.tutorial.html import by_class, by_id, parsed, text
from tutorial.content.guide import Taught
from tutorial.content.library import get_library
from tutorial.traditions.fronts import encyclopedia, way_in
from tutorial.wording import numbers

pytestmark = pytest.mark.django_db

IDS = list(BOXES)
SECTIONS = ["pitch", "how-to-know-it", "before-you-sit-down", "materials", "history", "places"]


@pytest.mark.parametrize("locale", ["en", "bn"])
@pytest.mark.parametrize("id", IDS)
def test_every_tradition_has_its_page_with_one_headline_and_one_main_key(client: Client, locale: str, id: str) -> None:
    answer = client.get(f"/{locale}/{id}/")
    page = parsed(answer)
    assert answer.status_code == 200
    assert page.get("lang") == locale
    assert len(list(page.iter("h1"))) == 1
    assert len(by_class(page, "key")) == 1
    assert all(by_id(page, section) is not None for section in SECTIONS)


@pytest.mark.parametrize("locale", ["en", "bn"])
@pytest.mark.parametrize("id", IDS)
def test_the_number_of_tiles_is_that_of_the_box(client: Client, locale: str, id: str) -> None:
    (facts,) = by_class(parsed(client.get(f"/{locale}/{id}/")), "sums")
    with override(locale):
        assert all(numbers.number(size) in text(facts) for size in BOXES[id].sizes)


@pytest.mark.parametrize("id", IDS)
def test_where_there_are_lessons_it_leads_to_the_first_of_them_else_to_the_basic_game(client: Client, id: str) -> None:
    tradition = get_library().traditions[id]
    (key,) = by_class(parsed(client.get(f"/en/{id}/")), "key")
    is_taught = tradition.taught is Taught.NOW
    assert way_in(tradition).is_own is is_taught
    assert (
        key.get("href") == f"/en/learn/{tradition.lesson if is_taught else get_library().traditions['basic'].lesson}/"
    )


@pytest.mark.parametrize("id", ["riichi", "taiwanese"])
def test_what_is_not_taught_says_so_before_anything_else(client: Client, id: str) -> None:
    page = parsed(client.get(f"/en/{id}/"))
    sections = [each.get("id") for each in page.iter("section")]
    assert sections[0] == "state"
    assert "Not taught yet" in text(page)


@pytest.mark.parametrize("id", [each for each in IDS if each not in ("riichi", "taiwanese")])
def test_the_others_have_no_such_section(client: Client, id: str) -> None:
    assert "state" not in [each.get("id") for each in parsed(client.get(f"/en/{id}/")).iter("section")]


@pytest.mark.parametrize("id", IDS)
def test_other_sites_are_marked(client: Client, id: str) -> None:
    history = by_id(parsed(client.get(f"/en/{id}/")), "history")
    outside = [each for each in history.iter("a") if str(each.get("href")).startswith("http")]
    assert outside
    for link in outside:
        assert link.get("rel") == "external noreferrer"
        assert "another site" in text(link)


def test_the_encyclopedia_is_read_in_the_language_of_the_reader_where_it_has_an_article() -> None:
    american = get_library().traditions["american"]
    with override("bn"):
        found = encyclopedia(american)
        assert (found.lang, found.title) == ("bn", american.wikipedia["bn"])
        assert found.url.startswith("https://bn.wikipedia.org/wiki/%E0%A6%AE")
    with override("ka"):
        found = encyclopedia(american)
        assert (found.lang, found.url) == ("en", "https://en.wikipedia.org/wiki/American_mahjong")


def test_the_signs_of_a_table_lead_to_the_chooser(client: Client) -> None:
    section = by_id(parsed(client.get("/en/sichuan/")), "how-to-know-it")
    signs = [str(each.get("href")) for each in by_class(section, "line")]
    assert signs == [f"/en/which-table/?sign={id}#table" for id in get_library().traditions["sichuan"].signs]


def test_words_that_are_not_translated_stand_there_in_english_and_say_so(client: Client) -> None:
    """In whatever language the guide is still missing; once it is complete, nothing is marked as English."""
    articles = get_library().guide.articles.values()
    for locale in ("sq", "sw", "bn", "hi", "ka"):
        page = parsed(client.get(f"/{locale}/mcr/"))
        (main,) = page.iter("main")
        marked = [each for each in main.iter() if each.get("lang") == "en" and each.tag in ("section", "div")]
        is_missing = any(each.place == "traditions/mcr" and locale not in each.text for each in articles)
        assert bool(marked) is is_missing, locale


@pytest.mark.parametrize("locale", ["en", "sq", "sw", "bn", "hi", "ka"])
def test_its_name_is_in_the_language_of_the_reader_whatever_is_translated(client: Client, locale: str) -> None:
    (headline,) = parsed(client.get(f"/{locale}/hong_kong/")).iter("h1")
    assert headline.get("lang") is None
    assert ("Hong Kong mahjong" in text(headline)) is (locale == "en")


def test_there_is_no_page_of_another_id(client: Client) -> None:
    assert client.get("/en/filipino/").status_code == 404
    assert client.get("/en/tiles/filipino/").status_code == 404
