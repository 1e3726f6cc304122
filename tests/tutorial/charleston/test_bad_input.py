"""What cannot be is told with its reason and how to mend it; nothing is lost, and nothing ever fails."""

import pytest
from django.test import Client
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.coach.advice import advise
from tests.tutorial.charleston.deals import AS_EAST, HTMX, ROOM, WHOLE, WITH_JOKERS, played
from tests.tutorial.html import by_class, by_id, fragment, parsed, text
from tutorial.charleston import places
from tutorial.charleston.places import LONGEST, Place

UNREADABLE = [
    "deal=",
    "deal=seven",
    "deal=-7",
    "deal=1234567890",
    "deal=7&done=nonsense",
    "deal=7&done=~",
    "deal=7&done=give",
    "deal=7&done=give+1m.1+2m.1+3m.1+4m.1",
    "deal=9&done=give+1j.1+1j.2+1j.3",
    "deal=9&done=stop",
    "deal=9&done=discard+4m.1",
    "deal=9&done=%00%F0%9F",
    f"deal=9&done={'give+' * 300}",
]


@pytest.mark.parametrize("query", UNREADABLE)
@pytest.mark.parametrize("locale", ["en", "bn"])
def test_an_address_of_no_deal_leads_to_another(client: Client, locale: str, query: str) -> None:
    url = f"/{locale}/american/charleston/"
    for got in (client.get(f"{url}?{query}"), client.post(f"{url}?{query}", {"do": "give"})):
        assert got.status_code == 404
        assert url in [each.get("href") for each in by_class(parsed(got), "key")]


@pytest.mark.parametrize("query", ["", "?other=1", "?done=give+1m.1"])
def test_without_a_deal_it_is_the_door(client: Client, query: str) -> None:
    assert client.get(f"{ROOM}{query}").status_code == 200
    assert client.post(f"{ROOM}{query}").status_code == 200


RACK = played(WITH_JOKERS, 0).sitting.view.hand.concealed
NAMES = [each.name for each in RACK if not each.design.is_joker]
JOKERS = [each.name for each in RACK if each.design.is_joker]
REFUSED = [
    ({"do": "give"}, "A pass is exactly three tiles, each only once."),
    ({}, "A pass is exactly three tiles, each only once."),
    ({"do": "give", "tile": NAMES[:2]}, "A pass is exactly three tiles, each only once."),
    ({"do": "give", "tile": NAMES[:4]}, "A pass is exactly three tiles, each only once."),
    ({"tile": [*NAMES[:2], JOKERS[0]]}, "A joker is never passed, not even in a blind pass or as a courtesy: joker."),
    ({"tile": JOKERS[:1]}, "A joker is never passed, not even in a blind pass or as a courtesy: joker."),
    ({"do": "blind", "tile": NAMES[:2]}, "In this pass nothing is passed blind."),
    ({"do": "stop"}, "Nobody can stop the first Charleston."),
    ({"do": "continue"}, "Whether there is a second Charleston is decided after the first one."),
    ({"do": "look"}, "No passed tiles lie face down before you now."),
    ({"do": "courtesy 3"}, "The courtesy pass comes after the last Charleston."),
    ({"do": "win"}, "The hand is not complete yet."),
    ({"do": "chow"}, "First everybody passes three tiles."),
    ({"do": "give", "tile": ["7z.4", *NAMES[:2]]}, "This tile is not in your hand: red dragon."),
]


@pytest.mark.parametrize(("sent", "reason"), REFUSED)
def test_what_the_table_refuses_is_told_and_the_choice_is_kept(
    client: Client, sent: dict[str, object], reason: str
) -> None:
    url = Place("american", WITH_JOKERS).url
    plain = client.post(url, sent)
    assert plain.status_code == 303
    page = client.get(plain.headers["Location"].partition("#")[0])
    swapped = client.post(url, sent, headers=HTMX)
    assert (page.status_code, swapped.status_code) == (200, 200)
    assert swapped.headers["HX-Push-Url"] == plain.headers["Location"].partition("#")[0]
    for tree in (parsed(page), fragment(swapped)):
        (verdict,) = by_class(tree, "refused")
        assert reason in text(verdict)
        assert "Nothing has moved." in text(verdict)
        chosen = {each.get("value") for each in tree.iter("input") if "checked" in each.attrib}
        assert chosen == set(sent.get("tile", [])) & set(NAMES)  # type: ignore[call-overload]
        marked = {each.get("value") for each in tree.iter("button") if each.get("data-mark") == "no"}
        assert marked == set(sent.get("tile", [])) & set(JOKERS)  # type: ignore[call-overload]
    assert not page.context["sitting"].decisions


