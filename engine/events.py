"""Events: what happened at the table, each as much as a seat may know of it.

What belongs here: facts that follow from chance and actions. What does not: decisions (``actions``).
"""

from dataclasses import dataclass, replace
from typing import Self

from engine.deals import Came, Outcome, Win
from engine.ledger import Payment
from engine.melds import Meld
from engine.reasons import Reason, Term
from engine.seats import Seat
from engine.tiles import Suit, Tile


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""

    def seen_by(self, _seat: Seat) -> Self | None:
        """What a seat may know of it; None if nothing."""
        return self


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice were rolled."""

    seat: Seat
    """Who rolled."""
    dice: tuple[int, ...]
    """What they showed."""


@dataclass(frozen=True, slots=True)
class Broken(Event):
    """The wall was broken."""

    seat: Seat
    """Whose wall the counting began in."""
    stacks: int
    """Units: stacks, counted from its right end. The gap lies after them."""


@dataclass(frozen=True, slots=True)
class SetApart(Event):
    """Tiles at the end of the wall were set apart as the first replacements."""

    loose: int
    """Units: tiles that were laid on top, beside the gap."""


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A player took tiles in the deal."""

    seat: Seat
    """Who took them."""
    count: int
    """Units: tiles."""
    tiles: tuple[Tile, ...]
    """Which ones, in the order they lay; empty for the others."""

    def seen_by(self, seat: Seat) -> Self:
        """Only the player sees which tiles."""
        return self if seat is self.seat else replace(self, tiles=())


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A player drew a tile."""

    seat: Seat
    """Who drew."""
    came: Came
    """From the wall in turn, or as a replacement."""
    tile: Tile | None
    """Which one; None for the others."""

    def seen_by(self, seat: Seat) -> Self:
        """Only the player sees which tile."""
        return self if seat is self.seat else replace(self, tile=None)


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A player showed a bonus tile and set it aside."""

    seat: Seat
    """Who showed it."""
    tile: Tile
    """The bonus tile."""


@dataclass(frozen=True, slots=True)
class Given(Event):
    """A player gave tiles to another."""

    giver: Seat
    """Who gave them."""
    taker: Seat
    """Who got them."""
    tiles: tuple[Tile, ...]
    """Which ones; empty for the others."""

    def seen_by(self, seat: Seat) -> Self:
        """Only these two see which tiles."""
        return self if seat in (self.giver, self.taker) else replace(self, tiles=())


@dataclass(frozen=True, slots=True)
class TilesPassed(Event):
    """A player passed tiles on and got as many, while all the others did."""

    seat: Seat
    """Who passed."""
    taker: Seat | None
    """Who got them; None if they went into a common pool."""
    given: tuple[Tile, ...]
    """Which tiles of her own; empty for the others."""
    got: tuple[Tile, ...]
    """Which ones came instead; empty for the others."""
    blind: int = 0
    """Units: tiles. How many arriving ones went on unseen."""

    def seen_by(self, seat: Seat) -> Self:
        """Only the player sees which tiles, and never those that went on unseen."""
        return self if seat is self.seat else replace(self, given=(), got=())


@dataclass(frozen=True, slots=True)
class SecondCharleston(Event):
    """All players agreed to a second Charleston."""


@dataclass(frozen=True, slots=True)
class CharlestonStopped(Event):
    """A player did not want a second Charleston, or no more of it."""

    seat: Seat
    """Who stopped it."""


@dataclass(frozen=True, slots=True)
class CharlestonLapsed(Event):
    """Nobody passed a tile of her own, so none could be passed on, and the Charleston was over."""


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """A player looked at the tiles she was passed: the second Charleston could not be stopped any more."""

    seat: Seat
    """Who looked."""


@dataclass(frozen=True, slots=True)
class CourtesyAgreed(Event):
    """Two players across from each other named how many tiles they would exchange; the smaller number counted."""

    seats: tuple[Seat, Seat]
    """Who agreed."""
    count: int
    """Units: tiles."""


@dataclass(frozen=True, slots=True)
class VoidChosen(Event):
    """A player's missing suit became known; all are shown at once."""

    seat: Seat
    """Whose suit it is."""
    suit: Suit
    """The suit that player does without."""


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A player discarded a tile."""

    seat: Seat
    """Who discarded."""
    tile: Tile
    """The tile."""


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A player said something that binds."""

    seat: Seat
    """Who said it."""
    what: Term
    """What was said."""


@dataclass(frozen=True, slots=True)
class KongAnnounced(Event):
    """A player wants to make a kong of tiles of her own; it stands unless it is robbed."""

    seat: Seat
    """Who wants to."""
    tile: Tile
    """One of its tiles: the one added, if it is an added kong."""


@dataclass(frozen=True, slots=True)
class Melded(Event):
    """A player laid a set on the table."""

    seat: Seat
    """Who laid it."""
    meld: Meld
    """The set, with whom its claimed tile came from."""


@dataclass(frozen=True, slots=True)
class ExposureChanged(Event):
    """A player changed the set she had just laid."""

    seat: Seat
    """Who changed it."""
    meld: Meld
    """The set as it lies now."""


@dataclass(frozen=True, slots=True)
class JokerExchanged(Event):
    """A player gave a tile for a joker out of a set on the table."""

    seat: Seat
    """Who gave it."""
    owner: Seat
    """Whose set it was."""
    tile: Tile
    """The tile that lies there now."""
    joker: Tile
    """The joker she got."""


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player let a tile go by. Nobody else learns that she was asked."""

    seat: Seat
    """Who passed."""
    tile: Tile
    """The tile."""

    def seen_by(self, seat: Seat) -> Self | None:
        """Only the player knows."""
        return self if seat is self.seat else None


@dataclass(frozen=True, slots=True)
class ClaimLost(Event):
    """A player asked for a tile in vain."""

    seat: Seat
    """Who asked."""
    why: Reason
    """Who was heard instead."""


@dataclass(frozen=True, slots=True)
class Won(Event):
    """A player showed a finished hand."""

    win: Win
    """Who, and with which tile."""


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """An entry was made in the ledger."""

    payment: Payment
    """The entry."""


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal was over."""

    outcome: Outcome
    """How it ended."""
