"""The state of a deal: everything, hidden tiles and all.

What belongs here: the one value a deal is, and small steps from one to the next. What does not: what a seat may know of
it (``view``), and the rules (``phases``).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Self, TypeVar

from engine.deals import Outcome, Start, Win
from engine.events import Event
from engine.hands import Hand
from engine.ledger import Payment
from engine.seats import Seat, Wind, wind_of
from engine.tiles import Tile
from engine.walls import Wall

if TYPE_CHECKING:
    from engine.ruleset import Variant

T = TypeVar("T")


class Phase:
    """What is being decided, as data. Each phase has a frozen dataclass of its own."""

    __slots__ = ()

    def seen_by(self, _seat: Seat) -> Self:
        """The phase without the answers that are hidden from this seat."""
        return self


class Standing(StrEnum):
    """Whether a player still takes part in the deal."""

    PLAYING = "playing"
    """Draws, claims and discards."""
    OUT = "out"
    """Has won; the others play on."""
    DEAD = "dead"
    """May not win any more, and plays no further part."""


class Moment(StrEnum):
    """A point of the deal at which something lapses or falls due."""

    OWN_DRAW = "own-draw"
    """The player draws in turn."""
    OWN_DISCARD = "own-discard"
    """The player discards."""
    AFTER_DISCARD = "after-discard"
    """Somebody has discarded; nobody has answered yet."""
    ANY_CLAIM = "any-claim"
    """Somebody has claimed a tile for a set, or laid a kong."""
    DISCARD_PASSED = "discard-passed"
    """Nobody won with the latest discard."""
    BEFORE_REPLACEMENT = "before-replacement"
    """Somebody is about to draw for a kong."""
    SETTLING = "settling"
    """The deal is over, and what was not paid at once is paid."""
    DEAL_END = "deal-end"
    """The deal is over."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something to be remembered of a player for a while."""

    code: str
    """What it is, as the rule that reads it calls it."""
    until: Moment
    """When it lapses; the moments of one's own, for this player only."""
    design: int | None = None
    """The index of a design it is about."""
    amount: int = 0
    """A number it needs."""
    is_public: bool = False
    """Everybody may know."""


Step = tuple["GameState", tuple[Event, ...]]
"""A state, and what happened on the way to it."""
Enter = Callable[["GameState"], Step]
"""Something that happens to a state."""


@dataclass(frozen=True, slots=True)
class Due:
    """Something that happens later. Effects are values: frozen callables that equal their like."""

    at: Moment
    """When."""
    effect: Enter
    """What."""


@dataclass(frozen=True, slots=True)
class GameState:
    """Everything about a deal in progress."""

    variant: "Variant"
    """The rules it is played by."""
    start: Start
    """What it started from."""
    phase: Phase
    """What is being decided."""
    wall: Wall
    """The tiles nobody has."""
    hands: tuple[Hand, ...] = (Hand(),) * 4
    """Each player's tiles, by seat."""
    rivers: tuple[tuple[Tile, ...], ...] = ((),) * 4
    """The discards that still lie before each player, by seat."""
    standing: tuple[Standing, ...] = (Standing.PLAYING,) * 4
    """Who still takes part, by seat."""
    marks: tuple[tuple[Mark, ...], ...] = ((),) * 4
    """What is remembered of each player, by seat."""
    dues: tuple[Due, ...] = ()
    """What is still to happen, in order."""
    ledger: tuple[Payment, ...] = ()
    """Every payment, in order."""
    wins: tuple[Win, ...] = ()
    """The hands won so far, in order."""
    outcome: Outcome | None = None
    """How the deal ended; None while it is played."""

    @property
    def dealer(self) -> Seat:
        """Who holds East."""
        return self.start.carry.dealer

    def wind(self, seat: Seat) -> Wind:
        """The wind a seat holds."""
        return wind_of(seat, dealer=self.dealer)

    def next_seat(self, seat: Seat) -> Seat:
        """The next seat after this one that still takes part; itself if no other does."""
        return next(iter(self.others(seat)), seat)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats that still take part, in turn order."""
        around = (Seat((seat + step) % len(Seat)) for step in (1, 2, 3))
        return tuple(each for each in around if self.standing[each] is Standing.PLAYING)

    def but(
        self,
        *,
        phase: Phase | None = None,
        wall: Wall | None = None,
        hands: tuple[Hand, ...] | None = None,
        rivers: tuple[tuple[Tile, ...], ...] | None = None,
    ) -> "GameState":
        """The state with some of what nearly every action changes. Written out, for ``dataclasses.replace`` is slow."""
        return GameState(
            self.variant,
            self.start,
            phase or self.phase,
            wall or self.wall,
            hands or self.hands,
            rivers or self.rivers,
            self.standing,
            self.marks,
            self.dues,
            self.ledger,
            self.wins,
            self.outcome,
        )

    def with_hand(self, seat: Seat, hand: Hand, *, wall: Wall | None = None, phase: Phase | None = None) -> "GameState":
        """The state with another hand for this seat; with another wall and in another phase, if they are given."""
        return self.but(hands=_put(self.hands, seat, hand), wall=wall, phase=phase)

    def after_discard(self, seat: Seat, tile: Tile) -> "GameState":
        """The state with this tile of the seat's hand among its discards."""
        hands = _put(self.hands, seat, self.hands[seat].without_tile(tile))
        return self.but(hands=hands, rivers=_put(self.rivers, seat, (*self.rivers[seat], tile)))

    def with_river(self, seat: Seat, tiles: tuple[Tile, ...]) -> "GameState":
        """The state with other discards before this seat."""
        return self.but(rivers=_put(self.rivers, seat, tiles))

    def with_mark(self, seat: Seat, mark: Mark) -> "GameState":
        """The state with one thing more remembered of this seat."""
        return replace(self, marks=_put(self.marks, seat, (*self.marks[seat], mark)))

    def with_standing(self, seat: Seat, standing: Standing) -> "GameState":
        """The state with this seat standing otherwise."""
        return replace(self, standing=_put(self.standing, seat, standing))


def _put(by_seat: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The tuple with another value for one seat."""
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])
