"""Rows A2, A14, A18, A20, A27 to A38 and A40: what stands on a card and what it is played for, and who is East."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import pytest

from engine.card.cards import CARDS, card
from engine.card.faces import Free
from engine.card.grammar import Alike
from engine.card.hands import CardHand
from engine.card.letters import FLOWER, SOAP
from engine.card.match import match
from engine.card.reach import possible
from engine.deals import Came, Carry, Win
from engine.hands import parse_hand
from engine.notation import parse_design
from engine.seats import Seat, Wind
from engine.tiles import NUMBER_SUITS, SUIT_RANKS
from engine.variants.american import AMERICAN, CARD
from tests.engine.american import test_payments as payments
from tests.engine.card.minis import laid
from tests.engine.claims.checklist import Checklist, Row
from tests.engine.playing import opened, seeded

PAGE = Checklist("A")
ROWS = {f"A{number}" for number in (2, 14, 18, 20, *range(27, 39), 40)}


def hands_in(*sections: str) -> Iterator[CardHand]:
    """The hands of all lines of some sections."""
    return (hand for line in CARD.lines if line.section in sections for hand in line.hands)


def ranks_in(hand: CardHand) -> set[int]:
    """The numbers that a hand has tiles of, whatever their suits."""
    suited = len(NUMBER_SUITS) * SUIT_RANKS
    return {kind % SUIT_RANKS + 1 for kind in hand.needs() if kind < suited}


@PAGE.row(2)
def the_goal_is_a_line_and_more_is_better() -> None:
    assert match(CARD, parse_hand(payments.MIXED))
    assert payments.sheet(payments.NATURAL).value > payments.sheet(payments.MIXED).value
    payments.test_who_pays_what(payments.MIXED, Seat.D, (100, -25, -25, -50))


@PAGE.row(14)
def no_wind_prevails() -> None:
    hand = parse_hand(payments.MIXED)
    win = Win(Seat.A, hand.concealed[0], Came.DRAWN)
    assert len({AMERICAN.sheet(hand, win, seat_wind=Wind.EAST, round_wind=each) for each in Wind}) == 1


@PAGE.row(18)
def hands_are_those_of_a_card_of_our_own() -> None:
    assert CARDS == (CARD.id,) == ("practice_one",)


@PAGE.row(20)
def who_is_east_is_part_of_the_start() -> None:
    start = replace(seeded(AMERICAN, 1), carry=Carry(dealer=Seat.C))
    assert opened(AMERICAN, start).state.wind(Seat.C) is Wind.EAST


@PAGE.row(27)
def colors_mean_different_suits_and_no_suit_of_their_own() -> None:
    for first, second in permutations("BCD", 2):
        tiles = f"2{first} " * 4 + f"6{first} " * 4 + f"8{second} " * 4 + "F F"
        assert [each.line.id for each in match(CARD, parse_hand(tiles))] == ["evn-5"]
    assert not match(CARD, parse_hand("2B " * 4 + "6B " * 4 + "8B " * 4 + "F F"))


@PAGE.row(28)
def flowers_and_zeros_belong_to_every_suit() -> None:
    for suit in "BCD":
        tiles = f"2{suit} 2{suit} 7{suit} 0 E E E W W W F F F F"
        assert [each.line.id for each in match(CARD, parse_hand(tiles))] == ["cal-2"]


@PAGE.row(29)
def letters_of_a_card() -> None:
    assert [parse_design(letter).text for letter in "ESWN"] == ["1z", "2z", "3z", "4z"]
    assert [parse_design(letter).text for letter in "RG0F"] == ["7z", "6z", "5z", "1f"]
    any_dragon = Alike(Free("m"), 2)
    assert CARD.line("win-1").versions[0].parts[-1] == any_dragon
    assert {hand.singles[-1] for hand in CARD.line("win-1").hands} == {parse_design(each).index for each in "RG0"}
    assert {each.text for each in AMERICAN.tile_set.counts if each.is_bonus} == {"1f"}


@PAGE.row(30)
def the_section_of_the_year() -> None:
    lines = [each for each in card(CARD.id, 2017).lines if each.section == "calendar"]
    assert len(lines) == 4
    for hand in (hand for line in lines for hand in line.hands):
        assert {2, 1, 7} <= ranks_in(hand)
        assert hand.needs()[SOAP]


@PAGE.row(31)
def the_section_of_even_numbers() -> None:
    assert set().union(*map(ranks_in, hands_in("evens"))) == {2, 4, 6, 8}


@PAGE.row(32)
def only_lines_with_the_year_change_from_year_to_year() -> None:
    later = card(CARD.id, CARD.year + 1)
    changed = {one.id for one, two in zip(CARD.lines, later.lines, strict=True) if one.hands != two.hands}
    assert changed == {each.id for each in CARD.lines if each.uses_year}
    assert changed


@PAGE.row(33)
def a_quint_needs_a_joker_unless_it_is_of_flowers() -> None:
    for hand in hands_in("quints"):
        fives = [each for each in hand.like if each.size == 5]
        assert fives
        assert hand.least_jokers == sum(each.kind != FLOWER for each in fives)


@PAGE.row(34)
def the_section_of_runs() -> None:
    for hand in hands_in("runs"):
        ranks = ranks_in(hand)
        assert len(ranks) >= 3
        assert max(ranks) - min(ranks) == len(ranks) - 1


@PAGE.row(35)
def the_section_of_odd_numbers() -> None:
    assert set().union(*map(ranks_in, hands_in("odds"))) == {1, 3, 5, 7, 9}


@PAGE.row(36)
def the_section_of_winds_and_dragons() -> None:
    assert set().union(*map(ranks_in, hands_in("winds_dragons"))) == set()


@PAGE.row(37)
def singles_and_pairs_take_no_joker() -> None:
    lines = [each for each in CARD.lines if each.section == "singles_pairs"]
    assert lines
    assert not any(each.takes_jokers for each in lines)


@PAGE.row(38)
def sections_the_page_leaves_out() -> None:
    assert {"threes", "like_numbers"} <= {*CARD.sections}
    assert set().union(*map(ranks_in, hands_in("threes"))) == {3, 6, 9}
    assert all(len(ranks_in(hand)) == 1 for hand in hands_in("like_numbers"))


@PAGE.row(40)
def of_a_concealed_line_no_group_is_called() -> None:
    assert {each.is_concealed for each in CARD.lines} == {True, False}
    for line in CARD.lines:
        groups = {(block.kind, block.size) for hand in line.hands for block in hand.like}
        assert all((line in possible(CARD, (laid(*each),)).lines) is not line.is_concealed for each in groups)


@pytest.mark.parametrize("shown", [pytest.param(shown, id=id) for id, shown in PAGE.rows.items()])
def test_row(shown: Row) -> None:
    shown()


def test_no_row_is_forgotten() -> None:
    assert PAGE.rows.keys() == ROWS
