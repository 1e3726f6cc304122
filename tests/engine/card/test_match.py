"""Complete hands: which lines they are, which tile stands where, and what each joker stands for."""

import pytest

from engine.card.cards import card
from engine.card.match import Match, dealt_to, is_win, match
from engine.hands import parse_hand
from engine.notation import print_names, print_tiles
from tests.engine.card.minis import mini, printed

CARD = card("practice_one")


def laid_out(found: Match) -> str:
    """The tiles of each block, jokers as such."""
    return " ".join(print_tiles(each) for each in found.dealt)


def stands_for(found: Match) -> str:
    return " ".join(f"{joker.name}={design.text}" for joker, design in found.stands_for)


def only(hand: str) -> Match:
    [found] = match(CARD, parse_hand(hand))
    return found


@pytest.mark.parametrize(
    ("hand", "line", "dealt", "jokers"),
    [
        pytest.param(
            "5B 5B 5B 5B 3D 3D 3D 3D 7D 7D 7D 7D F F", "odd-2", "11f 3333p 5555s 7777p", "", id="without jokers"
        ),
        pytest.param(
            "5B 5B 1j.2 5B 3D 1j.1 1j.3 3D 7D 1j.4 1j.5 1j.6 F F",
            "odd-2",
            "11f 33p11j 555s1j 7p111j",
            "1j.1=3p 1j.2=3p 1j.3=5s 1j.4=7p 1j.5=7p 1j.6=7p",
            id="jokers in several groups",
        ),
        pytest.param(
            "J J J J 0 0 8B 8B 8C 8C 8C W W W",
            "lik-1",
            "888m1j 88s11j 55z1j 333z",
            "1j.1=8m 1j.2=8s 1j.3=8s 1j.4=5z",
            id="jokers in the order of the groups",
        ),
    ],
)
def test_where_tiles_stand(hand: str, line: str, dealt: str, jokers: str) -> None:
    found = only(hand)
    assert found.line.id == line
    assert (laid_out(found), stands_for(found)) == (dealt, jokers)


def test_natural_tiles_go_where_no_joker_may_stand_first() -> None:
    fours = mini("x 35: 1B^3 1B^1 F^6 N^4")
    [found] = match(fours, parse_hand("1B 1B J J F F F F F F N N N N"))
    assert laid_out(found) == "1s11j 1s 111111f 4444z"
    assert (found.jokers, found.is_jokerless, found.value) == (2, False, 35)
    [found] = match(fours, parse_hand("1B 1B 1B 1B F F F F F F N N N N"))
    assert (found.jokers, found.is_jokerless) == (0, True)


@pytest.mark.parametrize(
    ("hand", "lines"),
    [
        pytest.param("N N E E W W S S S S G J J", [], id="thirteen tiles"),
        pytest.param("N N E E W W S S S S G G J J J", [], id="fifteen tiles"),
        pytest.param("N N E E W W S S S S G J J J", [], id="a joker in a pair"),
        pytest.param("N N E E W W S S S S G G J 0m", [], id="a red five"),
        pytest.param("N N E E W W S S S S G G J 5f", [], id="a season"),
        pytest.param("E E S S S S G G J J | N N J J kong", [], id="an exposure the line has no place for"),
        pytest.param("E E W W S S S S G G | N N J J kong", ["win-1"], id="exposed"),
        pytest.param("E E W W G G | N N J J kong | S S S J kong", ["win-1"], id="two exposures"),
        pytest.param("E E W W G G S | N N J J kong | S S S pung", [], id="an exposure of another size"),
        pytest.param("2B 2B 4B 4B 6B 6B 8B 8B R R R 0 0 0", ["evn-4"], id="a concealed line"),
        pytest.param("2B 2B 4B 4B 6B 6B 8B 8B 0 0 0 | R R R pung", [], id="exposed, of a concealed line"),
        pytest.param("N N N E W S S S R R G G 0 0", ["sap-6"], id="three alike as a single and a pair"),
        pytest.param("N N N E W S S J R R G G 0 0", [], id="no joker in those"),
    ],
)
def test_what_wins(hand: str, lines: list[str]) -> None:
    held = parse_hand(hand)
    assert [each.line.id for each in match(CARD, held)] == lines
    assert is_win(CARD, held) is bool(lines)


def test_the_tiles_of_an_exposure_stay_in_their_block() -> None:
    hand = parse_hand("N N J J E E W W G G | S S S J kong")
    [found] = match(CARD, hand)
    assert [print_names(each) for each in found.dealt if each == hand.melds[0].tiles] == ["2z.1 2z.2 2z.3 1j.3"]
    assert stands_for(found) == "1j.1=4z 1j.2=4z 1j.3=2z"


def test_an_exposed_group_is_not_taken_for_an_equal_concealed_one() -> None:
    card_of_norths = mini("N^4 N^4 F^6")
    hand = parse_hand("N J J J F F F F F F | N N N J kong")
    [found] = match(card_of_norths, hand)
    assert [print_tiles(each) for each in found.dealt] == ["444z1j", "4z111j", "111111f"]


def test_the_highest_value_comes_first() -> None:
    several = mini("x 25: F^4 1a^4 2a^6", "x 40: F^4 1a^3 1a^1 2a^6", "x 30: F^3 F^1 1a^4 2a^6")
    found = match(several, parse_hand("F F F F 1C 1C 1C 1C 2C 2C 2C 2C J J"))
    assert [(each.line.id, each.value) for each in found] == [("e-2", 40), ("e-3", 30), ("e-1", 25)]


def test_a_line_that_can_be_read_in_two_ways_is_told_once() -> None:
    """A pung of jokers may be any wind."""
    found = only("8B 8B 8B 8B 8C 8C 8C 8C 0 0 0 J J J")
    assert found.line.id == "lik-1"
    assert len({design for _, design in found.stands_for}) == 1


def test_a_hand_is_laid_out_as_a_line_of_ones_choice() -> None:
    hand = parse_hand("8B 8B 8B 8B 8C 8C 8C 8C 0 0 0 J J J")
    line = CARD.line("lik-1")
    wanted = next(each for each in line.hands if printed(each) == "8888m 8888s 555z 444z")
    assert laid_out(dealt_to(line, wanted, hand)) == "8888m 8888s 555z 111j"
