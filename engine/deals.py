"""Deals: what a deal starts from, how its tiles come, what it hands on to the next, and how that is written.

What belongs here: all of a deal's chance as one value, and the values that outlive a deal. What does not: the deal
itself (``state``).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.notation import parse_tiles, print_names
from engine.reasons import NotationError, Reason
from engine.seats import WINDS, Seat, Wind
from engine.tiles import Tile

NOTHING = (0, 0, 0, 0)
"""No points for anybody."""


Chosen = tuple[tuple[str, str], ...]
"""Options, each with its choice."""


class Came(StrEnum):
    """How a tile came to the player who may use it."""

    DEALT = "dealt"
    """With the deal: the dealer begins with one tile more."""
    DRAWN = "drawn"
    """From the wall, in turn."""
    KONG = "kong"
    """From the end of the wall, for a kong."""
    BONUS = "bonus"
    """From the end of the wall, for a flower or a season."""
    PASSED = "passed"
    """With the tiles that were passed before the first discard."""
    EXCHANGED = "exchanged"
    """It is a joker that was taken out of a set on the table."""
    DISCARD = "discard"
    """Another player discarded it."""
    ADDED_KONG = "added-kong"
    """Another player wanted to add it to a pung."""
    CONCEALED_KONG = "concealed-kong"
    """Another player wanted to lay it in a concealed kong."""


@dataclass(frozen=True, slots=True)
class Carry:
    """What one deal hands on to the next."""

    dealer: Seat = Seat.A
    """Who deals, and so holds East."""
    round_wind: Wind = Wind.EAST
    """The prevailing wind."""
    deal: int = 1
    """Units: deals, from 1. Which deal of the match it is."""
    streak: int = 0
    """Units: deals. How often in a row the dealer has dealt before."""
    pot: int = 0
    """Units: points. What lies on the table for whoever wins next."""
    points: tuple[int, ...] = NOTHING
    """Units: points. What each seat has won or lost so far."""


@dataclass(frozen=True, slots=True)
class Win:
    """A finished hand that was shown, with what is known of how it came about."""

    seat: Seat
    """Who won."""
    tile: Tile | None
    """The tile that finished the hand; None if it was dealt finished."""
    came: Came
    """How that tile came."""
    giver: Seat | None = None
    """Who let it go; None if it came from the wall."""
    on_last_tile: bool = False
    """Nothing was left to draw."""
    is_last_of_its_kind: bool = False
    """The other three like the tile lay open."""
    on_first_discard: bool = False
    """The tile is the dealer's first discard, and nobody had drawn or claimed anything."""
    is_original_call: bool = False
    """The hand was declared ready with its first discard, and has not changed since."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended."""

    wins: tuple[Win, ...]
    """The wins, in the order they were shown."""
    ended: Reason | None
    """Why it ended without enough winners; None if it ended with a win."""
    points: tuple[int, ...]
    """Units: points. What the deal brought each seat by payments."""
    tallies: tuple[int, ...] = NOTHING
    """Units: points. What each seat's hand was worth, whoever paid for it."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won, in order."""
        return tuple(each.seat for each in self.wins)


@dataclass(frozen=True, slots=True)
class Start:
    """Everything a deal starts from: with the actions it replays the deal."""

    variant: str
    """The id of the variant."""
    wall: tuple[Tile, ...]
    """The tiles as built, from the right end of the dealer's wall leftward and around; upper before lower."""
    dice: tuple[int, ...]
    """What the dice showed, in the order they were rolled."""
    chosen: Chosen = ()
    """The options chosen, each with its choice."""
    carry: Carry = Carry()
    """What the deal before handed on."""
    seed: int = 0
    """Where all further chance comes from."""


