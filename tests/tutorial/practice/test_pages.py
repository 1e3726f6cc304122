"""Pages of the practice table, with htmx and without, in English and Bengali."""

import re
from dataclasses import replace
from itertools import product

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils.translation import gettext, override

from engine.actions import Discard
from engine.chance import Chance
from engine.deals import parse_start, print_start
from engine.play import legal
from tests.tutorial.html import by_class, by_id, fragment, parsed, text
from tests.tutorial.practice.players import HTMX, MINI, Browser, anything, browser, by_engine, learner, opened
from tests.tutorial.visitors import known
from tutorial.learners import preferences
from tutorial.learners.preferences import Discards, Preferences
from tutorial.models import Learner, PracticeAction, PracticeHand
from tutorial.practice import openings, replays
from tutorial.practice.games import TABLES

pytestmark = pytest.mark.django_db

LOCALES = ("en", "bn")
MOST_QUERIES = 8
"""Units: statements. What a move may cost."""
BANNED = re.compile(r"\b(bet|stake|wager|jackpot|gambl\w*|luck\w*|coin\w*|cash|casino)\b", re.IGNORECASE)


# ---- where a hand is opened ----


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "path", ["practice/", "practice/basic/", "practice/basic/watch/", "practice/basic/watch/?view=text"]
)
def test_the_pages_before_a_hand(client: Client, locale: str, path: str) -> None:
    page = client.get(f"/{locale}/{path}")
    assert page.status_code == 200
    parsed(page)
    assert not BANNED.search(page.content.decode())
    assert not Learner.objects.exists()


@pytest.mark.parametrize(
    "path",
    [
        "practice/nothing/",
        "practice/nothing/watch/",
        "practice/classical/",
        "practice/hand/00000000-0000-4000-8000-000000000000/",
    ],
)
def test_what_is_not_there_is_a_page_that_says_so(client: Client, path: str) -> None:
    page = client.get(f"/en/{path}")
    assert page.status_code == 404
    assert "/en/practice/" in page.content.decode()


def test_a_hand_is_opened_by_a_form_and_the_learner_is_made_then(client: Client) -> None:
    answer = client.post("/en/practice/basic/", {"level": "regular", "hints": "on", "seed": "৫"})
    assert answer.status_code == 303
    hand = PracticeHand.objects.get()
    assert answer.headers["Location"] == f"/en/practice/hand/{hand.pk}/"
    assert (hand.seed, hand.level, hand.help, hand.options) == (5, "regular", "hints", "")
    assert client.get(answer.headers["Location"]).status_code == 200
    listed = client.get("/en/practice/basic/").content.decode()
    assert str(hand.pk) in listed
    assert str(hand.pk) in client.get("/en/practice/").content.decode()


@pytest.mark.parametrize("seed", [12345, openings.MOST_SEED - 1])
def test_a_form_sent_twice_opens_one_hand(client: Client, seed: int) -> None:
    for _ in range(2):
        client.post("/en/practice/basic/", {"level": "new", "seed": "", "fresh": str(seed)})
    assert PracticeHand.objects.get().seed == seed


def test_every_number_that_a_deal_can_have_can_be_typed(client: Client) -> None:
    opening = {"level": "new", "seed": str(openings.MOST_SEED - 1)}
    assert client.post("/en/practice/basic/", opening).status_code == 303
    opening = {"level": "new", "seed": str(openings.MOST_SEED)}
    assert client.post("/en/practice/basic/", opening).status_code == 422


def test_the_deal_of_the_day_is_the_same_for_everybody(client: Client) -> None:
    for _ in range(2):
        client.cookies.clear()
        client.post("/en/practice/basic/", {"level": "new", "deal": "today"})
    one, other = PracticeHand.objects.all()
    assert one.learner != other.learner
    assert one.day == other.day is not None
    assert one.start == other.start


@pytest.mark.parametrize("game", TABLES["basic"].ladder, ids=lambda each: each.id)
def test_each_game_of_the_ladder_is_dealt(client: Client, game: object) -> None:
    id = getattr(game, "id", "")
    answer = client.post("/en/practice/basic/", {"level": "new", "game": id, "seed": "3"})
    page = client.get(answer.headers["Location"])
    assert page.status_code == 200
    tiles = len(game.rules.tile_set)  # type: ignore[attr-defined]
    assert page.content.decode().count("<li") > tiles // 2  # a place for each stack


