from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.notation import LONGEST, parse_design, parse_tiles, print_designs, print_names, print_tiles
from engine.reasons import NotationError
from engine.tiles import DESIGNS, Suit, Tile
from tests.engine.strategies import any_tiles

AMERICAN = dict(zip("ESWN0GR", [each.text for each in DESIGNS if each.is_honor], strict=True)) | {"F": "1f", "J": "1j"}
AMERICAN |= {f"{rank}{suit}": f"{rank}{letter}" for rank in range(1, 10) for suit, letter in ("Cm", "Dp", "Bs")}


@given(any_tiles)
def test_names_are_read_back(tiles: tuple[Tile, ...]) -> None:
    assert parse_tiles(print_names(tiles)) == tiles


@given(st.lists(st.sampled_from(DESIGNS), max_size=30).filter(lambda some: all(some.count(each) <= 8 for each in some)))
def test_designs_are_read_back(designs: list[object]) -> None:
    text = print_designs(designs)  # type: ignore[arg-type]
    tiles = parse_tiles(text)
    assert [each.design for each in tiles] == designs
    assert print_tiles(tiles) == text
    assert len(set(tiles)) == len(tiles)


@pytest.mark.parametrize("american", AMERICAN)
def test_american_letters(american: str) -> None:
    assert parse_design(american).text == AMERICAN[american]


@given(
    st.lists(st.sampled_from(sorted(AMERICAN)), max_size=12).filter(lambda some: all(some.count(x) < 9 for x in some))
)
def test_american_words_read_like_the_others(words: list[str]) -> None:
    assert parse_tiles(" ".join(words)) == parse_tiles(" ".join(AMERICAN[word] for word in words))


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(NotationError):
        tiles = parse_tiles(text)
        assert parse_tiles(print_names(tiles)) == tiles


@pytest.mark.parametrize(
    ("text", "names"),
    [
        pytest.param("", "", id="nothing"),
        pytest.param(" 1m\t2m\n", "1m.1 2m.1", id="spaces"),
        pytest.param("406p", "4p.1 0p.1 6p.1", id="red five"),
        pytest.param("5p 5p.1", "5p.2 5p.1", id="a copy named later is taken"),
        pytest.param("5p.2 55p", "5p.2 5p.1 5p.3", id="the lowest free copies"),
        pytest.param("1j1f8f", "1j.1 1f.1 8f.1", id="joker and bonus"),
    ],
)
def test_reading(text: str, names: str) -> None:
    assert print_names(parse_tiles(text)) == names


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("1" * (LONGEST + 1), "notation.too-long", id="too long"),
        pytest.param("1m hello", "notation.unreadable", id="a word"),
        pytest.param("12", "notation.unreadable", id="no suit"),
        pytest.param("१m", "notation.unreadable", id="digits of another script"),
        pytest.param("8z", "notation.no-such-tile", id="no eighth honor"),
        pytest.param("0z", "notation.no-such-tile", id="no red honor"),
        pytest.param("9f", "notation.no-such-tile", id="no ninth bonus tile"),
        pytest.param("2j", "notation.no-such-tile", id="one joker design"),
        pytest.param("5p.0", "notation.no-such-copy", id="copy zero"),
        pytest.param("5p.9", "notation.no-such-copy", id="copy nine"),
        pytest.param("5p.111111111111", "notation.no-such-copy", id="a very long copy"),
        pytest.param("55p.1", "notation.copy-of-many", id="one copy of two tiles"),
        pytest.param("5p.1 5p.1", "notation.twice", id="twice the same"),
        pytest.param("999999999m", "notation.too-many", id="nine alike"),
    ],
)
def test_refusals(text: str, code: str) -> None:
    with pytest.raises(NotationError) as refusal:
        parse_tiles(text)
    assert refusal.value.reason.code == code


@pytest.mark.parametrize("text", ["", "12m", "1m 1m"])
def test_one_design_only(text: str) -> None:
    with pytest.raises(NotationError, match=r"notation\.not-one-tile"):
        parse_design(text)


def test_the_place_of_what_cannot_be_read() -> None:
    with pytest.raises(NotationError) as refusal:
        parse_tiles("1m 129z")
    assert refusal.value.reason.params == {"text": "9z", "place": 6}
    assert parse_design("5z").suit is Suit.HONORS
