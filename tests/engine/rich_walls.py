"""Walls stacked for games in which a hand must be worth something: one player is dealt a rich hand that is ready.

Greedy players seldom reach a minimum by chance; what must hold in deals that are won is shown on these.
"""

from collections import Counter

from engine.chance import Chance
from engine.deals import Start
from engine.ruleset import Variant
from engine.scoring.sheet import ScoreSheet
from engine.tiles import DESIGNS
from tests.engine.playing import stacked

SUIT = 9
HONORS = range(27, 34)


def has_minimum(variant: Variant) -> bool:
    """A finished hand may be worth too little."""
    return variant.tally.short_of(ScoreSheet()) is not None


def rich_start(variant: Variant, seed: int) -> Start:
    """A deal in which one player is ready with a hand of one suit and honors, and what she waits for comes soon."""
    chance = Chance(seed, "rich")
    kinds = _hand(chance, variant.sets)
    seat = seed % 4
    last = kinds.pop(chance.below(len(kinds)))
    hands = [""] * 4
    hands[seat] = " ".join(DESIGNS[kind].text for kind in kinds)
    spare = Counter({kind: 4 for kind in range(len(DESIGNS)) if kind < HONORS.stop}) - Counter([*kinds, last])
    rest = list(chance.mixed([DESIGNS[kind].text for kind in spare.elements()]))
    wait = DESIGNS[last].text
    for other in range(4):
        if other != seat:
            hands[other] = " ".join(rest.pop() for _ in range(variant.hand_size))
    hands[0] += f" {rest.pop()}"
    soon = chance.below(8)
    draws = [rest.pop() for _ in range(soon)]
    return stacked(variant, *hands, draws=" ".join([*draws, wait, *rest]))


def _hand(chance: Chance, sets: int) -> list[int]:
    """A finished hand of one suit and honors, or of the suit alone."""
    first = SUIT * chance.below(3)
    while True:
        kinds: list[int] = []
        for _ in range(sets):
            low = chance.below(SUIT)
            row = low < SUIT - 2 and chance.below(2)
            honor = chance.below(3) == 0
            own = HONORS[chance.below(len(HONORS))] if honor else first + low
            kinds += [own, own + 1, own + 2] if row and not honor else [own] * 3
        kinds += [first + chance.below(SUIT)] * 2
        if max(Counter(kinds).values()) <= 4:
            return kinds
