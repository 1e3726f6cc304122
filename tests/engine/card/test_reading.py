"""What is told of a card that cannot be read: where, what stands there, and what was expected."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.card.load import load_card, problems_of
from engine.card.parse_card import LONGEST_LINE, LONGEST_TEXT
from engine.reasons import ContentError

HEAD = "card mini 2027\nsection evens\n"


def line(tiles: str) -> str:
    return f"{HEAD}e-1 x 25: {tiles}"


FAULTS = [
    ("", "card.no-lines", None, None),
    ("mini 2027", "card.expected-head", (1, 1), "mini 2027"),
    ("\n# a note\ncard Mini 2027", "card.expected-head", (3, 1), "card Mini 20"),
    ("card mini 227", "card.expected-head", (1, 1), "card mini 22"),
    ("card mini 2027 x", "card.expected-end", (1, 16), "x"),
    ("card mini 2027\ne-1 x 25: F^6", "card.expected-section", (2, 1), "e-1 x 25: F^"),
    ("card mini 2027\nwin F", "card.expected-section", (2, 1), "win F"),
    ("card mini 2027\nsection", "card.expected-name", (2, 8), ""),
    ("card mini 2027\nsection evens odds", "card.expected-end", (2, 15), "odds"),
    (HEAD + "E-1 x 25: F^6", "card.expected-name", (3, 1), "E-1 x 25: F^"),
    (HEAD + "e-1 y 25: F^6", "card.expected-mark", (3, 5), "y 25: F^6"),
    (HEAD + "e-1 x 0: F^6", "card.expected-count", (3, 7), "0: F^6"),
    (HEAD + "e-1 x 25 F^6", "card.expected-colon", (3, 10), "F^6"),
    (line("F^6 makes six"), "card.expected-count", (3, 21), "six"),
    (line("F^6 makes 1 more"), "card.expected-end", (3, 23), "more"),
    (line(""), "card.expected-tile", (3, 11), ""),
    (line("F^6 Q^3"), "card.expected-tile", (3, 15), "Q^3"),
    (line("Ya"), "card.expected-tile", (3, 11), "Ya"),
    (line("#(3+4)a"), "card.expected-tile", (3, 11), "#(3+4)a"),
    (line("3^4"), "card.expected-suit", (3, 12), "^4"),
    (line("xW^4"), "card.expected-suit", (3, 12), "W^4"),
    (line("[Y+1 2a]"), "card.expected-suit", (3, 16), "2a]"),
    (line("Dx^3"), "card.expected-dragon", (3, 12), "x^3"),
    (line("3a F^6"), "card.expected-size", (3, 14), "F^6"),
    (line("3a^"), "card.expected-size", (3, 13), "^"),
    (line("3a^7"), "card.expected-size", (3, 13), "^7"),
    (line("3a^0"), "card.expected-size", (3, 13), "^0"),
    (line("[3a^3]"), "card.expected-size", (3, 14), "^3]"),
    (line("[N E W"), "card.expected-bracket", (3, 17), ""),
    (line("[N E [W S]"), "card.expected-bracket", (3, 16), "[W S]"),
    (line("[N E where x<5"), "card.expected-bracket", (3, 16), "where x<5"),
    (line("(x+1a^3"), "card.expected-parenthesis", (3, 15), "a^3"),
    (line("[#3a]"), "card.expected-parenthesis", (3, 13), "3a]"),
    (line("xa^3 where x in x"), "card.expected-parenthesis", (3, 27), "x"),
    (line("xa^3 where x in (1,2"), "card.expected-parenthesis", (3, 31), ""),
    (line("(x+)a^3"), "card.expected-number", (3, 14), ")a^3"),
    (line("(12345)a^3"), "card.expected-number", (3, 12), "12345)a^3"),
    (line("xa^3 where <5"), "card.expected-number", (3, 22), "<5"),
    (line("xa^3 where x<5 and"), "card.expected-number", (3, 29), ""),
    (line("xa^3 where x"), "card.expected-comparison", (3, 23), ""),
    (line("xa^3 where y<5"), "card.unknown-letter", (3, 16), "where y<5"),
    (line("xa^3 also b"), "card.expected-merge", (3, 21), "b"),
    (line("xa^3 also a=a"), "card.expected-merge", (3, 21), "a=a"),
    (line("xa^3 xb^3 also b=a, d=a"), "card.expected-merge", (3, 31), "d=a"),
    (line("xa^3 xb^3 xc^3 also b=a, c=b"), "card.expected-merge", (3, 26), "also b=a, c="),
    (line("xa^3 also b=a"), "card.unknown-letter", (3, 21), "b=a"),
    (line("F^6 or"), "card.expected-tile", (3, 17), ""),
    (line("F^6 A^3"), "card.reserved", (3, 15), "A^3"),
    (line("[J F]"), "card.reserved", (3, 12), "J F]"),
    (line("F^6!nj"), "card.reserved", (3, 14), "!nj"),
    (line("special seven_pairs"), "card.reserved", (3, 11), "special seve"),
    (line("F^6") + "\n  win F F Q", "card.unreadable-rack", (4, 11), "F F Q"),
    (line("F^6") + "\nwin\tF F Q", "card.unreadable-rack", (4, 9), "F F Q"),
    (line("F^6") + "\nnear 1B 1B 1B 1B 1B", "card.unreadable-rack", (4, 6), "1B 1B 1B 1B "),
]
"""Texts, the code of what is wrong with them, its line and column, and what stands there."""


@pytest.mark.parametrize(("text", "code", "place", "found"), FAULTS)
def test_a_fault_and_its_place(text: str, code: str, place: tuple[int, int] | None, found: str | None) -> None:
    reason = problems_of(text)[0]
    assert reason.code == code
    if place is not None:
        assert (reason.params["line"], reason.params["column"]) == place
        assert reason.params["text"] == found


def test_the_largest_size_is_told() -> None:
    assert [problems_of(line(each))[0].params["most"] for each in ("3a^7", "[3a^7]")] == [6, 2]


def test_every_line_with_a_fault_is_told() -> None:
    text = HEAD + "e-1 x 25: Q\ne-2 x 25: F^2 2a^4 6a^4 8b^4\ne-3 z 25: F^6"
    assert [(each.code, each.params["line"]) for each in problems_of(text)] == [
        ("card.expected-tile", 3),
        ("card.expected-mark", 5),
    ]
    with pytest.raises(ContentError) as raised:
        load_card(text)
    assert raised.value.reason == problems_of(text)[0]


def test_long_lines_are_not_read() -> None:
    [reason] = problems_of(line("(" * LONGEST_LINE))
    assert (reason.code, dict(reason.params)) == ("card.line-too-long", {"line": 3, "most": LONGEST_LINE})


def test_nested_parentheses_of_the_longest_line_are_read() -> None:
    [reason] = problems_of(line("(" * (LONGEST_LINE - len("e-1 x 25: "))))
    assert reason.code == "card.expected-number"


def test_long_texts_are_not_read() -> None:
    assert [each.code for each in problems_of("#" * (LONGEST_TEXT + 1))] == ["card.too-long"]


def test_a_hand_without_racks_may_be_called_win() -> None:
    text = line("F^2 2a^4 6a^4 8b^4") + "\nwin-1 c 30: F^2 4a^4 6a^4 8b^4\nnear-1 c 30: F^2 2a^4 4a^4 8b^4"
    text += "\nsection-1 c 30: F^2 4a^4 6a^4 2b^4"
    assert [each.id for each in load_card(text).lines] == ["e-1", "win-1", "near-1", "section-1"]


LETTERS = "abcBCDxyzpqtmnovwuEWSNFRGY0123456789^[]()+-*%#<>=!, \n:"
WORDS = st.sampled_from(["where ", "also ", "makes ", " or ", " in ", " and ", "win ", "near ", "section s\n", "xa^3 "])


@given(st.lists(st.sampled_from(LETTERS) | WORDS, max_size=40).map("".join))
def test_any_text_is_a_card_or_has_problems(text: str) -> None:
    for each in problems_of(line(text)):
        assert each.code.startswith("card.")