@pytest.mark.parametrize(
    "wrong",
    [
        {"level": "no-such"},
        {},
        {"level": "new", "seed": "abc"},
        {"level": "new", "seed": "9" * 30},
        {"level": "new", "seed": "9" * 50},
        {"level": "new", "seed": "-1"},
    ],
)
def test_a_form_that_cannot_be_read_comes_back_with_its_reason(client: Client, wrong: dict[str, str]) -> None:
    page = client.post("/en/practice/basic/", wrong)
    assert page.status_code == 422
    assert "error" in page.content.decode()
    assert not PracticeHand.objects.exists()


def test_any_deal_is_dealt_where_no_number_came(client: Client) -> None:
    client.post("/en/practice/basic/", {"level": "new", "fresh": "?"})
    assert PracticeHand.objects.exists()


def test_a_game_won_is_marked_on_the_ladder(client: Client) -> None:
    hand = opened(known(client), chosen=MINI)
    PracticeHand.objects.filter(pk=hand.pk).update(result="won", closed_at="2026-01-01T00:00Z")
    page = parsed(client.get("/en/practice/basic/"))
    assert [text(each) for each in by_class(page, "done")] == ["Won"]


# ---- the table ----


WAYS = tuple(product(LOCALES, (True, False), ("", "?view=text")))
"""Languages, with htmx and without, as a table and in words."""
MINI_GAME, AMERICAN = ("basic", MINI), ("american", ())


@pytest.mark.parametrize(
    ("game", "way"), [*((MINI_GAME, way) for way in WAYS), (AMERICAN, WAYS[0]), (AMERICAN, WAYS[-1])], ids=str
)
def test_a_whole_hand(
    client: Client, game: tuple[str, tuple[tuple[str, str], ...]], way: tuple[str, bool, str]
) -> None:
    """Every move once and again: what the page shows is what the engine makes of it, and nothing costs too much."""
    (variant, chosen), (locale, htmx, query) = game, way
    chance, seat = Chance(8, "test"), browser(client, locale=locale, seed=8, chosen=chosen, variant=variant)
    while not (sitting := seat.sitting).deal.is_over:
        action = anything(sitting.view, chance)
        fields = {"token": sitting.token, **seat.fields(action)}
        with CaptureQueriesContext(connection) as queries:
            answer = client.post(seat.url + query, fields, headers=HTMX if htmx else None)
        assert len(queries) <= MOST_QUERIES + 1  # of which one marks the savepoint of the test
        assert answer.status_code == (200 if htmx else 303)
        if htmx:
            assert by_id(fragment(answer), "hand") is not None
            assert answer.headers["HX-Replace-Url"] == seat.url + query
        else:
            assert answer.headers["Location"] == f"{seat.url}{query}#hand"
            parsed(client.get(seat.url + query))
        twice = client.post(seat.url + query, fields, headers=HTMX if htmx else None)
        line = seat.sitting.line
        assert line[: sitting.ply] == sitting.line
        with override(locale):
            said = gettext("The table had already gone on, so nothing was done twice. This is how it stands.")
        shown = twice if htmx else client.get(twice.headers["Location"])
        assert said in shown.content.decode()
        replays.forget()
        assert seat.sitting.line == line
        assert seat.sitting.deal.state == by_engine(seat.sitting)
    page = parsed(seat.page(query))
    assert by_class(page, "parts") or by_class(page, "cardsheet") or not seat.sitting.view.wins
    with override(locale):
        assert gettext("Next deal") in text(by_id(page, "hand"))


def test_a_look_at_the_table_costs_few_queries(client: Client) -> None:
    seat = browser(client)
    with CaptureQueriesContext(connection) as queries:
        seat.page()
    assert len(queries) <= 3


