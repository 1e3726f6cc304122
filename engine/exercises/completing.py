"""Completing: the tiles that finish a hand one tile short, what each finishes, and why another does not.

What belongs here: judging one tile at a time. What does not: the questions (``finish_hand``, ``waits``), and what is
still missing after a wrong tile (``lacks``).
"""

from collections.abc import Sequence
from itertools import count

from engine.exercises.lacks import lack
from engine.hands import Hand
from engine.reasons import Mark, Reason, Verdict
from engine.ruleset import Variant
from engine.shapes.arrangement import GroupKind, tiles_of
from engine.shapes.shape import COPIES
from engine.tiles import KINDS, Design, Tile, tile

RULES = {
    GroupKind.CHOW: Reason("rule.chow"),
    GroupKind.PUNG: Reason("rule.pung"),
    GroupKind.PAIR: Reason("rule.pair"),
    GroupKind.SINGLE: Reason("rule.other-shape"),
}
"""What decides, by what a tile finishes."""


def against_hand(variant: Variant, held: Hand) -> list[Reason]:
    """Why a hand is not one tile short: tiles of another game or of no set, too many, too few, not ready."""
    pieces = (*held.tiles, *held.bonus)
    found = [Reason("position.not-in-this-set", {"tile": each}) for each in pieces if each not in variant.tile_set]
    found += (Reason("position.in-no-set", {"tile": each}) for each in held.tiles if each.design.kind >= KINDS)
    if len(held.concealed) + 3 * len(held.melds) != variant.hand_size or variant.missing(held) != 1:
        found.append(Reason("position.hand-not-one-short"))
    return found


def kinds_waited_for(variant: Variant, hand: Hand) -> tuple[int, ...]:
    """The kinds that complete the hand and are not all in it."""
    return tuple(kind for kind, left in variant.useful(hand).items() if left)


def another(of: Design, *, beside: Hand) -> Tile:
    """The first copy of a design that is not in a hand."""
    held = (*beside.tiles, *beside.bonus)
    return next(tile(of, copy) for copy in count(1) if tile(of, copy) not in held)


def refused(variant: Variant, hand: Hand, piece: Tile) -> Verdict | None:
    """Why a tile does not complete the hand; None if it does."""
    wrong = (piece, Mark.NO)
    if piece.design not in variant.tile_set:
        return Verdict(False, (Reason("hand.tile-not-used", {"tile": piece.design}),), (wrong,))
    if piece.design.kind >= KINDS:
        return Verdict(False, (Reason("hand.tile-in-no-set", {"tile": piece.design}),), (wrong,))
    equals = tuple(each for each in hand.tiles if each.design.kind == piece.design.kind)
    if len(equals) >= COPIES:
        told = Reason("hand.all-four-held", {"tile": piece.design})
        return Verdict(False, (told,), (wrong, *((each, Mark.WHY) for each in equals)))
    if piece.design.kind in kinds_waited_for(variant, hand):
        return None
    shape = next(each for each in variant.shapes if each.missing(hand) == 1)
    missing = lack(hand.with_tile(piece), added=piece, shape=shape, tile_set=variant.tile_set)
    shown = tuple((each, Mark.WHY) for each in missing.tiles if each is not piece)
    return Verdict(False, missing.reasons, (wrong, *shown))


def finished(variant: Variant, hand: Hand, piece: Tile) -> tuple[GroupKind, tuple[Tile, ...]]:
    """What the tile finishes, with the other tiles of it."""
    full = hand.with_tile(piece)
    reading = next(each for shape in variant.shapes for each in shape.readings(full, piece))
    assert reading.ended is not None
    assert reading.ends is not None
    own = tiles_of(reading, full, piece)[reading.ends]
    return reading.ended.kind, tuple(each for each in own if each is not piece)


def finishes(kind: GroupKind, tiles: Sequence[Tile]) -> Reason:
    """What the last of the tiles finishes."""
    designs = tuple(each.design for each in sorted(tiles, key=lambda each: each.design.kind))
    if kind is GroupKind.CHOW:
        return Reason("hand.finishes-chow", {"tiles": designs})
    if kind is GroupKind.PUNG:
        return Reason("hand.finishes-pung", {"tiles": designs})
    if kind is GroupKind.PAIR:
        return Reason("hand.finishes-pair", {"tiles": designs})
    return Reason("hand.finishes-all", {"tile": designs[0]})
