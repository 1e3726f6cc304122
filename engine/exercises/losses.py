"""Losses: what a hand loses with a tile, and what becomes of it without.

What belongs here: telling it. What does not: which discard is right (``discard``, ``most_useful``, ``safe_tiles``).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.coach.bots import stands_alone
from engine.coach.card_players import has_card, without_place
from engine.exercises.most_useful import useful_unseen
from engine.hands import Hand
from engine.melds import Meld, MeldKind, are_alike, makes
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.tiles import Design, Tile
from engine.view import View

MOST_NAMED = 6
"""Units: kinds of tile. So many useful ones are named; more are only counted."""


def after(view: View, piece: Tile) -> Iterator[Reason]:
    """What becomes of the hand when a good discard is made."""
    if has_card(view.variant):
        if piece in without_place(view):
            yield Reason("advice.no-place-in-line", {"tile": piece})
    elif stands_alone(piece, view.hand.concealed):
        yield Reason("advice.stands-alone", {"tile": piece})
    yield what_is_missing(view, piece)
    useful = useful_unseen(view, piece)
    if 0 < len(useful) <= MOST_NAMED:
        yield Reason("advice.then-useful", {"tiles": tuple(useful), "count": sum(useful.values())})
    elif useful:
        yield Reason("advice.then-many-useful", {"count": len(useful)})


def what_is_missing(view: View, piece: Tile) -> Reason:
    """How many tiles are missing after the best discard."""
    missing = view.variant.missing(view.hand.without_tile(piece))
    return Reason("advice.then-ready") if missing == 1 else Reason("advice.fewest-missing", {"count": missing})


def broken(variant: Variant, hand: Hand, piece: Tile) -> tuple[Tile, ...]:
    """The group that the hand loses with the tile: a set it can count on, else a pair, else two of a row."""
    others = [each for each in hand.concealed if each is not piece]
    for two in combinations(others, 2):
        kind = next((each for each in (MeldKind.CHOW, MeldKind.PUNG) if makes(each, (*two, piece))), None)
        if kind and variant.missing(hand.with_meld(Meld(kind, (*two, piece)))) <= variant.missing(hand):
            return (*two, piece)
    pair = next(((each, piece) for each in others if are_alike((each, piece))), ())
    row = next(((each, piece) for each in others if _is_begun((each.design, piece.design))), ())
    return pair or row or (piece,)


def _is_begun(two: Sequence[Design]) -> bool:
    """The two want one more for a row."""
    low, high = sorted(each.kind for each in two)
    return two[0].suit is two[1].suit and two[0].is_suit_tile and 0 < high - low <= 2


def breaks(piece: Tile, group: tuple[Tile, ...]) -> Reason:
    """What goes with the tile."""
    tiles = tuple(each.design for each in sorted(group, key=lambda each: each.design.kind))
    if len(group) == 3:
        if are_alike(group):
            return Reason("discard.breaks-pung", {"tiles": tiles})
        return Reason("discard.breaks-chow", {"tiles": tiles})
    if len(group) == 2:
        return (
            Reason("discard.breaks-pair", {"tiles": tiles})
            if are_alike(group)
            else Reason("discard.breaks-row", {"tiles": tiles})
        )
    return Reason("discard.helps-more", {"tile": piece.design})
