"""The chooser: from every sign to every tradition that shows it, without a script."""

import re
from collections.abc import Iterator

import pytest
from django.test import Client
from django.utils.translation import override

from engine.variants.boxes import BOXES
from tests.tutorial.html import by_class, by_id, fragment, parsed, text
from tutorial.content.library import get_library
from tutorial.traditions.chooser import find, known

pytestmark = pytest.mark.django_db

SIGNS = get_library().guide.signs.ids
FITTING = {sign: [id for id, each in get_library().traditions.items() if sign in each.signs] for sign in SIGNS}
POINTERS = {
    "charleston": "american",
    "card": "american",
    "jokers": "american",
    "void-suit": "sichuan",
    "play-goes-on": "sichuan",
    "numbers-only": "sichuan",
    "sixteen": "taiwanese",
    "tai": "taiwanese",
    "riichi-call": "riichi",
    "dora": "riichi",
    "red-fives": "riichi",
    "eight-points": "mcr",
    "competition": "mcr",
    "three-fan": "hong_kong",
    "everybody-scores": "classical",
    "old-set": "classical",
    "any-four-sets": "basic",
    "first-evening": "basic",
}
"""Signs that leave no doubt."""
SEVERAL = {
    "flowers-aside": {"hong_kong", "mcr", "classical", "taiwanese"},
    "ready-said": {"riichi", "taiwanese", "classical"},
    "no-flowers": {"basic", "classical", "riichi"},
    "rows-of-six": {"mcr", "riichi"},
    "fan": {"hong_kong", "mcr", "sichuan"},
    "dealer-pays-more": {"classical", "riichi", "taiwanese"},
}
"""Signs several tables share."""


def table(client: Client, address: str) -> object:
    return by_id(parsed(client.get(address)), "table")


def leads_to(client: Client, address: str) -> Iterator[tuple[str, str]]:
    """Every tradition that is reached from a page of the chooser by links, and what is shown as said there."""
    found = table(client, address)
    hrefs = [str(each.get("href")) for each in found.iter("a")]  # type: ignore[attr-defined]
    fronts = [each for each in hrefs if re.fullmatch(r"/en/\w+/", each)]
    further = [each for each in hrefs if each.startswith("/en/which-table/")]
    if not further:
        for each in fronts:
            yield each.split("/")[2], text(found)  # type: ignore[arg-type]
    for each in further:
        yield from leads_to(client, each)


def test_every_sign_is_in_one_of_the_lists() -> None:
    assert {*POINTERS, *SEVERAL} == set(SIGNS)
    assert not POINTERS.keys() & SEVERAL.keys()


@pytest.mark.claims("S35", "S39")
@pytest.mark.parametrize("sign", POINTERS)
def test_a_sign_without_doubt_leads_straight_to_its_tradition(client: Client, sign: str) -> None:
    id = POINTERS[sign]
    found = table(client, f"/en/which-table/?sign={sign}")
    hrefs = [each.get("href") for each in found.iter("a")]  # type: ignore[attr-defined]
    assert f"/en/{id}/" in hrefs
    assert f"/en/{id}/#before-you-sit-down" in hrefs
    questions = get_library().traditions[id].article.text["en"].sections["before-you-sit-down"].body_markdown
    for item in re.findall(r"(?m)^- ([^\[\n]+)$", questions):
        assert item in text(found)  # type: ignore[arg-type]


@pytest.mark.parametrize("sign", SEVERAL)
def test_from_a_shared_sign_every_tradition_that_shows_it_is_reached(client: Client, sign: str) -> None:
    assert set(FITTING[sign]) == SEVERAL[sign]
    reached = dict(leads_to(client, f"/en/which-table/?sign={sign}"))
    assert reached.keys() == SEVERAL[sign]
    assert all("Before you sit down" in shown for shown in reached.values())


@pytest.mark.parametrize("id", BOXES)
def test_every_tradition_has_a_sign_that_leads_straight_to_it(id: str) -> None:
    assert id in POINTERS.values()


def test_without_a_sign_it_asks_for_one(client: Client) -> None:
    page = parsed(client.get("/en/which-table/"))
    assert text(by_id(page, "found")) == "Tick what you know"
    boxes = [each for each in page.iter("input") if each.get("type") == "checkbox"]
    assert [each.get("value") for each in boxes] == list(SIGNS)
    assert not [each for each in boxes if "checked" in each.attrib]


def test_the_form_is_a_real_form_that_needs_no_script(client: Client) -> None:
    (form,) = parsed(client.get("/en/which-table/")).iter("form")
    assert (form.get("method"), form.get("action")) == ("get", "/en/which-table/#table")
    assert len(list(form.iter("button"))) == 1


def test_ticked_signs_stay_ticked(client: Client) -> None:
    page = parsed(client.get("/en/which-table/?sign=dora&sign=rows-of-six"))
    ticked = [each.get("value") for each in page.iter("input") if "checked" in each.attrib]
    assert ticked == ["dora", "rows-of-six"]


def test_signs_that_never_go_together_are_told_apart(client: Client) -> None:
    found = table(client, "/en/which-table/?sign=charleston&sign=dora&sign=red-fives")
    assert "No tradition shows all of this together" in text(found)  # type: ignore[arg-type]
    lines = [each.get("href") for each in by_class(found, "line")]  # type: ignore[arg-type]
    assert lines == ["/en/riichi/", "/en/american/"]


@pytest.mark.parametrize("query", ["sign=", "sign=nonsense", "sign=%00", "other=1"])
def test_a_sign_that_is_none_is_passed_over(client: Client, query: str) -> None:
    answer = client.get(f"/en/which-table/?{query}")
    assert answer.status_code == 200
    assert text(by_id(parsed(answer), "found")) == "Tick what you know"


@pytest.mark.parametrize("locale", ["en", "bn"])
@pytest.mark.parametrize("query", ["", "?sign=charleston", "?sign=fan", "?sign=card&sign=tai"])
def test_for_htmx_only_the_finding_comes(client: Client, locale: str, query: str) -> None:
    answer = client.get(f"/{locale}/which-table/{query}", headers={"HX-Request": "true"})
    part = fragment(answer)
    assert "HX-Request" in answer.headers["Vary"]
    assert [each.get("id") for each in part] == ["table"]
    assert not list(part.iter("form"))


@pytest.mark.parametrize("locale", ["en", "bn"])
def test_it_stands_on_the_front_door(client: Client, locale: str) -> None:
    section = by_id(parsed(client.get(f"/{locale}/")), "invited")
    hrefs = [each.get("href") for each in by_class(section, "button")]
    assert hrefs == [f"/{locale}/which-table/?sign={sign}#table" for sign in get_library().guide.signs.front]


def test_signs_are_known_in_the_order_of_the_page() -> None:
    guide = get_library().guide
    assert known(guide, ["tai", "jokers", "tai", "x"]) == ("jokers", "tai")


def test_a_telling_sign_belongs_to_no_other_candidate() -> None:
    guide = get_library().guide
    with override("en"):
        for candidate in find(guide, ("fan",)).candidates:
            for sign in candidate.telling:
                shown = [each for each in SEVERAL["fan"] if sign.id in guide.traditions[each].signs]
                assert shown == [candidate.line.tradition.id]
