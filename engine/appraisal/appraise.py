"""Appraising: one hand at one table, or at several side by side.

What belongs here: the sheet of a hand, and every obstacle to its win. What does not: ways around them (``why_not``).
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from engine.actions import Action, Chow, Kong, Pung, suit_term
from engine.hands import Hand
from engine.melds import Meld, MeldKind
from engine.patterns.facts import Showing
from engine.phases.bars import ALWAYS, no_chows
from engine.phases.claim_window import ClaimWindow
from engine.phases.turn import Turn
from engine.phases.void_suit import VoidSuit
from engine.reasons import EngineError, Reason
from engine.rules import RuleFor
from engine.ruleset import Variant
from engine.scoring.sheet import ScoreLine, ScoreSheet, Unit
from engine.shapes.shape import OUT_OF_REACH
from engine.shown_hands import ShownHand
from engine.tiles import NUMBER_SUITS, Suit

_LAID_BY: Mapping[MeldKind, type[Action]] = MappingProxyType(
    {MeldKind.CHOW: Chow, MeldKind.PUNG: Pung, MeldKind.KONG: Kong}
)
"""The action that lays each kind of set."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """One hand at one table."""

    variant: Variant
    """The table."""
    showing: Showing | None
    """The hand as it lies there; None if it cannot lie there at all."""
    sheet: ScoreSheet
    """What it is worth, also below the minimum; empty if it is not finished."""
    obstacles: tuple[Reason, ...]
    """What keeps it from winning, the first thing first; none if it wins."""
    void: Suit | None = None
    """The suit the player does without, where one must be chosen."""

    @property
    def wins(self) -> bool:
        """The hand wins."""
        return not self.obstacles

    @property
    def obstacle(self) -> Reason | None:
        """The first thing that keeps it from winning; None if it wins."""
        return next(iter(self.obstacles), None)

    @property
    def total(self) -> int:
        """Units: `unit`. What the lines come to, before that is turned into points."""
        return self.sheet.total

    @property
    def unit(self) -> Unit | None:
        """What this table counts in; None if a card says what hands are worth."""
        return next((each.worth.unit for each in self.variant.tally.patterns), None)

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """What counts."""
        return self.sheet.lines


def appraise(shown: ShownHand, variant: Variant) -> Appraisal:
    """What a hand is worth at a table, and every obstacle to its win.

    Where a void suit must be chosen and none is told, it is the one with the fewest tiles, if all three are held.

    Raises: ContentError ``shown.…`` or NotationError for a hand that cannot lie on this table, as `ShownHand.showing`.

    >>> from engine.variants import variant
    >>> here = appraise(ShownHand("123456789m46s11p", win="5s"), variant("mcr"))
    >>> here.wins, here.total, [each.pattern for each in here.lines][0]
    (True, 22, 'pure_straight')
    """
    asks_for_void = VoidSuit in variant.phases
    elsewhere = not asks_for_void and shown.void in NUMBER_SUITS
    showing = (replace(shown, void="") if elsewhere else shown).showing(variant)
    void = (Suit(shown.void) if shown.void else void_of(showing.hand)) if asks_for_void else None
    return judged(variant, showing, void)


def compare(shown: ShownHand, tables: Iterable[Variant]) -> tuple[Appraisal, ...]:
    """One hand at every table: its sheet where it wins, the first obstacle where it does not; never raises.

    >>> from engine.variants import variant
    >>> shown = ShownHand("123456p789p99s1z1z", win="1z", self_draw=True)
    >>> tables = [variant("basic"), variant("hong_kong"), variant("sichuan")]
    >>> [(each.wins, each.total, each.obstacle and each.obstacle.code) for each in compare(shown, tables)]
    [(True, 1, None), (True, 5, None), (False, 0, 'shown.not-in-this-game')]
    """
    return tuple(_somewhere(shown, each) for each in tables)


def _somewhere(shown: ShownHand, variant: Variant) -> Appraisal:
    """The appraisal at a table where the hand may be impossible."""
    try:
        return appraise(shown, variant)
    except EngineError as refused:
        return Appraisal(variant, None, ScoreSheet(), (refused.reason,))


def judged(variant: Variant, showing: Showing, void: Suit | None) -> Appraisal:
    """The appraisal of a hand that lies on the table, with this void suit."""
    against = [*_never_laid(variant, showing.hand), *_of_void_suit(showing.hand, void)]
    missing, sheet = variant.missing(showing.hand), ScoreSheet()
    if missing:
        against.append(_unfinished(missing))
    elif showing.readings:
        sheet = variant.tally.sheet(showing)
        short = variant.tally.short_of(sheet)
        against += [short] if short else []
    return Appraisal(variant, showing, sheet, tuple(against), void)


def _unfinished(missing: int) -> Reason:
    """Why a hand that lacks so many tiles does not win."""
    if missing >= OUT_OF_REACH:
        return Reason("win.out-of-reach")
    return Reason("win.one-still-missing") if missing == 1 else Reason("win.more-missing", {"count": missing})


def _never_laid(variant: Variant, hand: Hand) -> Iterator[Reason]:
    """Why some of the sets cannot lie on this table, whatever else happens."""
    found = (_never(variant, each) for each in hand.melds)
    yield from {reason.code: reason for reason in found if reason}.values()


def _never(variant: Variant, meld: Meld) -> Reason | None:
    """Why this set cannot lie on this table; None if it can. Lines of a card are made of tiles alike."""
    if meld.kind is MeldKind.CHOW and not variant.has_sets:
        return ALWAYS[no_chows]
    phase = variant.phases[Turn if meld.is_concealed else ClaimWindow]
    kind = _LAID_BY.get(meld.kind)
    bars = [bar for each in phase.rules if isinstance(each, RuleFor) and each.kind is kind for bar in each.bars]
    return next((ALWAYS[bar] for bar in bars if bar in ALWAYS), None)


def _of_void_suit(hand: Hand, void: Suit | None) -> Iterator[Reason]:
    """Why a hand with tiles of the void suit does not win."""
    held = [each for each in hand.tiles if each.design.suit is void]
    if void is not None and held:
        yield Reason("void.still-held", {"suit": suit_term(void), "tile": held[0]})


def is_barred_by_suits(variant: Variant, hand: Hand) -> bool:
    """A suit must be given up at this table, and the hand has tiles of all three."""
    return VoidSuit in variant.phases and void_of(hand) is not None


def void_of(hand: Hand) -> Suit | None:
    """The suit a hand of all three does best without: none of its sets, and the fewest tiles; None if one is absent."""
    suits = [each.design.suit for each in hand.tiles]
    laid = {each.design.suit for meld in hand.melds for each in meld.tiles}
    if not all(each in suits for each in NUMBER_SUITS):
        return None
    return min(NUMBER_SUITS, key=lambda each: (each in laid, suits.count(each)))
