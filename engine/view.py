"""Views: what one seat may know of a deal.

What belongs here: the value that rules, coaches and pages read. What does not: anything hidden from that seat.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.deals import Carry, Outcome, Win
from engine.hands import Hand
from engine.ledger import Payment
from engine.melds import Meld
from engine.seats import Seat, Wind, wind_of
from engine.state import GameState, Mark, Phase, Standing
from engine.tiles import Tile

if TYPE_CHECKING:
    from engine.ruleset import Variant


@dataclass(frozen=True, slots=True)
class Laid:
    """What everybody sees of one player's tiles."""

    held: int
    """Units: tiles, concealed ones."""
    melds: tuple[Meld, ...] = ()
    """The sets on the table."""
    bonus: tuple[Tile, ...] = ()
    """The bonus tiles set aside."""
    shown: Hand | None = None
    """The whole hand, once it was shown."""
    river: tuple[Tile, ...] = ()
    """The discards that still lie there."""
    standing: Standing = Standing.PLAYING
    """Whether the player still takes part."""
    marks: tuple[Mark, ...] = ()
    """What is remembered of the player; of others only what is public."""


@dataclass(frozen=True, slots=True)
class View:
    """A deal as one seat sees it."""

    variant: "Variant"
    """The rules it is played by."""
    seat: Seat
    """Who looks."""
    phase: Phase
    """What is being decided, without the others' hidden answers."""
    hand: Hand
    """The player's own tiles."""
    table: tuple[Laid, ...]
    """What lies before each player, by seat."""
    wall_left: int
    """Units: tiles that can still be drawn."""
    carry: Carry = Carry()
    """Who deals, which wind prevails, and the points so far."""
    ledger: tuple[Payment, ...] = ()
    """Every payment of this deal."""
    wins: tuple[Win, ...] = ()
    """The hands won so far."""
    outcome: Outcome | None = None
    """How the deal ended; None while it is played."""

    @property
    def wind(self) -> Wind:
        """The wind the player holds."""
        return wind_of(self.seat, dealer=self.carry.dealer)

    @property
    def own(self) -> Laid:
        """What lies before the player."""
        return self.table[self.seat]

    def seen(self) -> tuple[Tile, ...]:
        """Every tile whose face the player knows: her own, and what lies open."""
        open_tiles = [tile for each in self.table for tile in (*each.river, *each.bonus)]
        melded = [tile for each in self.table for meld in each.melds for tile in meld.tiles]
        shown = [tile for each in self.table if each.shown for tile in each.shown.concealed]
        own = () if self.own.shown else self.hand.concealed
        return (*own, *open_tiles, *melded, *shown)


def view_of(state: GameState, seat: Seat) -> View:
    """What `seat` may know of the deal: the hands that were won, and all of them once it is over."""
    return View(
        variant=state.variant,
        seat=seat,
        phase=state.phase.seen_by(seat),
        hand=state.hands[seat],
        table=tuple(_laid(state, each, seat) for each in Seat),
        wall_left=state.wall.left,
        carry=state.start.carry,
        ledger=state.ledger,
        wins=state.wins,
        outcome=state.outcome,
    )


def _laid(state: GameState, of: Seat, to: Seat) -> Laid:
    """What lies before one player, as another sees it."""
    hand, standing, marks = state.hands[of], state.standing[of], state.marks[of]
    return Laid(
        held=len(hand.concealed),
        melds=hand.melds,
        bonus=hand.bonus,
        shown=hand if state.outcome or standing is Standing.OUT else None,
        river=state.rivers[of],
        standing=standing,
        marks=marks if of is to or not marks else tuple(each for each in marks if each.is_public),
    )
