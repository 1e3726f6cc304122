import pytest
from hypothesis import given

from engine.melds import Meld, MeldKind, makes, parse_meld, print_meld
from engine.notation import parse_tiles, print_tiles
from engine.reasons import NotationError
from engine.seats import Seat
from tests.engine.strategies import melds


@given(melds())
def test_named_text_is_read_back(meld: Meld) -> None:
    assert parse_meld(print_meld(meld, named=True)) == meld


@given(melds())
def test_short_text_names_the_same_designs(meld: Meld) -> None:
    again = parse_meld(print_meld(meld))
    assert print_meld(again) == print_meld(meld)
    assert (again.kind, again.giver, again.is_concealed) == (meld.kind, meld.giver, meld.is_concealed)
    assert [each.design for each in again.tiles] == [each.design for each in meld.tiles]


@pytest.mark.parametrize(
    ("kind", "tiles", "is_one"),
    [
        pytest.param(MeldKind.CHOW, "123m", True, id="chow"),
        pytest.param(MeldKind.CHOW, "406p", True, id="chow with a red five"),
        pytest.param(MeldKind.CHOW, "891m", False, id="no wrapping round"),
        pytest.param(MeldKind.CHOW, "89m1p", False, id="no chow across suits"),
        pytest.param(MeldKind.CHOW, "123z", False, id="no chow of winds"),
        pytest.param(MeldKind.CHOW, "12m1j", False, id="no joker in a chow"),
        pytest.param(MeldKind.CHOW, "1234m", False, id="no chow of four"),
        pytest.param(MeldKind.PUNG, "055p", True, id="pung with a red five"),
        pytest.param(MeldKind.PUNG, "55p5s", False, id="no pung across suits"),
        pytest.param(MeldKind.KONG, "111z", False, id="three are no kong"),
        pytest.param(MeldKind.QUINT, "1111z1j", True, id="quint"),
        pytest.param(MeldKind.SEXTET, "11z1111j", True, id="sextet"),
    ],
)
def test_what_makes_a_meld(kind: MeldKind, tiles: str, is_one: bool) -> None:
    assert makes(kind, parse_tiles(tiles)) is is_one


def test_an_added_kong_remembers_its_pung() -> None:
    pung = parse_meld("055p pung from B")
    kong = pung.with_added(*parse_tiles("5p.3"))
    assert print_meld(kong, named=True) == "0p.1 5p.1 5p.2+5p.3 kong from B"
    assert kong.without_added() == pung
    assert pung.without_added() is pung
    assert (kong.claimed, kong.giver, kong.is_concealed) == (pung.claimed, Seat.B, False)


def test_what_a_meld_says_of_itself() -> None:
    chow = parse_meld("312s chow from D")
    assert (chow.index, print_tiles(chow.tiles), print_tiles(chow.own)) == (18, "123s", "12s")
    assert parse_meld("1j111z1z quint").index == 27
    kong = parse_meld("1111z concealed kong")
    assert kong.own == kong.tiles


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("", "meld.unreadable", id="nothing"),
        pytest.param("111z", "meld.unreadable", id="no kind"),
        pytest.param("pung", "meld.unreadable", id="no tiles"),
        pytest.param("concealed kong", "meld.unreadable", id="concealed nothing"),
        pytest.param("from B", "meld.unreadable", id="only a giver"),
        pytest.param("111z pung from E", "meld.unreadable", id="E is no seat"),
        pytest.param("111z pair", "meld.unreadable", id="a pair is no meld"),
        pytest.param("111z+ kong", "meld.unreadable", id="nothing added"),
        pytest.param("11z+1z pung", "meld.unreadable", id="added to a pair"),
        pytest.param("111z+1z concealed kong", "meld.unreadable", id="added, yet concealed"),
        pytest.param("1111z concealed kong from B", "meld.unreadable", id="given, yet concealed"),
        pytest.param("11z+1z 1z kong", "meld.unreadable", id="two added"),
        pytest.param("11z+11z kong", "meld.unreadable", id="two added in one word"),
        pytest.param("112z pung", "meld.not-a-set", id="no pung"),
        pytest.param("123z chow", "meld.not-a-set", id="no chow"),
        pytest.param("111j pung", "meld.not-a-set", id="jokers alone, which stand for nothing"),
        pytest.param("9z pung", "notation.no-such-tile", id="no such tile"),
    ],
)
def test_refusals(text: str, code: str) -> None:
    with pytest.raises(NotationError) as refusal:
        parse_meld(text)
    assert refusal.value.reason.code == code
