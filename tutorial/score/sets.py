"""Sets on the table as the scorer writes them: their tiles, apart from one another; a star after a concealed kong.

What belongs here: reading and writing them. What does not: what a set is (``engine.melds``).
"""

from collections.abc import Iterable

from engine.melds import MeldKind, makes
from engine.reasons import ContentError, Reason
from engine.shown_hands import ShownMeld
from tutorial.score import typed

CONCEALED = "*"
"""Stands behind a concealed kong."""
ADDED = "+"
"""Stands behind a kong that was a pung first. In an address it is written %2B."""
MOST = 8
"""So many sets are read; no hand has as many."""
FIELD = "melds"
"""The name of the field, as the engine says it."""


def read(text: str) -> tuple[ShownMeld, ...]:
    """The sets that are typed, one apart from the other.

    Raises: NotationError as `typed.read`; ContentError ``shown.no-such-meld`` for tiles that are no set.

    >>> [(each.type, each.tiles, each.concealed) for each in read("555z 1111m* 4D5D6D")]
    [('pung', '555z', False), ('kong', '1111m', True), ('chow', '456p', False)]
    """
    typed.read(text.replace(CONCEALED, " ").replace(ADDED, " "))
    found = [_read(part, place) for place, part in enumerate(typed.plain(text).split(), start=1)]
    if len(found) > MOST:
        raise ContentError(Reason("shown.no-such-meld", {"text": text[:40], "field": FIELD}))
    return tuple(found)


def _read(part: str, place: int) -> ShownMeld:
    """The set at a place.

    Raises: NotationError; ContentError ``shown.no-such-meld``.
    """
    bare = part.rstrip(CONCEALED + ADDED)
    tiles = typed.read(bare)
    kind = next((each for each in MeldKind if tiles and makes(each, tiles)), None)
    if kind is None:
        raise ContentError(Reason("shown.no-such-meld", {"text": part[:40], "field": f"{FIELD}.{place}"}))
    marks = part[len(bare) :]
    return ShownMeld(kind.value, typed.written(tiles), concealed=CONCEALED in marks, added=ADDED in marks)


def written(melds: Iterable[ShownMeld]) -> str:
    """The sets as an address has them.

    >>> written(read("rrr 1111m*"))
    '777z 1111m*'
    """
    return " ".join(f"{each.tiles}{CONCEALED * each.concealed}{ADDED * each.added}" for each in melds)
