"""Tiles as people type them: digits of any script, MPSZ or American letters, in either case.

What belongs here: turning them into the engine's notation, sign by sign, so that places stay what they were.
What does not: the notation itself (``engine.notation``).
"""

import unicodedata
from collections.abc import Iterable
from itertools import groupby

from engine.notation import parse_tiles
from engine.reasons import NotationError, Reason
from engine.tiles import Design, Suit, Tile

LONGEST = 300
"""Units: characters. No hand needs more; longer text is refused unread."""
_SUITS = str.maketrans("CDBcdbMPZ", "mpsmpsmpz")
"""After a digit these letters can only be suits."""
_ALONE = str.maketrans("ewnrg", "EWNRG")
"""After no digit these letters can only be honors."""
_LETTERS = {Suit.CHARACTERS: "C", Suit.DOTS: "D", Suit.BAMBOO: "B", Suit.BONUS: "F", Suit.JOKER: "J"}
"""How American letters call a suit, the flower and the joker."""
SOAP = "0"
"""How they call soap: several of them stand apart, lest they be read as ranks."""
_PARTS = str.maketrans(dict.fromkeys(",;/|_-–—·•\t\r\n\xa0", " "))
"""What people put between tiles."""


def plain(text: str) -> str:
    """The text in the engine's notation, each sign in its place.

    >>> plain("১২৩m 4B5B rrr"), plain("७z, ４５６P")
    ('123m 4s5s RRR', '7z  456p')
    """
    signs: list[str] = []
    for sign in text.translate(_PARTS):
        digit = unicodedata.decimal(sign, None)
        if digit is not None:
            signs.append(str(digit))
        elif signs and signs[-1].isdigit():
            signs.append(sign.translate(_SUITS))
        else:
            signs.append(sign.translate(_ALONE))
    return "".join(signs)


def read(text: str) -> tuple[Tile, ...]:
    """The tiles that are typed, in their order.

    Raises: NotationError as `parse_tiles`, with the place in what was typed.
    """
    if len(text) > LONGEST:
        raise NotationError(Reason("notation.too-long", {"most": LONGEST}))
    return parse_tiles(plain(text))


def written(tiles: Iterable[Tile]) -> str:
    """Tiles as an address has them, in their order, neighbors of one suit joined.

    >>> written(read("1B 2B E E"))
    '12s11z'
    """
    text = ""
    for each in tiles:
        suit = each.design.suit.value
        text = f"{text.removesuffix(suit)}{each.design.text}"
    return text


def american(tiles: Iterable[Tile]) -> str:
    """Tiles in American letters, in their order, equal ones joined.

    >>> american(read("111m22p 5z7z 11f1j"))
    '111C 22D 0 R FF J'
    """
    runs = ((each, len(list(run))) for each, run in groupby(tiles, key=lambda each: each.design))
    return " ".join(_called(each, many) for each, many in runs)


def _called(design: Design, many: int) -> str:
    """So many of a design, in American letters."""
    if design.is_suit_tile:
        return str(design.rank) * many + _LETTERS[design.suit]
    letter = "ESWN0GR"[design.rank - 1] if design.is_honor else _LETTERS[design.suit]
    return " ".join(letter * many) if letter == SOAP else letter * many
