"""What the address of the scorer asks: a hand, how it won, and at which table; as it was typed, nothing refused.

What belongs here: reading an address and writing it back. What does not: whether the tiles can be read (``reading``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from urllib.parse import urlencode

from django.http import QueryDict

from engine.seats import WINDS
from engine.shown_hands import ShownHand
from engine.tiles import NUMBER_SUITS
from tutorial.score import sets, typed

LONGEST = typed.LONGEST + 100
"""Units: characters. So much of a field is kept; what is longer is refused all the same."""
EAST = "E"
"""The wind that is meant where none is named."""


class How(StrEnum):
    """How the winning tile came."""

    DISCARD = "discard"
    """Another player discarded it."""
    DRAW = "draw"
    """From the wall."""
    KONG = "kong"
    """Drawn for a kong."""
    ROBBED = "robbed"
    """Out of a kong that another player was adding to."""


SELF_DRAWN = (How.DRAW, How.KONG)
"""Those without a giver."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A hand as it stands in an address. Every field is text, so that whatever was typed can be shown again."""

    hand: str = ""
    """The concealed tiles, the winning one among them."""
    melds: str = ""
    """The sets on the table, apart from one another."""
    flowers: str = ""
    """The bonus tiles set aside."""
    win: str = ""
    """The winning tile; if none is named, the last of the hand."""
    how: str = How.DISCARD
    """How it came: one of `How`."""
    by: str = ""
    """The wind of the player who gave it; if none is named, the next in turn."""
    seat: str = EAST
    """The wind of the player who won."""
    round: str = EAST
    """The prevailing wind."""
    last: str = ""
    """Not empty: it was the last tile of the wall, or the last discard."""
    copy: str = ""
    """Not empty: the other three like it lay open."""
    void: str = ""
    """The suit the player does without: m, p or s."""
    to: str = ""
    """What the next tile that is pressed goes to."""

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """What an address must carry: everything that is not as usual."""
        values = ((each.name, str(getattr(self, each.name)), each.default) for each in fields(self))
        return tuple((name, value) for name, value, default in values if value != default)

    @property
    def query(self) -> str:
        """The same as the text of a query."""
        return urlencode(self.pairs, safe="*")

    @property
    def is_self_drawn(self) -> bool:
        """Nobody gave the winning tile."""
        return self.how in SELF_DRAWN

    @property
    def is_empty(self) -> bool:
        """No tile was named."""
        return not (self.hand or self.melds or self.flowers)


def read(query: QueryDict) -> Asked:
    """What an address asks, each field cut to a length that can be shown; what is none of a choice is as usual."""
    found = {each.name: query.get(each.name, str(each.default)) for each in fields(Asked)}
    asked = Asked(**{name: printable(value)[:LONGEST] for name, value in found.items()})
    return replace(
        asked,
        how=asked.how if asked.how in set(How) else How.DISCARD,
        by=asked.by if asked.by in WINDS else "",
        seat=asked.seat if asked.seat in WINDS else EAST,
        round=asked.round if asked.round in WINDS else EAST,
        last="1" if asked.last else "",
        copy="1" if asked.copy else "",
        void=asked.void if asked.void in NUMBER_SUITS else "",
    )


def of_shown(asked: Asked, shown: ShownHand) -> Asked:
    """The question about another hand at the same table, such as a way to win."""
    ways = {(False, False): How.DISCARD, (True, False): How.DRAW, (True, True): How.KONG, (False, True): How.ROBBED}
    return replace(
        asked,
        hand=f"{shown.concealed}{shown.win}",
        melds=sets.written(shown.melds),
        flowers=shown.flowers,
        win="",
        how=ways[shown.self_draw, shown.kong],
        last="1" if shown.wall_last else "",
        copy="1" if shown.last_copy else "",
    )


def printable(text: str) -> str:
    """The text without signs that cannot be shown."""
    return "".join(_shown(text))


def _shown(text: str) -> Iterator[str]:
    """Its signs; what only parts others becomes a space."""
    for sign in text:
        if sign.isprintable():
            yield sign
        elif sign.isspace():
            yield " "
