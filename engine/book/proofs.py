"""Proofs: one thing that two tables are asked, a position or a hand, and what each of them answers.

What belongs here: the kinds of question. What does not: finding telling ones (``candidates``, ``differences``).
"""

from dataclasses import dataclass, fields, replace
from typing import Protocol

from engine.actions import Call, Kong, Pung, Win, parse_action
from engine.appraisal.appraise import appraise
from engine.book.before_play import course_of
from engine.book.money import at_the_table, payments
from engine.book.probes import card_of
from engine.claims import Answer, Subject
from engine.deals import Came
from engine.hands import parse_hand
from engine.notation import parse_tiles
from engine.phases.void_suit import VoidSuit
from engine.play import explain
from engine.positions import Position
from engine.reasons import EngineError, Reason
from engine.ruleset import Variant
from engine.scoring.pattern_table import told
from engine.seats import WINDS, Seat, Wind
from engine.shown_hands import ShownHand


@dataclass(frozen=True, slots=True)
class Finding:
    """What one table answers."""

    allowed: bool
    """It may be done, or the hand wins."""
    reasons: tuple[Reason, ...] = ()
    """Why not, the first thing first; or what the amount is for."""
    amount: int | None = None
    """Units: those of the table. What is counted or paid, where that is asked."""


class Proof(Protocol):
    """A question that every table answers."""

    @property
    def text(self) -> str:
        """The question in notation, on one line."""
        ...

    def at(self, variant: Variant) -> Finding:
        """What this table answers."""
        ...


def found(proof: Proof, variant: Variant) -> Finding:
    """What this table answers; what cannot be on it is refused with the reason."""
    try:
        return proof.at(variant)
    except EngineError as refused:
        return Finding(False, (refused.reason,))


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
        told = (f"{name}: {value}" for name, value in _not_usual(self.position))
        return "; ".join((*told, self.action))

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
class Counted:
    """Does this hand win here, and what is it worth?"""

    shown: ShownHand
    """The hand, and how it won."""
    pattern: str = ""
    """The pattern that is asked about, by id; the whole hand if there is none."""

    @property
    def text(self) -> str:
        """The hand, then the pattern."""
        return "; ".join(
            (*(f"{name}: {value}" for name, value in _not_usual(self.shown)), *filter(None, [self.pattern]))
        )

    def at(self, variant: Variant) -> Finding:
        """Whether it wins, and what it or the pattern counts."""
        here = appraise(self.shown, variant)
        if not self.pattern or not here.wins:
            return Finding(here.wins, here.obstacles, here.sheet.total if here.wins else None)
        lines = [each for each in here.lines if each.pattern == self.pattern]
        return Finding(True, tuple(told(each) for each in lines), sum(each.amount for each in lines))


@dataclass(frozen=True, slots=True)
class Paid:
    """What does this player pay for this hand?"""

    shown: ShownHand
    """The hand; another's tile is given by the player on the winner's right."""
    payer: Seat
    """Who is asked."""

    @property
    def text(self) -> str:
        """The hand, then who is asked."""
        return "; ".join(
            (*(f"{name}: {value}" for name, value in _not_usual(self.shown)), f"paid by {self.payer.name}")
        )

    def at(self, variant: Variant) -> Finding:
        """Units: points. What is paid, and why; refused if the hand does not win."""
        here = appraise(self.shown, variant)
        if not here.wins:
            return Finding(False, here.obstacles)
        winner = Seat(WINDS[self.shown.seat_wind])
        giver = None if self.shown.self_draw else winner.next
        due = payments(at_the_table(variant), here.sheet.value, winner=winner, giver=giver)
        own = [each for each in due if each.payer is self.payer]
        return Finding(True, tuple(each.why for each in own), sum(each.amount for each in own))


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
class Unwon:
    """What does the hand of a player count who did not win?"""

    hand: str
    """The hand."""

    @property
    def text(self) -> str:
        """The hand."""
        return f"hand: {self.hand}; another player wins"

    def at(self, variant: Variant) -> Finding:
        """What it counts."""
        hand = parse_hand(self.hand)
        sheet = variant.sheet(hand, None, seat_wind=Wind.EAST, round_wind=Wind.EAST)
        return Finding(True, tuple(told(each) for each in sheet.lines), sheet.value)


def _not_usual(value: Position | ShownHand) -> list[tuple[str, object]]:
    """The fields of a question that are not as usual, as text."""
    named = [(each.name, getattr(value, each.name), each.default) for each in fields(value)]
    return [(name, _written(one)) for name, one, default in named if one != default]


def _written(value: object) -> object:
    """A field as text."""
    if isinstance(value, tuple):
        return ", ".join(each if isinstance(each, str) else f"{each.tiles} {each.type}" for each in value)
    return value
