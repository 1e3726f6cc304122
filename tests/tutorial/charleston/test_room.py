"""The room: the way in, each question, what is told after each decision, and the account at the end. No database."""

import re

import pytest
from django.test import Client
from django.urls import LocalePrefixPattern, get_resolver

from engine.actions import PassTiles
from engine.card.distance import nearest
from engine.phases.calls import card_of
from engine.seats import Seat
from engine.starts import seat_of
from tests.tutorial.charleston.deals import (
    AS_EAST,
    HTMX,
    ROOM,
    WHOLE,
    WITH_JOKERS,
    coached,
    decide,
    form,
    played,
    poor_pass,
)
from tests.tutorial.html import by_class, by_id, fragment, parsed, text
from tutorial.charleston import places
from tutorial.charleston.places import Place
from tutorial.charleston.sittings import sit
from tutorial.content.library import get_library
from tutorial.wording.tiles import named


def hrefs(response: object, name: str = "button") -> list[str]:
    """Where the keys of a page lead."""
    return [each.get("href", "") for each in by_class(parsed(response), name) if each.tag == "a"]  # type: ignore[arg-type]


def rack_names(response: object) -> list[str]:
    """The tiles that can be chosen."""
    tree = parsed(response)  # type: ignore[arg-type]
    return [each.get("value", "") for each in tree.iter("input") if each.get("name") == "tile"]


def test_the_door_leads_to_a_deal_and_to_one_as_east(client: Client) -> None:
    door = client.get(ROOM)
    deal, as_east, *_ = hrefs(door)
    assert client.get(deal).status_code == 200
    page = client.get(as_east)
    assert page.context["sitting"].me is Seat.A
    assert "You are East" in text(parsed(page))
    assert len(page.context["view"].hand.concealed) == 14


def test_every_other_tradition_has_no_such_room(client: Client) -> None:
    for id in get_library().traditions:
        here = id == "american"
        assert client.get(f"/en/{id}/charleston/").status_code == (200 if here else 404)
        front = client.get(f"/en/{id}/")
        assert (f"/en/{id}/charleston/" in front.content.decode()) is here
    assert client.get("/en/nothing/charleston/").status_code == 404
    assert f'href="{ROOM}"' in client.get("/en/american/card/").content.decode()


def test_the_question_shows_the_rack_the_jokers_apart_and_the_nearest_lines(client: Client) -> None:
    page = client.get(Place("american", WITH_JOKERS).url)
    view = page.context["view"]
    tiles = [each.name for each in view.hand.concealed if not each.design.is_joker]
    jokers = [each.name for each in view.hand.concealed if each.design.is_joker]
    tree = parsed(page)
    assert rack_names(page) == tiles
    (apart,) = by_class(tree, "jokers")
    assert [each.get("value") for each in apart.iter("button")] == jokers
    assert {each.get("aria-disabled") for each in apart.iter("button")} == {"true"}
    shown = by_class(tree, "nearline")
    told = nearest(card_of(view.variant), view.hand)[:3]
    for line, distance in zip(shown, told, strict=True):
        assert f"{distance.missing} tiles missing" in text(line)
        assert len(by_class(line, "tile")) == 14
        assert len(by_class(line, "gap")) == distance.missing
    first = next(tree.iter("button"))
    assert (first.get("value"), first.get("data-key")) == ("give", "p")  # what Enter in the rack presses


SEEN = [
    (0, "Pass three tiles to the right", "First Charleston, to the right"),
    (1, "Pass three tiles across", "First Charleston, across"),
    (2, "Pass three tiles to the left", "First Charleston, to the left"),
    (3, "A second Charleston, or stop here?", "The vote on a second Charleston"),
    (4, "Pass three tiles to the left", "Second Charleston, to the left"),
    (5, "Three tiles lie face down before you", "The tiles that lay face down"),
    (6, "Pass three tiles across", "Second Charleston, across"),
    (7, "Pass three tiles to the right", "Second Charleston, to the right"),
    (8, "Courtesy: how many tiles would you exchange with the player across?", "The offer of a courtesy pass"),
    (9, "Choose 3 tiles for the player across", "The courtesy pass"),
]


