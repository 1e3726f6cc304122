"""Examples of a card's lines: the tiles as the card prints them, and a rack that wins.

What belongs here: one example of each. What does not: all hands of a line (``expand``), and judging a rack (``match``).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.card.card import Card, CardLine
from engine.card.cards import text_of
from engine.card.expand import hand_of_parts, printed
from engine.card.hands import COPIES, Block, CardHand
from engine.card.letters import JOKER
from engine.card.parse_card import read_card
from engine.hands import Hand, hand_of
from engine.tiles import DESIGNS, tile


@lru_cache(maxsize=1024)
def as_printed(card: Card, line: CardLine) -> tuple[tuple[Block, ...], ...]:
    """A hand of the line, part by part in the order of the card; the tiles of a cluster are together.

    It is the first of those that need the fewest jokers.

    >>> from engine.card.cards import card
    >>> first = as_printed(card("practice_one"), card("practice_one").line("evn-5"))
    >>> [block.size for part in first for block in part]
    [2, 4, 4, 4]
    """
    readings = [parts for version in line.versions for parts in printed(version, card.year)]
    buildable = (parts for parts in readings if hand_of_parts(parts).is_buildable)
    return min(buildable, key=lambda parts: hand_of_parts(parts).least_jokers)


def winning_rack(card: Card, line: CardLine) -> Hand:
    """A rack that wins with the line: the one its card states, or for a year it does not speak of one made for it.

    >>> from engine.card.cards import card
    >>> from engine.notation import print_tiles
    >>> own, later = card("practice_one"), card("practice_one", 2031)
    >>> [print_tiles(winning_rack(each, each.line("cal-2")).concealed) for each in (own, later)]
    ['227s1113335z11f11j', '123m1113335z1111f']
    """
    stated = _stated(card.id)
    is_stated = card.year == stated.year or not line.uses_year
    return stated.racks[line.id] if is_stated else _built(min(line.hands, key=lambda each: each.least_jokers))


@dataclass(frozen=True, slots=True)
class _Stated:
    """What the text of a card states of its lines."""

    year: int
    """The year its racks are for."""
    racks: Mapping[str, Hand]
    """A rack that wins, by the id of the line."""


@cache
def _stated(id: str) -> _Stated:
    """What the text of this card states."""
    found = read_card(text_of(id))
    racks = {line.id: proof.hand for line in found.lines for proof in line.proofs if proof.wins}
    return _Stated(found.year, racks)


def _built(wanted: CardHand) -> Hand:
    """Natural tiles as far as there are any, and jokers for what is then short."""
    natural = (
        tile(DESIGNS[kind], copy)
        for kind, many in wanted.needs().items()
        for copy in range(1, min(many, COPIES[kind]) + 1)
    )
    jokers = (tile(DESIGNS[JOKER], copy) for copy in range(1, wanted.least_jokers + 1))
    return hand_of((*natural, *jokers))
