"""The engine's card and a slow one that shares nothing with it find the same, rack by rack."""

from functools import cache

import pytest

from engine.card.cards import card, text_of
from engine.card.distance import distance
from engine.card.match import is_win, match
from tests.engine.card.racks import SIZE, Rack, fits, racks
from tests.engine.card.slow import SlowLine, is_filled, most_placed, slow_lines

CARD = card("practice_one")


@cache
def lines(year: int = CARD.year) -> list[SlowLine]:
    return slow_lines(text_of(CARD.id), year)


def wins(rack: Rack) -> dict[str, int]:
    """The lines a rack wins with, and their values, found by placing its tiles one by one."""
    natural = {*rack.concealed} - {"J"}
    found = {}
    for line in lines():
        left = (groups for groups in fits(line, rack) if natural <= {tile for tile, _ in groups})
        if any(is_filled(groups, rack.concealed) for groups in left):
            found[line.id] = line.value
    return found


def missing(rack: Rack) -> dict[str, int]:
    """The tiles missing for each line that has a place for the exposures, found by a matching of tiles and places."""
    laid = SIZE - sum(map(len, rack.exposed))
    found = {}
    for line in lines():
        if placed := [most_placed(groups, rack.concealed) for groups in fits(line, rack)]:
            found[line.id] = laid - max(placed)
    return found


@pytest.mark.parametrize("year", [2000, 2010, 2027])
def test_the_hands_of_each_line_are_the_same(year: int) -> None:
    slow = {line.id: len(line.hands) for line in lines(year) if line.hands}
    assert {line.id: len(line.hands) for line in card("practice_one", year).lines} == slow


def test_racks_win_with_the_same_lines(deep: bool) -> None:
    many = 20_000 if deep else 500
    won = exposed = 0
    for rack in racks(lines(), 1, many):
        found = {each.line.id: each.value for each in match(CARD, rack.hand)}
        assert found == wins(rack), rack
        assert is_win(CARD, rack.hand) is bool(found)
        won += bool(found)
        exposed += bool(found and rack.exposed)
    assert won > many / 10
    assert exposed > many / 50


def test_racks_are_as_far_from_each_line(deep: bool) -> None:
    for rack in racks(lines(), 2, 1_000 if deep else 40):
        found = {each.line.id: each.missing for each in distance(CARD, rack.hand) if not each.is_dead}
        assert found == missing(rack), rack
