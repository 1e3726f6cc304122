"""Options that several traditions offer, each built once.

What belongs here: choices about parts every variant has. What does not: choices of one tradition (``variants``).
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.claims import Choose, ClaimOrder
from engine.continuation import (
    MatchEnd,
    NextDealer,
    PlayOn,
    after_four_rounds,
    after_sixteen_deals,
    at_enough_points,
    dealer_rotates,
    dealer_stays,
    never,
    winner_keeps,
)
from engine.deals import Chosen
from engine.ruleset import Change, Choice, Option, Variant
from engine.scoring.tally import Tally
from engine.shapes.shape import Shape

DEALERS: Mapping[str, NextDealer] = {
    "rotates": dealer_rotates,
    "always_me": dealer_stays,
    "winner_keeps": winner_keeps,
}
"""Who deals next, by the id of the choice."""
MATCHES: Mapping[str, MatchEnd] = {
    "sixteen_deals": after_sixteen_deals,
    "four_rounds": after_four_rounds,
    "points": at_enough_points,
    "open": never,
}
"""How long a match is, by the id of the choice."""


def going_on(
    *, until: int | None = None, dealer: NextDealer | None = None, match_ends: MatchEnd | None = None
) -> Change:
    """The change of how play goes on: only what is given changes."""

    def change(variant: Variant) -> Variant:
        before = variant.continuation
        assert isinstance(before, PlayOn)
        after = replace(
            before,
            until=until or before.until,
            dealer=dealer or before.dealer,
            match_ends=match_ends or before.match_ends,
        )
        return replace(variant, continuation=after)

    return change


def with_winners(choose: Choose) -> Change:
    """The change of who is heard when several win with one tile."""
    return lambda variant: replace(variant, claims=ClaimOrder(choose))


def without_shape(kind: type[Shape]) -> Change:
    """The change that no longer lets this kind of shape win."""
    return lambda variant: replace(variant, shapes=tuple(s for s in variant.shapes if not isinstance(s, kind)))


def dealer_option(default: str) -> Option:
    """Who deals next; the default first."""
    names = sorted(DEALERS, key=lambda name: name != default)
    return Option("dealer", tuple(Choice(name, going_on(dealer=DEALERS[name])) for name in names))


def match_option(default: str) -> Option:
    """How long a match is; the default first."""
    names = sorted(MATCHES, key=lambda name: name != default)
    return Option("match", tuple(Choice(name, going_on(match_ends=MATCHES[name])) for name in names))


def ways_to_count(variant: Variant) -> Iterator[tuple[Chosen, Tally]]:
    """Every way a table of the variant may count hands, with the options that make it; the usual one first."""
    if variant.tally.patterns:
        yield (), variant.tally
    for option in variant.options:
        for choice in option.choices[1:]:
            tally = choice.change(variant).tally
            if tally != variant.tally:
                yield ((option.id, choice.id),), tally
