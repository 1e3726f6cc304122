"""Classical: the game of the 1920s, 136 tiles or 144. Everybody's hand counts, and East pays and gets double."""

from dataclasses import replace

from engine.actions import Win
from engine.breaks import ONE_ROLL, SECOND_ROLL
from engine.claims import farthest
from engine.continuation import PlayOn, after_four_rounds, only_winner_keeps, winner_keeps
from engine.options import dealer_option, going_on, match_option, with_winners
from engine.phases.bars import declared_first
from engine.phases.turn import Turn
from engine.phases.turn_rules import READY_DECLARATION
from engine.phases.usual import USUAL_OPENING, USUAL_PHASES
from engine.ruleset import Choice, DealPlan, Option, Variant, with_bar
from engine.seats import Wind
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.tiles import tile_set


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


CLASSICAL = Variant(
    id="classical",
    tile_set=tile_set(),
    shapes=(SetsAndPair(), ThirteenOrphans()),
    deal=DealPlan(breaks=SECOND_ROLL, loose=2),
    opening=USUAL_OPENING,
    phases=USUAL_PHASES,
    continuation=PlayOn(dealer=winner_keeps, match_ends=after_four_rounds),
    options=(
        Option("flowers", (Choice("off"), Choice("on", _with_flowers))),
        Option("calling_declaration", (Choice("off"), Choice("on", _with_declaration))),
        Option("two_winners", (Choice("nearest"), Choice("farthest", with_winners(farthest)))),
        Option("break", (Choice("two_rolls"), Choice("one_roll", _broken_by_one_roll))),
        Option("break_count_from", (Choice("dealer"), Choice("right", _counted_from_the_right))),
        Option("dealer_keeps_on_draw", (Choice("on"), Choice("off", going_on(dealer=only_winner_keeps)))),
        dealer_option("winner_keeps"),
        match_option("four_rounds"),
    ),
    as_taught=(("calling_declaration", "on"), ("two_winners", "farthest"), ("break_count_from", "right")),
)
"""The common core of the published rules."""
