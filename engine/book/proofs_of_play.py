"""Proofs that are moments of play: what may be done, who is heard, how it goes on."""

from dataclasses import dataclass, replace

from engine.actions import Call, Kong, Pung, Win, parse_action
from engine.book.before_play import course_of
from engine.book.endings import dealer_after
from engine.book.finding import Finding, on_a_line
from engine.book.money import at_the_table
from engine.book.probes import card_of
from engine.claims import Answer, Subject
from engine.deals import Came
from engine.notation import parse_tiles
from engine.phases.void_suit import VoidSuit
from engine.play import explain
from engine.positions import Position
from engine.ruleset import Variant
from engine.seats import Seat
from engine.state import Standing


@dataclass(frozen=True, slots=True)
class Played:
    """May the player do this here?"""

    position: Position
    """What is on the table. A void suit and a Charleston are only there where the table has them."""
    action: str
    """What the player would do. Where hands are lines of a card, a pung or kong is a call of the same tiles."""

    @property
    def text(self) -> str:
        """The position, then the action."""
        return on_a_line(self.position, self.action)

    def at(self, variant: Variant) -> Finding:
        """Whether it is legal, and everything that speaks against it."""
        position = self.position
        if VoidSuit not in variant.phases:
            position = replace(position, void="")
        if course_of(variant) is None:
            position = replace(position, charleston="")
        view = position.view(variant)
        action = parse_action(self.action, held=view.hand.concealed)
        if card_of(variant) is not None and isinstance(action, Pung | Kong) and position.asked:
            action = Call(action.seat, action.tiles)
        verdict = explain(view, action)
        return Finding(verdict.allowed, verdict.reasons)


@dataclass(frozen=True, slots=True)
class AlsoWins:
    """Two players can win with one discard of A: does this one get it?"""

    tile: str
    """The discard."""
    seat: Seat
    """Who is asked about."""
    other: Seat
    """Who wins, too."""

    @property
    def text(self) -> str:
        """The discard, then who asks for it."""
        return f"{self.tile} discard from A; {self.other.name} win; {self.seat.name} win"

    def at(self, variant: Variant) -> Finding:
        """Whether this player is heard, and why not."""
        (tile,) = parse_tiles(self.tile)
        answers = (Answer(Win(self.other), 0), Answer(Win(self.seat), 1))
        resolution = variant.claims.resolve(Subject(tile, Seat.A, Came.DISCARD), answers)
        lost = tuple(why for seat, why in resolution.lost if seat is self.seat)
        return Finding(self.seat in resolution.winners, lost)


@dataclass(frozen=True, slots=True)
class PlaysOn:
    """A player has won: do the others play on?"""

    winner: Seat
    """Who has won, the first in the deal."""

    @property
    def text(self) -> str:
        """Who has won."""
        return f"{self.winner.name} win; {self.winner.next.name} draws on"

    def at(self, variant: Variant) -> Finding:
        """Whether somebody draws."""
        state = at_the_table(variant).with_standing(self.winner, Standing.OUT)
        return Finding(variant.continuation.after_win(state, (self.winner,)) is not None)


@dataclass(frozen=True, slots=True)
class DealsAgain:
    """A has dealt: does A deal again?"""

    winners: tuple[Seat, ...] = ()
    """Who has won; nobody after a drawn deal."""

    @property
    def text(self) -> str:
        """Who has won."""
        won = "; ".join(f"{each.name} win" for each in self.winners) or "nobody wins"
        return f"dealer: A; {won}; A deals again"

    def at(self, variant: Variant) -> Finding:
        """Whether the dealer stays."""
        return Finding(dealer_after(variant, self.winners) is Seat.A)
