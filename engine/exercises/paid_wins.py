"""Paid wins: what one of the others pays for a hand that won, and hands of sets to ask that about.

What belongs here: what a question about payments needs beside its own words. What does not: the question
(``who_pays``), who pays how much (``variants``).
"""

from dataclasses import dataclass, replace

from engine.appraisal.appraise import is_barred_by_suits, judged
from engine.chance import Chance
from engine.deals import Came, Carry, Win
from engine.exercises.count_score import CountScore
from engine.exercises.frame import LEARNER
from engine.exercises.shown_wins import shown_win
from engine.hands import Hand, parse_hand
from engine.ledger import Payment
from engine.patterns.facts import Showing
from engine.play import begin
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.scoring.settlement import NoPayments
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat, Wind, wind_of
from engine.starts import start_of

_WORTHS = (10, 20)
"""Units: points. The worths of made-up hands that tell how a payment grows."""


@dataclass(frozen=True, slots=True)
class Made:
    """A hand of sets that won, and who pays for it."""

    hand: str
    """The hand with the winning tile after a plus."""
    winner: Seat
    """Who won."""
    payer: Seat
    """Who is asked about."""
    giver: Seat | None
    """Who discarded the winning tile; nobody if it was drawn."""


def against_payments(variant: Variant) -> tuple[Reason, ...]:
    """Why nobody can be asked what she pays; empty where hands are paid for.

    >>> from engine.variants import variant
    >>> [each.code for each in against_payments(variant("basic"))], against_payments(variant("mcr"))
    (['book.points-are-noted'], ())
    """
    return (Reason("book.points-are-noted"),) if isinstance(variant.settlement, NoPayments) else ()


def win_of(hand: Hand, winner: Seat, giver: Seat | None) -> Win:
    """How the hand was won: drawn, or with another's discard."""
    tile = hand.drawn or hand.concealed[-1]
    return Win(winner, tile, Came.DRAWN if giver is None else Came.DISCARD, giver)


def shown(variant: Variant, hand: Hand, win: Win) -> Showing:
    """The hand as it is counted: the learner is East, and the round is East's."""
    return variant.showing(hand, win, seat_wind=wind_of(win.seat, dealer=LEARNER), round_wind=Wind.EAST)


def against_win(variant: Variant, asked: CountScore, winner: Seat, giver: Seat | None) -> tuple[Reason, ...]:
    """Why a hand of sets does not win at this table."""
    against = asked.against_hand(variant)
    if against:
        return against
    showing = shown(variant, asked.held, win_of(asked.held, winner, giver))
    wins = not is_barred_by_suits(variant, showing.hand) and judged(variant, showing, None).wins
    return () if wins else (Reason("position.no-solution"),)


def paid(variant: Variant, win: Win, payer: Seat, sheet: ScoreSheet, *, dealer: Seat = LEARNER) -> Payment:
    """What a player pays for a hand worth so much; maybe nothing."""
    state, _ = begin(variant, replace(start_of(variant, seed=0), carry=Carry(dealer=dealer)))
    due = variant.settlement.on_win(replace(state, wins=(win,)), {win.seat: sheet})
    nothing = Payment(payer, win.seat, 0, Reason("book.others-nothing"))
    return next((each for each in due if each.payer is payer), nothing)


def rule(variant: Variant, win: Win, payer: Seat) -> Reason:
    """The rule of this table that tells what the player pays."""
    times, more = _share(variant, win, payer, dealer=LEARNER)
    uninvolved = next(each for each in Seat if each not in (win.seat, payer))
    usual, _ = _share(variant, win, payer, dealer=uninvolved)
    if times > usual:
        return Reason("book.east-times", {"count": times // usual})
    if win.giver is None:
        return Reason("book.drawn-worth-and-more", {"count": more}) if more else Reason("book.drawn-worth")
    if win.giver is payer:
        if more:
            return Reason("book.giver-worth-and-more", {"count": more})
        return Reason("book.giver-times", {"count": times}) if times > 1 else Reason("book.giver-worth")
    if times:
        return Reason("book.others-worth")
    return Reason("book.others-stake", {"count": more}) if more else Reason("book.others-nothing")


def _share(variant: Variant, win: Win, payer: Seat, *, dealer: Seat) -> tuple[int, int]:
    """How often the player pays what the hand is worth, and how many points on top."""
    less, much = (paid(variant, win, payer, ScoreSheet(value=each), dealer=dealer).amount for each in _WORTHS)
    times = (much - less) // (_WORTHS[1] - _WORTHS[0])
    return times, less - times * _WORTHS[0]


def made_win(variant: Variant, chance: Chance, *, level: int) -> Made:
    """The learner's own win, drawn or from the payer; from the level 2 on anybody's, with anybody's discard."""
    while True:
        hand = shown_win(variant, chance, options="", level=level).hand
        is_open = bool(parse_hand(hand).melds)
        winner, payer, *others = chance.mixed(tuple(Seat))
        if winner is not LEARNER and (level == 1 or is_open):
            # Sets on the table were claimed as by the learner, from those who sit around her.
            winner, payer, *others = LEARNER, *(each for each in (winner, payer, *others) if each is not LEARNER)
        giver = chance.choice((None, payer) if level == 1 else (None, payer, others[0]))
        if not against_win(variant, CountScore(hand, ()), winner, giver):
            return Made(hand, winner, payer, giver)


def likely(variant: Variant, win: Win, payer: Seat, sheet: ScoreSheet) -> tuple[int, ...]:
    """Units: points. What learners may take for the answer: what others pay, or the same in other cases."""
    others = [each for each in Seat if each is not win.seat]
    cases = [win, *(replace(win, giver=each) for each in (None, *others))]
    amounts = [paid(variant, case, each, sheet).amount for case in cases for each in (payer, *others)]
    return tuple(dict.fromkeys((*amounts, *(times * sheet.value for times in range(1, 5)))))
