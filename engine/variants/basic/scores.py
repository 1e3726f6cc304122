"""The three ways to count a hand of the basic game, from the simplest up.

What belongs here: what each of them counts, and how much. What does not: finding it (``patterns``).
"""

from engine.patterns.circumstances import last_tile_drawn, self_drawn, won
from engine.patterns.honors import dragon_sets
from engine.patterns.sets import kongs, pungs
from engine.scoring.doublings import FOR_A_KONG, FOR_CONCEALED, FOR_ENDS
from engine.scoring.pattern_table import Pattern, SumOfPatterns
from engine.scoring.worth import Worth

_WIN = Pattern("winning_hand", won, Worth(1))
_SET = Worth(2, (FOR_A_KONG, FOR_CONCEALED, FOR_ENDS))

SIMPLE = SumOfPatterns((_WIN,))
"""Every hand that wins is worth the same."""
BONUS = SumOfPatterns(
    (
        _WIN,
        Pattern("self_draw", self_drawn, Worth(1)),
        Pattern("last_tile", last_tile_drawn, Worth(1)),
        Pattern("dragon_pung", dragon_sets, Worth(1)),
    )
)
"""One more for luck and for dragons."""
EXPONENTIAL = SumOfPatterns((_WIN, Pattern("pung", pungs, _SET), Pattern("kong", kongs, _SET)))
"""Sets that are hard to come by count twice, four and eight times as much."""
