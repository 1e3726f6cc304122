"""What hands are worth at the table called bmja, as a British league counts, and what wins there.

What belongs here: its own rows, the table, what wins. What does not: what other tables share (``scores``, ``clubs``).
"""

from dataclasses import replace

from engine.patterns.circumstances import all_flowers, all_seasons, own_flower, own_season
from engine.patterns.facts import Finder
from engine.scoring.calling import Calling
from engine.scoring.pattern_table import Pattern
from engine.scoring.points_and_doubles import PointsAndDoubles, doubles
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.variants.classical.clubs import (
    CLUB_LIMIT_HANDS,
    ENDS_AND_HONORS,
    LAST_TILE,
    ORIGINAL_CALL,
    OWN_SETS,
    ROBBED,
)
from engine.variants.classical.few_chows import FewChows
from engine.variants.classical.finders import big_three_dragons_of_pungs, buried_treasure, full_flush_of_pungs
from engine.variants.classical.scores import (
    BONUS_TILES,
    FULL_FLUSH,
    GOING_OUT,
    HONOR_SETS,
    NO_CHOWS,
    PAIRS,
    SELF_DRAWN,
    SETS,
    ids,
    limit_rows,
)
from engine.variants.classical.shapes import END_PAIRS, GATES, KNITTING, TRIPLE_KNITTING, WRIGGLING_SNAKE

BMJA_LIMIT = 1000
"""Units: points. What no hand exceeds at the table called bmja."""
_CALLED_FOR = 4
_CALLED_FOR_HALF = 2
"""Tenths of the limit. What it brings to lack one tile of a limit hand, and of one that is worth half of it."""
_FULL: tuple[tuple[str, Finder], ...] = (
    *CLUB_LIMIT_HANDS,
    ("big_three_dragons", big_three_dragons_of_pungs),
    ("buried_treasure", buried_treasure),
    ("wriggling_snake", WRIGGLING_SNAKE.found),
)
_HALF: tuple[tuple[str, Finder], ...] = (
    ("all_pair_honors", END_PAIRS.found),
    ("knitting", KNITTING.found),
    ("triple_knitting", TRIPLE_KNITTING.found),
)
_LIMIT_HANDS = (*limit_rows(BMJA_LIMIT, _FULL), *limit_rows(BMJA_LIMIT // 2, _HALF))
_ANY_HAND = (
    *HONOR_SETS,
    Pattern("own_flower", own_flower, doubles(1)),
    Pattern("own_season", own_season, doubles(1)),
    Pattern("all_flowers", all_flowers, doubles(2)),
    Pattern("all_seasons", all_seasons, doubles(2)),
)
BMJA_SHAPES = (FewChows(), ThirteenOrphans(), GATES, WRIGGLING_SNAKE, END_PAIRS, KNITTING, TRIPLE_KNITTING)
"""What wins there: at most one chow among the sets, or a hand of its own."""
BMJA = PointsAndDoubles(
    (
        *_LIMIT_HANDS,
        GOING_OUT,
        *SETS,
        *PAIRS,
        BONUS_TILES,
        SELF_DRAWN,
        *_ANY_HAND,
        NO_CHOWS,
        replace(FULL_FLUSH, find=full_flush_of_pungs),
        ENDS_AND_HONORS,
        OWN_SETS,
        LAST_TILE,
        ROBBED,
        ORIGINAL_CALL,
    ),
    without_win=ids(*SETS, *PAIRS, BONUS_TILES, *_ANY_HAND),
    limits=ids(*_LIMIT_HANDS),
    limit=BMJA_LIMIT,
    calling=Calling(
        (
            *limit_rows(BMJA_LIMIT * _CALLED_FOR // 10, _FULL),
            *limit_rows(BMJA_LIMIT * _CALLED_FOR_HALF // 10, _HALF),
        ),
        BMJA_SHAPES,
    ),
)
"""As a British league counts."""