@pytest.mark.parametrize(("steps", "goal", "title"), SEEN)
def test_each_part_is_asked_and_told(client: Client, steps: int, goal: str, title: str) -> None:
    place = played(WHOLE, steps)
    asked = client.get(place.url)
    assert text(by_id(parsed(asked), "goal")) == goal
    told = decide(client, place.url, coached(place.sitting.view))
    tree = parsed(told)
    assert text(next(tree.iter("h1"))) == title
    assert by_class(tree, "verdict")
    result = told.context["result"]
    before, after = result.decision.before.hand.concealed, result.decision.after.hand.concealed
    assert set(result.gave) == set(before) - set(after)
    assert set(result.got) == set(after) - set(before)
    assert bool(result.changes) is bool(result.gave)
    for change in result.changes:
        row = next(each for each in tree.iter("tr") if text(each).startswith(change.name))
        assert [text(each) for each in row.iter("td")] == [str(change.before), str(change.after)]
    onward = next(each for each in tree.iter("a") if each.get("data-key") == "n")
    following = client.get(onward.get("href", ""))
    assert following.status_code == 200
    assert following.context["place"].is_on
    again = next(each for each in tree.iter("a") if each.get("data-key") == "u")
    assert client.get(again.get("href", "")).context["sitting"].decisions == place.sitting.decisions


def test_the_whole_way_is_shown_as_it_was_gone(client: Client) -> None:
    states = [[each.state for each in client.get(played(WHOLE, n).url).context["track"]] for n in (0, 3, 5, 8, 10)]
    assert states == [
        ["now", *[""] * 6],
        [*["done"] * 3, *[""] * 4],
        [*["done"] * 3, "now", *[""] * 3],
        [*["done"] * 6, "now"],
        ["done"] * 7,
    ]
    stopped = Place("american", WHOLE, (*played(WHOLE, 3).done, "stop"))
    assert [each.state for each in client.get(stopped.url).context["track"]] == ["done"] * 3 + ["out"] * 3 + ["now"]


def test_a_poor_pass_is_told_with_a_better_one_and_why(client: Client) -> None:
    place = Place("american", WITH_JOKERS)
    told = decide(client, place.url, PassTiles(place.sitting.me, poor_pass(place)))
    result = told.context["result"]
    assert not result.review.is_good
    assert result.heading == "There was a better pass"
    assert "Before new tiles come, your nearest line lacks" in text(by_class(parsed(told), "verdict")[0])
    assert len(by_class(by_class(parsed(told), "better")[0], "tile")) == 3
    mended = decide(client, place.url, PassTiles(place.sitting.me, result.better.tiles))
    assert mended.context["result"].heading == "A good pass"


def test_all_four_votes_are_told_and_one_is_enough_to_stop(client: Client) -> None:
    place = played(WHOLE, 3)
    for word, ends in (("continue", False), ("stop", True)):
        told = client.post(place.url, {"do": word}, follow=True)
        votes = [(each.player, each.said) for each in told.context["result"].answers]
        assert [player for player, _ in votes] == ["You", "Right", "Across", "Left"]
        assert (votes[0][1] == "stop") is ends
        onward = client.get(told.context["place"].onward.url)
        assert text(by_id(parsed(onward), "goal")).startswith("Courtesy" if ends else "Pass three tiles to the left")


def test_the_second_charleston_can_be_stopped_until_somebody_looks(client: Client) -> None:
    for steps, possible in ((0, False), (2, False), (4, True), (5, True), (6, False)):
        place = played(WHOLE, steps)
        labels = [text(each) for each in parsed(client.get(place.url)).iter("button")]
        assert ("Stop the Charleston" in labels) is possible
        told = client.post(place.url, {"do": "stop"}, follow=True)
        assert ("result" in told.context) is possible
        if possible:
            assert told.context["sitting"].view.hand == played(WHOLE, 4).sitting.view.hand
            assert "courtesy pass follows" in text(parsed(told))


def test_tiles_that_are_laid_down_do_not_stand_on_the_rack(client: Client) -> None:
    asked = played(WHOLE, 5)
    for url in (asked.at(5).url, asked.url):
        (rack,) = by_class(parsed(client.get(url)), "rack")
        jokers = sum(each.design.is_joker for each in asked.sitting.view.hand.concealed)
        assert len(by_class(rack, "tile")) == len(asked.sitting.view.hand.concealed) - jokers - 3


@pytest.mark.parametrize("steps", [2, 7])
def test_the_last_pass_of_a_charleston_may_be_blind(client: Client, steps: int) -> None:
    place = played(WHOLE, steps)
    view = place.sitting.view
    assert "Pass these, the rest unseen" in [text(each) for each in parsed(client.get(place.url)).iter("button")]
    for own in (view.hand.concealed[:1], ()):
        told = client.post(place.url, {"do": "blind", "tile": [each.name for each in own]}, follow=True)
        result = told.context["result"]
        assert result.unseen == 3 - len(own)
        assert len(result.got) == len(result.gave) == len(own)
        assert f"and {result.unseen} unseen tiles" in text(parsed(told))


