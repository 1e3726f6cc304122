"""What pressing a tile does to the hand: it goes to the hand, makes a set, or is taken out again.

What belongs here: one question out of another. What does not: the picker's looks (``picker``).
"""

from dataclasses import replace
from enum import StrEnum

from django.http import QueryDict

from engine.melds import MeldKind
from engine.notation import parse_tiles
from engine.reasons import NotationError
from engine.tiles import Tile
from tutorial.score import sets, typed
from tutorial.score.asked import Asked
from tutorial.score.hands import Held

ADD, OUT, SET_OUT, CLEAR = "add", "out", "apart", "clear"
"""The names of the buttons: add a tile, take one out, take a set away, begin again."""
RANKS = 9
"""A chow cannot begin so high that it ends above this."""


class To(StrEnum):
    """What the next tile goes to."""

    HAND = ""
    """The concealed tiles."""
    CHOW = "chow"
    """A chow on the table that begins with it."""
    PUNG = "pung"
    """A pung of it on the table."""
    KONG = "kong"
    """A kong of it on the table."""
    CLOSED = "closed"
    """A concealed kong of it."""
    QUINT = "quint"
    """Five of it, with jokers."""


_SIZES = {To.PUNG: 3, To.KONG: 4, To.CLOSED: 4, To.QUINT: 5}


def is_pressed(query: QueryDict) -> bool:
    """A button was pressed that changes the hand."""
    return any(each in query for each in (ADD, OUT, SET_OUT, CLEAR))


def after(held: Held, query: QueryDict) -> Asked:
    """The question after the button that was pressed; the same if it means nothing."""
    asked = held.asked
    if CLEAR in query:
        return Asked(seat=asked.seat, round=asked.round, to=asked.to)
    if SET_OUT in query:
        place = query[SET_OUT]
        kept = [each for at, each in enumerate(held.laid) if str(at) != place]
        return replace(asked, melds=sets.written(kept))
    tile = _tile(query.get(ADD) or query.get(OUT, ""))
    if tile is None:
        return asked
    return _with(held, tile) if ADD in query else _without(held, tile)


def _tile(name: str) -> Tile | None:
    """The tile of a button."""
    try:
        found = parse_tiles(name[:8])
    except NotationError:
        return None
    return found[0] if len(found) == 1 else None


def _with(held: Held, tile: Tile) -> Asked:
    """The hand with one more tile, or with a set of it."""
    asked, text = held.asked, tile.design.text
    if tile.design.is_bonus and held.variant.deal.sets_bonus_aside:
        return replace(asked, flowers=asked.flowers + text)
    if tile.design.is_joker and asked.to and held.laid:
        return replace(asked, melds=_with_joker(held))
    to = asked.to if asked.to in set(To) else To.HAND
    if to == To.HAND or tile.design.is_joker:
        return replace(asked, hand=f"{asked.hand}{text}", win="")
    if to == To.CHOW:
        first = min(tile.design.rank, RANKS - 2)
        made = "".join(str(first + step) for step in range(3)) + tile.design.suit.value
        if not tile.design.is_suit_tile:
            made = text[0] * 3 + text[1]
    else:
        made = text[0] * _SIZES[To(to)] + text[1] + (sets.CONCEALED if to == To.CLOSED else "")
    return replace(asked, melds=f"{asked.melds} {made}".strip())


def _with_joker(held: Held) -> str:
    """The sets, a joker for one of the tiles of the last."""
    *others, last = held.laid
    tiles = typed.read(last.tiles)
    natural = [each for each in tiles if not each.design.is_joker]
    if last.type == MeldKind.CHOW or len(natural) < 2:
        return held.asked.melds
    jokers = len(tiles) - len(natural) + 1
    return sets.written([*others, replace(last, tiles=f"{typed.written(natural[1:])}{'1' * jokers}j")])


def _without(held: Held, tile: Tile) -> Asked:
    """The hand without the last tile like this one."""
    asked = held.asked
    for field, tiles in (("hand", held.concealed), ("flowers", held.flowers)):
        places = [at for at, each in enumerate(tiles) if each.design is tile.design]
        if places:
            kept = (each for at, each in enumerate(tiles) if at != places[-1])
            return replace(asked, **{field: typed.written(kept)}, win="")
    return asked
