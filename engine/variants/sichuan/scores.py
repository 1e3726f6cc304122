"""What hands are worth in Sichuan, in fan.

What belongs here: the rows of the table and their worth, and other tables' rows. What does not: finding them
(``patterns``), who pays (``money``).
"""

from dataclasses import replace

from engine.patterns.circumstances import four_sets_laid, kong_replacement, last_tile, robbed_kong, self_drawn
from engine.patterns.hands import seven_pairs
from engine.patterns.sets import all_258_pungs, all_pungs, four_alike, terminal_in_each_group, terminal_in_each_set
from engine.patterns.suits import full_flush
from engine.ruleset import Change, Variant
from engine.scoring.fan_table import FanTable, doubling, fan
from engine.scoring.pattern_table import Pattern

CAP = 5
"""Units: fan. More fan bring no more points."""

BATTLE = FanTable(
    (
        Pattern("pungs_258", all_258_pungs, fan(3), hides=frozenset({"all_pungs"})),
        Pattern("all_pungs", all_pungs, fan(1)),
        Pattern("seven_pairs", seven_pairs, fan(2)),
        Pattern("terminal_in_each_set", terminal_in_each_set, fan(2)),
        Pattern("full_flush", full_flush, fan(2)),
        Pattern("golden_hook", four_sets_laid, fan(1)),
        Pattern("root", four_alike, fan(1)),
        Pattern("win_after_kong", kong_replacement, fan(1)),
        Pattern("robbing_the_kong", robbed_kong, fan(1)),
        Pattern("last_tile_win", last_tile, fan(1)),
    ),
    most_points=doubling(CAP),
)
"""Any finished hand wins; each fan doubles its points."""
_SELF_DRAWN = Pattern("self_drawn", self_drawn, fan(1))


def table_of(variant: Variant) -> FanTable:
    """How the variant counts."""
    assert isinstance(variant.tally, FanTable)
    return variant.tally


def capped(most: int) -> Change:
    """So many fan bring the most points there are."""
    return lambda variant: replace(variant, tally=replace(table_of(variant), most_points=doubling(most)))


def with_self_drawn_fan(variant: Variant) -> Variant:
    """A self-drawn win has a fan more."""
    table = table_of(variant)
    return replace(variant, tally=replace(table, patterns=(*table.patterns, _SELF_DRAWN)))


def with_terminal_pairs(variant: Variant) -> Variant:
    """Seven pairs of ones and nines are an outside hand too."""
    table = table_of(variant)
    rows = (
        replace(row, find=terminal_in_each_group) if row.find is terminal_in_each_set else row for row in table.patterns
    )
    return replace(variant, tally=replace(table, patterns=tuple(rows)))
