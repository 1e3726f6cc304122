"""Notation: tiles as text and text as tiles, inverse to each other.

MPSZ: ``123m 406p 55s 1z`` with m characters, p dots, s bamboo, z honors (East South West North White Green Red), 0 for
a red five, f bonus tiles 1-8, j joker. A number after a point names the copy: ``5p.3``. Without one a tile is the
lowest copy not named in the same text. American letters are read too: ``1C 2B 3D N E W S R G 0 F J``.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby

from engine.reasons import NotationError, Reason
from engine.tiles import MOST_COPIES, Design, Suit, Tile, design, tile

LONGEST = 2000
"""Units: characters. Longer text is refused unread."""

_AMERICAN_SUITS = {"C": Suit.CHARACTERS, "D": Suit.DOTS, "B": Suit.BAMBOO}
_AMERICAN_LETTERS = {
    "E": design(Suit.HONORS, 1),
    "S": design(Suit.HONORS, 2),
    "W": design(Suit.HONORS, 3),
    "N": design(Suit.HONORS, 4),
    "0": design(Suit.HONORS, 5),
    "G": design(Suit.HONORS, 6),
    "R": design(Suit.HONORS, 7),
    "F": design(Suit.BONUS, 1),
    "J": design(Suit.JOKER, 1),
}
_PIECE = re.compile(
    r"(?P<mpsz>[0-9]+[mpszfj](?:\.[0-9]+)?)|(?P<american>[1-9][CDB]|[ESWNGRFJ0])|(?P<space>\s+)", re.ASCII
)
_MPSZ_RANKS = {Suit.HONORS: range(1, 8), Suit.BONUS: range(1, 9), Suit.JOKER: range(1, 2)}


def parse_design(text: str) -> Design:
    """The one design named by `text`.

    Raises: NotationError ``notation.not-one-tile`` for none or several, else as `parse_tiles`.

    >>> parse_design("7z") is parse_design("R")
    True
    """
    found = parse_tiles(text)
    if len(found) != 1:
        raise NotationError(Reason("notation.not-one-tile", {"text": text[:40]}))
    return found[0].design


@lru_cache(maxsize=4096)
def parse_tiles(text: str) -> tuple[Tile, ...]:
    """The tiles named by `text`, in its order.

    Raises: NotationError ``notation.too-long``, ``notation.unreadable`` (with place), ``notation.no-such-tile``,
    ``notation.no-such-copy``, ``notation.copy-of-many``, ``notation.twice`` (one copy named twice),
    ``notation.too-many`` (more than eight of a design).

    >>> [each.name for each in parse_tiles("55p.3 1C")]
    Traceback (most recent call last):
    ...
    engine.reasons.NotationError: notation.copy-of-many {'text': '55p.3', 'place': 1}
    >>> [each.name for each in parse_tiles("5p.3 5p 1C")]
    ['5p.3', '5p.1', '1m.1']
    """
    if len(text) > LONGEST:
        raise NotationError(Reason("notation.too-long", {"most": LONGEST}))
    named: list[tuple[Design, int, int]] = []
    at = 0
    while at < len(text):
        piece = _PIECE.match(text, at)
        if piece is None:
            raise NotationError(Reason("notation.unreadable", {"text": text[at : at + 12], "place": at + 1}))
        if piece["mpsz"]:
            named += _read_mpsz(piece["mpsz"], at + 1)
        elif piece["american"]:
            named.append((_read_american(piece["american"]), 0, at + 1))
        at = piece.end()
    return _with_copies(named)


def _read_mpsz(group: str, place: int) -> Iterable[tuple[Design, int, int]]:
    """Designs of a group such as ``123m`` or ``5p.3``, each with its copy (0 if none is named) and place."""
    ranks, _, copy_text = group.partition(".")
    suit, ranks = Suit(ranks[-1]), ranks[:-1]
    copy = int(copy_text[:3]) if copy_text else 0
    if copy_text and len(ranks) > 1:
        raise NotationError(Reason("notation.copy-of-many", {"text": group[:40], "place": place}))
    if copy_text and not 1 <= copy <= MOST_COPIES:
        raise NotationError(Reason("notation.no-such-copy", {"text": group[:40], "place": place, "most": MOST_COPIES}))
    for offset, digit in enumerate(ranks):
        if int(digit) not in _MPSZ_RANKS.get(suit, range(10)):
            raise NotationError(Reason("notation.no-such-tile", {"text": digit + suit.value, "place": place + offset}))
        yield design(suit, int(digit)), copy, place + offset


def _read_american(piece: str) -> Design:
    """The design of an American name."""
    if len(piece) == 2:
        return design(_AMERICAN_SUITS[piece[1]], int(piece[0]))
    return _AMERICAN_LETTERS[piece]


def _with_copies(named: list[tuple[Design, int, int]]) -> tuple[Tile, ...]:
    """The tiles, each unnamed copy being the lowest not named elsewhere."""
    taken: set[Tile] = set()
    for each, copy, place in named:
        if copy:
            if tile(each, copy) in taken:
                raise NotationError(Reason("notation.twice", {"tile": tile(each, copy), "place": place}))
            taken.add(tile(each, copy))
    tiles: list[Tile] = []
    for each, copy, place in named:
        if copy:
            tiles.append(tile(each, copy))
            continue
        free = next((t for t in (tile(each, c) for c in range(1, MOST_COPIES + 1)) if t not in taken), None)
        if free is None:
            raise NotationError(Reason("notation.too-many", {"tile": each, "most": MOST_COPIES, "place": place}))
        taken.add(free)
        tiles.append(free)
    return tuple(tiles)


def print_tiles(tiles: Iterable[Tile]) -> str:
    """Tiles as short text without copies, neighbours of one suit joined.

    >>> print_tiles(parse_tiles("1m 2m 3m 5p 5p E"))
    '123m55p1z'
    """
    return print_designs(each.design for each in tiles)


def print_designs(designs: Iterable[Design]) -> str:
    """Designs as short text, neighbours of one suit joined."""
    groups = groupby(designs, key=lambda each: each.suit)
    return "".join("".join(str(each.rank) for each in run) + suit.value for suit, run in groups)


def print_names(tiles: Iterable[Tile]) -> str:
    """Tiles with their copies, as logs and forms write them.

    >>> print_names(parse_tiles("55p"))
    '5p.1 5p.2'
    """
    return " ".join(each.name for each in tiles)
