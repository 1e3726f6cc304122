"""MCR: the Chinese Official game of 1998, 144 tiles and eighty-one patterns."""

from dataclasses import replace

from engine.breaks import BOTH_ROLLS
from engine.continuation import PlayOn, after_sixteen_deals
from engine.options import dealer_option, match_option
from engine.phases.usual import USUAL_OPENING, USUAL_PHASES
from engine.ruleset import Choice, DealPlan, Option, Variant
from engine.shapes.knitted import HonorsAndKnitted, KnittedStraight
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.seven_pairs import SevenPairs
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.tiles import tile_set
from engine.variants.mcr.books import MCR_1998, WMO_2014
from engine.variants.mcr.payments import EightAndTheHand


def _by_the_later_book(variant: Variant) -> Variant:
    """Hands are counted by the rules of 2014."""
    return replace(variant, tally=WMO_2014)


MCR = Variant(
    id="mcr",
    tile_set=tile_set(bonus=True),
    shapes=(
        SetsAndPair(),
        SevenPairs(four_make_two=True),
        ThirteenOrphans(),
        KnittedStraight(),
        HonorsAndKnitted(),
    ),
    deal=DealPlan(breaks=BOTH_ROLLS),
    opening=USUAL_OPENING,
    phases=USUAL_PHASES,
    tally=MCR_1998,
    settlement=EightAndTheHand(),
    continuation=PlayOn(match_ends=after_sixteen_deals),
    options=(
        Option("book", (Choice("mcr1998"), Choice("wmo2014", _by_the_later_book))),
        dealer_option("rotates"),
        match_option("sixteen_deals"),
    ),
)
"""The text of 1998 with the supplement of 2025, or the book of 2014."""
