"""A hand at one table as the scorer has it: its tiles as they came, its sets, and what could not be read.

What belongs here: the values. What does not: making them of an address (``reading``).
"""

from dataclasses import dataclass

from engine.melds import Meld
from engine.ruleset import Variant
from engine.shown_hands import ShownHand, ShownMeld
from engine.tiles import Tile
from tutorial.score import typed
from tutorial.score.asked import Asked, How


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that cannot be read, or cannot lie on the table."""

    field: str
    """The field it is in."""
    text: str
    """What is wrong, naming the token and its place."""


@dataclass(frozen=True, slots=True)
class Held:
    """A hand at one table."""

    variant: Variant
    """The table."""
    asked: Asked
    """The question, its tiles written as plainly as can be where they can be read."""
    concealed: tuple[Tile, ...] = ()
    """The concealed tiles as they came, the winning one among them."""
    melds: tuple[Meld, ...] = ()
    """The sets on the table."""
    laid: tuple[ShownMeld, ...] = ()
    """The same, as they are written."""
    flowers: tuple[Tile, ...] = ()
    """The bonus tiles set aside."""
    win: Tile | None = None
    """The winning tile, if the hand has all its tiles."""
    problems: tuple[Problem, ...] = ()
    """What cannot be read; the rest of the hand stands."""

    @property
    def full(self) -> int:
        """Units: tiles. What a hand that wins has, a kong counted as this table counts it."""
        return self.variant.hand_size + 1

    @property
    def size(self) -> int:
        """Units: tiles. What this one has, counted so."""
        return len(self.concealed) + sum(map(self.variant.size_of, self.melds))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles that are named."""
        return (*self.concealed, *(tile for each in self.melds for tile in each.tiles), *self.flowers)

    @property
    def shown(self) -> ShownHand:
        """The hand as the engine takes it; only for one with a winning tile."""
        assert self.win is not None
        kept = [each for each in self.concealed if each is not self.win]
        return ShownHand(
            typed.written(kept),
            self.laid,
            win=self.win.design.text,
            self_draw=self.asked.is_self_drawn,
            wall_last=bool(self.asked.last),
            kong=self.asked.how in (How.KONG, How.ROBBED),
            last_copy=bool(self.asked.copy),
            seat_wind=self.asked.seat,
            round_wind=self.asked.round,
            flowers=typed.written(self.flowers),
            void=self.asked.void,
        )
