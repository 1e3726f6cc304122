"""Classical: the game of the 1920s, 136 tiles or 144. Everybody's hand counts, and East pays and gets double."""

from engine.breaks import SECOND_ROLL
from engine.continuation import PlayOn, after_four_rounds, winner_keeps
from engine.options import dealer_option, match_option
from engine.phases.usual import USUAL_OPENING, USUAL_PHASES
from engine.ruleset import DealPlan, Variant
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.tiles import tile_set
from engine.variants.classical.options import PAYMENTS, PLAY, WORTHS
from engine.variants.classical.payments import EverybodySettles
from engine.variants.classical.scores import CORE

CLASSICAL = Variant(
    id="classical",
    tile_set=tile_set(),
    shapes=(SetsAndPair(), ThirteenOrphans()),
    deal=DealPlan(breaks=SECOND_ROLL, loose=2),
    opening=USUAL_OPENING,
    phases=USUAL_PHASES,
    tally=CORE,
    settlement=EverybodySettles(),
    continuation=PlayOn(dealer=winner_keeps, match_ends=after_four_rounds),
    options=(*PLAY, *WORTHS, *PAYMENTS, dealer_option("winner_keeps"), match_option("four_rounds")),
    as_taught=(
        ("table", "plain"),
        ("losers_settle", "off"),
        ("east_doubles", "off"),
        ("calling_declaration", "on"),
        ("two_winners", "farthest"),
        ("break_count_from", "right"),
    ),
)
"""The common core of the published rules."""
