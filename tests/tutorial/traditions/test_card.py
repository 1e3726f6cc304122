"""The card's own page: every line in tiles and words, by family and for any year, without a script."""

import re
from dataclasses import replace
from xml.etree.ElementTree import Element

import pytest
from django.test import Client
from django.utils.translation import override

from engine.card.cards import CARDS, card
from engine.notation import parse_design
from tests.tutorial.html import by_class, by_id, parsed, text
from tutorial.content.library import get_library
from tutorial.traditions import card_views
from tutorial.wording import tiles
from tutorial.wording.cards import said

pytestmark = pytest.mark.django_db

WORDS = get_library().cards["practice_one"]
CARD = card("practice_one")
IDS = [each.id for each in CARD.lines]
PAGE = "/en/american/card/"


def lines(page: Element) -> list[str]:
    """The ids of the lines that are shown."""
    return [each.get("id", "") for each in by_class(page, "cardline")]


def year_on(page: Element) -> str:
    """The year the page says it shows."""
    return text(list(by_class(page, "folio")[0])[-1])


@pytest.mark.parametrize("locale", list(WORDS.text))
def test_every_line_stands_there_with_its_note_its_mark_and_its_value(client: Client, locale: str) -> None:
    page = parsed(client.get(f"/{locale}/american/card/"))
    assert lines(page) == IDS
    assert text(by_class(page, "statement")[0]) == WORDS.text[locale].statement
    for line in CARD.lines:
        shown = by_id(page, line.id)
        assert text(by_class(shown, "note")[0]) == WORDS.text[locale].notes[line.id]
        assert ("due" in by_class(shown, "tag")[0].get("class", "")) is line.is_concealed
    with override(locale):
        assert said(WORDS).is_foreign is False


def test_value_and_number_of_hands_are_those_of_the_engine(client: Client) -> None:
    page = parsed(client.get(PAGE))
    for line in CARD.lines:
        shown = text(by_id(page, line.id))
        assert f"{line.value} points" in shown
        assert re.search(rf"Stands for {len(line.hands)} (different )?hands?\.", shown)
        assert ("No joker can stand in it." in shown) is not line.takes_jokers
        assert ("C · concealed" in shown) is line.is_concealed
        assert ("X · may be exposed" in shown) is not line.is_concealed


def test_each_line_shows_fourteen_tiles_and_a_rack_of_fourteen(client: Client) -> None:
    page = parsed(client.get(PAGE))
    for id in IDS:
        row, rack = by_class(by_id(page, id), "tiles")
        assert (len(by_class(row, "tile")), len(by_class(rack, "tile"))) == (14, 14)
        assert row.get("role") == "img"


def test_the_tiles_are_named_the_american_way(client: Client) -> None:
    shown = client.get(PAGE).content.decode()
    heard = " ".join(re.findall(r'aria-label="([^"]+)"', shown))
    assert all(name in heard for name in (" crak", " bam", " dot", "soap", "flower", "joker"))
    assert "white dragon" not in heard
    assert tiles.name(parse_design("5z"), american=True) == "soap"


def test_the_ear_hears_a_group_as_a_number_and_a_tile(client: Client) -> None:
    row = by_class(by_id(parsed(client.get(PAGE)), "win-1"), "tiles")[0]
    assert row.get("aria-label", "").startswith("For example: 4 × North wind, 2 × East wind, 2 × West wind")


@pytest.mark.parametrize("family", WORDS.sections)
def test_one_family_by_itself(client: Client, family: str) -> None:
    page = parsed(client.get(f"{PAGE}?family={family}"))
    assert lines(page) == [each.id for each in CARD.lines if each.section == family]
    chosen = [each.get("value") for each in page.iter("option") if "selected" in each.attrib]
    assert chosen == [family]


def test_the_lines_to_begin_with_keep_their_numbers(client: Client) -> None:
    page = parsed(client.get(f"{PAGE}?family=starters"))
    assert lines(page) == list(WORDS.starters)
    assert text(next(by_id(page, "run-8").iter("h3"))) == "Line 8"


def test_the_form_needs_no_script(client: Client) -> None:
    (form,) = [each for each in parsed(client.get(PAGE)).iter("form") if "pick" in each.get("class", "")]
    assert (form.get("method"), form.get("action")) == ("get", f"{PAGE}#lines")
    assert {each.get("name") for tag in ("select", "input") for each in form.iter(tag)} == {"family", "year"}
    assert len(list(form.iter("button"))) == 1


