"""Lines of a card beside a rack, with what a player wants to know: worth, meaning, what is missing or spare.

What belongs here: the words beside the tiles. What does not: the tiles of a line (``card_lines``).
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import pgettext

from engine.card.card import Card
from engine.card.distance import Distance, spare
from engine.card.laid import Filled, laid_towards
from engine.hands import Hand
from engine.tiles import Design
from tutorial.wording import card_lines, cards, numbers, tiles


@dataclass(frozen=True, slots=True)
class LineBeside:
    """A line, as the hand of it that is nearest to a rack."""

    near: card_lines.NearLine
    """Its name, its tiles, how many are missing."""
    worth: str
    """Whether it may be exposed, and its points."""
    note: str
    """The line in words."""
    note_lang: str
    """The language of these words; empty if it is the reader's."""
    wanted: str
    """The tiles that are missing, counted; empty if none is."""
    spare: str
    """The tiles of the rack that it has no place for; empty if there are none."""


def line_beside(card: Card, distance: Distance, hand: Hand) -> LineBeside:
    """A line beside a hand."""
    said = cards.words_of(card)
    places = (each for block in laid_towards(distance.hand, hand) for each in block)
    return LineBeside(
        near=card_lines.near(card, distance, hand),
        worth=cards.worth(distance.line),
        note=said.text.notes[distance.line.id],
        note_lang=said.lang if said.is_foreign else "",
        wanted=counted(each.design for each in places if each.filled is Filled.MISSING),
        spare=counted(each.design for each in spare(distance, hand)),
    )


def counted(designs: Iterable[Design]) -> str:
    """Tiles listed, equal ones with their number; empty if there are none.

    >>> from engine.notation import parse_design
    >>> counted(map(parse_design, ("1p", "2p", "2p")))
    '1 dot and 2 × 2 dot'
    """
    many = Counter(designs)
    return (
        numbers.listing([_many(each, many[each]) for each in sorted(many, key=lambda each: each.index)]) if many else ""
    )


def _many(design: Design, many: int) -> str:
    """A tile, with its number if there are several."""
    shown = {"many": numbers.number(many), "tile": tiles.name(design, american=True)}
    return shown["tile"] if many == 1 else pgettext("tiles of a group", "%(many)s × %(tile)s") % shown
