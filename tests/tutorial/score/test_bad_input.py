"""Whatever an address holds, the scorer answers with a page: what is wrong and where, and the rest of the form kept."""

from collections.abc import Callable
from urllib.parse import quote, urlencode

import pytest
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from engine.variants import VARIANTS
from tests.tutorial.html import by_class, by_id, parsed, text
from tutorial.score.asked import Asked
from tutorial.score.examples import example

IDS = [each.id for each in VARIANTS]
FIELDS = [
    "hand",
    "melds",
    "flowers",
    "win",
    "how",
    "by",
    "seat",
    "round",
    "last",
    "copy",
    "void",
    "to",
    "o",
    "add",
    "out",
]
FIELDS += ["apart", "clear", "sheet", "v", "n", "d", "p", "deal", "back", "nobody"]
NOTATION = st.text(alphabet="0123456789mpszfjESWNRGFJCDB*+ .,১४五\x00é", max_size=60)
LONG = st.builds(lambda piece, times: piece * times, st.text(min_size=1, max_size=5), st.integers(1, 1900))
GOOD = [*dict.fromkeys(value for each in VARIANTS for _, value in example(each).pairs)]
MUTATED = st.builds(
    lambda good, at, piece: good[: at % len(good)] + piece + good[at % len(good) :],
    st.sampled_from(GOOD),
    st.integers(0, 40),
    st.text(max_size=4) | NOTATION,
)
VALUES = st.one_of(NOTATION, MUTATED, LONG, st.text(max_size=30), st.sampled_from([*GOOD, "1", "E", "draw", "robbed"]))
QUERIES = st.lists(st.tuples(st.sampled_from(FIELDS), VALUES), max_size=8)
PATHS = st.sampled_from([*IDS, "everywhere", "sheet"])
Kept = Callable[[str], str]


def ask(path: str, pairs: list[tuple[str, str]], *, part: bool = False) -> int:
    headers = {"HX-Request": "true"} if part else {}
    address = f"/en/score/{path}/?{urlencode(pairs, errors='surrogatepass')}"[:10_000]
    return Client().get(address, headers=headers).status_code


@given(path=PATHS, pairs=QUERIES, part=st.booleans())
def test_nothing_breaks_a_page(path: str, pairs: list[tuple[str, str]], part: bool) -> None:
    assert ask(path, pairs, part=part) in {200, 302, 404, 422}


@given(id=st.sampled_from(IDS), changes=QUERIES, dropped=st.integers(0, 3))
def test_nothing_breaks_a_hand_that_was_good(id: str, changes: list[tuple[str, str]], dropped: int) -> None:
    good = list(example(next(each for each in VARIANTS if each.id == id)).pairs)
    assert ask(id, [*changes, *good[dropped:]]) in {200, 302, 422}


@given(query=st.text(max_size=400))
def test_nothing_breaks_a_raw_query(query: str) -> None:
    address = f"/en/score/mcr/?{quote(query, safe='=&%+;')}"
    assert Client().get(address).status_code in {200, 302, 422}


@given(deals=st.lists(st.text(max_size=40) | MUTATED.map(lambda each: f"p-1~hand-{each}"), max_size=6))
def test_nothing_breaks_a_score_sheet(deals: list[str]) -> None:
    pairs = [("v", "mcr"), *(("d", each) for each in deals), *(("n", each) for each in deals)]
    assert ask("sheet", pairs) == 200


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ({"hand": "123m 4x"}, "at place 6"),
        ({"hand": "11111m"}, "There are more tiles of this kind than the set has: 1 character"),
        ({"hand": "1" * 5000 + "m"}, "Up to 300 letters and digits are fine"),
        ({"melds": "12p"}, "12p (Sets on the table, 1)"),
        ({"melds": "123p 12x"}, "at place 6"),
        ({"win": "99"}, "at place 1"),
        ({"hand": "123456789m123p55z", "win": "9s"}, "The winning tile is not in the hand: 9 bamboo."),
        ({"flowers": "5p"}, "Only flowers and seasons lie aside: 5 dots"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(query: dict[str, str], said: str) -> None:
    page = Client().get("/en/score/hong_kong/", query)
    assert page.status_code == 422
    (told,) = by_class(parsed(page), "refused")
    assert said in text(told)


def test_the_rest_of_the_form_is_kept() -> None:
    page = Client().get("/en/score/hong_kong/?hand=123m4x&melds=555z&seat=W&how=draw&o=cap.ten")
    body = page.content.decode()
    assert 'value="123m4x"' in body
    assert 'value="555z"' in body
    assert '<option value="W" selected' in body
    assert '<option value="cap.ten" selected' in body


def test_a_table_that_is_none_is_named_and_others_are_offered() -> None:
    page = Client().get("/en/score/riichi/?hand=123m")
    assert page.status_code == 404
    assert "There is no table called riichi." in page.content.decode()
    assert "/en/score/mcr/?hand=123m" in page.content.decode()


@pytest.mark.parametrize("typed", ["১২৩m৪৫৬p৭৮৯s৫৫z১১z", "१२३m४५६p७८९s५५z११z", "１２３m456P789B55z EE"])
def test_digits_of_other_scripts_and_mixed_notations_are_read(typed: str) -> None:
    page = Client().get("/en/score/basic/", {"hand": typed, "how": "draw"})
    assert page.status_code == 200
    assert 'value="123m456p789s5511z"' in page.content.decode()


def test_a_choice_that_is_none_is_said_and_the_hand_is_scored_all_the_same() -> None:
    page = Client().get("/en/score/basic/", {**dict(example(VARIANTS[0]).pairs), "how": "magic", "seat": "Q"})
    assert page.status_code == 422
    assert "Choose one of these." in page.content.decode()
    assert "won on a discard" in page.content.decode()


@pytest.mark.parametrize(
    ("query", "status"), [({"by": "E"}, 422), ({"by": "E", "how": "draw"}, 200), ({"by": "S"}, 200)]
)
def test_a_winner_cannot_have_given_the_tile(query: dict[str, str], status: int) -> None:
    page = Client().get("/en/score/mcr/", {"hand": "123m456p789s11155z", "seat": "E", **query})
    assert page.status_code == status
    assert ("Who gave it: Choose one of these." in text(parsed(page))) == (status == 422)


def test_sets_are_exemplified_as_a_table_has_them() -> None:
    example = {id: text(by_id(parsed(Client().get(f"/en/score/{id}/")), "melds-help")) for id in ("mcr", "american")}
    assert "A star after four tiles" in example["mcr"]
    assert Client().get("/en/score/american/", {"melds": example["american"]}).status_code == 200


def test_a_question_survives_its_address() -> None:
    asked = Asked(hand="12m", melds="1111m* 555z", how="kong", last="1")
    assert asked.query == "hand=12m&melds=1111m*+555z&how=kong&last=1"