@pytest.mark.parametrize("typed", ["1987", "১৯৮৭", "१९८७", " 1987 "])
def test_a_year_is_read_in_any_digits(client: Client, typed: str) -> None:
    answer = client.get(PAGE, {"year": typed})
    page = parsed(answer)
    assert (answer.status_code, year_on(page)) == (200, "1987")
    row = by_class(by_id(page, "cal-2"), "tiles")[0]
    assert re.match(r"For example: 1 (\w+), 9 \1, 8 \1, (and )?7 \1, ", row.get("aria-label", ""))


def test_only_the_lines_of_the_year_change_with_it(client: Client) -> None:
    own, other = parsed(client.get(PAGE)), parsed(client.get(f"{PAGE}?year=1987"))
    changed = [
        id
        for id in IDS
        if by_class(by_id(own, id), "tiles")[0].get("aria-label")
        != by_class(by_id(other, id), "tiles")[0].get("aria-label")
    ]
    assert changed == [each.id for each in CARD.lines if each.uses_year]


def test_what_cannot_be_built_in_a_year_is_said_in_its_family(client: Client) -> None:
    page = parsed(client.get(f"{PAGE}?family=calendar&year=2000"))
    assert lines(page) == ["cal-1", "cal-2", "cal-4"]
    assert "Line 3 cannot be built in this year" in text(by_id(page, "lines"))


@pytest.mark.parametrize(
    "typed", ["soon", "9999", "0999", "02027", "20271", "-2027", "20.5", "²²²²", "\x00\x07", "x" * 300]
)
def test_a_year_that_is_none_gets_a_sentence_and_the_card_of_its_own_year(client: Client, typed: str) -> None:
    answer = client.get(PAGE, {"year": typed})
    page = parsed(answer)
    if typed == "\x00\x07":
        assert answer.status_code == 200
    else:
        assert answer.status_code == 422
        assert "Type a year of four digits, from 1000 to 9998." in text(by_class(page, "verdict")[0])
        assert len(by_class(page, "error")) == 1
    assert (lines(page), year_on(page)) == (IDS, "2027")


def test_a_family_that_is_none_gets_a_sentence_and_the_whole_card(client: Client) -> None:
    answer = client.get(f"{PAGE}?family=nonsense&year=2031")
    page = parsed(answer)
    assert answer.status_code == 422
    assert "Choose one of these." in text(by_class(page, "verdict")[0])
    assert "nonsense" not in text(page)
    assert (len(lines(page)), year_on(page)) == (52, "2031")


@pytest.mark.parametrize("query", ["", "?family=&year=", "?other=1", "?family=&year=&family=evens"])
def test_nothing_asked_for_is_no_mistake(client: Client, query: str) -> None:
    assert client.get(PAGE + query).status_code == 200


def test_it_is_reached_from_the_front_page_where_there_is_a_card(client: Client) -> None:
    for id, tradition in get_library().traditions.items():
        links = [each.get("href") for each in by_class(by_id(parsed(client.get(f"/en/{id}/")), "places"), "line")]
        assert (f"/en/{id}/card/" in links) is (tradition.card in CARDS)
        assert client.get(f"/en/{id}/card/").status_code == (200 if tradition.card else 404)


def test_it_says_how_to_read_it(client: Client) -> None:
    page = parsed(client.get(PAGE))
    assert "How to read the card" in text(by_id(page, "reading"))
    assert "#reading" in [each.get("href") for each in page.iter("a")]


def test_where_a_language_has_no_words_the_page_has_the_english_ones_and_says_so(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = replace(WORDS, text={"en": WORDS.text["en"]})
    monkeypatch.setattr(card_views, "get_library", lambda: replace(get_library(), cards={WORDS.id: english}))
    page = parsed(client.get("/ka/american/card/?family=evens"))
    notes = by_class(page, "note")
    assert [text(each) for each in notes] == [WORDS.text["en"].notes[id] for id in IDS if id.startswith("evn")]
    assert {each.get("lang") for each in notes} == {"en"}
    assert "/ka/about/#translate" in [each.get("href") for each in page.iter("a")]
