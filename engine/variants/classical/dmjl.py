"""What hands are worth at the table called dmjl, as a Dutch league counts.

What belongs here: its own rows and the table. What does not: what other tables share (``scores``, ``clubs``).
"""

from engine.patterns.honors import big_four_winds, big_three_dragons, little_four_winds, little_three_dragons
from engine.scoring.pattern_table import Pattern
from engine.scoring.points_and_doubles import PointsAndDoubles, doubles
from engine.scoring.worth import Worth
from engine.variants.classical.clubs import (
    CLUB_LIMIT_HANDS,
    ENDS_AND_HONORS,
    LAST_TILE,
    ORIGINAL_CALL,
    OWN_SETS,
    ROBBED,
)
from engine.variants.classical.finders import (
    end_pair_finished,
    flower_sets,
    four_own_pungs,
    from_dead_wall,
    own_flower_and_season,
    own_full_flush,
    pair_finished,
    squirming_snake,
    three_own_pungs,
    zero_point_hand,
)
from engine.variants.classical.scores import (
    BONUS_TILES,
    FULL_FLUSH,
    GOING_OUT,
    HALF_FLUSH,
    HONOR_SETS,
    LIMIT,
    NO_CHOWS,
    ONLY_TILE,
    PAIRS,
    SELF_DRAWN,
    SETS,
    ids,
    limit_rows,
)

_LIMIT_HANDS = limit_rows(
    LIMIT,
    (
        *CLUB_LIMIT_HANDS,
        ("big_three_dragons", big_three_dragons),
        ("four_concealed_pungs", four_own_pungs),
        ("concealed_full_flush", own_full_flush),
        ("squirming_snake", squirming_snake),
    ),
)
_ANY_HAND = (
    *HONOR_SETS,
    Pattern("own_flower_and_season", own_flower_and_season, doubles(1)),
    Pattern("flower_set", flower_sets, doubles(1)),
    Pattern("three_concealed_pungs", three_own_pungs, doubles(1)),
    Pattern("little_three_dragons", little_three_dragons, doubles(1)),
    Pattern("three_dragon_pungs", big_three_dragons, doubles(2)),
    Pattern("little_four_winds", little_four_winds, doubles(1)),
    Pattern("four_wind_pungs", big_four_winds, doubles(2)),
)
DMJL = PointsAndDoubles(
    (
        *_LIMIT_HANDS,
        GOING_OUT,
        *SETS,
        *PAIRS,
        BONUS_TILES,
        SELF_DRAWN,
        ONLY_TILE,
        Pattern("last_tile_makes_pair", pair_finished, Worth(2)),
        Pattern("last_tile_makes_end_pair", end_pair_finished, Worth(4)),
        *_ANY_HAND,
        NO_CHOWS,
        Pattern("zero_point_hand", zero_point_hand, doubles(1)),
        HALF_FLUSH,
        FULL_FLUSH,
        ENDS_AND_HONORS,
        OWN_SETS,
        Pattern("out_with_replacement_tile", from_dead_wall, doubles(1)),
        LAST_TILE,
        ROBBED,
        ORIGINAL_CALL,
    ),
    without_win=ids(*SETS, *PAIRS, BONUS_TILES, *_ANY_HAND),
    limits=ids(*_LIMIT_HANDS),
    limit=LIMIT,
)
"""As a Dutch league counts."""
