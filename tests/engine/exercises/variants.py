"""The variants exercises are tried on: basic, and basic with the tiles of other games."""

from dataclasses import replace

from engine.exercises.paid_wins import against_payments
from engine.tiles import american_tile_set, tile_set
from engine.variants import VARIANTS, variant

BASIC = variant("basic")
AMERICAN = replace(BASIC, id="american", tile_set=american_tile_set())
WITH_BONUS = replace(BASIC, id="with_bonus", tile_set=tile_set(bonus=True))
WITHOUT_HONORS = replace(BASIC, id="without_honors", tile_set=tile_set(honors=False))
ONE_SUIT = replace(BASIC, id="one_suit", tile_set=tile_set(suits=1, honors=False))
ALL = (BASIC, AMERICAN, WITH_BONUS, WITHOUT_HONORS, ONE_SUIT)
OF_SETS = (*ALL, *(each for each in VARIANTS if each.has_sets))
"""Those, and every variant in which sets and a pair win."""
WITH_CARD = (variant("american"),)
"""The variants in which hands are lines of a card."""
PAYING = tuple(each for each in VARIANTS if not against_payments(each))
"""The variants in which hands are paid for."""
