"""What hands are worth at classical tables: what all of them share, and the tables without club rules.

What belongs here: rows, and the core, plain and Babcock tables. What does not: the tables of clubs (``clubs``), finding
patterns (``patterns``, ``finders``), who pays (``payments``).
"""

from collections.abc import Iterable

from engine.patterns.circumstances import bonus_tiles, self_drawn, won
from engine.patterns.facts import Finder
from engine.patterns.hands import thirteen_orphans
from engine.patterns.honors import dragon_pair, dragon_sets, round_wind, round_wind_pair, seat_wind, seat_wind_pair
from engine.patterns.sets import kongs, no_chows, pungs
from engine.patterns.suits import all_honors, all_terminals, full_flush, half_flush
from engine.patterns.waits import only_possible_kind
from engine.scoring.doublings import FOR_A_KONG, FOR_CONCEALED, FOR_ENDS
from engine.scoring.pattern_table import Pattern
from engine.scoring.points_and_doubles import PointsAndDoubles, doubles
from engine.scoring.worth import Worth

LIMIT = 500
"""Units: points. What no hand exceeds, and what a limit hand is worth."""
_SET = Worth(2, (FOR_A_KONG, FOR_CONCEALED, FOR_ENDS))

GOING_OUT = Pattern("winning_hand", won, Worth(20))
"""What the win itself brings."""
SETS = (Pattern("pung", pungs, _SET), Pattern("kong", kongs, _SET))
"""Tiles alike, in any hand. Chows bring nothing."""
DRAGON_PAIR = Pattern("dragon_pair", dragon_pair, Worth(2))
SEAT_WIND_PAIR = Pattern("seat_wind_pair", seat_wind_pair, Worth(2))
ROUND_WIND_PAIR = Pattern("prevalent_wind_pair", round_wind_pair, Worth(2))
PAIRS = (DRAGON_PAIR, SEAT_WIND_PAIR, ROUND_WIND_PAIR)
"""Pairs, in any hand; one that is both winds brings both."""
PAIRS_ONCE = (
    DRAGON_PAIR,
    Pattern("seat_wind_pair", seat_wind_pair, Worth(2), covers=frozenset({"prevalent_wind_pair"})),
    ROUND_WIND_PAIR,
)
"""The same, but one that is both winds brings one."""
BONUS_TILES = Pattern("bonus_tile", bonus_tiles, Worth(4))
"""Flowers and seasons, in any hand; where they are not played there are none."""
SELF_DRAWN = Pattern("self_drawn", self_drawn, Worth(2))
ONLY_TILE = Pattern("unique_wait", only_possible_kind, Worth(2))
DRAGONS = Pattern("dragon_pung", dragon_sets, doubles(1))
SEAT_WIND = Pattern("seat_wind", seat_wind, doubles(1))
ROUND_WIND = Pattern("prevalent_wind", round_wind, doubles(1))
HONOR_SETS = (DRAGONS, SEAT_WIND, ROUND_WIND)
"""What doubles any hand."""
NO_CHOWS = Pattern("no_chows", no_chows, doubles(1))
HALF_FLUSH = Pattern("half_flush", half_flush, doubles(1))
FULL_FLUSH = Pattern("full_flush", full_flush, doubles(3))


def ids(*rows: Pattern) -> frozenset[str]:
    """The ids of rows."""
    return frozenset(each.id for each in rows)


def limit_rows(limit: int, found_by: Iterable[tuple[str, Finder]]) -> tuple[Pattern, ...]:
    """A row worth the limit for each of these patterns."""
    return tuple(Pattern(id, find, Worth(limit)) for id, find in found_by)


_LIMIT_HANDS = limit_rows(
    LIMIT, (("all_honors", all_honors), ("all_terminals", all_terminals), ("thirteen_orphans", thirteen_orphans))
)
CORE = PointsAndDoubles(
    (
        *_LIMIT_HANDS,
        GOING_OUT,
        *SETS,
        *PAIRS_ONCE,
        BONUS_TILES,
        SELF_DRAWN,
        ONLY_TILE,
        *HONOR_SETS,
        NO_CHOWS,
        HALF_FLUSH,
        FULL_FLUSH,
    ),
    without_win=ids(*SETS, *PAIRS, BONUS_TILES, *HONOR_SETS),
    limits=ids(*_LIMIT_HANDS),
    limit=LIMIT,
)
"""What published rules have in common."""
PLAIN = PointsAndDoubles(
    (GOING_OUT, *SETS, *PAIRS_ONCE, BONUS_TILES, *HONOR_SETS),
    without_win=ids(*SETS, *PAIRS, BONUS_TILES, *HONOR_SETS),
)
"""What a beginner's page lists: going out, sets, pairs, and the sets that double."""
_BABCOCK_PAIRS = (DRAGON_PAIR, SEAT_WIND_PAIR)
_BABCOCK_SETS = (DRAGONS, SEAT_WIND)
BABCOCK = PointsAndDoubles(
    (
        GOING_OUT,
        *SETS,
        *_BABCOCK_PAIRS,
        BONUS_TILES,
        SELF_DRAWN,
        ONLY_TILE,
        *_BABCOCK_SETS,
        NO_CHOWS,
        HALF_FLUSH,
        FULL_FLUSH,
    ),
    without_win=ids(*SETS, *_BABCOCK_PAIRS, BONUS_TILES, *_BABCOCK_SETS),
)
"""As Babcock's rules of 1923: the wind of the round brings nothing, and there is no limit."""