def print_start(start: Start) -> str:
    """The text of a start, a line a field; inverse of `parse_start`."""
    carry = start.carry
    lines = {
        "variant": start.variant,
        "options": print_choices(start.chosen),
        "dice": " ".join(map(str, start.dice)),
        "dealer": carry.dealer.name,
        "round": carry.round_wind.letter,
        "deal": str(carry.deal),
        "streak": str(carry.streak),
        "pot": str(carry.pot),
        "points": " ".join(map(str, carry.points)),
        "seed": str(start.seed),
        "wall": print_names(start.wall),
    }
    return "".join(f"{key}: {value}".rstrip() + "\n" for key, value in lines.items())


def parse_start(text: str, *, variant: str | None = None) -> Start:
    """The start described by `text`; lines that are left out say what a first deal says.

    A variant named beside the text counts before the one in it.

    Raises: NotationError ``start.unreadable``, or as `parse_tiles`.

    >>> parse_start("variant: basic\\nwall: 1m.2 1m.1").wall
    (Tile(1m.2), Tile(1m.1))
    """
    start: dict[str, object] = {"dice": ()}
    carry: dict[str, object] = {}
    told: set[str] = set()
    for line in filter(str.strip, text.splitlines()):
        name, _, value = (part.strip() for part in line.partition(":"))
        fields = carry if name in _CARRY else start
        try:
            field, read = {**_START, **_CARRY}[name]
            fields[field] = read(value)
        except NotationError:
            raise
        except (KeyError, ValueError) as unread:
            raise _unreadable(line) from unread
        if name in told:
            raise _unreadable(line)
        told.add(name)
    if variant is not None:
        start["variant"] = variant
    if not {"variant", "wall"} <= start.keys():
        raise _unreadable(text)
    make_start: Callable[..., Start] = Start
    make_carry: Callable[..., Carry] = Carry
    return make_start(**start, carry=make_carry(**carry))


def _unreadable(text: str) -> NotationError:
    """The refusal of a text."""
    return NotationError(Reason("start.unreadable", {"text": text[:40]}))


def _numbers(text: str) -> tuple[int, ...]:
    """Whole numbers, separated by spaces."""
    return tuple(map(int, text.split()))


def _number_from(least: int) -> Callable[[str], int]:
    """The reader of a number that is not below the least."""

    def read(text: str) -> int:
        number = int(text)
        if number < least:
            raise ValueError(text)
        return number

    return read


def _points(text: str) -> tuple[int, ...]:
    """A number for each seat.

    Raises: ValueError for more or fewer.
    """
    points = _numbers(text)
    if len(points) != len(Seat):
        raise ValueError(text)
    return points


def print_choices(chosen: Chosen) -> str:
    """Options and their choices as text.

    >>> print_choices((("suits", "one"), ("sets", "two")))
    'suits=one sets=two'
    """
    return " ".join(f"{option}={choice}" for option, choice in chosen)


def parse_choices(text: str) -> Chosen:
    """Options and their choices, each written ``option=choice`` and named once; inverse of `print_choices`.

    Raises: NotationError ``start.unreadable`` for anything else.

    >>> parse_choices("suits=one sets=two")
    (('suits', 'one'), ('sets', 'two'))
    """
    pairs = [each.split("=") for each in text.split()]
    choices = tuple((each[0], each[1]) for each in pairs if len(each) == 2 and all(each))
    if len(dict(choices)) < len(pairs):
        raise _unreadable(text)
    return choices


_Reader = tuple[str, Callable[[str], object]]
_START: Mapping[str, _Reader] = {
    "variant": ("variant", str),
    "options": ("chosen", parse_choices),
    "dice": ("dice", _numbers),
    "seed": ("seed", int),
    "wall": ("wall", parse_tiles),
}
"""Field and reader of each line about the deal itself."""
_CARRY: Mapping[str, _Reader] = {
    "dealer": ("dealer", lambda name: Seat[name]),
    "round": ("round_wind", lambda letter: WINDS[letter]),
    "deal": ("deal", _number_from(1)),
    "streak": ("streak", _number_from(0)),
    "pot": ("pot", _number_from(0)),
    "points": ("points", _points),
}
"""Field and reader of each line about what the deal before handed on."""
