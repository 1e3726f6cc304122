"""Traditions side by side: what differs first, each difference with its proof."""

from itertools import permutations

import pytest
from django.test import Client
from django.utils.translation import override

from engine.book.book import book
from engine.book.differences import differences
from engine.ruleset import Variant
from engine.variants import VARIANTS, variant
from tests.rotation import on_turn
from tests.tutorial.html import by_class, by_id, parsed, text
from tests.tutorial.rules.conftest import Change, with_worth
from tutorial.rules.compare_form import LONGEST
from tutorial.rules.proofs import MOST, proven
from tutorial.rules.questions import question
from tutorial.wording import reasons


def test_what_differs_comes_first_and_what_is_the_same_is_folded(client: Client) -> None:
    page = parsed(client.get("/en/rules/compare/?a=hong_kong&b=mcr"))
    told = [{each.id: each.reason for each in book(variant(id))} for id in ("hong_kong", "mcr")]
    differing = [id for id in told[0] | told[1] if told[0].get(id) != told[1].get(id)]
    (table,) = by_class(page, "pair")
    assert sorted(each.get("id", "") for each in table.iter("tr") if "id" in each.attrib) == sorted(differing)
    cells = [text(each) for each in by_id(page, "minimum").iter("td")]
    assert cells == [reasons.say_text(each["minimum"]) for each in told]
    assert text(by_id(page, "knitted").find("td")) == "– no such rule"
    (same,) = by_class(page, "same")
    assert "open" not in same.attrib
    assert len(list(same.iter("li"))) == len(told[0] | told[1]) - len(differing)


def test_ten_differences_are_proven(client: Client) -> None:
    page = parsed(client.get("/en/rules/compare/?a=hong_kong&b=mcr"))
    (coming,) = by_class(page, "comings")
    shown = list(coming)
    assert len(shown) == MOST
    for each, found in zip(shown, differences(variant("hong_kong"), variant("mcr")), strict=False):
        assert question(found.proof).asked in text(each)
        verdicts = by_class(each, "verdict")
        assert ["right" in verdict.get("class", "") for verdict in verdicts] == [
            found.here.allowed,
            found.there.allowed,
        ]
        assert reasons.say_text(found.there.reasons[0]) in text(verdicts[1])
    assert len(by_class(coming, "tile")) > MOST


@pytest.mark.parametrize("pair", on_turn(list(permutations(VARIANTS, 2)), days=5))
def test_every_pair_has_ten_proofs_in_words(pair: tuple[Variant, Variant]) -> None:
    here, there = pair
    for locale in ("en", "bn"):
        with override(locale):
            found = proven(here, there)
            assert len(found) == MOST
            for each in found:
                assert each.here or each.there
                one, other = each.answers
                assert (one.allowed, one.amount, one.whys) != (other.allowed, other.amount, other.whys)
                assert each.question.tiles or each.question.told


def test_players_are_called_as_they_sit() -> None:
    (also,) = (each for each in proven(variant("hong_kong"), variant("sichuan")) if each.entry == "several-winners")
    assert "The tile goes to: the player on your right." in also.answers[0].whys[0]


def test_three_tables(client: Client) -> None:
    page = parsed(client.get("/en/rules/compare/?a=sichuan&b=classical&c=american"))
    assert len(by_class(page, "comings")) == 2
    assert len(list(by_id(page, "tiles").iter("td"))) == 3


def test_a_changed_worth_is_seen(client: Client, changed: Change) -> None:
    asked = "/en/rules/compare/?a=hong_kong&b=mcr"
    assert "3 fan" in text(by_id(parsed(client.get(asked)), "worth.half_flush"))
    changed("hong_kong", with_worth("half_flush", 5))
    assert "5 fan" in text(by_id(parsed(client.get(asked)), "worth.half_flush"))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("a=bananas&b=mcr", "First tradition: no tradition is called bananas."),
        ("a=mcr&b=mcr", "Choose traditions that are not the same."),
        ("a=mcr&b=", "Choose a tradition."),
        ("a=mcr&b=basic&c=" + "z" * 10_000, "Third tradition: no tradition is called " + "z" * LONGEST + "."),
        ("a=mcr&a=mcr&a=mcr&a=mcr&a=bananas&b=basic", "First tradition: no tradition is called bananas."),
        ("a=%00&b=%ff", "First tradition: no tradition is called"),
    ],
)
def test_what_cannot_be_compared_is_named(client: Client, asked: str, said: str) -> None:
    answer = client.get(f"/en/rules/compare/?{asked}")
    page = parsed(answer)
    assert answer.status_code == 422
    assert said in text(page)
    assert by_class(page, "pairs")


def test_what_was_chosen_well_is_kept(client: Client) -> None:
    page = parsed(client.get("/en/rules/compare/?a=bananas&b=mcr"))
    assert [each.get("value") for each in page.iter("option") if "selected" in each.attrib][:1] == ["mcr"]


def test_every_pair_is_offered(client: Client) -> None:
    (pairs,) = by_class(parsed(client.get("/en/rules/compare/")), "pairs")
    assert len(list(pairs.iter("a"))) == len(VARIANTS) * (len(VARIANTS) - 1) / 2


def test_one_tradition_waits_for_another(client: Client) -> None:
    answer = client.get("/en/rules/compare/?a=mcr")
    assert answer.status_code == 200
    page = parsed(answer)
    assert [each.get("value") for each in page.iter("option") if "selected" in each.attrib][:1] == ["mcr"]
    assert by_class(page, "pairs")