def test_nothing_hidden_reaches_the_page(client: Client) -> None:
    """Behind the same view lies another wall: the page is the same."""
    seat = browser(client)

    def pages() -> list[str]:
        looks = ("", "?view=text", "?hints=1", "?try=1")
        return [
            re.sub(r'(csrfmiddlewaretoken|token)" value="[^"]+"', "", seat.page(look).content.decode())
            for look in looks
        ]

    before, wall = pages(), seat.sitting.deal.state.wall.tiles
    start = parse_start(seat.hand.start)
    swap = {wall[-3]: wall[-30], wall[-30]: wall[-3], wall[-12]: wall[-21], wall[-21]: wall[-12]}
    other = replace(start, wall=tuple(swap.get(each, each) for each in start.wall))
    assert other != start
    PracticeHand.objects.filter(pk=seat.hand.pk).update(start=print_start(other))
    assert pages() == before


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "query", ["?hints=1", "?try=1", "?try=1&view=text", "?hints=1&view=text", "?said=stale", "?said=x", "?hints=x"]
)
def test_each_look_is_a_sound_page(client: Client, locale: str, query: str) -> None:
    seat = browser(client, locale=locale)
    parsed(seat.page(query))
    answer = fragment(seat.page(query, **HTMX))
    assert by_id(answer, "hand") is not None


def test_the_coach_names_a_tile_and_its_reasons(client: Client) -> None:
    seat = browser(client)
    page = parsed(seat.page("?hints=1"))
    assert text(by_id(page, "coach")).startswith("Discard: ")
    assert len([each for each in page.iter() if each.get("data-mark") == "why"]) == 1
    token = seat.token()
    seat.send(token=token, hints="1", **seat.fields(legal(seat.sitting.view)[-1]))
    assert PracticeAction.objects.filter(branch__hand=seat.hand, hint_level=1).count() == 1


def test_a_table_without_help_offers_none(client: Client) -> None:
    seat = browser(client, help="")
    seat.send(**seat.fields(legal(seat.sitting.view)[-1]))
    page = seat.page("?hints=1").content.decode()
    assert "data-hint" not in page
    assert 'id="coach"' not in page
    assert "/undo/" not in "".join(re.findall(r'formaction="([^"]+)"', page))


def test_only_what_makes_sense_has_a_key_until_everything_is_tried(client: Client) -> None:
    seat = browser(client)
    page = parsed(seat.page())
    assert [each.get("value") for each in page.iter("button") if each.get("name") in ("try", "claim")] == ["discard"]
    trying = parsed(seat.page("?try=1"))
    verbs = [str(each.get("value")) for each in trying.iter("button") if each.get("name") == "try"]
    assert set(verbs) == {"win", "kong", "add", "pung", "chow", "pass", "discard"}


@pytest.mark.parametrize("htmx", [True, False], ids=["htmx", "plain"])
@pytest.mark.parametrize("verb", ["win", "kong", "add", "pung", "chow", "pass", "discard"])
def test_everything_can_be_tried_and_is_answered_with_its_reason(client: Client, verb: str, htmx: bool) -> None:
    seat = browser(client)
    line, held = seat.sitting.line, seat.sitting.view.hand.concealed
    tiles = [each.name for each in held[: 1 if verb == "add" else 2]]
    answer = client.post(
        seat.url + "?try=1", {"token": seat.token(), "try": verb, "tile": tiles}, headers=HTMX if htmx else None
    )
    assert answer.status_code == 200
    assert "Not allowed now" in text(by_id(fragment(answer) if htmx else parsed(answer), "why"))
    assert seat.sitting.line == line


def test_a_tile_has_to_be_chosen_before_it_is_discarded(client: Client) -> None:
    seat = browser(client)
    assert "Nothing is chosen yet." in seat.send(**{"try": "discard"}).content.decode()


def test_without_confirmation_a_tap_discards(client: Client) -> None:
    seat = browser(client)
    signed = client.get("/en/settings/")
    preferences.keep(signed, Preferences(discards=Discards.TAP))  # type: ignore[arg-type]
    client.cookies.load(signed.cookies.output(header=""))
    page = seat.page().content.decode()
    tile = seat.sitting.view.hand.concealed[0]
    assert f'name="discard" value="{tile.name}"' in page
    assert 'type="radio"' not in page
    seat.send(discard=tile.name)
    assert f"{seat.hand.seat} discard {tile.name}" in [each.text for each in seat.sitting.line]
    assert 'name="discard"' in seat.page("?view=text").content.decode() or not seat.sitting.is_to_act


