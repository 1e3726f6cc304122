"""What a card must hold to be loaded, and the card it becomes."""

import pytest

from engine.card.card import Card
from engine.card.load import load_card, problems_of
from engine.reasons import ContentError
from tests.engine.card.minis import HEAD, mini

EVENS = "F^2 2a^4 6a^4 8b^4"
WIN = "8C 8C 8C 2D 2D 2D 6D 6D 6D 6D F F J J"
NEAR = "8C 8C 8C 2D 2D 2D 6D 6D 6D 6D F J J J"


def problems(*lines: str, year: int | None = None) -> list[tuple[str, dict[str, object]]]:
    found = problems_of(HEAD + "\n".join(lines), year=year)
    return [(each.code, dict(each.params)) for each in found]


UNSOUND = [
    pytest.param(
        [f"e-1 x 25: {EVENS}", "e-1 c 30: F^2 1a^4 6a^4 8b^4"],
        "card.name-twice",
        {"line": 4, "text": "e-1"},
        id="a name",
    ),
    pytest.param(
        ["e-1 x 25: xa^1 ya^1 zb^1 pb^1 qc^1 tc^1 F^4 N^4"],
        "card.too-many-readings",
        {"line": 3, "text": "e-1"},
        id="readings",
    ),
    pytest.param(
        ["e-1 x 25: F^2 2a^4 6a^4 8b^5"],
        "card.wrong-size",
        {"line": 3, "text": "e-1", "count": 15, "size": 14},
        id="one tile too many",
    ),
    pytest.param(
        ["e-1 x 25: F^4 xa^4 [#(x*x)a] 1b^4"],
        "card.wrong-size",
        {"line": 3, "text": "e-1", "count": 13, "size": 14},
        id="digits of two sizes",
    ),
    pytest.param(
        ["e-1 x 25: (x+5)a^4 (5-x)a^4 F^6 where x>4"],
        "card.not-buildable",
        {"line": 3, "text": "e-1"},
        id="out of range",
    ),
    pytest.param(["e-1 x 25: F^4 N^2 [N N N] S^5"], "card.not-buildable", {"line": 3, "text": "e-1"}, id="five Norths"),
    pytest.param(["e-1 x 25: N^6 N^6 N^2"], "card.not-buildable", {"line": 3, "text": "e-1"}, id="ten jokers"),
    pytest.param(
        ["e-1 x 25: F^4 [#(x-9)a] 1b^5 2b^5 where x<9"],
        "card.not-buildable",
        {"line": 3, "text": "e-1"},
        id="digits of a negative number",
    ),
    pytest.param(
        ["e-1 x 25: F^6 xa^4 xb^4 where x%(x-x)==0"],
        "card.not-buildable",
        {"line": 3, "text": "e-1"},
        id="a remainder of nothing",
    ),
    pytest.param(
        [f"e-1 x 25: {EVENS} makes 7"],
        "card.wrong-count",
        {"line": 3, "text": "e-1", "stated": 7, "found": 6},
        id="count",
    ),
    pytest.param(
        [f"e-1 x 25: {EVENS}", "e-2 c 25: 8a^4 F^2 xb^4 (x+4)b^4 where x<4"],
        "card.same-hands",
        {"line": 4, "text": "e-2", "other": "e-1", "count": 6},
        id="hands",
    ),
    pytest.param(
        [f"e-1 x 25: {EVENS}", "near F F"],
        "card.wrong-size",
        {"line": 4, "text": "e-1", "count": 2, "size": 14},
        id="too few tiles to be near",
    ),
    pytest.param(
        [f"e-1 x 25: {EVENS}", f"win {WIN} J"],
        "card.wrong-size",
        {"line": 4, "text": "e-1", "count": 15, "size": 14},
        id="too many tiles to win",
    ),
    pytest.param([f"e-1 x 25: {EVENS}", f"win {NEAR}"], "card.does-not-win", {"line": 4, "text": "e-1"}, id="no win"),
    pytest.param(
        [f"e-1 x 25: {EVENS}", f"near {WIN}"],
        "card.wins-elsewhere",
        {"line": 4, "text": "e-1", "other": "e-1"},
        id="no near miss",
    ),
    pytest.param(
        ["e-1 x 25: F^4 1a^4 2a^6", "win F F F F 1C 1C 1C 1C 2C 2C 2C 2C J J", "e-2 x 25: F^4 1a^3 1a^1 2a^6"],
        "card.wins-elsewhere",
        {"line": 4, "text": "e-1", "other": "e-2"},
        id="another line's win",
    ),
]
"""Lines of a card, and the code and parameters of what is wrong with them."""


