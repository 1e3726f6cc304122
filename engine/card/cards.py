"""The cards there are. Each is a file of text beside this module.

What belongs here: the list of them. What does not: what stands on them.
"""

from functools import cache, lru_cache
from pathlib import Path

from engine.card.card import Card
from engine.card.load import load_card
from engine.reasons import ContentError, Reason

CARDS: tuple[str, ...] = ("practice_one",)
"""The names of the cards. All are ours; none is a league's."""


def card(id: str, year: int | None = None) -> Card:
    """The card of this name, for a year or for its own; that of its own year is always the same object.

    Raises: ContentError ``card.unknown``, ``card.no-such-year``, or what is wrong with the card in that year.

    >>> card("practice_one").year, len(card("practice_one", 2000).lines)
    (2027, 50)
    """
    own = _own(id)
    return own if year in (None, own.year) else _of_year(id, year)


def text_of(id: str) -> str:
    """The text of a card.

    Raises: ContentError ``card.unknown``.
    """
    if id not in CARDS:
        raise ContentError(Reason("card.unknown", {"text": id[:40]}))
    return (Path(__file__).parent / f"{id}.txt").read_text(encoding="utf-8")


@cache
def _own(id: str) -> Card:
    return load_card(text_of(id))


@lru_cache(maxsize=16)
def _of_year(id: str, year: int | None) -> Card:
    return load_card(text_of(id), year=year)