GARBAGE = [
    {},
    {"claim": ""},
    {"claim": "x" * 5000},
    {"claim": "A discard 5p.9"},
    {"claim": "Z win"},
    {"claim": "A chow 1m"},
    {"claim": "A chow 1m 1m 1m 1m 1m 1m"},
    {"claim": "A kong 1j 1j 1j 1j"},
    {"claim": "A add 1f"},
    {"claim": "A give 1m 2m 3m"},
    {"claim": "A void p"},
    {"claim": "A ready 1m"},
    {"claim": "\x00\x00"},
    {"claim": "A discard ৫p"},
    {"discard": "9z"},
    {"discard": "<script>"},
    {"try": "chow", "tile": ["1m.1"] * 100},
    {"try": "no-such", "tile": "1m"},
    {"try": "", "tile": ""},
    {"tile": "1m.1"},
    {"token": ""},
    {"token": "x" * 3000},
    {"hints": "9" * 50, "claim": "pass"},
]


@pytest.mark.parametrize("sent", GARBAGE, ids=str)
def test_garbage_gets_a_sentence_and_the_table(client: Client, sent: dict[str, object]) -> None:
    seat = browser(client)
    line = seat.sitting.line
    for mine in (sent, {name: str(value).replace("A ", f"{seat.hand.seat} ") for name, value in sent.items()}):
        for headers in (HTMX, None):
            answer = client.post(seat.url, {"token": seat.token(), **mine}, headers=headers)
            shown = client.get(answer.headers["Location"]) if answer.status_code == 303 else answer
            html = shown.content.decode()
            assert shown.status_code == 200
            assert 'id="hand"' in html
            assert 'id="why"' in html or 'class="note"' in html
    assert seat.sitting.line == line


@pytest.mark.parametrize("query", ["?view=%00", "?hints=%F0%9F%80%84", "?said=%00", "?try", "?seed=9"])
def test_garbage_in_the_address_is_passed_over(client: Client, query: str) -> None:
    assert browser(client).page(query).status_code == 200


# ---- taking back, going on ----


@pytest.mark.parametrize("htmx", [True, False], ids=["htmx", "plain"])
def test_a_decision_is_taken_back(client: Client, htmx: bool) -> None:
    seat = browser(client)
    before = seat.sitting.line
    seat.send(**seat.fields(legal(seat.sitting.view)[-1]))
    answer = seat.send(to="undo/", htmx=htmx)
    assert seat.sitting.line == before
    shown = answer if htmx else client.get(answer.headers["Location"])
    assert "Your decision is taken back." in shown.content.decode()
    assert "There is no decision to take back." in seat.send(to="undo/").content.decode()
    for ply in ("x", "99999", "-1", "৩"):
        assert seat.send(to="undo/", ply=ply).status_code == 200


def test_she_may_try_again_from_any_decision(client: Client) -> None:
    chance, seat = Chance(3, "test"), browser(client, seed=3)
    for _ in range(4):
        seat.send(**seat.fields(anything(seat.sitting.view, chance)))
    sitting = seat.sitting
    first = sitting.decisions[0]
    assert f'name="ply" value="{first}"' in seat.page().content.decode()
    seat.send(to="undo/", ply=first)
    assert seat.sitting.line == sitting.line[:first]


@pytest.mark.parametrize("htmx", [True, False], ids=["htmx", "plain"])
def test_from_the_end_the_next_deal_and_the_same_again(client: Client, htmx: bool) -> None:
    chance, seat = Chance(1, "test"), browser(client, seed=1, chosen=MINI)
    assert seat.send(to="next/", htmx=False).headers["Location"].endswith("?said=stale")
    while not seat.sitting.deal.is_over:
        seat.send(**seat.fields(anything(seat.sitting.view, chance)))
    where = "HX-Redirect" if htmx else "Location"
    following = seat.send(to="next/", htmx=htmx).headers[where]
    assert following == seat.send(to="next/", htmx=htmx).headers[where] != seat.url
    fresh = seat.send(to="again/", htmx=htmx).headers[where]
    assert fresh not in (seat.url, following)
    for address in (following, fresh):
        assert client.get(address).status_code == 200


# ---- whose hand it is ----


def test_another_learners_hand_is_none(client: Client) -> None:
    hand = opened(learner())
    address = f"/en/practice/hand/{hand.pk}/"
    for visitor in (Client(), client):
        if visitor is client:
            known(client)
        assert visitor.get(address).status_code == 404
        assert visitor.post(address, {"token": "x", "claim": "A win"}).status_code == 404
        assert visitor.get(address, headers=HTMX).status_code == 404
        for what in ("undo/", "next/", "again/"):
            assert visitor.post(address + what).status_code == 404
    assert PracticeHand.objects.count() == 1


