"""What hands are worth in Hong Kong, in fan.

What belongs here: the rows of the table and their worth. What does not: finding them (``patterns``), other tables'
ways (``options``), who pays (``payments``).
"""

from engine.patterns.chows import all_chows
from engine.patterns.circumstances import (
    all_flowers,
    all_seasons,
    closed_hand,
    kong_replacement,
    last_tile,
    no_bonus_tiles,
    own_flower,
    own_season,
    robbed_kong,
    self_drawn,
)
from engine.patterns.hands import nine_gates_by_shape, seven_pairs, thirteen_orphans
from engine.patterns.honors import (
    big_four_winds,
    big_three_dragons,
    dragon_sets,
    little_three_dragons,
    round_wind,
    seat_wind,
)
from engine.patterns.sets import all_pungs, all_terminal_pungs, four_concealed_pungs_drawn, four_kongs
from engine.patterns.suits import all_honors, full_flush, half_flush
from engine.scoring.fan_table import FanTable, fan
from engine.scoring.pattern_table import Pattern

MINIMUM = 3
"""Units: fan. What a hand needs to win."""
CAP = 13
"""Units: fan. What no hand exceeds, and what a limit hand has."""
FLOWERS = ("own_flower", "own_season", "all_flowers", "all_seasons")
"""What bonus tiles bring, by id."""

_LIMIT_HANDS = (
    Pattern("thirteen_orphans", thirteen_orphans, fan(CAP)),
    Pattern("all_honors", all_honors, fan(CAP)),
    Pattern("all_terminals", all_terminal_pungs, fan(CAP)),
    Pattern("big_three_dragons", big_three_dragons, fan(CAP)),
    Pattern("big_four_winds", big_four_winds, fan(CAP)),
    Pattern("four_kongs", four_kongs, fan(CAP)),
    Pattern("nine_gates", nine_gates_by_shape, fan(CAP)),
    Pattern("four_concealed_pungs", four_concealed_pungs_drawn, fan(CAP)),
)
_TILES = (
    Pattern("common_hand", all_chows, fan(1)),
    Pattern("all_pungs", all_pungs, fan(3)),
    Pattern("half_flush", half_flush, fan(3)),
    Pattern("full_flush", full_flush, fan(7)),
    Pattern("seven_pairs", seven_pairs, fan(4)),
    Pattern("little_three_dragons", little_three_dragons, fan(5), hides=frozenset({"dragon_pung"})),
    Pattern("dragon_pung", dragon_sets, fan(1)),
    Pattern("seat_wind", seat_wind, fan(1)),
    Pattern("prevalent_wind", round_wind, fan(1)),
)
_CIRCUMSTANCES = (
    Pattern("concealed_hand", closed_hand, fan(1)),
    Pattern("self_drawn", self_drawn, fan(1)),
    Pattern("out_with_replacement_tile", kong_replacement, fan(1)),
    Pattern("robbing_the_kong", robbed_kong, fan(1)),
    Pattern("last_tile_win", last_tile, fan(1)),
    Pattern("no_flowers", no_bonus_tiles, fan(1)),
    Pattern("own_flower", own_flower, fan(1)),
    Pattern("own_season", own_season, fan(1)),
    Pattern("all_flowers", all_flowers, fan(2), hides=frozenset({"own_flower"})),
    Pattern("all_seasons", all_seasons, fan(2), hides=frozenset({"own_season"})),
)

THREE_FAN = FanTable(
    (*_LIMIT_HANDS, *_TILES, *_CIRCUMSTANCES),
    limits=frozenset(each.id for each in _LIMIT_HANDS),
    minimum=MINIMUM,
    most_fan=CAP,
)
"""Three fan to win, thirteen at most."""
