"""A tradition's rules on one page: everything the engine says of them, and nothing it does not."""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit
from xml.etree.ElementTree import Element

import pytest
from django.http import QueryDict
from django.test import Client

from engine.book.book import book
from engine.examples.shown import examples
from engine.ruleset import Variant
from engine.variants import VARIANTS, variant
from tests.tutorial.html import by_class, by_id, parsed, text
from tests.tutorial.rules.conftest import Change, with_worth
from tutorial.content.library import get_library
from tutorial.house_rules.reading import read
from tutorial.rules.facts import HEADS, WORTH
from tutorial.wording import reasons, terms

ROOT = Path(__file__).resolve().parents[3]


@cache
def page_of(id: str) -> Element:
    """The rules of a tradition; no database is asked for them."""
    return parsed(Client().get(f"/en/rules/{id}/"))


@pytest.mark.parametrize("table", VARIANTS, ids=lambda each: each.id)
def test_every_rule_and_every_pattern_stands_on_the_page(table: Variant) -> None:
    page = page_of(table.id)
    assert [each.get("id") for each in page.iter("h2") if "head-" in each.get("id", "")] == [f"head-{h}" for h in HEADS]
    for entry in book(table):
        if not entry.id.startswith(WORTH):
            said = text(by_id(page, entry.id))
            assert reasons.say_text(entry.reason) in said
            assert said.count("Tables differ") == bool(entry.options)
    for id, shown in examples(table).items():
        row = by_id(page, f"worth.{id}")
        assert terms.title(id) in text(row)
        assert terms.meaning(id).text in text(row)
        drawn = by_class(row, "tile")
        pale = by_class(row, "pale")
        assert len(drawn) == sum(map(len, shown.groups))
        assert len(drawn) - len(pale) == len({*(shown.evidence or shown.example.hand.tiles)})


def test_what_counts_least_stands_first_and_limit_hands_last() -> None:
    page = page_of("hong_kong")
    worths = [int(text(each).split()[0]) for each in by_class(by_class(page, "patterns")[0], "num")[1:]]
    assert worths == sorted(worths)
    assert "Nothing else counts beside it." in text(by_id(page, "worth.big_three_dragons"))
    assert "Beside it these do not count: dragon pung." in text(by_id(page, "worth.little_three_dragons"))


def test_what_doubles_a_set_stands_beside_its_worth() -> None:
    page = page_of("classical")
    doubled = "A set without another player’s tile is doubled. A set of ones, nines or honors is doubled."
    assert doubled in " ".join(text(by_id(page, "worth.pung")).split()).replace("doubled.A", "doubled. A")
    assert "A kong is doubled twice." in text(by_id(page, "worth.kong"))


@pytest.mark.parametrize("table", VARIANTS, ids=lambda each: each.id)
def test_one_hand_is_counted_and_paid_for_twice(table: Variant) -> None:
    page = page_of(table.id)
    found = by_class(page, "worked")
    if table.id == "basic":
        assert found == []
        return
    paid = [each for each in found[0].iter("table") if "Who pays" in text(each.find("caption"))]
    assert len(paid) == 2
    assert "another player’s discard" in text(found[0])


def test_a_changed_worth_is_seen(client: Client, changed: Change) -> None:
    assert text(by_class(by_id(page_of("hong_kong"), "worth.half_flush"), "num")[0]) == "3 fan"
    changed("hong_kong", with_worth("half_flush", 5))
    assert text(by_class(by_id(parsed(client.get("/en/rules/hong_kong/")), "worth.half_flush"), "num")[0]) == "5 fan"
    chosen = parsed(client.get("/en/rules/hong_kong/?o=winners.all"))
    assert text(by_class(by_id(chosen, "worth.half_flush"), "num")[0]) == "5 fan"


def test_a_changed_minimum_is_seen(client: Client, changed: Change) -> None:
    changed("mcr", lambda of: replace(of, tally=replace(of.tally, minimum=11)))  # type: ignore[type-var]
    assert "at least 11 points" in text(by_id(parsed(client.get("/en/rules/mcr/")), "minimum"))


@pytest.mark.parametrize("table", VARIANTS, ids=lambda each: each.id)
def test_every_choice_leads_to_the_rules_with_it(table: Variant) -> None:
    page = page_of(table.id)
    for option in table.options:
        point = by_id(page, f"option-{option.id}")
        links = [urlsplit(each.get("href", "")) for each in point.iter("a")]
        found = [read(QueryDict(each.query), table).chosen for each in links]
        assert [dict(each)[option.id] for each in found] == [each.id for each in option.choices[1:]]
        assert all(len(each) == 1 + (table.id == "basic" and ("suits", "one") in each) for each in found)
        assert all(each.fragment == f"option-{option.id}" for each in links)


