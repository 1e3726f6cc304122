"""What each thing a line can say means in real tiles: every family of cards there has been."""

import pytest

from tests.engine.card.minis import hands, mini


@pytest.mark.parametrize(
    ("tiles", "many", "one"),
    [
        pytest.param("F^2 2a^4 6a^4 8b^4", 6, "11f 2222m 6666m 8888p", id="literal numbers, two suits"),
        pytest.param("1a^4 2b^4 3c^4 F^2", 6, "1111m 2222p 3333s 11f", id="three suits in any order"),
        pytest.param("2B^4 3C^4 4D^4 F^2", 1, "2222s 3333m 4444p 11f", id="fixed suits"),
        pytest.param("xa^4 xb^4 xc^4 F^2", 9, "1111m 1111p 1111s 11f", id="like numbers"),
        pytest.param("xa^3 (x+1)a^3 (x+2)a^4 (x+3)a^4", 18, "111m 222m 3333m 4444m", id="a run does not wrap"),
        pytest.param("xa^4 xb^4 pa^3 pb^3 where x%2==0 and p%2==1", 60, "2222m 2222p 111m 111p", id="parity"),
        pytest.param("xa^4 xb^4 xc^4 F^2 where x in (2,5)", 2, "2222m 2222p 2222s 11f", id="membership"),
        pytest.param("xa^4 yb^4 zc^4 F^2 where x<y<z and x+y==z and z!=9", 72, "1111m 2222p 3333s 11f", id="a sum"),
        pytest.param("xa^4 ya^4 F^4 [#(x*y)b] where x<y and x*y>70", 6, "8888m 9999m 1111f 7p 2p", id="a product"),
        pytest.param("xa^4 ya^4 F^4 [#(x+y)b] where x<y and x+y==10", 24, "1111m 9999m 1111f 1p 5z", id="a soap for 0"),
        pytest.param("F^2 xa^5 (x+2)a^2 (x+4)a^5", 15, "11f 11111m 33m 55555m", id="quints"),
        pytest.param("F^6 xa^4 xb^4", 27, "111111f 1111m 1111p", id="sextets"),
        pytest.param("Da^4 1a^4 Db^4 F^2", 6, "7777z 1111m 5555z 11f", id="matching dragons"),
        pytest.param("Dm^4 Dn^4 Do^4 F^2", 1, "5555z 6666z 7777z 11f", id="free dragons, all of them"),
        pytest.param("Dm^4 Dn^4 F^6", 3, "5555z 6666z 111111f", id="any two dragons"),
        pytest.param("DR^4 DG^4 DW^4 F^2", 1, "7777z 6666z 5555z 11f", id="fixed dragons"),
        pytest.param("v^4 w^4 u^4 F^2", 4, "1111z 2222z 3333z 11f", id="any three winds"),
        pytest.param("v^4 w^3 F^3 N^4", 12, "1111z 222z 111f 4444z", id="a free wind may be a fixed one, with jokers"),
        pytest.param("[N E W S] N^4 S^4 F^2", 1, "4z 1z 3z 2z 4444z 2222z 11f", id="a cluster"),
        pytest.param("[7b^2 8b] F^6 1a^5", 6, "77p 8p 111111f 11111m", id="a pair in a cluster"),
        pytest.param("[Ya] F^6 N^4", 3, "2m 5z 2m 7m 111111f 4444z", id="the year"),
        pytest.param("[Ya Y+1b] F^6", 6, "2m 5z 2m 7m 2p 5z 2p 8p 111111f", id="the year after"),
        pytest.param("[YC] F^6 N^4", 1, "2m 5z 2m 7m 111111f 4444z", id="the year in a fixed suit"),
        pytest.param("F^2 xa^4 xb^4 Dc^4", 27, "11f 1111m 1111p 6666z", id="the third suit's dragon"),
        pytest.param("F^2 2a^4 4b^4 6b^4 also b=a", 9, "11f 2222m 4444p 6666p", id="one suit or two"),
        pytest.param("F^2 2a^4 4b^4 6c^4 also b=a, c=a", 9, "11f 2222m 4444p 6666s", id="one suit or three"),
        pytest.param("F^2 2a^4 4b^4 6c^4 also b=a also c=a", 18, "11f 2222m 4444p 6666s", id="several merges"),
        pytest.param("1a^4 3a^4 E^3 W^3 or 2a^4 4a^4 N^3 S^3", 6, "1111m 3333m 111z 333z", id="two versions"),
        pytest.param("xa^4 F^4 N^6 where x>8 or 1a^4 F^4 S^6", 6, "9999m 1111f 444444z", id="each its own condition"),
        pytest.param("xa^4 ya^4 F^6 where x%y==0 and y%(x-y)==1", 21, "3333m 1111m 111111f", id="remainders"),
        pytest.param("1a^2 1b^2 1c^2 2a^2 2b^2 2c^2 F^2", 1, "11m 11p 11s 22m 22p 22s 11f", id="same tiles told once"),
    ],
)
def test_what_a_line_means(tiles: str, many: int, one: str) -> None:
    found = hands(tiles)
    assert len(found) == many
    assert one in found


@pytest.mark.parametrize(
    ("tiles", "many"),
    [
        pytest.param("xa^5 xb^5 (x+1)a^4 where x==1", 6, id="a joker for each fifth tile"),
        pytest.param("xa^6 xb^6 F^2 where x==1", 3, id="two for each sextet"),
        pytest.param("F^6 F^6 1a^2", 3, id="four for twelve flowers"),
        pytest.param("xa^5 xa^5 (x+1)a^4 where x==1", 3, id="six for ten alike"),
    ],
)
def test_jokers_fill_what_is_short(tiles: str, many: int) -> None:
    assert len(hands(tiles)) == many


@pytest.mark.parametrize("year", [2000, 2013, 2027, 1999])
def test_the_year_is_that_of_the_card(year: int) -> None:
    digits = " ".join("5z" if each == "0" else f"{each}m" for each in str(year))
    assert f"{digits} 111111f 4444z" in hands("[Ya] F^6 N^4", year)


def test_pairs_of_a_cluster_and_groups_are_not_the_same() -> None:
    card = mini("F^4 1a^3 1a^1 2a^3 2a^3", "F^4 1a^4 2a^3 2a^3", "F^4 1a^4 2a^6", "F^4 [1a 1a] 1a^2 2a^6")
    assert len({*card.hands}) == len(card.hands) == 12


def test_a_line_of_singles_and_pairs_takes_no_jokers() -> None:
    card = mini("N^2 S^2 E^2 W^2 F^2 1a^2 [3a 4a]", "N^3 S^2 E^2 W^2 F^2 1a^2 3a^1")
    assert [each.takes_jokers for each in card.lines] == [False, True]
