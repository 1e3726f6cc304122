"""Waiting: what a hand can still use, counting what lies open, and what each tile it waits for would make of it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.appraisal.appraise import Appraisal, judged
from engine.deals import Came, Win
from engine.hands import Hand
from engine.phases.void_suit import VoidSuit
from engine.ruleset import Variant
from engine.seats import Seat, Wind
from engine.tiles import DESIGNS, MOST_COPIES, Design, Suit, Tile, tile


@dataclass(frozen=True, slots=True)
class Wait:
    """A kind of tile that would finish a hand."""

    left: int
    """Units: tiles. How many of it are neither in the hand nor seen."""
    by_discard: Appraisal
    """The hand with another player's tile of it."""
    self_drawn: Appraisal
    """The hand with one from the wall."""


def useful_in_view(variant: Variant, hand: Hand, seen: Iterable[Tile] = ()) -> Mapping[Design, int]:
    """The kinds of which one more leaves fewer missing, each with the tiles of it that are neither held nor seen.

    What is seen may name tiles of the hand as well, as `View.seen` does.

    >>> from engine.hands import parse_hand
    >>> from engine.notation import parse_tiles
    >>> from engine.variants import variant
    >>> found = useful_in_view(variant("basic"), parse_hand("123456m12p55z 777s"), parse_tiles("3p.1 3p.2 5z.2 5z.3"))
    >>> {kind.text: left for kind, left in found.items()}
    {'3p': 2}
    """
    held = set(hand.tiles)
    lying = Counter(each.design.kind for each in set(seen) - held)
    return {DESIGNS[kind]: max(0, left - lying[kind]) for kind, left in variant.useful(hand).items()}


def waits(
    variant: Variant,
    hand: Hand,
    *,
    seen: Iterable[Tile] = (),
    seat_wind: Wind = Wind.EAST,
    round_wind: Wind = Wind.EAST,
    void: Suit | None = None,
) -> Mapping[Design, Wait]:
    """What a hand between turns waits for, and what it would be worth; nothing unless it is ready.

    A kind of which the hand holds all tiles itself is no wait; one of which all others are seen is, with 0 left.
    The void suit counts only where there is one.

    >>> from engine.hands import parse_hand
    >>> from engine.variants import variant
    >>> found = waits(variant("hong_kong"), parse_hand("123p456p789p99s22z"))
    >>> {kind.text: (each.left, each.by_discard.total, each.by_discard.wins) for kind, each in found.items()}
    {'9s': (2, 2, False), '2z': (2, 2, False)}
    """
    if variant.missing(hand) != 1 or len(hand.concealed) + sum(map(variant.size_of, hand.melds)) != variant.hand_size:
        return {}
    if VoidSuit not in variant.phases:
        void = None
    found = {}
    for kind, left in useful_in_view(variant, hand, seen).items():
        piece = _another(variant, hand, kind)
        if piece is not None and kind.suit is not void:
            full = hand.with_tile(piece, drawn=True)
            ways = (Win(Seat.A, piece, Came.DISCARD, Seat.A.next), Win(Seat.A, piece, Came.DRAWN))
            shown = (variant.showing(full, win, seat_wind=seat_wind, round_wind=round_wind) for win in ways)
            found[kind] = Wait(left, *(judged(variant, each, void) for each in shown))
    return found


def _another(variant: Variant, hand: Hand, kind: Design) -> Tile | None:
    """A tile of a kind that the hand does not hold; None if it holds all."""
    copies = (tile(kind, copy) for copy in range(1, MOST_COPIES + 1))
    return next((each for each in copies if each in variant.tile_set and each not in hand.tiles), None)
