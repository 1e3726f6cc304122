"""The examples of a card's lines: printed as the card has them, and racks that win with the very line."""

import pytest

from engine.card.cards import card
from engine.card.examples import as_printed, winning_rack
from engine.card.expand import hand_of_parts
from engine.card.match import match

YEARS = (None, 1000, 1999, 2000, 2031, 2222, 9998)


@pytest.mark.parametrize("year", YEARS)
def test_each_line_is_printed_as_one_of_its_hands(year: int | None) -> None:
    told = card("practice_one", year)
    for line in told.lines:
        assert hand_of_parts(as_printed(told, line)) in line.hands


@pytest.mark.parametrize("year", YEARS)
def test_the_rack_of_each_line_wins_with_that_line_alone(year: int | None) -> None:
    told = card("practice_one", year)
    for line in told.lines:
        assert {each.line.id for each in match(told, winning_rack(told, line))} == {line.id}


def test_the_tiles_of_a_cluster_stay_together() -> None:
    told = card("practice_one", 1987)
    sizes = [[block.size for block in part] for part in as_printed(told, told.line("cal-1"))]
    assert sizes == [[1, 1, 1, 1], [3], [3], [4]]


def test_where_tiles_are_short_the_rack_made_for_a_year_has_jokers() -> None:
    told = card("practice_one", 2031)
    rack = winning_rack(told, told.line("cal-4"))
    assert sum(each.design.is_joker for each in rack.concealed) == 1
    assert len(rack.concealed) == 14
