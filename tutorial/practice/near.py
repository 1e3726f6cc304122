"""The card beside the rack: the lines that a hand can still become, the nearest first."""

from dataclasses import dataclass
from functools import lru_cache

from engine.card.card import Card
from engine.card.distance import Distance, nearest, spare
from engine.card.order import in_line_order
from engine.coach.card_players import gone, has_card
from engine.hands import Hand
from engine.phases.calls import card_of
from engine.tiles import Tile
from engine.view import View
from tutorial.wording import cards, language
from tutorial.wording.near_lines import LineBeside, line_beside

FIRST, MORE = 3, 5
"""Units: lines. So many are seen at once, and so many more on demand."""
KEPT = 512
"""Units: hands. So many stay in the memory of a process, each with its lines."""


@dataclass(frozen=True, slots=True)
class NearLines:
    """What a hand can still become."""

    first: tuple[LineBeside, ...]
    """The nearest lines."""
    more: tuple[LineBeside, ...]
    """Those that follow."""
    possible: int
    """How many lines are possible at all."""
    of_all: int
    """How many lines the card has."""
    statement: str
    """Whose card it is."""


def near_lines(view: View, *, going: tuple[Tile, ...] = ()) -> NearLines | None:
    """The lines beside the hand of this view; None where hands are no lines of a card.

    Of the nearest, those come first that can do without the tiles that are about to go.
    """
    if not has_card(view.variant):
        return None
    return _shown(card_of(view.variant), view.hand, _counted(gone(view)), going, language.current())


def by_nearest_line(view: View) -> tuple[Tile, ...]:
    """The tiles of the rack in the order of the nearest line; as they are where there is none."""
    found = _nearest(card_of(view.variant), view.hand, _counted(gone(view))) if has_card(view.variant) else ()
    return in_line_order(found[0].hand, view.hand) if found else view.hand.concealed


def _counted(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The same tiles in one order, so that what differs in the order only is kept once."""
    return tuple(sorted(tiles, key=lambda each: each.name))


@lru_cache(maxsize=KEPT)
def _shown(card: Card, hand: Hand, gone: tuple[Tile, ...], going: tuple[Tile, ...], _language: str) -> NearLines:
    """The lines in the reader's language."""
    found = _nearest(card, hand, gone)
    if going:
        found = tuple(sorted(found, key=lambda each: (each.missing, _needed(each, hand, going))))
    lines = [line_beside(card, each, hand) for each in found[: FIRST + MORE]]
    statement = cards.words_of(card).text.statement
    return NearLines(tuple(lines[:FIRST]), tuple(lines[FIRST:]), len(found), len(card.lines), statement)


def _needed(line: Distance, hand: Hand, going: tuple[Tile, ...]) -> int:
    """How many of the tiles that are about to go a line has a place for."""
    free = spare(line, hand)
    return sum(each not in free for each in going)


@lru_cache(maxsize=KEPT)
def _nearest(card: Card, hand: Hand, gone: tuple[Tile, ...]) -> tuple[Distance, ...]:
    """The lines by how much is missing."""
    return nearest(card, hand, gone)
