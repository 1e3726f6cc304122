"""Ready hands: hands made so that they lack one tile and wait for it in a certain way.

What belongs here: making them for questions. What does not: judging them (``shapes``), dealing (``deals``).
"""

from collections import Counter
from collections.abc import Iterator

from engine.chance import Chance
from engine.hands import hand_of
from engine.notation import parse_tiles, print_designs
from engine.reasons import ContentError, Reason
from engine.ruleset import Variant
from engine.shapes.arrangement import CHOWS, PUNGS
from engine.shapes.shape import COPIES
from engine.tiles import DESIGNS, KINDS, NUMBER_SUITS, SUIT_RANKS, Design

Kinds = tuple[int, ...]
"""Tiles by the index of their kind."""

_WAITS = {1: range(1, 2), 2: range(2, 3), 3: range(3, KINDS)}
"""How many kinds of tiles a hand of each level waits for."""


def ready_hand(variant: Variant, chance: Chance, *, level: int) -> str:
    """A hand of sets beside a single tile (level 1), a row open at both ends (2), or a wait for three and more (3).

    Raises: ContentError ``exercise.only-written`` where no hand is sets and a pair.
    """
    if not variant.has_sets:
        raise ContentError(Reason("exercise.only-written"))
    return next(each for each in _tries(variant, chance, level) if _fits(variant, each, level))


def one_more(variant: Variant, chance: Chance, *, level: int) -> list[Design]:
    """The tiles of a ready hand of the level and one more; at the third, one of the ready hand's is another."""
    held = [each.design for each in parse_tiles(ready_hand(variant, chance, level=level))]
    if level == 3:
        held.remove(chance.choice(held))
    box = [each for each in variant.tile_set.counts if each.kind == each.index < KINDS]
    held += chance.sample([each for each in box if held.count(each) < COPIES], variant.hand_size + 1 - len(held))
    return held


def _fits(variant: Variant, text: str, level: int) -> bool:
    """The hand waits for so many kinds, and no kind of them is used up."""
    left = variant.useful(hand_of(parse_tiles(text)))
    return len(left) in _WAITS[level] and all(left.values())


def _tries(variant: Variant, chance: Chance, level: int) -> Iterator[str]:
    """Hands that may wait as they should."""
    played = [kind for kind in range(KINDS) if DESIGNS[kind] in variant.tile_set]
    suits = [suit * SUIT_RANKS for suit in range(len(NUMBER_SUITS)) if suit * SUIT_RANKS in played]
    rows = [each.kinds for low, each in CHOWS.items() if low in played]
    alike = [PUNGS[kind].kinds for kind in played]
    while True:
        part = _unfinished(chance, level, played, chance.choice(suits))
        tiles = [*part]
        while len(tiles) < variant.hand_size:
            tiles += chance.choice(rows if chance.below(3) else alike)
        if max(Counter(tiles).values()) <= COPIES:
            yield print_designs(DESIGNS[kind] for kind in sorted(tiles))


def _unfinished(chance: Chance, level: int, played: list[int], suit: int) -> Kinds:
    """The tiles that wait: one, a pair and two in a row, or four and more that can be read in several ways."""
    if level == 1:
        return (chance.choice(played),)
    if level == 2:
        low, pair = suit + 1 + chance.below(6), chance.choice(played)
        return (pair, pair, low, low + 1)
    low, pair = suit + 1 + chance.below(3), chance.choice(played)
    if chance.below(2):
        return (pair, pair, *range(low, low + 5))
    return (low, low, low, low + 1) if chance.below(2) else (low, low + 1, low + 1, low + 1)