@pytest.mark.parametrize(("lines", "code", "params"), UNSOUND)
def test_what_does_not_hold(lines: list[str], code: str, params: dict[str, object]) -> None:
    assert (code, params) in problems(*lines)
    with pytest.raises(ContentError, match=code):
        load_card(HEAD + "\n".join(lines))


def test_only_some_hands_of_two_lines_may_be_the_same() -> None:
    found = problems("e-1 x 25: F^6 xa^4 xb^4", "e-2 x 25: F^6 2a^4 xb^4 where x<3", "e-3 x 25: F^6 5a^4 5b^4")
    assert [(code, params["text"], params["count"]) for code, params in found] == [
        ("card.same-hands", "e-2", 3),
        ("card.same-hands", "e-3", 3),
    ]


def test_proofs_that_hold() -> None:
    assert problems(f"e-1 x 25: {EVENS} makes 6", f"  win {WIN}", f"  near {NEAR}", "# and nothing more", "") == []


@pytest.mark.parametrize("year", [999, 9999, -1, 10**30])
def test_a_year_has_four_digits(year: int) -> None:
    assert problems(f"e-1 x 25: {EVENS}", year=year) == [("card.no-such-year", {"number": year})]


def test_in_another_year_counts_and_racks_of_year_lines_are_not_compared() -> None:
    lines = ("e-1 x 25: [Ya] F^6 N^4 makes 3", "win 2C 0 2C 7C F F F F F F N N N N", "e-2 x 25: [Ya Yb] F^6 makes 3")
    assert problems(*lines) == []
    assert problems(*lines, year=2000) == []
    card = load_card(HEAD + "\n".join(lines), year=2000)
    assert [each.id for each in card.lines] == ["e-1"]
    assert card.left_out == ("e-2",)
    assert problems(*lines[:2], "e-3 x 25: F^4 N^4 S^6 makes 2", year=2000)[0][0] == "card.wrong-count"


def test_a_line_of_the_year_must_hold_in_the_cards_own_year() -> None:
    text = "card mini 2000\nsection one\ne-1 x 25: [Ya Yb] F^6"
    assert [each.code for each in problems_of(text)] == ["card.not-buildable"]


def a_card() -> Card:
    first = "card two 2027\nsection one\na x 25: F^2 2a^4 6a^4 8b^4\n"
    return load_card(first + "section two\nb c 20: F^6 N^4 S^4\nsection one\nc x 30: F^6 E^4 W^4")


def test_what_a_card_says_of_itself() -> None:
    card = a_card()
    assert (card.id, card.year, card.sections, card.lowest, card.left_out) == ("two", 2027, ("one", "two"), 20, ())
    line = card.line("b")
    assert (line.id, line.section, line.value, line.is_concealed) == ("b", "two", 20, True)
    assert (line.text, line.uses_year) == ("F^6 N^4 S^4", False)
    assert card.owners[-1] is card.line("c")


def test_a_line_that_is_not_there() -> None:
    with pytest.raises(ContentError, match=r"card\.no-such-line") as raised:
        a_card().line("d" * 50)
    assert raised.value.reason.params == {"text": "d" * 40}


def test_a_line_knows_whether_it_changes_with_the_year() -> None:
    assert [each.uses_year for each in mini("[Ya] F^6 N^4", "F^6 N^4 S^4").lines] == [True, False]
