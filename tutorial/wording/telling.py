"""Telling: the face that events are told by, and sets on the table in words.

What belongs here: what every module that tells events needs. What does not: the sentences (``told`` and others).
"""

from functools import singledispatch

from django.utils.translation import pgettext

from engine.events import Event
from engine.melds import Meld
from engine.seats import Seat
from tutorial.wording import seats, terms, tiles


@singledispatch
def told(event: Event, me: Seat) -> str:
    """The sentence for one event, as the player at `me` knows it; empty if it needs none.

    Raises: TypeError for an event nobody has told yet.
    """
    raise TypeError(event)


def meld(laid: Meld, *, me: Seat) -> str:
    """A set on the table: what it is, of which tiles, and whom it was claimed from."""
    parts = {"kind": terms.name(laid.kind.value), "tiles": tiles_of(laid)}
    if laid.is_concealed:
        # Translators: a set on the table, read aloud: "concealed kong: 1 dot"
        return pgettext("set on the table", "concealed %(kind)s: %(tiles)s") % parts
    if laid.giver is None:
        return pgettext("set on the table", "%(kind)s: %(tiles)s") % parts
    giver = seats.phrase(laid.giver, me=me)
    # Translators: a set on the table, read aloud: "pung: …; claimed from: the player across"
    return pgettext("set on the table", "%(kind)s: %(tiles)s; claimed from: %(player)s") % {**parts, "player": giver}


def tiles_of(laid: Meld) -> str:
    """The tiles of a set, each design once: a pung of three alike names its tile."""
    return tiles.names(dict.fromkeys(each.design for each in laid.tiles))
