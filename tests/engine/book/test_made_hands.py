"""Made-up hands are what they are said to be, and use no tile more often than there is of it."""

from collections import Counter

import pytest

from engine.book.made_hands import Maker, kinds_of, of_suits
from engine.chance import Chance
from engine.tiles import KINDS, NUMBER_SUITS, Suit
from engine.variants import variant

FEW = tuple(range(9))
"""The kinds of one suit, so that hands often want a tile too many."""


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("rows", [0, 2, 4])
def test_sets_and_a_pair_win_everywhere(seed: int, rows: int) -> None:
    make = Maker(Chance(seed, "test"), FEW)
    groups = make.sets_and_pair(rows=rows)
    assert [len(each) for each in groups] == [3, 3, 3, 3, 2]
    assert sum(len({*each}) == 3 for each in groups) == rows
    assert max(Counter(kind for each in groups for kind in each).values()) <= 4
    assert make.shown(groups, laid=2).showing(variant("basic")).readings


@pytest.mark.parametrize("fours", [0, 1, 2])
def test_seven_pairs(fours: int) -> None:
    pairs = Maker(Chance(fours, "test"), FEW).pairs(fours=fours)
    assert len(pairs) == 7
    assert sorted(Counter(pairs).values(), reverse=True)[:fours] == [2] * fours


def test_seven_pairs_are_no_rows_as_well() -> None:
    kinds = (*range(8), 27)
    made = [Maker(Chance(each, "test"), kinds) for each in range(60)]
    hands = [each.shown(each.pairs()) for each in made]
    assert [each for each in hands if each.showing(variant("basic")).readings] == []


def test_kinds_are_of_suits_and_honors() -> None:
    kinds = kinds_of([*variant("american").tile_set.counts])
    assert kinds == tuple(range(KINDS))
    assert of_suits(kinds, *NUMBER_SUITS, honors=True) == kinds
    assert of_suits(kinds, Suit.DOTS) == tuple(range(9, 18))
