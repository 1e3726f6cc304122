"""Basic: the game before any tradition adds its own rules. Four sets and a pair, with 136 tiles, and its mini games."""

from dataclasses import replace

from engine.actions import AddKong, Chow, Kong, Pung
from engine.continuation import PlayOn, after_sixteen_deals, tallies, winner_keeps
from engine.options import dealer_option, match_option
from engine.phases.bars import no_calls, no_kongs
from engine.phases.claim_window import ClaimWindow
from engine.phases.usual import USUAL_OPENING, USUAL_PHASES
from engine.ruleset import Change, Choice, Option, Variant, with_bar
from engine.scoring.tally import Tally
from engine.shapes.sets_and_pair import SetsAndPair
from engine.tiles import tile_set
from engine.variants.basic.scores import BONUS, EXPONENTIAL, SIMPLE


def _with_suits(suits: int) -> Change:
    """So many suits and no honors."""
    return lambda variant: replace(variant, tile_set=tile_set(suits=suits, honors=False))


def _with_sets(sets: int) -> Change:
    """So many sets and a pair."""
    return lambda variant: replace(variant, sets=sets, shapes=(SetsAndPair(sets),))


def _without_calls(variant: Variant) -> Variant:
    """Discards are taken only to win."""
    return with_bar(variant, no_calls, Chow, Pung, Kong, only_in=ClaimWindow)


def _without_kongs(variant: Variant) -> Variant:
    """Nobody lays four alike."""
    return with_bar(variant, no_kongs, Kong, AddKong)


def _counted_by(tally: Tally) -> Change:
    """Hands are counted another way."""
    return lambda variant: replace(variant, tally=tally)


BASIC = Variant(
    id="basic",
    tile_set=tile_set(),
    shapes=(SetsAndPair(),),
    opening=USUAL_OPENING,
    phases=USUAL_PHASES,
    tally=SIMPLE,
    continuation=PlayOn(dealer=winner_keeps, match_ends=after_sixteen_deals, keeps=tallies),
    options=(
        Option(
            "suits",
            (
                Choice("all"),
                Choice("one", _with_suits(1)),
                Choice("two", _with_suits(2)),
                Choice("three", _with_suits(3)),
            ),
        ),
        Option("sets", (Choice("four"), Choice("two", _with_sets(2)), Choice("three", _with_sets(3)))),
        Option(
            "scoring",
            (
                Choice("simple"),
                Choice("bonus", _counted_by(BONUS)),
                Choice("exponential", _counted_by(EXPONENTIAL)),
            ),
        ),
        Option("calls", (Choice("on"), Choice("off", _without_calls))),
        Option("kong", (Choice("on"), Choice("off", _without_kongs))),
        dealer_option("winner_keeps"),
        match_option("sixteen_deals"),
    ),
)
"""First contact: any four sets and a pair win."""
