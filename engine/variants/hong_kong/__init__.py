"""Hong Kong: 144 tiles, the fewest rules of the Chinese games, at least three fan."""

from engine.breaks import THREE_DICE
from engine.options import dealer_option, match_option
from engine.phases.usual import USUAL_OPENING, USUAL_PHASES
from engine.ruleset import DealPlan, Variant
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.seven_pairs import SevenPairs
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.tiles import tile_set
from engine.variants.hong_kong.options import SHAPES, WINS, WORTHS
from engine.variants.hong_kong.payments import WinIsPaid
from engine.variants.hong_kong.scores import THREE_FAN

HONG_KONG = Variant(
    id="hong_kong",
    tile_set=tile_set(bonus=True),
    shapes=(SetsAndPair(), SevenPairs(four_make_two=True), ThirteenOrphans()),
    deal=DealPlan(breaks=THREE_DICE),
    opening=USUAL_OPENING,
    phases=USUAL_PHASES,
    tally=THREE_FAN,
    settlement=WinIsPaid(),
    options=(*SHAPES, *WORTHS, *WINS, dealer_option("rotates"), match_option("open")),
)
"""The table called three fan."""
