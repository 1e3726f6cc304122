"""What classical tables do otherwise.

What belongs here: each choice as a change of the variant. What does not: what the tables count (``scores``, ``clubs``).
"""

from collections.abc import Callable
from dataclasses import replace

from engine.actions import Win
from engine.breaks import ONE_ROLL
from engine.claims import farthest
from engine.continuation import only_winner_keeps
from engine.options import going_on, with_winners
from engine.phases.bars import declared_first
from engine.phases.turn import Turn
from engine.phases.turn_rules import READY_DECLARATION
from engine.ruleset import Change, Choice, Option, Variant, with_bar
from engine.scoring.pattern_table import Pattern
from engine.scoring.points_and_doubles import PointsAndDoubles
from engine.scoring.worth import Worth
from engine.seats import Wind
from engine.tiles import tile_set
from engine.variants.classical.bmja import BMJA, BMJA_SHAPES
from engine.variants.classical.dmjl import DMJL
from engine.variants.classical.payments import EverybodySettles
from engine.variants.classical.scores import BABCOCK, PLAIN


def _counted_by(tally: PointsAndDoubles) -> Change:
    """Hands are counted as at another table."""
    return lambda variant: replace(variant, tally=tally)


def _with_few_chows(variant: Variant) -> Variant:
    """Hands are counted as in a British league, where other hands win, too."""
    return replace(variant, tally=BMJA, shapes=BMJA_SHAPES)


def _with_table(change: Callable[[PointsAndDoubles], PointsAndDoubles]) -> Change:
    """The table changed."""

    def changed(variant: Variant) -> Variant:
        assert isinstance(variant.tally, PointsAndDoubles)
        return replace(variant, tally=change(variant.tally))

    return changed


def _pair_of_both_winds_twice(table: PointsAndDoubles) -> PointsAndDoubles:
    """A pair of the wind that is both the seat's and the round's brings points for each."""
    return replace(table, patterns=tuple(replace(row, covers=frozenset()) for row in table.patterns))


def _without_limit(table: PointsAndDoubles) -> PointsAndDoubles:
    """Nothing is cut off; limit hands are worth what they were."""
    return replace(table, limit=None)


def _limited(limit: int) -> Change:
    """No hand is worth more, and limit hands are worth as much."""

    def scaled(rows: tuple[Pattern, ...], table: PointsAndDoubles) -> tuple[Pattern, ...]:
        before = table.limit or limit
        return tuple(
            replace(row, worth=Worth(row.worth.base * limit // before)) if row.id in table.limits else row
            for row in rows
        )

    def changed(table: PointsAndDoubles) -> PointsAndDoubles:
        calling = table.calling and replace(table.calling, rows=scaled(table.calling.rows, table))
        return replace(table, patterns=scaled(table.patterns, table), limit=limit, calling=calling)

    return _with_table(changed)


def _paid_by(change: Callable[[EverybodySettles], EverybodySettles]) -> Change:
    """Hands are paid for in another way."""

    def changed(variant: Variant) -> Variant:
        assert isinstance(variant.settlement, EverybodySettles)
        return replace(variant, settlement=change(variant.settlement))

    return changed


def _with_flowers(variant: Variant) -> Variant:
    """The eight bonus tiles are in the wall."""
    return replace(variant, tile_set=tile_set(bonus=True))


def _with_declaration(variant: Variant) -> Variant:
    """A ready hand is declared in turn, and only a declared one wins."""
    turn = variant.phases[Turn]
    phases = {**variant.phases, Turn: turn.with_rules((*turn.rules, READY_DECLARATION))}
    return with_bar(replace(variant, phases=phases), declared_first, Win)


def _broken_by_one_roll(variant: Variant) -> Variant:
    """The dealer's roll counts both the wall and the stacks."""
    return replace(variant, deal=replace(variant.deal, breaks=ONE_ROLL))


def _counted_from_the_right(variant: Variant) -> Variant:
    """The player on the dealer's right is one when the wall is counted out."""
    return replace(variant, deal=replace(variant.deal, breaks=replace(variant.deal.breaks, first=Wind.SOUTH)))


WORTHS = (
    Option(
        "table",
        (
            Choice("core"),
            Choice("dmjl", _counted_by(DMJL)),
            Choice("bmja", _with_few_chows),
            Choice("babcock", _counted_by(BABCOCK)),
            Choice("plain", _counted_by(PLAIN)),
        ),
    ),
    Option("double_wind_pair", (Choice("2"), Choice("4", _with_table(_pair_of_both_winds_twice)))),
    Option(
        "limit",
        (
            Choice("of_table"),
            Choice("300", _limited(300)),
            Choice("1000", _limited(1000)),
            Choice("none", _with_table(_without_limit)),
        ),
    ),
)
"""What counts, and how much."""
PAYMENTS = (
    Option(
        "losers_settle",
        (Choice("on"), Choice("off", _paid_by(lambda usual: replace(usual, losers_settle=False)))),
    ),
    Option(
        "east_doubles",
        (Choice("on"), Choice("off", _paid_by(lambda usual: replace(usual, east_doubles=False)))),
    ),
)
"""Who pays whom."""
PLAY = (
    Option("flowers", (Choice("off"), Choice("on", _with_flowers))),
    Option("calling_declaration", (Choice("off"), Choice("on", _with_declaration))),
    Option("two_winners", (Choice("nearest"), Choice("farthest", with_winners(farthest)))),
    Option("break", (Choice("two_rolls"), Choice("one_roll", _broken_by_one_roll))),
    Option("break_count_from", (Choice("dealer"), Choice("right", _counted_from_the_right))),
    Option("dealer_keeps_on_draw", (Choice("on"), Choice("off", going_on(dealer=only_winner_keeps)))),
)
"""How it is played."""
