"""Hong Kong: 144 tiles, the fewest rules of the Chinese games, at least three fan."""

from dataclasses import replace

from engine.actions import Win
from engine.breaks import THREE_DICE
from engine.claims import everyone
from engine.options import dealer_option, match_option, with_winners, without_shape
from engine.phases.bars import concealed_kong_for_orphans, concealed_kong_is_safe
from engine.phases.usual import USUAL_OPENING, USUAL_PHASES
from engine.ruleset import Choice, DealPlan, Option, Variant, with_bar, without_bar
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.seven_pairs import SevenPairs
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.tiles import tile_set


def _with_unlike_pairs(variant: Variant) -> Variant:
    """Seven pairs are of seven kinds."""
    shapes = (SevenPairs() if isinstance(each, SevenPairs) else each for each in variant.shapes)
    return replace(variant, shapes=tuple(shapes))


def _with_orphans_robbing(variant: Variant) -> Variant:
    """Thirteen orphans may rob a concealed kong."""
    return with_bar(without_bar(variant, concealed_kong_is_safe), concealed_kong_for_orphans, Win)


HONG_KONG = Variant(
    id="hong_kong",
    tile_set=tile_set(bonus=True),
    shapes=(SetsAndPair(), SevenPairs(four_make_two=True), ThirteenOrphans()),
    deal=DealPlan(breaks=THREE_DICE),
    opening=USUAL_OPENING,
    phases=USUAL_PHASES,
    options=(
        Option("four_alike_two_pairs", (Choice("yes"), Choice("no", _with_unlike_pairs))),
        Option("seven_pairs", (Choice("yes"), Choice("no", without_shape(SevenPairs)))),
        Option("rob_concealed_kong", (Choice("no"), Choice("yes", _with_orphans_robbing))),
        Option("winners", (Choice("nearest"), Choice("all", with_winners(everyone)))),
        dealer_option("rotates"),
        match_option("open"),
    ),
)
"""The table called three fan."""
