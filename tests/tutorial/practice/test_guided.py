"""Hands of lessons at the practice table: opened from the lesson, told their goal, and taken back to be judged."""

import re
from dataclasses import replace
from xml.etree.ElementTree import Element

import pytest
from django.test import Client

from engine.actions import parse_action
from engine.coach import others
from engine.play import legal
from tests.answering import LOCALES
from tests.tutorial.guided import PUNG_MOVES, guided, put
from tests.tutorial.html import by_class, by_id, fragment, parsed, text
from tests.tutorial.practice.players import HTMX, Browser
from tests.tutorial.visitors import known
from tutorial.content.values import Lesson
from tutorial.exercises import answers
from tutorial.learners.progress import done_steps
from tutorial.models import Learner, PracticeHand, StepRecord
from tutorial.practice import openings

__all__ = ["guided"]
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("guided")]

STEP = "/en/learn/basic/claiming/first-pung/"
OPEN = "/en/practice/lesson/basic/claiming/first-pung/"
WIN = "/en/practice/lesson/basic/claiming/first-win/"


def sit_down(client: Client, path: str = OPEN) -> Browser:
    """A browser at the hand that the lesson asks for."""
    answer = client.post(path)
    assert answer.status_code == 303
    return Browser(client, answer["Location"], PracticeHand.objects.latest("made_at"))


def play(table: Browser, moves: str, *, htmx: bool = True) -> None:
    """The learner's moves, as its keys send them."""
    for move in moves.split(","):
        action = parse_action(f"A {move}", held=table.sitting.view.hand.concealed)
        table.send(htmx=htmx, **table.fields(action))


# ---- from the lesson to the table ----


@pytest.mark.parametrize("locale", LOCALES)
def test_the_step_shows_her_tiles_and_the_way_to_the_table(client: Client, locale: str) -> None:
    page = parsed(client.get(STEP.replace("/en/", f"/{locale}/")))
    assert len(by_class(page, "tile")) >= 8
    (key,) = by_class(page, "key")
    assert key.get("formaction") == OPEN.replace("/en/", f"/{locale}/")
    assert text(by_id(page, "goal")) == "Claim a discard for a pung."


@pytest.mark.parametrize("locale", LOCALES)
def test_she_sits_down_at_the_table_she_knows(client: Client, locale: str) -> None:
    table = sit_down(client, OPEN.replace("/en/", f"/{locale}/"))
    page = parsed(table.page())
    assert "Claim a discard for a pung." in text(by_id(page, "task"))
    assert not by_class(page, "verdict")
    back = {each.get("href") for each in page.iter("a")}
    assert STEP.replace("/en/", f"/{locale}/") in back
    assert f"/{locale}/practice/basic/" not in back
    assert table.hand.seat == "A"
    assert table.hand.task == "basic/claiming/first-pung"


def test_with_htmx_the_whole_page_is_asked_for(client: Client) -> None:
    answer = client.post(OPEN, headers=HTMX)
    assert answer["HX-Redirect"].startswith("/en/practice/hand/")


def test_sitting_down_twice_is_the_same_hand_until_it_is_over(client: Client) -> None:
    first = sit_down(client)
    play(first, "discard 3m.3")
    assert sit_down(client).url == first.url
    assert PracticeHand.objects.count() == 1
    PracticeHand.objects.update(closed_at="2026-01-01T00:00Z")
    assert sit_down(client).url != first.url


def test_looking_at_the_address_leads_to_the_lesson(client: Client) -> None:
    assert client.get(OPEN)["Location"] == STEP
    recap = client.get("/en/practice/lesson/basic/claiming/recap/")
    assert recap["Location"] == "/en/learn/basic/claiming/recap/"
    assert not PracticeHand.objects.exists()
    assert not Learner.objects.exists()


@pytest.mark.parametrize(
    "place",
    ["basic/claiming/nowhere", "basic/claiming/pung-from-anyone", "basic/nothing/recap", "riichi/claiming/recap"],
)
@pytest.mark.parametrize("method", ["get", "post"])
def test_a_place_without_a_hand_is_a_page_that_says_so(client: Client, place: str, method: str) -> None:
    page = getattr(client, method)(f"/en/practice/lesson/{place}/")
    assert page.status_code == 404
    assert "/en/practice/" in page.content.decode()


def test_a_hand_of_a_lesson_is_none_of_the_ladder(client: Client) -> None:
    table = sit_down(client)
    other = openings.open_hand(
        table.hand.learner, "basic", seed=5, chosen=(("suits", "one"), ("sets", "two")), terms=openings.Terms("new")
    )
    assert other.task == ""
    assert other.pk != table.hand.pk
    PracticeHand.objects.filter(pk=table.hand.pk).update(result="won", closed_at="2026-01-01T00:00Z")
    assert not by_class(parsed(client.get("/en/practice/basic/")), "done")


