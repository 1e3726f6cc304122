"""Pages kept for everybody: made once, sent again, never a visitor's own, never older than the rules."""

import gzip

import pytest
from django.conf import settings
from django.test import Client

from tests.tutorial.rules.conftest import Change, with_worth
from tutorial.rules import keeping

PAGE = "/en/rules/sichuan/"
ASKS = {"Accept-Encoding": "gzip"}


def test_a_kept_page_is_the_page(client: Client) -> None:
    keeping._pages.clear()
    made, kept = client.get(PAGE), client.get(PAGE)
    assert len(keeping._pages) == 1
    assert made.content == kept.content
    packed = client.get(PAGE, headers=ASKS)
    assert gzip.decompress(packed.content) == kept.content
    assert packed["Content-Encoding"] == "gzip"
    assert {"Accept-Encoding", "Cookie"} <= {each.strip() for each in packed["Vary"].split(",")}
    assert client.head(PAGE).status_code == 200


def test_each_language_and_each_address_has_its_own(client: Client) -> None:
    keeping._pages.clear()
    pages = {client.get(each).content for each in (PAGE, "/bn/rules/sichuan/", f"{PAGE}?o=cap.three", f"{PAGE}sheet/")}
    assert len(pages) == len(keeping._pages) == 4


def test_a_visitor_with_a_cookie_gets_her_own_page(client: Client) -> None:
    keeping._pages.clear()
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = "en"
    assert "private" in client.get(PAGE)["Cache-Control"]
    assert not keeping._pages


def test_a_page_is_no_older_than_the_rules(client: Client, changed: Change) -> None:
    before = client.get(PAGE).content
    changed("sichuan", with_worth("root", 4))
    assert client.get(PAGE).content != before


def test_what_was_refused_or_is_too_long_is_not_kept(client: Client) -> None:
    keeping._pages.clear()
    assert client.get(f"{PAGE}?o=bananas").status_code == 422
    assert client.get(f"{PAGE}?x={'x' * keeping.LONGEST}").status_code == 200
    assert not keeping._pages


def test_the_pages_longest_out_of_use_go(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    keeping._pages.clear()
    monkeypatch.setattr(keeping, "MOST", 2)
    for page in ("/en/rules/", "/sw/rules/", "/en/rules/", "/ka/rules/"):
        client.get(page)
    assert [kept for kept in keeping._pages if kept[2] == "/sw/rules/"] == []
    assert len(keeping._pages) == 2