def test_a_choice_keeps_the_others(client: Client) -> None:
    page = parsed(client.get("/en/rules/hong_kong/?o=cap.ten"))
    assert "The most fan that are paid: Ten" in text(by_class(page, "houserules")[0])
    assert "No hand is worth more than 10 fan" in text(by_id(page, "limit"))
    (link,) = by_id(page, "option-winners").iter("a")
    assert parse_qsl(urlsplit(link.get("href", "")).query) == [("o", "cap.ten"), ("o", "winners.all")]


def test_who_plays_it_so_is_named() -> None:
    for id, tradition in get_library().traditions.items():
        for option, ways in tradition.plays.items():
            choices = {each.id for each in next(o for o in variant(id).options if o.id == option).choices}
            assert choices >= ways.keys(), (id, option)
    assert "AIMJ" in text(by_id(page_of("hong_kong"), "option-full_flush"))
    assert "on a page for beginners" in text(by_id(page_of("classical"), "option-table"))


def test_a_tradition_without_rules_has_its_front_page(client: Client) -> None:
    assert client.get("/en/rules/riichi/").headers["Location"] == "/en/riichi/"
    assert client.get("/en/rules/riichi/sheet/").headers["Location"] == "/en/riichi/"
    assert client.get("/en/rules/bananas/").status_code == 404


def test_the_card_is_told_in_short_with_the_way_to_it() -> None:
    page = page_of("american")
    assert "/en/american/card/" in {each.get("href") for each in page.iter("a")}
    assert by_class(page, "patterns") == []


@pytest.mark.parametrize("asked", ["o=" + "x" * 10_000, "&".join(["o=cap.ten"] * 5), "o=cap.১০", "o=%00%ff", "o=" * 9])
def test_no_address_breaks_the_page(client: Client, asked: str) -> None:
    for page in ("", "sheet/"):
        answer = client.get(f"/en/rules/hong_kong/{page}?{asked}")
        problems = by_class(parsed(answer), "refused")
        assert answer.status_code == (422 if problems else 200)
        assert bool(problems) == bool(read(QueryDict(asked), variant("hong_kong")).problems)


def test_choices_that_do_not_go_together_are_named_and_kept(client: Client) -> None:
    answer = client.get("/en/rules/basic/?o=suits.one&o=sets.four")
    page = parsed(answer)
    assert answer.status_code == 422
    assert "do not go together" in text(by_class(page, "refused")[0])
    chosen = [each.get("value") for each in page.iter("option") if "selected" in each.attrib]
    assert "suits.one" in chosen
    assert "As it is usually played" in text(by_class(page, "folio")[0])


@pytest.mark.parametrize("asked", ["", "o=suits.one&o=sets.two", "o=suits.three&o=calls.off"])
def test_every_choice_offered_can_be_played(client: Client, asked: str) -> None:
    page = parsed(client.get(f"/en/rules/basic/?{asked}"))
    offered = [urlsplit(str(a.get("href"))).query for ul in by_class(page, "choices") for a in ul.iter("a")]
    assert len(offered) > 5
    for each in offered:
        assert read(QueryDict(each), variant("basic")).problems == (), each


def test_the_sheet_says_every_point(client: Client) -> None:
    page = parsed(client.get("/en/rules/hong_kong/sheet/?o=cap.ten&o=full_flush.six"))
    labels = [text(each) for each in by_class(page, "agreement")[0].iter("dt")]
    assert len(labels) == len(variant("hong_kong").options) + 2
    assert [text(each) for each in by_class(page, "due")] == ["house rule", "house rule"]
    assert "No hand is worth more than 10 fan" in text(by_class(page, "gist")[0])


FIGURE = re.compile(r"[0-9]|\b(?:two|three|four|five|six|seven|eight|nine|ten|thirteen) (?:tiles|fan|points|players)\b")
TAGS = (re.compile(r"{#.*?#}|{%.*?%}|{{.*?}}", re.DOTALL), re.compile(r"<[^>]*>"))
QUOTED = re.compile(r'{% translate "([^"]*)"|{% (?:blocktranslate|plural).*?%}(.*?){%', re.DOTALL)


@pytest.mark.parametrize(
    "file", sorted((ROOT / "templates/rules").rglob("*.html")), ids=lambda each: each.relative_to(ROOT).as_posix()
)
def test_no_template_types_a_figure(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    said = " ".join(" ".join(each) for each in QUOTED.findall(source)) + source
    for tags in TAGS:
        said = tags.sub(" ", said)
    assert FIGURE.findall(said) == []


def test_no_module_types_a_figure() -> None:
    for file in (ROOT / "tutorial/rules").glob("*.py"):
        said = re.findall(r'get_?text(?:_lazy)?\(\s*"([^"]*)"|\b_\(\s*"([^"]*)"', file.read_text(encoding="utf-8"))
        assert [each for pair in said for each in pair if FIGURE.search(each)] == [], file.name
