"""MCR: the Chinese Official game of 1998, 144 tiles and eighty-one patterns."""

from engine.breaks import BOTH_ROLLS
from engine.continuation import PlayOn, after_sixteen_deals
from engine.options import dealer_option, match_option
from engine.phases.usual import USUAL_OPENING, USUAL_PHASES
from engine.ruleset import DealPlan, Variant
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.seven_pairs import SevenPairs
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.tiles import tile_set

MCR = Variant(
    id="mcr",
    tile_set=tile_set(bonus=True),
    shapes=(SetsAndPair(), SevenPairs(four_make_two=True), ThirteenOrphans()),
    deal=DealPlan(breaks=BOTH_ROLLS),
    opening=USUAL_OPENING,
    phases=USUAL_PHASES,
    continuation=PlayOn(match_ends=after_sixteen_deals),
    options=(dealer_option("rotates"), match_option("sixteen_deals")),
)
"""The text of 1998 with the supplement of 2025."""