def test_the_start_page_calls_it_by_its_lesson(client: Client) -> None:
    sit_down(client)
    page = client.get("/en/practice/basic/").content.decode()
    assert "From a lesson · Claim a discard for a pung." in page
    assert "Claiming a discard" in page


# ---- from the table back to the lesson ----


def back_form(page: str) -> tuple[str, dict[str, str]]:
    """Where the key leads, and what it sends."""
    found = re.search(r'id="task".*?<form class="row" method="post" action="([^"]+)">(.*?)</form>', page, re.DOTALL)
    assert found
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', found[2]))
    return found[1], {name: value for name, value in fields.items() if name != "csrfmiddlewaretoken"}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_goal_that_is_reached_is_told_and_taken_back(client: Client, locale: str) -> None:
    step = STEP.replace("/en/", f"/{locale}/")
    table = sit_down(client, OPEN.replace("/en/", f"/{locale}/"))
    play(table, PUNG_MOVES)
    page = table.page()
    (verdict,) = by_class(parsed(page), "verdict")
    assert "right" in verdict.get("class", "").split()
    assert len(by_class(parsed(page), "key")) == 1
    where, fields = back_form(page.content.decode())
    assert where == step
    assert fields["answer"] == PUNG_MOVES
    judged = client.post(where, fields)
    assert judged.status_code == 303
    assert judged["Location"].startswith(f"{step}?answer=discard+3m.3%2Cpung+1m.1+1m.2")
    (verdict,) = by_class(parsed(client.get(judged["Location"])), "verdict")
    assert "right" in verdict.get("class", "").split()
    assert "first-pung" in done_steps(table.hand.learner, "basic", "claiming")


def test_the_latest_move_tells_it_first(client: Client) -> None:
    table = sit_down(client)
    play(table, "discard 3m.3")
    claimed = fragment(table.send(claim="A pung 1m.1 1m.2"))
    (focused,) = [each for each in claimed.iter() if "data-focus" in each.attrib]
    assert text(focused) == "Goal reached"
    later = fragment(table.send(**{"try": "discard", "tile": "9m.1"}))
    focused_later = [text(each) for each in later.iter() if "data-focus" in each.attrib]
    assert "Goal reached" not in focused_later
    assert by_class(later, "right")


def test_without_script_the_page_opens_where_it_is_told(client: Client) -> None:
    table = sit_down(client)
    answer = table.send(htmx=False, **{"try": "discard", "tile": "3m.3"})
    assert answer["Location"].endswith("#hand")
    answer = table.send(htmx=False, claim="A pung 1m.1 1m.2")
    assert answer["Location"].endswith("#task")


def test_a_double_tap_and_a_stale_form_change_nothing(client: Client) -> None:
    table = sit_down(client)
    token = table.token()
    table.send(**{"try": "discard", "tile": "3m.3"})
    plies = table.sitting.ply
    again = table.send(token=token, **{"try": "discard", "tile": "3m.3"})
    assert again.status_code == 200
    assert table.sitting.ply == plies


def test_a_deal_that_ends_without_the_goal_says_why_and_offers_it_again(client: Client) -> None:
    table = sit_down(client, WIN)
    while not table.sitting.deal.is_over:
        sitting = table.sitting
        if table.page().content.decode().count('class="call pass"'):
            table.send(claim="A pass")
        else:
            table.send(**{"try": "discard", "tile": sitting.view.hand.concealed[-1].name})
    page = table.page()
    (verdict,) = by_class(parsed(page), "verdict")
    assert "wrong" in verdict.get("class", "").split()
    assert len(list(verdict.iter("p"))) >= 2
    (key,) = by_class(parsed(page), "key")
    assert key.get("formaction", "").endswith("/again/")
    assert "/next/" not in page.content.decode()
    fresh = client.post(f"{table.url}again/")
    hand = PracticeHand.objects.latest("made_at")
    assert fresh["Location"].endswith(f"{hand.pk}/")
    assert hand.task == table.hand.task
    assert not StepRecord.objects.exists()


def links_to(page: Element, address: str) -> int:
    """How many links of the table lead there."""
    return sum(each.get("href") == address for each in by_id(page, "main").iter("a"))


def test_once_the_goal_is_reached_one_way_leads_back_and_none_without_the_moves(client: Client) -> None:
    table = sit_down(client)
    assert links_to(parsed(table.page()), STEP) == 1
    play(table, PUNG_MOVES)
    assert links_to(parsed(table.page()), STEP) == 0
    assert back_form(table.page().content.decode())[0] == STEP


