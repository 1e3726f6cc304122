"""Views: what one seat may know of a deal.

What belongs here: the value that rules, coaches and pages read. What does not: anything hidden from that seat.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
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

    @property
    def is_first_discard(self) -> bool:
        """One tile lies on the table, and nothing else has happened."""
        return sum(len(each.river) for each in self.table) == 1 and not any(each.melds for each in self.table)

    def plays_after(self, seat: Seat) -> bool:
        """The player's turn comes next after that seat's: those between take no part any more."""
        following = seat.next
        while following is not self.seat and self.table[following].standing is not Standing.PLAYING:
            following = following.next
        return following is self.seat

    def seen(self) -> tuple[Tile, ...]:
        """Every tile whose face the player knows: her own, and what lies open."""
        open_tiles = [tile for each in self.table for tile in (*each.river, *each.bonus)]
        melded = [tile for each in self.table for meld in each.melds for tile in meld.tiles]
        shown = [tile for each in self.table if each.shown for tile in each.shown.concealed]
        own = () if self.own.shown else self.hand.concealed
        return (*own, *open_tiles, *melded, *shown)


def view_of(state: GameState, seat: Seat) -> View:
    """What `seat` may know of the deal: the hands that were won, and all of them once it is over."""
    (view,) = views_of(state, (seat,))
    return view


def views_of(state: GameState, seats: Iterable[Seat], *, phase: Phase | None = None) -> Iterator[View]:
    """What each of these seats may know of the deal; in another phase, if one is given."""
    is_over = state.outcome is not None
    table = tuple(
        [
            Laid(
                len(hand.concealed),
                hand.melds,
                hand.bonus,
                hand if is_over or standing is Standing.OUT else None,
                river,
                standing,
                tuple([each for each in marks if each.is_public]) if marks else marks,
            )
            for hand, river, standing, marks in zip(state.hands, state.rivers, state.standing, state.marks, strict=True)
        ]
    )
    left, carry = state.wall.left, state.start.carry
    for seat in seats:
        yield View(
            state.variant,
            seat,
            (phase or state.phase).seen_by(seat),
            state.hands[seat],
            _with_own_marks(table, seat, state.marks[seat]),
            left,
            carry,
            state.ledger,
            state.wins,
            state.outcome,
        )


def _with_own_marks(table: tuple[Laid, ...], seat: Seat, marks: tuple[Mark, ...]) -> tuple[Laid, ...]:
    """The table with everything that is remembered of this seat."""
    laid = table[seat]
    if laid.marks == marks:
        return table
    return (*table[:seat], replace(laid, marks=marks), *table[seat + 1 :])
