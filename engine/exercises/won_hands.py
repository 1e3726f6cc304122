"""Won hands: finished hands made so that there is something to count.

What belongs here: making them for questions. What does not: counting them (``scoring``), ready hands (``ready_hands``).
"""

from collections import Counter
from dataclasses import dataclass

from engine.chance import Chance
from engine.melds import MeldKind
from engine.notation import print_designs
from engine.ruleset import Variant
from engine.shapes.arrangement import CHOWS, PUNGS
from engine.shapes.shape import COPIES
from engine.tiles import DESIGNS, KINDS

Kinds = tuple[int, ...]
"""Tiles by the index of their kind."""
_FEEDERS = "BCD"
"""Players who may have discarded what was claimed."""


@dataclass(frozen=True, slots=True)
class WonHand:
    """A finished hand, and how it won."""

    hand: str
    """The hand with the winning tile after a plus."""
    came: str
    """How that tile came."""
    left: int
    """Units: tiles left to draw."""


def won_hand(variant: Variant, chance: Chance, *, level: int) -> WonHand:
    """A hand with dragons or the last tile (level 1), with pungs of all sorts (2), with kongs and claimed sets (3)."""
    played = [kind for kind in range(KINDS) if DESIGNS[kind] in variant.tile_set]
    rows = [each.kinds for low, each in CHOWS.items() if low in played]
    alike = [PUNGS[kind].kinds for kind in played]
    while True:
        sets = [chance.choice(alike if chance.below(4) < _ALIKE[level] else rows) for _ in range(variant.sets)]
        if level == 1:
            sets[0] = chance.choice([each for each in alike if DESIGNS[each[0]].is_honor] or alike)
        pair = (chance.choice(played),) * 2
        melds = [_meld(each, chance) for each in sets[: chance.below(_MELDS[level] + 1)]]
        concealed = [kind for each in (*sets[len(melds) :], pair) for kind in each]
        last = chance.choice(concealed)
        concealed.remove(last)
        many = Counter([*(kind for tiles, _ in melds for kind in tiles), *concealed, last])
        if max(many.values()) <= COPIES:
            kept = print_designs(DESIGNS[kind] for kind in sorted(concealed))
            text = " | ".join((f"{kept} + {DESIGNS[last].text}", *(written for _, written in melds)))
            has_kong = any(MeldKind.KONG in written for _, written in melds)
            came = chance.choice(("drawn", "discard", *(("kong",) if has_kong else ())))
            return WonHand(text, came, left=0 if not chance.below(4) else 4 + chance.below(60))


_ALIKE = {1: 1, 2: 2, 3: 3}
"""In how many of four tries a set is of tiles alike."""
_MELDS = {1: 0, 2: 1, 3: 3}
"""How many sets at most lie on the table."""


def _meld(kinds: Kinds, chance: Chance) -> tuple[Kinds, str]:
    """A set that lies on the table, with its text: a pung may have become a kong, and that may be concealed."""
    if kinds[0] != kinds[-1]:
        return kinds, f"{print_designs(DESIGNS[kind] for kind in kinds)} chow from D"
    face, giver = DESIGNS[kinds[0]], chance.choice(_FEEDERS)
    if chance.below(2):
        return kinds, f"{print_designs((face,) * 3)} pung from {giver}"
    four = print_designs((face,) * 4)
    return kinds[:1] * 4, f"{four} concealed kong" if chance.below(2) else f"{four} kong from {giver}"