def test_forms_only_where_something_is_changed(client: Client) -> None:
    seat = browser(client)
    for what in ("undo/", "next/", "again/"):
        assert client.get(seat.url + what).status_code == 405


def test_deleting_ones_progress_deletes_ones_hands(client: Client) -> None:
    browser(client)
    client.post("/en/settings/reset/")
    assert not PracticeHand.objects.exists()


# ---- older engines ----


@pytest.mark.parametrize("query", ["", "?view=text", "?try=1", "?hints=1"])
def test_a_hand_of_an_older_engine_can_be_looked_at(client: Client, query: str) -> None:
    chance, seat = Chance(3, "test"), browser(client, seed=3)
    for _ in range(3):
        seat.send(**seat.fields(anything(seat.sitting.view, chance)))
    sitting = seat.sitting
    PracticeAction.objects.filter(branch=sitting.branch, ply=sitting.decisions[1]).update(
        action=f"{seat.hand.seat} win"
    )
    page = seat.page(query)
    assert page.status_code == 200
    assert "older version of the rules" in text(parsed(page))
    held = seat.sitting.view.hand.concealed[0]
    answer = seat.send(**seat.fields(Discard(seat.sitting.me, held)))
    assert "Nothing can be done here any more." in answer.content.decode()


def test_a_hand_that_cannot_even_be_dealt_says_so(client: Client) -> None:
    seat = browser(client)
    token = seat.token()
    PracticeHand.objects.filter(pk=seat.hand.pk).update(start="variant: basic\nwall: 1m\n")
    page = seat.page()
    assert page.status_code == 200
    assert "This hand cannot be shown any more" in text(parsed(page))
    for what in ("", "undo/", "next/", "again/"):
        answer = seat.client.post(seat.url + what, {"token": token, "claim": "A win"})
        assert answer.status_code in (200, 303)
    for what in ("", "undo/"):
        answer = seat.client.post(seat.url + what, {"token": token, "claim": "A win"}, headers=HTMX)
        assert answer.headers["HX-Redirect"] == seat.url


def test_a_table_that_waited_for_another_player_goes_on_when_she_looks(client: Client) -> None:
    seat = browser(client, seed=3)
    seat.send(**seat.fields(legal(seat.sitting.view)[-1]))
    last = seat.sitting.ply - 1
    PracticeAction.objects.filter(branch=seat.sitting.branch, ply=last).delete()
    assert by_id(parsed(seat.page()), "goal") is not None
    assert seat.sitting.is_to_act


# ---- a deal to watch ----


def test_the_demonstration_goes_from_the_dice_to_the_win(client: Client) -> None:
    url, seen = "/en/practice/basic/watch/", []
    address = url
    while True:
        page = parsed(client.get(address))
        seen.append(text(by_id(page, "goal")))
        after = [str(each.get("href")) for each in page.iter("a") if each.get("data-key") == "n"]
        if not after[0].startswith("?"):
            break
        address = url + after[0]
        assert by_id(fragment(client.get(address, headers=HTMX)), "goal") is not None
    assert 8 <= len(seen) <= 30
    assert "dice" in seen[0]
    assert "You win" in seen[-1]
    whole = text(parsed(client.get(url + "?view=text")))
    assert all(each in whole for each in seen)
    assert "Why:" in whole


@pytest.mark.parametrize(
    "query", ["?at=999", "?at=-1", "?at=x", "?seed=x", "?seed=99999999999999", "?seed=23", "?seed=23&view=text"]
)
def test_any_step_of_any_deal_can_be_watched(client: Client, query: str) -> None:
    parsed(client.get(f"/bn/practice/basic/watch/{query}"))


def test_the_front_page_of_the_game_leads_to_its_table(client: Client) -> None:
    page = client.get("/en/basic/").content.decode()
    assert "/en/practice/basic/" in page
    assert "/en/practice/" not in client.get("/en/riichi/").content.decode().replace('href="/en/practice/basic/"', "")


def test_a_browser_keeps_no_old_table(client: Client) -> None:
    seat: Browser = browser(client)
    assert "no-store" in seat.page().headers["Cache-Control"]
    assert "HX-Request" in seat.page().headers["Vary"]
