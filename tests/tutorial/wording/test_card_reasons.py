"""What is wrong with the text of a card is said in words: every sentence, with what the engine really tells."""

from collections.abc import Iterator

import pytest

from engine.batch import reply_to
from engine.card.cards import card
from engine.card.load import problems_of
from engine.card.parse_card import LONGEST_LINE, LONGEST_TEXT
from engine.notation import parse_tiles
from engine.reasons import ContentError, Reason
from tests.engine.card.minis import HEAD
from tests.engine.card.test_load import UNSOUND
from tests.engine.card.test_reading import FAULTS
from tutorial.wording.frames_card import FRAMES
from tutorial.wording.reasons import say_text


def raised(id: str, *, year: int | None = None, line: str = "") -> Reason:
    """What speaks against a card, a year or a line that there is not."""
    with pytest.raises(ContentError) as refused:
        card(id, year).line(line)
    return refused.value.reason


def told() -> Iterator[Reason]:
    """Everything the tests of the card make the engine say."""
    for text, *_ in FAULTS:
        yield from problems_of(text)
    for each in UNSOUND:
        yield from problems_of(HEAD + "\n".join(each.values[0]))
    yield from problems_of("#" * (LONGEST_TEXT + 1))
    yield from problems_of(HEAD + "#" * (LONGEST_LINE + 1))
    yield from (raised("other"), raised("practice_one", year=3), raised("practice_one", line="other"))


def test_every_problem_is_said() -> None:
    said = {each.code: say_text(each) for each in told()}
    assert all("%" not in each and each.endswith(".") for each in said.values())
    assert FRAMES.keys() - said.keys() == {"card.no-such-tile", "card.no-exposure"}


def test_what_batches_refuse_is_said() -> None:
    [tile] = parse_tiles("5f")
    assert say_text(Reason("card.no-such-tile", {"tile": tile}))
    assert say_text(Reason("card.no-exposure", {"text": "123m"})) == (
        "These tiles are no group that can be exposed: “123m”."
    )
    request = '{"op": "card_match", "card": "practice_one", "tiles": "1m", "exposures": ["123m"]}'
    assert reply_to(request)["reasons"] == [{"code": "card.no-exposure", "params": {"text": "123m"}}]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            HEAD + "e-1 x 25: 3a^7",
            "Line 3, column 13: after a tile stands ^ and how many there are, from 1 to 6. Here stands: “^7”.",
        ),
        (
            HEAD + "e-1 x 25: N^3 3a",
            "Line 3, column 17: after a tile stands ^ and how many there are, from 1 to 6. Here stands: “”.",
        ),
        (
            HEAD + "e-1 x 25: F^2 2a^4 6a^4 8b^5",
            "Line 3: a hand has 14 tiles. This one can have 15 tiles: e-1.",
        ),
    ],
)
def test_sentences(text: str, sentence: str) -> None:
    assert [say_text(each) for each in problems_of(text)] == [sentence]
