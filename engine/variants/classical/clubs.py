"""What the tables of two leagues share: limit hands, and more that doubles.

What belongs here: their common rows. What does not: what all tables share (``scores``), each league's own rows.
"""

from engine.patterns.circumstances import last_tile, robbed_kong
from engine.patterns.facts import Finder
from engine.patterns.hands import nine_gates_by_shape, thirteen_orphans
from engine.patterns.honors import big_four_winds
from engine.patterns.sets import all_terminal_pungs, four_kongs
from engine.patterns.suits import all_green, all_honors, all_terminals_and_honors
from engine.scoring.pattern_table import Pattern
from engine.scoring.points_and_doubles import doubles
from engine.variants.classical.finders import (
    carrying_pole,
    dealt_complete,
    first_discard,
    moon_from_sea,
    only_own_sets,
    original_call,
    plum_blossom_roof,
)

CLUB_LIMIT_HANDS: tuple[tuple[str, Finder], ...] = (
    ("all_honors", all_honors),
    ("all_terminals", all_terminal_pungs),
    ("thirteen_orphans", thirteen_orphans),
    ("big_four_winds", big_four_winds),
    ("all_green", all_green),
    ("nine_gates", nine_gates_by_shape),
    ("four_kongs", four_kongs),
    ("heavenly_hand", dealt_complete),
    ("earthly_hand", first_discard),
    ("plum_blossom_roof", plum_blossom_roof),
    ("moon_from_sea", moon_from_sea),
    ("carrying_pole", carrying_pole),
)
"""Limit hands of both leagues, by the ids of their rows."""
LAST_TILE = Pattern("last_tile_win", last_tile, doubles(1))
ROBBED = Pattern("robbing_the_kong", robbed_kong, doubles(1))
OWN_SETS = Pattern("fully_concealed_hand", only_own_sets, doubles(1))
ORIGINAL_CALL = Pattern("original_call", original_call, doubles(1))
ENDS_AND_HONORS = Pattern("all_terminals_and_honors", all_terminals_and_honors, doubles(1))
"""What doubles at the tables of both leagues."""