def test_the_courtesy_is_as_large_as_the_smaller_offer(client: Client) -> None:
    place = played(WHOLE, 8)
    for mine in range(4):
        told = client.post(place.url, {"do": f"courtesy {mine}"}, follow=True)
        offers = told.context["result"].answers
        assert [each.player for each in offers] == ["You", "Across"]
        agreed = min(int(each.said) for each in offers)
        onward = client.get(told.context["place"].onward.url)
        if agreed:
            assert f"Choose {agreed} tile" in text(by_id(parsed(onward), "goal"))
        else:
            assert "account" in onward.context


def test_the_account_tells_every_decision_and_how_near_the_lines_are(client: Client) -> None:
    place = played(WHOLE)
    page = client.get(place.url)
    account, tree = page.context["account"], parsed(page)
    assert [each.result.title for each in account.entries] == [row[2] for row in SEEN if "face down" not in row[2]]
    for each in account.entries:
        assert text(next(parsed(client.get(each.url)).iter("h1"))) == each.result.title
        assert bool(each.got) is bool(each.result.decision.action.pieces)
    first, last = place.sitting.first.hand, place.sitting.view.hand
    told = [nearest(card_of(place.sitting.view.variant), each)[0].missing for each in (first, last)]
    assert [int(each) for each in re.findall(r"\d+", text(next(tree.iter("h1"))))] == told
    another = next(each for each in tree.iter("a") if each.get("data-key") == "n")
    assert client.get(another.get("href", "")).context["place"].number != place.number


@pytest.mark.parametrize("there", [True, False])
def test_the_practice_table_is_offered_where_there_is_one(
    client: Client, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    (languages,) = [each for each in get_resolver().url_patterns if isinstance(each.pattern, LocalePrefixPattern)]
    (room,) = [each for each in languages.url_patterns if getattr(each, "app_name", "") == "charleston"]
    monkeypatch.setitem(room.default_kwargs, "tables", ("american",) if there else ())
    tree = parsed(client.get(played(WHOLE).url))
    forms = [each for each in tree.iter("form") if each.get("action") == "/en/practice/american/"]
    assert len(forms) == there
    if there:
        sent = {each.get("name"): each.get("value") for each in forms[0].iter("input")}
        assert (sent["seed"], sent["level"]) == (str(WHOLE), "regular")


def test_another_deal_is_always_the_same_other_one_and_east_is_east() -> None:
    for number in range(50):
        other = places.another(Place("american", number))
        assert other == places.another(Place("american", number))
        assert other.number not in (number, places.another(other).number)
        assert seat_of(places.as_east(other).number) is Seat.A


@pytest.mark.parametrize("locale", ["en", "bn"])
def test_with_htmx_the_felt_and_the_head_come_back(client: Client, locale: str) -> None:
    url = Place("american", AS_EAST).url.replace("/en/", f"/{locale}/")
    action = coached(Place("american", AS_EAST).sitting.view)
    sent = client.post(url, form(action), headers=HTMX)
    assert sent.status_code == 200
    assert "HX-Request" in sent.headers["Vary"]
    tree = fragment(sent)
    assert by_id(tree, "room") is not None
    assert by_id(tree, "top").get("data-hx-swap-oob") == "true"
    whole = client.get(sent.headers["HX-Push-Url"])
    assert text(by_id(parsed(whole), "room")) == text(by_id(tree, "room"))
    plain = client.post(url, form(action))
    assert plain.headers["Location"] == f"{sent.headers['HX-Push-Url']}#verdict"


def test_back_reload_and_two_windows_pass_nothing_twice(client: Client) -> None:
    place = Place("american", WHOLE)
    first, second = coached(place.sitting.view), PassTiles(place.sitting.me, place.sitting.view.hand.concealed[:3])
    one, other = decide(client, place.url, first), decide(client, place.url, second)
    assert one.context["sitting"].view.hand != other.context["sitting"].view.hand
    again = client.get(one.context["place"].url)
    assert again.content.decode().count("nearline") == one.content.decode().count("nearline")
    assert again.context["sitting"].view == one.context["sitting"].view
    assert decide(client, place.url, first).context["sitting"].view == one.context["sitting"].view


def test_a_restart_deals_the_same_tiles(client: Client) -> None:
    place = played(WHOLE, 6)
    before = place.sitting.view
    sit.cache_clear()
    assert client.get(place.url).context["view"] == before


def test_tiles_are_named_the_american_way_and_only_here(client: Client) -> None:
    page = client.get(played(WHOLE, 1).at(1).url).content.decode()
    assert not re.search(r"of (bamboo|dots|characters)|white dragon", page)
    with named(american=False):
        assert "crak" not in client.get("/en/tiles/basic/").content.decode()
