"""Deals: what a deal starts from, how its tiles come, what it hands on to the next, and how that is written.

What belongs here: all of a deal's chance as one value, and the values that outlive a deal. What does not: the deal
itself (``state``).
"""

from dataclasses import dataclass
from enum import StrEnum

from engine.notation import parse_tiles, print_names
from engine.reasons import NotationError, Reason
from engine.seats import Seat, Wind
from engine.tiles import Tile

NOTHING = (0, 0, 0, 0)
"""No points for anybody."""


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


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended."""

    wins: tuple[Win, ...]
    """The wins, in the order they were shown."""
    ended: Reason | None
    """Why it ended without enough winners; None if it ended with a win."""
    points: tuple[int, ...]
    """Units: points. What the deal brought each seat."""

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
    chosen: tuple[tuple[str, str], ...] = ()
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
        "options": " ".join(f"{option}={choice}" for option, choice in start.chosen),
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


def parse_start(text: str) -> Start:
    """The start described by `text`; lines that are left out say what a first deal says.

    Raises: NotationError ``start.unreadable``, or as `parse_tiles`.

    >>> parse_start("variant: basic\\nwall: 1m.2 1m.1").wall
    (Tile(1m.2), Tile(1m.1))
    """
    lines = [line.partition(":") for line in text.splitlines() if line.strip()]
    fields = {key.strip(): value.strip() for key, _, value in lines}
    try:
        return Start(
            variant=fields.pop("variant"),
            wall=parse_tiles(fields.pop("wall")),
            dice=_numbers(fields.pop("dice", "")),
            chosen=tuple(_choice(each) for each in fields.pop("options", "").split()),
            seed=int(fields.pop("seed", "0")),
            carry=_read_carry(fields),
        )
    except NotationError:
        raise
    except (KeyError, ValueError) as unread:
        raise NotationError(Reason("start.unreadable", {"text": str(unread)[:40]})) from unread


def _read_carry(fields: dict[str, str]) -> Carry:
    """The carry of the fields that are left.

    Raises: KeyError, ValueError for anything that does not belong.
    """
    carry = Carry(
        dealer=Seat[fields.pop("dealer", "A")],
        round_wind=Wind("ESWN".index(fields.pop("round", "E"))),
        deal=int(fields.pop("deal", "1")),
        streak=int(fields.pop("streak", "0")),
        pot=int(fields.pop("pot", "0")),
        points=_numbers(fields.pop("points", "")) or NOTHING,
    )
    if fields or len(carry.points) != len(Seat):
        raise ValueError(" ".join(fields))
    return carry


def _numbers(text: str) -> tuple[int, ...]:
    """Whole numbers, separated by spaces."""
    return tuple(map(int, text.split()))


def _choice(text: str) -> tuple[str, str]:
    """An option and its choice.

    Raises: ValueError if it is not written ``option=choice``.
    """
    option, choice = text.split("=")
    return option, choice