def test_each_wish_out_of_place_has_its_own_reason(client: Client) -> None:
    rows = [
        (3, "give", "First everybody says whether there shall be a second Charleston."),
        (5, "give", "You have passed your tiles already."),
        (5, "continue", "Whether there is a second Charleston is decided after the first one."),
        (6, "stop", "Somebody has looked at the tiles of the second Charleston"),
        (8, "courtesy 4", "A courtesy pass has at most three tiles. You may also offer none."),
        (9, "give", "You and the player across agreed on 3 tiles. Choose exactly so many, each only once."),
    ]
    for steps, verb, reason in rows:
        told = client.post(played(WHOLE, steps).url, {"do": verb}, follow=True)
        assert reason in text(by_class(parsed(told), "refused")[0])


@pytest.mark.parametrize(
    "sent",
    [
        {"do": "juggle"},
        {"do": "give", "tile": ["<b>"]},
        {"do": "give", "tile": ["9z.9"]},
        {"do": "give", "tile": [NAMES[0], NAMES[0], NAMES[1]]},
        {"do": "courtesy many"},
        {"do": "x" * (LONGEST + 1)},
        {"do": "\x00"},
    ],
)
@pytest.mark.parametrize("locale", ["en", "bn"])
def test_what_cannot_be_read_is_told_and_the_question_stands(
    client: Client, locale: str, sent: dict[str, object]
) -> None:
    url = Place("american", WITH_JOKERS).url.replace("/en/", f"/{locale}/")
    for headers in ({}, HTMX):
        got = client.post(url, sent, headers=headers)
        assert got.status_code == 422
        tree = fragment(got) if headers else parsed(got)
        assert by_class(tree, "refused")
        assert by_id(tree, "question").get("action") == url


def test_a_refusal_in_an_address_is_judged_again(client: Client) -> None:
    url = Place("american", WITH_JOKERS).url
    assert client.get(f"{url}&tried=nonsense").status_code == 422
    allowed = " ".join(("give", *NAMES[:3]))
    page = client.get(url, {"deal": WITH_JOKERS, "tried": allowed})
    assert page.status_code == 200
    assert not by_class(parsed(page), "refused")
    assert len([each for each in parsed(page).iter("input") if "checked" in each.attrib]) == 3


def test_a_form_after_the_end_leads_to_the_account(client: Client) -> None:
    place = played(WHOLE)
    for headers in ({}, HTMX):
        got = client.post(place.url, {"do": "give"}, headers=headers)
        assert got.status_code == 200
        assert "account" in got.context
    assert "account" in client.get(f"{place.url}&tried=give").context


def test_an_unnamed_copy_is_read_and_named(client: Client) -> None:
    view = Place("american", AS_EAST).sitting.view
    short = "~".join(["give " + " ".join(each.design.text for each in advise(view).action.pieces)])
    place = places.read("american", {"deal": str(AS_EAST), "done": short})
    assert place == Place("american", AS_EAST).after(place.sitting.decisions[0].action)


words = st.sampled_from(
    ["give", "blind", "stop", "look", "continue", "win", "pass", "courtesy", "1j.1", "4m.1", "~", "0"]
)
texts = st.one_of(st.text(max_size=40), st.lists(words, max_size=8).map(" ".join))


@settings(max_examples=settings.default.max_examples // 2)
@given(texts, texts, texts, st.lists(texts, max_size=4))
def test_nothing_that_is_sent_makes_it_fail(done: str, tried: str, do: str, tiles: list[str]) -> None:
    client = Client()
    place = {"deal": str(WITH_JOKERS), "done": done}
    assert client.get(ROOM, place | {"tried": tried}).status_code in (200, 404, 422)
    url = Place("american", WITH_JOKERS).url
    assert client.post(url, {"do": do, "tile": tiles}).status_code in (303, 422)
