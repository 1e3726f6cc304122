"""What hands are worth: the unit, the best-known patterns, limits, and how fan become points."""

from collections.abc import Callable

from engine.book.entry import Fact, Head
from engine.book.probes import card_of
from engine.book.winning import needed_at_least
from engine.deals import Came, Win
from engine.hands import hand_of
from engine.reasons import Reason, Term
from engine.ruleset import Variant
from engine.scoring.fan_table import FanTable
from engine.scoring.pattern_table import Pattern
from engine.scoring.points_and_doubles import PointsAndDoubles
from engine.scoring.sheet import StepKind, Unit
from engine.seats import Seat, Wind
from engine.tiles import DESIGNS, tile

BEST_KNOWN = (
    "winning_hand",
    "self_drawn",
    "dragon_pung",
    "seat_wind",
    "all_pungs",
    "half_flush",
    "full_flush",
    "seven_pairs",
    "thirteen_orphans",
    "robbing_the_kong",
    "two_concealed_kongs",
)
"""The patterns by which tables are compared, by id."""


def _worth_of(id: str) -> Callable[[Variant], Reason | None]:
    """What this pattern is worth; nothing where it does not count."""

    def says(variant: Variant) -> Reason | None:
        row = next((each for each in variant.tally.patterns if each.id == id), None)
        return None if row is None else _worth(row)

    return says


def _worth(row: Pattern) -> Reason:
    pattern, count = Term(row.id), row.worth.base
    if row.worth.unit is Unit.FAN:
        return Reason("book.worth-fan", {"pattern": pattern, "count": count})
    if row.worth.unit is Unit.DOUBLE:
        return Reason("book.worth-double", {"pattern": pattern, "count": count})
    return Reason("book.worth-points", {"pattern": pattern, "count": count})


def _unit(variant: Variant) -> Reason | None:
    card = card_of(variant)
    if card is not None:
        return Reason("book.printed-on-card", {"least": card.lowest, "most": max(each.value for each in card.lines)})
    units = {each.worth.unit for each in variant.tally.patterns}
    if Unit.FAN in units:
        return Reason("book.counts-fan")
    return Reason("book.counts-points-and-doubles") if Unit.DOUBLE in units else Reason("book.counts-points")


def _jokerless(variant: Variant) -> Reason | None:
    card = card_of(variant)
    if card is None:
        return None
    wanted = next(hand for line in card.lines for hand in line.hands if line.takes_jokers and not hand.least_jokers)
    hand = hand_of(tile(DESIGNS[kind], copy + 1) for kind, many in wanted.needs().items() for copy in range(many))
    win = Win(Seat.A, hand.concealed[0], Came.DRAWN)
    steps = variant.sheet(hand, win, seat_wind=Wind.EAST, round_wind=Wind.EAST).steps
    doubled = next((each for each in steps if each.kind is StepKind.DOUBLED), None)
    return None if doubled is None else Reason("book.jokerless", {"count": 2**doubled.by})


def _limit_hands(variant: Variant) -> Reason | None:
    table = variant.tally
    if not isinstance(table, FanTable | PointsAndDoubles) or not table.limits:
        return None
    most = max(each.worth.base for each in table.patterns if each.id in table.limits)
    if isinstance(table, FanTable):
        return Reason("book.limit-hands-fan", {"count": len(table.limits), "amount": most})
    return Reason("book.limit-hands", {"count": len(table.limits), "amount": most})


def _most(variant: Variant) -> Reason | None:
    table = variant.tally
    if isinstance(table, FanTable) and table.most_fan is not None:
        return Reason("book.most-fan", {"count": table.most_fan, "amount": table.curve(table.most_fan)})
    most = table.most_points if isinstance(table, FanTable) else getattr(table, "limit", None)
    if most is not None:
        return Reason("book.most-points", {"count": most})
    return Reason("book.no-limit") if table.patterns else None


def _curve(variant: Variant) -> Reason | None:
    table = variant.tally
    if not isinstance(table, FanTable):
        return None
    least = max(1, needed_at_least(variant))
    top = next((fan for fan in range(_FARTHEST) if table.curve(fan + 1) != 2 * table.curve(fan)), None)
    if top is None:
        return Reason("book.each-fan-doubles", {"fan": least, "amount": table.curve(least)})
    return Reason("book.fan-double-at-first", {"fan": top, "amount": table.curve(top)})


_FARTHEST = 10
"""Units: fan. As far as is looked whether each doubles the points."""

PATTERN_FACTS = tuple(Fact(f"worth.{id}", Head.WINNING, _worth_of(id)) for id in BEST_KNOWN)
"""What the best-known patterns are worth."""
FACTS = (
    Fact("unit", Head.SCORING, _unit),
    Fact("curve", Head.SCORING, _curve),
    Fact("jokerless", Head.SCORING, _jokerless),
    Fact("limit-hands", Head.SCORING, _limit_hands),
    Fact("limit", Head.SCORING, _most),
)
"""How worths are counted."""
