"""A worked example of payments: one hand, counted, won with a discard and then with a drawn tile, and who pays what."""

from dataclasses import dataclass, replace
from functools import lru_cache

from django.utils.safestring import SafeString

from engine.card.examples import winning_rack
from engine.coach.card_players import has_card
from engine.deals import Came, Win
from engine.examples.hands import Example
from engine.examples.shown import examples
from engine.ledger import Payment
from engine.phases.calls import card_of
from engine.ruleset import Variant
from engine.score_requests import payments_of
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat, Wind
from engine.shapes.arrangement import tiles_of
from engine.tiles import Tile, display_order
from tutorial.rules.patterns import laid
from tutorial.scoresheets import sheets
from tutorial.scoresheets.sheets import SheetShown
from tutorial.wording import reasons, terms, worths
from tutorial.wording.tiles import HONOR_TERMS

_LINES = 3
"""So many lines the sheet of the example has, if there is such a hand."""


@dataclass(frozen=True, slots=True)
class Paid:
    """What one player pays."""

    payer: str
    """Who, by the wind of the seat."""
    amount: str
    """How much."""
    why: str
    """What for."""


@dataclass(frozen=True, slots=True)
class Way:
    """The hand, won in one way."""

    is_drawn: bool
    """The winning tile came from the wall."""
    worth: str
    """What the hand is worth."""
    sheet: SheetShown | None
    """How that comes about, line by line; None where a card says it."""
    steps: tuple[tuple[str, str], ...]
    """How the value of a line of a card comes about."""
    paid: tuple[Paid, ...]
    """Who pays."""


@dataclass(frozen=True, slots=True)
class Worked:
    """The example."""

    tiles: SafeString
    """The hand."""
    winner: str
    """The wind of the player who wins with it."""
    ways: tuple[Way, ...]
    """Won with a discard, and drawn."""


def worked(variant: Variant) -> Worked | None:
    """The example of a table; None if nobody pays there."""
    hand = _hand(variant)
    if hand is None:
        return None
    ways = tuple(_way(variant, each) for each in (hand, _drawn(hand)))
    if not any(each.paid for each in ways):
        return None
    return Worked(laid(_groups(variant, hand), size="s"), wind(hand.seat_wind), ways)


def wind(of: Wind) -> str:
    """A wind, fit to begin a line."""
    return terms.headline(terms.name(HONOR_TERMS[of]))


@lru_cache(maxsize=64)
def _hand(variant: Variant) -> Example | None:
    """A hand that wins with a discard of a player who is not the dealer, with a few lines; None if there is none."""
    if has_card(variant):
        card = card_of(variant)
        rack = winning_rack(card, card.lines[0])
        last = rack.concealed[-1]
        return Example(rack, Win(Seat.B, last, Came.DISCARD, Seat.C), Wind.SOUTH, Wind.EAST)
    found = [each for each in examples(variant).values() if _is_plain(variant, each.example, each.sheet)]
    best = min(found, key=lambda each: abs(len(each.sheet.lines) - _LINES), default=None)
    return best.example if best else None


def _is_plain(variant: Variant, hand: Example, sheet: ScoreSheet) -> bool:
    """It wins with another player's discard, at this table, and in no special way."""
    win = hand.win
    if win is None or win.came is not Came.DISCARD or win.is_original_call or win.on_first_discard:
        return False
    is_special = win.on_last_tile or win.is_last_of_its_kind or hand.seat_wind is Wind.EAST
    return not is_special and sheet.reading is not None and variant.tally.short_of(sheet) is None


def _drawn(hand: Example) -> Example:
    """The same hand with the last tile from the wall."""
    assert hand.win is not None
    return replace(hand, win=replace(hand.win, came=Came.DRAWN, giver=None))


def _way(variant: Variant, hand: Example) -> Way:
    """The hand counted and paid for."""
    assert hand.win is not None
    showing = hand.showing(variant)
    sheet = variant.tally.sheet(showing)
    paid = tuple(_paid(each, hand.win.seat) for each in payments_of(variant, showing, sheet))
    shown = sheets.shown(sheet)
    steps = () if shown else sheets.told(sheet.steps)
    return Way(hand.win.giver is None, worths.amount(sheet.value), shown, steps, paid)


def _paid(entry: Payment, winner: Seat) -> Paid:
    """An entry of the ledger."""
    assert isinstance(entry.payer, Seat)
    return Paid(wind(Wind(entry.payer)), worths.amount(entry.amount), reasons.say_text(entry.why, me=winner))


def _groups(variant: Variant, hand: Example) -> tuple[tuple[Tile, ...], ...]:
    """The tiles, set by set."""
    reading = variant.tally.sheet(hand.showing(variant)).reading
    if reading is None:
        return (tuple(sorted(hand.hand.concealed, key=display_order)),)
    assert hand.win is not None
    sets = tiles_of(reading, hand.hand, hand.win.tile)
    return tuple(tuple(sorted(each, key=display_order)) for each in (*sets, hand.hand.bonus) if each)
