"""Pressing tiles: a hand comes about without script, a request each, and htmx gets its part."""

import pytest
from django.http import QueryDict
from django.test import Client

from engine.variants import variant
from tests.tutorial.html import parsed
from tutorial.score import asked as asking
from tutorial.score import picking
from tutorial.score.asked import Asked
from tutorial.score.reading import held


def after(id: str, query: str, pressed: str) -> Asked:
    """The question after a button."""
    table = variant(id)
    return held(picking.after(held(asking.read(QueryDict(query)), table), QueryDict(pressed)), table).asked


@pytest.mark.parametrize(
    ("query", "pressed", "becomes"),
    [
        ("hand=12m", "add=3m.1", "hand=123m"),
        ("hand=12m&win=1m", "add=5p.1", "hand=12m5p"),
        ("hand=12m", "add=1f.1", "hand=12m&flowers=1f"),
        ("to=pung", "add=5z.1", "melds=555z&to=pung"),
        ("to=kong&melds=555z", "add=1m.1", "melds=555z+1111m&to=kong"),
        ("to=closed", "add=1m.1", "melds=1111m*&to=closed"),
        ("to=chow", "add=4p.1", "melds=456p&to=chow"),
        ("to=chow", "add=9p.1", "melds=789p&to=chow"),
        ("to=chow", "add=1z.1", "melds=111z&to=chow"),
        ("hand=1232m", "out=2m.1", "hand=123m"),
        ("hand=12m&flowers=1f", "out=1f.1", "hand=12m"),
        ("hand=12m", "out=9p.1", "hand=12m"),
        ("melds=555z+123m", "apart=0", "melds=123m"),
        ("melds=555z", "apart=7", "melds=555z"),
        ("hand=12m&seat=S&how=draw", "clear=1", "seat=S"),
        ("hand=12m", "add=99", "hand=12m"),
        ("hand=12x", "add=1m.1", "hand=12x1m"),
    ],
)
def test_a_button_makes_another_hand(query: str, pressed: str, becomes: str) -> None:
    assert after("hong_kong", query, pressed).query == becomes


@pytest.mark.parametrize(
    ("query", "pressed", "becomes"),
    [
        ("hand=1f", "add=1f.1", "hand=11f"),
        ("to=quint", "add=3s.1", "melds=33333s&to=quint"),
        ("to=kong&melds=3333s", "add=1j.1", "melds=333s1j&to=kong"),
        ("to=kong&melds=3333s+3s111j", "add=1j.1", "melds=3333s+3s111j&to=kong"),
        ("to=kong", "add=1j.1", "hand=1j&to=kong"),
    ],
)
def test_jokers_stand_in_the_last_set(query: str, pressed: str, becomes: str) -> None:
    assert after("american", query, pressed).query == becomes


def test_a_whole_hand_is_laid_without_script() -> None:
    client, address = Client(), "/en/score/hong_kong/?how=draw"
    for tile in ["1m", "1m", "1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", "9m", "9m", "5m"]:
        page = client.get(f"{address}&add={tile}.1")
        assert page.status_code == 302
        address = page["Location"]
    assert "self-drawn" in client.get(address).content.decode()
    emptied = client.get(f"{address}&clear=1")
    assert "hand=" not in emptied["Location"]


def test_htmx_gets_the_hand_and_its_answer_and_the_address() -> None:
    page = Client().get("/en/score/hong_kong/?hand=123m&add=4m.1&o=cap.ten", headers={"HX-Request": "true"})
    body = page.content.decode()
    assert page["HX-Replace-Url"] == "/en/score/hong_kong/?hand=1234m&o=cap.ten"
    assert body.strip().startswith('<div class="flow" id="shown">')
    assert 'id="answer" data-hx-swap-oob="true"' in body
    assert "<html" not in body


def test_a_tile_taken_out_leaves_the_focus_on_the_hand() -> None:
    pressed = Client().get("/en/score/hong_kong/?hand=123m&out=1m.1", headers={"HX-Request": "true"}).content.decode()
    added = Client().get("/en/score/hong_kong/?hand=123m&add=1m.1", headers={"HX-Request": "true"}).content.decode()
    assert "data-focus" in pressed
    assert "data-focus" not in added


def test_enter_in_the_text_scores_and_presses_no_tile() -> None:
    page = parsed(Client().get("/en/score/hong_kong/?hand=123m"))
    (form,) = [each for each in page.iter("form") if each.get("id") == "scorer"]
    first = next(each for each in form.iter("button"))
    assert first.get("name") is None


def test_a_kind_that_is_used_up_is_pressed_in_vain_and_told() -> None:
    body = Client().get("/en/score/hong_kong/?hand=1111m").content.decode()
    assert 'value="1m.1" aria-label="1 character" aria-disabled="true"' in body
    assert Client().get("/en/score/hong_kong/?hand=11111m").status_code == 422
