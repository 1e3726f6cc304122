"""The questions and the corrections: each with its answer, its proof and the engine's verdict, in every language."""

from dataclasses import replace
from xml.etree.ElementTree import Element

import pytest
from django.conf import settings
from django.test import Client
from django.utils import translation

from engine import variants
from engine.book.entry import Head
from tests.tutorial.html import by_class, by_id, parsed, text
from tutorial.content.library import get_library
from tutorial.content.reference import Asked, Entry, Reference, Ruled, Scored, Table
from tutorial.faq.entries import entries
from tutorial.faq.proofs import at_table, show
from tutorial.pages.traditions import head

PLACES = ("faq", "corrections")
ERRORS = {"A2", "A53", "A70", "S2", "S8", "B8", "B13", "B24", "G15"}
"""What the checklist calls an error."""
CONFLICTS = (
    {"A26", "S8"},
    {"A45", "S19"},
    {"B24", "H29", "H40"},
    {"G15", "A21", "B20", "B8"},
    {"G29", "B32", "B33", "B34"},
    {"H28", "A63", "H39"},
    {"H12"},
    {"B12", "G26", "A68"},
    {"A13", "A59", "S29"},
)
"""Where two pages of the checklist say different things, in the order it lists them."""


def reference(place: str) -> Reference:
    library = get_library()
    return library.faq if place == "faq" else library.corrections


def everything() -> list[Entry]:
    return [each for place in PLACES for each in reference(place).entries.values()]


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest) -> str:
    return request.param


def page_of(client: Client, place: str, locale: str = "en") -> Element:
    return parsed(client.get(f"/{locale}/{place}/"))


def test_there_are_questions_about_every_table_that_is_played() -> None:
    found = reference("faq").entries.values()
    assert len(found) >= 45
    assert {each.variant for each in found} == {each.id for each in variants.VARIANTS}
    assert {each.heads[0] for each in found} == set(Head)


def test_every_error_and_every_conflict_is_corrected() -> None:
    rows = [set(each.claims) for each in reference("corrections").entries.values()]
    assert set().union(*rows) >= ERRORS
    assert [conflict for conflict in CONFLICTS if not any(conflict <= row for row in rows)] == []


def test_every_entry_stands_under_its_tradition_with_its_answer_and_proofs(client: Client, place: str) -> None:
    page, article = page_of(client, place), reference(place).article.text["en"]
    for id, entry in reference(place).entries.items():
        shown = by_id(page, id)
        assert article.sections[id].title in text(shown.find("h3"))
        assert len(by_class(shown, "shownproof")) == len(entry.proofs)
    for group in page.iter("section"):
        heading = group.find("h2")
        assert heading is not None
        ids = [each.get("id") for each in group.iter("article")]
        assert {reference(place).entries[str(id)].variant for id in ids} == {heading.get("id")}
        assert text(heading) == head(get_library().traditions[str(heading.get("id"))]).title


def test_nothing_on_it_can_be_pressed_without_effect(client: Client, place: str) -> None:
    main = by_id(page_of(client, place), "main")
    assert not [each for each in main.iter() if each.tag in ("button", "input", "form")]


def test_the_verdict_is_the_engines(client: Client) -> None:
    page = page_of(client, "faq")
    refused, allowed = by_class(by_id(page, "chow-from-whom"), "verdict")[::-1]
    assert "right" in allowed.get("class", "")
    assert "wrong" in refused.get("class", "")
    assert "A chow takes a discard only from the player on your left." in text(refused)
    assert "this table asks for 3" in text(by_class(by_id(page, "hk-too-small"), "verdict")[0])
    assert "pays four times the value" in text(by_id(page, "american-wrong-name"))


def test_another_table_and_its_house_rules_are_named(client: Client) -> None:
    shown = text(by_id(page_of(client, "corrections"), "farther-winner"))
    assert "Two win with the same discard: The last in turn wins" in shown
    assert "Sichuan mahjong" in text(by_id(page_of(client, "faq"), "two-wins"))


def test_figures_follow_the_ruleset() -> None:
    (_, limit) = reference("faq").entries["hk-limit"].proofs
    usual, capped = (
        at_table(replace(limit, table=Table("hong_kong", options)), "hong_kong")
        for options in ((), (("cap", "eight"),))
    )
    assert "13 fan" in usual.proof.sentences[0]
    assert "8 fan" in capped.proof.sentences[0]
    assert capped.house_rules == ("The most fan that are paid: Eight",)


def test_a_discard_lies_apart_from_the_hand_it_completes() -> None:
    claimed, drawn = (
        show(each, each.table.rules())
        for id in ("classical-chow-worth", "hk-own-flower")
        for each in reference("faq").entries[id].proofs[:1]
    )
    assert claimed.goal == "The hand, completed by a discard"
    assert "just drawn" not in claimed.felt
    assert drawn.goal == "The hand, completed by a tile from the wall"
    assert drawn.felt.count("just drawn") == 1


def test_an_answer_in_tiles_is_drawn() -> None:
    (proof,) = reference("faq").entries["nine-one-two"].proofs
    shown = show(proof, proof.table.rules())
    assert shown.felt.count('data-mark="no"') == 3
    assert not shown.answer


def test_a_proof_of_no_known_kind_is_a_mistake_of_ours() -> None:
    with pytest.raises(TypeError):
        show("proof", variants.variant("basic"))  # type: ignore[arg-type]


def test_all_kinds_of_proof_occur_and_most_entries_have_a_position() -> None:
    kinds = [{type(proof) for proof in each.proofs} for each in everything()]
    assert {Asked, Scored, Ruled} < set().union(*kinds)
    assert sum(bool(each & {Asked, Scored, Ruled}) for each in kinds) > len(kinds) / 2


@pytest.mark.parametrize("locale", [code for code, _ in settings.LANGUAGES if code != "en"])
def test_english_words_are_marked_where_they_are_not_translated(client: Client, place: str, locale: str) -> None:
    page, article = page_of(client, place, locale), reference(place).article
    for id in reference(place).entries:
        title = by_id(page, f"{id}-title")
        assert title.get("lang") == (None if locale in article.text else "en")


def test_search_finds_each_with_its_answer_and_address(client: Client) -> None:
    with translation.override("en"):
        found = {each.url: each for each in entries()}
    assert len(found) == len(everything())
    first = found["/en/faq/#east-tiles"]
    assert first.title == "How many tiles does East hold?"
    assert first.text.startswith("One more than the others")
    assert (first.traditions, first.lang) == (("basic", "american"), "")


def test_the_pages_lead_to_each_other_and_to_the_traditions(client: Client) -> None:
    links = {each.get("href") for each in page_of(client, "faq").iter("a")}
    assert {"/en/corrections/", "/en/american/#history", "#sichuan"} <= links
    assert "/en/faq/" in {each.get("href") for each in page_of(client, "corrections").iter("a")}
