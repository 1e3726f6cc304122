"""Which hands win: asked of the ruleset with finished hands."""

from engine.book.entry import Fact, Head
from engine.book.probes import card_of, finishes
from engine.examples.shown import examples
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.scoring.highest_legal import HighestLegalTotal
from engine.scoring.sheet import ScoreSheet, Unit

FOUR_CHOWS = "12312345678999m"
SEVEN_PAIRS = "1133m5577p2244s99s"
FOUR_AS_PAIRS = "1111m5577p2244s99s"
ORPHANS = "19m19p19s12345677z"
KNITTED_STRAIGHT = "147m258p369s123m99p"
KNITTED_AND_HONORS = "147m258p36s123456z"
"""Finished hands of several shapes. A table that lacks their tiles knows no such hand."""


def _chows(variant: Variant) -> Reason | None:
    if card_of(variant) is not None:
        return Reason("book.no-rows-on-card")
    return Reason("book.any-sets") if finishes(variant, FOUR_CHOWS) else Reason("book.few-chows")


def _seven_pairs(variant: Variant) -> Reason | None:
    if card_of(variant) is not None:
        return None
    return Reason("book.seven-pairs") if finishes(variant, SEVEN_PAIRS) else Reason("book.no-seven-pairs")


def _four_alike(variant: Variant) -> Reason | None:
    if not finishes(variant, SEVEN_PAIRS):
        return None
    return Reason("book.four-are-two-pairs") if finishes(variant, FOUR_AS_PAIRS) else Reason("book.four-are-no-pairs")


def _orphans(variant: Variant) -> Reason | None:
    if card_of(variant) is not None or not any(each.is_honor for each in variant.tile_set.counts):
        return None
    return Reason("book.orphans") if finishes(variant, ORPHANS) else Reason("book.no-orphans")


def _knitted(variant: Variant) -> Reason | None:
    if finishes(variant, KNITTED_STRAIGHT) and finishes(variant, KNITTED_AND_HONORS):
        return Reason("book.knitted")
    return None


def needed_at_least(variant: Variant) -> int:
    """Units: that of the lines. What a hand must be worth to win; 0 where any hand wins."""
    short = variant.tally.short_of(ScoreSheet())
    needed = short.params["needed"] if short is not None else 0
    return needed if isinstance(needed, int) else 0


def _minimum(variant: Variant) -> Reason:
    needed = needed_at_least(variant)
    if not needed:
        return Reason("book.any-hand-wins")
    if counted_in_fan(variant):
        return Reason("book.minimum-fan", {"count": needed})
    return Reason("book.minimum-points", {"count": needed})


def counted_in_fan(variant: Variant) -> bool:
    """The lines of a sheet are fan."""
    return any(each.worth.unit is Unit.FAN for each in variant.tally.patterns)


def _bonus_to_minimum(variant: Variant) -> Reason | None:
    if not needed_at_least(variant) or not any(each.is_bonus for each in variant.tile_set.counts):
        return None
    beside = any(not each.for_minimum for each in variant.tally.patterns)
    return Reason("book.flowers-do-not-help") if beside else Reason("book.flowers-help")


def _patterns(variant: Variant) -> Reason | None:
    card = card_of(variant)
    if card is not None:
        return Reason("book.card-lines", {"count": len(card.lines), "sections": len(card.sections)})
    shown = (each.evidence for each in examples(variant).values())
    count = sum(not tiles or not all(each.design.is_bonus for each in tiles) for tiles in shown)
    return Reason("book.patterns", {"count": count}) if count else None


def _concealed_lines(variant: Variant) -> Reason | None:
    card = card_of(variant)
    count = sum(each.is_concealed for each in card.lines) if card is not None else 0
    return Reason("book.concealed-lines", {"count": count}) if count else None


def _jokers_in_groups(variant: Variant) -> Reason | None:
    card = card_of(variant)
    sizes = [each.size for hand in card.hands for each in hand.like] if card is not None else []
    return Reason("book.jokers-in-groups", {"least": min(sizes)}) if sizes else None


def _together(variant: Variant) -> Reason | None:
    if isinstance(variant.tally, HighestLegalTotal):
        return Reason("book.nothing-counts-twice")
    hides = any(each.hides or each.covers for each in variant.tally.patterns)
    return Reason("book.some-replace-others") if hides else None


FACTS = (
    Fact("sets", Head.WINNING, _chows),
    Fact("seven-pairs", Head.WINNING, _seven_pairs),
    Fact("four-alike", Head.WINNING, _four_alike),
    Fact("thirteen-orphans", Head.WINNING, _orphans),
    Fact("knitted", Head.WINNING, _knitted),
    Fact("minimum", Head.WINNING, _minimum),
    Fact("flowers-to-minimum", Head.WINNING, _bonus_to_minimum),
    Fact("patterns", Head.WINNING, _patterns),
    Fact("concealed-lines", Head.WINNING, _concealed_lines),
    Fact("jokers-in-groups", Head.WINNING, _jokers_in_groups),
    Fact("patterns-together", Head.WINNING, _together),
)
"""Which hands win."""