def test_the_panel_covers_nothing_once_the_deal_is_over(client: Client) -> None:
    table = sit_down(client, WIN)
    assert "over" not in by_id(parsed(table.page()), "hand").get("class", "").split()
    while not table.sitting.deal.is_over:
        table.send(**table.fields(legal(table.sitting.view)[-1]))
    assert "over" in by_id(parsed(table.page()), "hand").get("class", "").split()


@pytest.mark.parametrize("look", ["", "?view=text"])
def test_a_small_game_says_how_many_sets_make_a_hand(client: Client, look: str) -> None:
    small = client.get(f"{sit_down(client).url}{look}").content.decode()
    assert "2 sets and a pair" in small
    whole = openings.open_hand(Learner.objects.get(), "basic", seed=5, chosen=(), terms=openings.Terms("new"))
    usual = client.get(f"/en/practice/hand/{whole.pk}/{look}").content.decode()
    assert "sets and a pair" not in usual


def test_taking_the_move_back_takes_the_goal_back(client: Client) -> None:
    table = sit_down(client)
    play(table, PUNG_MOVES)
    table.send(to="undo/")
    assert not by_class(parsed(table.page()), "verdict")


def test_the_hand_offered_after_a_lesson(client: Client) -> None:
    recap = parsed(client.get("/en/learn/basic/claiming/recap/"))
    (form,) = [each for each in recap.iter("form") if "/practice/" in each.get("action", "")]
    table = sit_down(client, str(form.get("action")))
    assert "Claim a discard for a pung." in text(by_id(parsed(table.page()), "task"))
    play(table, "discard 7p.3,discard 8p.4,discard 5p.1,discard 3m.3,pung 5m.2 5m.4")
    page = parsed(table.page())
    assert "right" in by_class(page, "verdict")[0].get("class", "").split()
    (key,) = by_class(page, "key")
    assert key.get("href") == "/en/learn/basic/claiming/recap/"


# ---- lessons that have changed since ----


def test_a_hand_of_a_changed_step_says_so(client: Client, guided: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down(client)
    steps = tuple(
        replace(each, exercise=replace(each.exercise, seed=6)) if each.id == "first-pung" else each  # type: ignore[type-var]
        for each in guided.steps
    )
    put(monkeypatch, replace(guided, steps=steps))
    (verdict,) = by_class(parsed(table.page()), "verdict")
    assert "refused" in verdict.get("class", "").split()
    assert sit_down(client).url != table.url


def test_a_hand_whose_players_would_answer_differently_today_says_so(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down(client)
    play(table, PUNG_MOVES)
    monkeypatch.setattr(others, "BOTS", {"new": lambda view, _chance: legal(view)[-1]})
    answers._judged.cache_clear()
    (verdict,) = by_class(parsed(table.page()), "verdict")
    answers._judged.cache_clear()
    assert "refused" in verdict.get("class", "").split()


def test_a_hand_that_cannot_be_dealt_any_more_leads_back_to_its_lesson(client: Client) -> None:
    table = sit_down(client)
    token = table.token()
    PracticeHand.objects.filter(pk=table.hand.pk).update(start="what?")
    for what in ("", "undo/"):
        answer = client.post(table.url + what, {"token": token, "claim": "A win"})
        assert answer.status_code == 303
        page = parsed(client.get(answer["Location"]))
        assert [text(each) for each in by_class(page, "key") if each.get("href") == STEP] == ["Back to the lesson"]


def test_a_move_after_the_lesson_has_changed_is_answered_by_the_table(
    client: Client, guided: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down(client)
    step = next(each for each in guided.steps if each.id == "first-pung")
    changed = replace(step, exercise=replace(step.exercise, seed=6))  # type: ignore[type-var]
    put(monkeypatch, replace(guided, steps=tuple(changed if each is step else each for each in guided.steps)))
    answer = table.send(htmx=False, **{"try": "discard", "tile": "3m.3"})
    assert answer["Location"].endswith("#hand")


def test_a_hand_of_a_step_that_is_gone_is_an_ordinary_hand(
    client: Client, guided: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down(client)
    put(monkeypatch, replace(guided, steps=guided.steps[:-2]))
    page = table.page().content.decode()
    assert 'id="task"' not in page
    assert "/en/practice/basic/" in page


def test_nobody_else_sees_it(client: Client) -> None:
    table = sit_down(client)
    stranger = Client()
    known(stranger)
    assert stranger.get(table.url).status_code == 404
