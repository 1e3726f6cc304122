"""Safe tiles: those that nobody else can use, as far as the player can tell for certain.

A set or a pair takes a tile only together with its own kind or with the two others of a row. So a tile is safe if its
player sees every copy of it, and every row with it lacks a tile of which she sees every copy. That holds where hands
are made of sets and pairs: nowhere else, and not among jokers.

What belongs here: telling safe tiles, and making such a choice. What does not: the question (``discard``), guesses.
"""

from collections.abc import Iterator

from engine.chance import Chance
from engine.exercises.frame import Hint, Rung
from engine.exercises.laid_open import box_of, sorted_text, spread
from engine.exercises.seen import unseen
from engine.reasons import Mark, Reason, Verdict
from engine.ruleset import Variant
from engine.shapes.arrangement import CHOWS
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.seven_pairs import SevenPairs
from engine.shapes.shape import COPIES
from engine.tiles import DESIGNS, SUIT_RANKS, Design, Tile
from engine.view import View

_DISCARDS = 20
"""Units: tiles. How many lie open in a made question."""


def has_safe_tiles(variant: Variant) -> bool:
    """A tile that goes with no other cannot win: every hand is made of sets and pairs, and no joker stands in."""
    of_groups = all(isinstance(each, SetsAndPair | SevenPairs) for each in variant.shapes)
    return of_groups and not any(each.is_joker for each in variant.tile_set.counts)


def danger(view: View, piece: Tile) -> Reason | None:
    """What another player may want the tile for; None if nobody can use it."""
    left = unseen(view)
    if left[piece.design.kind] > 0:
        return Reason("discard.pair-or-pung-possible", {"tile": piece.design, "count": left[piece.design.kind]})
    for others in _rows(piece.design):
        if all(left[each.kind] > 0 for each in others):
            return Reason("discard.row-possible", {"tile": piece.design, "tiles": others})
    return None


def safe_tiles(view: View) -> tuple[Tile, ...]:
    """The concealed tiles that nobody else can use."""
    return tuple(each for each in view.hand.concealed if danger(view, each) is None)


def is_safe(view: View, piece: Tile) -> Verdict:
    """The verdict on a tile that nobody else can use; the tiles in sight that show it are marked."""
    left = unseen(view)
    blocked = tuple(dict.fromkeys(each for row in _rows(piece.design) for each in row if left[each.kind] <= 0))
    told = [Reason("discard.safe-no-copy-left", {"tile": piece.design})]
    if piece.design.is_suit_tile:
        told.append(Reason("discard.safe-no-row-left", {"tiles": blocked}))
    else:
        told.append(Reason("discard.safe-honor"))
    shows = {piece.design.kind, *(each.kind for each in blocked)}
    seen = (each for each in view.seen() if each.design.kind in shows and each is not piece)
    return Verdict(True, tuple(told), ((piece, Mark.YES), *((each, Mark.WHY) for each in seen)))


def is_in_danger(piece: Tile, because: Reason, best: Tile) -> Verdict:
    """The verdict on a tile that somebody may use."""
    told = (because, Reason("discard.safe-instead", {"tile": best.design}))
    return Verdict(False, told, ((piece, Mark.NO),))


def hints(other: Tile) -> tuple[Hint, ...]:
    """The rungs below the last; one of them points at a tile that is not safe."""
    return (
        Hint(Rung.GOAL, Reason("hint.discard.goal-safe")),
        Hint(Rung.AREA, Reason("hint.discard.area-safe")),
        Hint(Rung.RULE, Reason("rule.safe-tile")),
        Hint(Rung.TILE, Reason("hint.discard.not-safe", {"tile": other.design}), (other,)),
    )


def _rows(design: Design) -> Iterator[tuple[Design, ...]]:
    """The two others of each row with this tile."""
    for row in CHOWS.values():
        if design.kind in row.kinds:
            yield tuple(DESIGNS[each] for each in row.kinds if each != design.kind)


def hand_and_rivers(variant: Variant, chance: Chance) -> tuple[str, tuple[str, ...]]:
    """A hand with one tile more than between turns that holds a safe honor or terminal, and many discards."""
    box = chance.mixed(box_of(variant))
    one = chance.choice([each for each in box if each.is_honor or each.rank in (1, SUIT_RANKS)])
    gone = [one] * (COPIES - 1)
    if one.is_suit_tile:
        gone += [chance.choice(next(_rows(one)))] * COPIES
    rest = [each for each in box if each is not one and each not in gone]
    size = variant.hand_size
    more = min(_DISCARDS - len(gone), (len(rest) - size) // 2)
    return sorted_text((one, *rest[:size])), spread(chance.mixed((*gone, *rest[size : size + more])))
