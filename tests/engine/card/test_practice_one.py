"""The practice card: what it states of itself, and the case for each of its lines."""

import pytest

from engine.card.cards import CARDS, card, text_of
from engine.card.load import problems_of
from engine.card.match import match
from engine.hands import hand_of, parse_hand
from engine.notation import parse_tiles
from engine.reasons import ContentError
from tests.shared_vectors import CASES, rows

CARD = card("practice_one")


@pytest.mark.parametrize("id", CARDS)
def test_the_cards_hold(id: str) -> None:
    assert problems_of(text_of(id)) == ()
    assert card(id).id == id
    assert card(id) is card(id, card(id).year)


@pytest.mark.parametrize("year", [*range(2013, 2031), 1000, 1999, 2000, 2222, 9998])
def test_it_holds_in_other_years(year: int) -> None:
    assert problems_of(text_of("practice_one"), year=year) == ()


def test_its_size() -> None:
    assert (len(CARD.lines), len(CARD.hands), len(CARD.sections)) == (52, 1049, 12)
    assert [each.id for each in CARD.lines if not each.takes_jokers] == [f"sap-{at}" for at in range(1, 7)]


def test_in_2000_there_are_too_few_soaps_for_two_years() -> None:
    assert card("practice_one", 2000).left_out == ("cal-3", "sap-4")


@pytest.mark.parametrize(
    ("id", "year", "code"), [("nmjl", None, "card.unknown"), ("practice_one", 20, "card.no-such-year")]
)
def test_cards_there_are_not(id: str, year: int | None, code: str) -> None:
    with pytest.raises(ContentError, match=code):
        card(id, year)


def test_every_line_is_proved() -> None:
    lines = text_of("practice_one").splitlines()
    assert sum(each.startswith("  win ") for each in lines) == len(CARD.lines)
    assert sum(each.startswith("  near ") for each in lines) == len(CARD.lines)


@pytest.mark.vectors("practice_one")
def test_each_line_is_as_given() -> None:
    assert [each["id"] for each in rows("practice_one")] == [each.id for each in CARD.lines]
    for row in rows("practice_one"):
        line = CARD.line(row["id"])
        assert (line.section, line.value) == (row["section"], row["value"])
        assert line.is_concealed is (row["x_or_c"] == "c")
        assert len(line.hands) == row["expansions"]
        assert {len(each.singles) for each in line.hands} == {row["natural_only"]}
        assert min(each.least_jokers for each in line.hands) == row["min_jokers"]
    assert len(rows("practice_one")) == CASES["practice_one"]


@pytest.mark.vectors("practice_one")
def test_wins_and_near_misses() -> None:
    for row in rows("practice_one"):
        assert [each.line.id for each in match(CARD, hand_of(parse_tiles(row["win"])))] == [row["id"]]
        assert match(CARD, hand_of(parse_tiles(row["near_miss"]))) == ()


def test_it_says_whose_it_is() -> None:
    first = text_of("practice_one").splitlines()[0]
    assert first.startswith("#")
    assert "no league's" in first


def test_three_norths_are_a_single_and_a_pair() -> None:
    hand = parse_hand("N N N E W S S S R R G G 0 0")
    [found] = match(CARD, hand)
    assert sorted(map(len, found.dealt)) == [1, 1, 1, 1, 2, 2, 2, 2, 2]
