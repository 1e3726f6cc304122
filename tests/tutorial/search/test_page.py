"""The page of search: answers, none, too much, and whatever else is typed."""

import re
from html import unescape

import pytest
from django.test import Client
from django.utils.translation import override

from tests.answering import LOCALES
from tutorial.search.asking import asked
from tutorial.search.excerpt import LENGTH, excerpt, marked
from tutorial.search.finding import MOST

pytestmark = pytest.mark.django_db


def page(client: Client, typed: str, locale: str = "en") -> str:
    answer = client.get(f"/{locale}/search/", {"q": typed})
    assert answer.status_code == 200
    return answer.content.decode()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_word_is_found_in_every_language(client: Client, locale: str) -> None:
    text = page(client, "pung", locale)
    assert f'href="/{locale}/glossary/pung/"' in text
    assert "<mark>" in text


def test_nothing_asked_tells_how_to_ask(client: Client) -> None:
    text = page(client, "   ")
    assert "How to look something up" in text
    assert 'class="rows results"' not in text
    assert "noindex" not in text


def test_nothing_found_says_so_and_keeps_what_was_typed(client: Client) -> None:
    text = page(client, "zzzqqq")
    assert "Nothing was found for “zzzqqq”." in text
    assert 'value="zzzqqq"' in text
    assert "noindex" in text


def test_a_very_long_question_is_cut_and_told(client: Client) -> None:
    text = page(client, "pung " * 2000)
    assert "Only the first 160 characters were looked for." in text
    assert 'href="/en/glossary/pung/"' in text


@pytest.mark.parametrize("sign", ["x", "ß", "碰", "ি", "\u0301", "'", "<", "%", "\\", "1", "١"])
def test_ten_thousand_of_any_sign_are_an_answer(client: Client, sign: str) -> None:
    assert "Only the first" in page(client, sign * 10_000)


@pytest.mark.parametrize("typed", ["?", "\x00", "\u202e", "a\nb", "🀀", "½", "'\"<b>", "%s %(q)s {q}", "1m2p3s"])
def test_odd_signs_are_an_answer(client: Client, typed: str) -> None:
    page(client, typed)


def test_the_last_of_several_questions_counts(client: Client) -> None:
    text = client.get("/en/search/?q=kong&q=kong&q=kong&q=kong&q=pung").content.decode()
    assert 'value="pung"' in text


def test_what_is_typed_is_no_markup(client: Client) -> None:
    text = page(client, "<script>alert(1)</script> pung")
    assert "<script>alert" not in text
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in text


def test_many_answers_are_cut_to_the_best(client: Client) -> None:
    text = page(client, "tile")
    assert len(re.findall(r'<h2 class="title">', text)) == MOST
    assert f"The best {MOST} are shown." in text


def test_a_rule_leads_to_the_page_of_the_tradition_that_was_named(client: Client) -> None:
    assert "/en/rules/hong_kong/#drawn-pays" in page(client, "self-drawn win pays hong kong")


def test_a_text_that_is_not_translated_bears_its_language(client: Client) -> None:
    text = page(client, "full flush", "sw")
    assert '<li lang="en">' in text or "All tiles are of one suit" not in text


def test_digits_of_any_script_are_digits(client: Client) -> None:
    for typed in ("136", "১৩৬", "१३६", "１３６"):
        assert "/en/rules/basic/#tiles" in page(client, typed)


def test_marks_stand_around_whole_words() -> None:
    assert marked("Three pungs & a pair", asked("pung")) == "Three <mark>pungs</mark> &amp; a pair"
    assert marked("大三元・清一色", asked("清一色")) == "大三元・<mark>清一色</mark>"
    with override("bn"):
        assert marked("পাংয়ের পরে।", asked("পাং")) == "<mark>পাংয়ের</mark> পরে।"


def test_an_excerpt_begins_and_ends_between_words() -> None:
    text = "word " * 100 + "pung " + "more " * 100
    shown = unescape(re.sub("</?mark>", "", excerpt(text, asked("pung"))))
    assert shown.startswith("…word ")
    assert shown.endswith(" more…")
    assert len(shown) <= LENGTH + 2
    assert "<mark>pung</mark>" in excerpt(text, asked("pung"))


def test_an_excerpt_of_what_does_not_answer_is_the_beginning() -> None:
    assert excerpt("Nothing of it here.", asked("pung")) == "Nothing of it here."
    assert excerpt("x" * 500, asked("pung")) == f"{'x' * LENGTH}…"
