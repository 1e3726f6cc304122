"""The glossary: every word has a page that says what is known of it, and texts lead there."""

import re
from dataclasses import replace

import pytest
from django.test import Client
from django.utils.translation import override

from engine import variants
from engine.ruleset import Variant
from tests.answering import LOCALES
from tests.tutorial.html import parsed
from tutorial.content.library import get_library
from tutorial.glossary import shelves, worths
from tutorial.wording import prose, terms

pytestmark = pytest.mark.django_db
HTMX = {"HTTP_HX_REQUEST": "true"}
WORD_LINK = re.compile(r'href="/\w+/glossary/(\w+)/"')


def page(client: Client, path: str, locale: str = "en", **headers: str) -> str:
    answer = client.get(f"/{locale}/glossary/{path}", **headers)
    assert answer.status_code == 200
    return answer.content.decode()


def entry(client: Client, id: str, locale: str = "en", **headers: str) -> str:
    return page(client, f"{id}/", locale, **headers)


def main_of(text: str) -> str:
    return text.partition("<main")[2].partition("</main>")[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_list_leads_to_every_word_of_the_game(client: Client, locale: str) -> None:
    linked = WORD_LINK.findall(page(client, "", locale))
    wanted = [id for id, term in get_library().terms.items() if term.category != "ui"]
    assert sorted(linked) == sorted(wanted)


def test_every_word_stands_on_a_shelf() -> None:
    strangers = {term.category for term in get_library().terms.values()} - {"ui", *shelves.SHELVES}
    assert strangers == set()


@pytest.mark.parametrize(
    ("locale", "typed"), [("en", "gang"), ("en", "槓"), ("bn", "কং"), ("bn", "KONG"), ("ka", "gàng"), ("hi", "कोंग")]
)
def test_the_list_is_sifted_by_any_name(client: Client, locale: str, typed: str) -> None:
    linked = WORD_LINK.findall(page(client, f"?q={typed}", locale))
    assert "kong" in linked
    assert len(linked) < 60


def test_htmx_gets_the_list_alone(client: Client) -> None:
    text = page(client, "?q=kong", **HTMX)
    assert "<main" not in text
    assert "kong" in WORD_LINK.findall(text)


def test_what_fits_nothing_leads_to_search(client: Client) -> None:
    text = page(client, "?q=zzz+%3Cb%3E")
    assert "0 words fit “zzz &lt;b&gt;”." in text
    assert 'href="/en/search/?q=zzz%20%3Cb%3E"' in text


@pytest.mark.parametrize("typed", ["x" * 10_000, "\x00", "%", "1", "\u0301"])
def test_whatever_is_typed_is_no_error(client: Client, typed: str) -> None:
    assert client.get("/en/glossary/", {"q": typed}).status_code == 200


def test_a_word_is_told_in_all_languages(client: Client) -> None:
    text = entry(client, "pung")
    for locale in LOCALES:
        with override(locale):
            assert terms.name("pung").casefold() in text.casefold()
    for said in ("碰", "pung3", "pèng", "ポン"):
        assert said in text


def test_clubs_call_some_tiles_by_names_of_their_own(client: Client) -> None:
    assert "boos" in entry(client, "bamboo")


def test_what_it_is_taken_for_is_told_with_what_that_is(client: Client) -> None:
    text = entry(client, "pung")
    for id in get_library().terms["pung"].unlike:
        assert terms.meaning(id).text in text


def test_it_leads_to_the_lessons_that_speak_of_it(client: Client) -> None:
    assert 'href="/en/learn/basic/claiming/pung-from-anyone/"' in entry(client, "pung")


def test_a_meaning_that_is_not_translated_is_told_in_english(client: Client) -> None:
    for id in ("full_flush", "pung"):
        with override("ka"):
            meaning = terms.meaning(id)
            is_foreign = meaning.is_foreign
        assert is_foreign == (meaning.lang == "en")
        text = main_of(entry(client, id, "ka"))
        assert ('<p class="lede" lang="en">' in text) == is_foreign


@pytest.mark.parametrize("id", ["nothing", "ui_next", "x" * 500, "..", "%00"])
def test_no_such_word_is_told(client: Client, id: str) -> None:
    assert client.get(f"/en/glossary/{id}/").status_code == 404


def test_htmx_gets_the_gist_in_a_dialog(client: Client) -> None:
    text = entry(client, "pung", **HTMX)
    assert text.strip().startswith("<dialog")
    assert "Three identical tiles." in text
    assert 'href="/en/glossary/pung/"' in text


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_lead_to_their_words(client: Client, locale: str) -> None:
    with override(locale):
        assert f'href="/{locale}/glossary/pung/"' in prose.line("[x](term:pung)")
    answer = client.get(f"/{locale}/learn/basic/claiming/pung-from-anyone/")
    links = [each for each in parsed(answer).iter() if each.get("class") == "term"]
    assert links
    assert all(each.get("href") == each.get("data-hx-get") for each in links)
    assert all(client.get(each.get("href", "")).status_code == 200 for each in links)


# ---- worths ----------------------------------------------------------------------------------------------------


def test_worths_are_told_tradition_by_tradition() -> None:
    found = {each.tradition.tradition.id: each for each in worths.counted("full_flush")}
    assert (found["hong_kong"].worth, found["mcr"].worth) == ("7 fan", "24 points")
    assert [each.worth for each in found["hong_kong"].otherwise] == ["6 fan"]
    assert "american" not in found


def test_a_pattern_only_house_rules_count_says_so(client: Client) -> None:
    found = next(each for each in worths.counted("knitting"))
    assert found.worth == ""
    assert found.otherwise
    assert "only by a house rule" in entry(client, "knitting")


def test_what_doubles_a_set_is_told(client: Client) -> None:
    doubled = {each.tradition.tradition.id: each.doubled for each in worths.counted("kong")}
    assert doubled["classical"][0] == "A kong is doubled twice."
    assert doubled["basic"] == doubled["classical"]
    assert "A kong is doubled twice." in entry(client, "kong")
    assert all(each.doubled == () for each in worths.counted("full_flush"))


def test_what_counts_nowhere_has_no_worths(client: Client) -> None:
    assert worths.counted("tile") == ()
    assert "What it is worth" not in entry(client, "tile")


def test_worths_follow_the_rulesets(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def dearer(table: Variant) -> Variant:
        """The table with a full flush worth more."""
        if table.id != "mcr":
            return table
        rows = tuple(
            replace(row, worth=replace(row.worth, base=97)) if row.id == "full_flush" else row
            for row in table.tally.patterns
        )
        return replace(table, tally=replace(table.tally, patterns=rows))

    assert "<dd>24 points" in entry(client, "full_flush")
    monkeypatch.setattr(variants, "VARIANTS", tuple(map(dearer, variants.VARIANTS)))
    assert "<dd>97 points" in entry(client, "full_flush")
