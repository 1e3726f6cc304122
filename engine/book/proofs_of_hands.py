"""Proofs that are hands: what a hand counts at a table, and who pays how much for it."""

from dataclasses import dataclass

from engine.appraisal.appraise import appraise
from engine.book.finding import Finding, on_a_line
from engine.book.money import GIVER, WINNER, at_the_table, payments
from engine.hands import parse_hand
from engine.reasons import Reason, Term
from engine.ruleset import Variant
from engine.scoring.pattern_table import told
from engine.scoring.sheet import ScoreSheet, Unit
from engine.seats import WINDS, Seat, Wind
from engine.shown_hands import ShownHand


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
        return on_a_line(self.shown, *filter(None, [self.pattern]))

    def at(self, variant: Variant) -> Finding:
        """Whether it wins, and what it or the pattern counts; refused if the pattern counts nothing in this hand."""
        here = appraise(self.shown, variant)
        if not here.wins:
            return Finding(False, here.obstacles)
        if not self.pattern:
            return Finding(True, (), here.total, here.unit or Unit.POINT)
        row = next((each for each in variant.tally.patterns if each.id == self.pattern), None)
        if row is None:
            return Finding(True, (Reason("book.not-counted", {"pattern": Term(self.pattern)}),), 0)
        counted = sum(each.amount for each in here.lines if each.pattern == row.id)
        aside = tuple(each.why for each in here.sheet.aside if each.line.pattern == row.id)
        return Finding(bool(counted), aside, counted, row.worth.unit)


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
        return on_a_line(self.shown, f"paid by {self.payer.name}")

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


@dataclass(frozen=True, slots=True)
class WallSpent:
    """What does a player pay who is not ready when the wall is used up, and another is?"""

    ready: str
    """The hand of the other."""
    unready: str
    """The hand of the player."""

    @property
    def text(self) -> str:
        """Both hands."""
        return f"the wall is spent; {WINNER.name}: {self.ready}; {GIVER.name}: {self.unready}; paid by {GIVER.name}"

    def at(self, variant: Variant) -> Finding:
        """Units: points. What is paid, and why."""
        state = at_the_table(variant, wall=())
        for seat, text in ((WINNER, self.ready), (GIVER, self.unready)):
            state = state.with_hand(seat, parse_hand(text))
        due = variant.settlement.on_end(state, dict.fromkeys(Seat, ScoreSheet()))
        own = [each for each in due if each.payer is GIVER]
        return Finding(True, tuple(each.why for each in own), sum(each.amount for each in own))
