"""Prospects: whether a hand would be worth enough if it were finished the nearest way.

What belongs here: one guess at what a hand becomes. What does not: how a player acts on it (``bots``).
"""

from engine.deals import Came, Win
from engine.hands import Hand
from engine.scoring.sheet import ScoreSheet
from engine.shapes.shape import COPIES
from engine.tiles import DESIGNS, Tile, tile
from engine.view import View


def asks_for_a_minimum(view: View) -> bool:
    """A finished hand may be worth too little at this table."""
    return view.variant.tally.short_of(ScoreSheet()) is not None


def would_be_enough(view: View, hand: Hand) -> bool:
    """The player could win with a discard that finishes the hand the nearest way.

    The hand may be one with as many tiles as between turns, or with one more.
    """
    finished = nearest_finish(view, hand)
    if finished is None:
        return False
    win = Win(view.seat, finished.drawn, Came.DISCARD, view.seat.next)
    sheet = view.variant.sheet(finished, win, seat_wind=view.wind, round_wind=view.carry.round_wind)
    return view.variant.tally.short_of(sheet) is None


def nearest_finish(view: View, hand: Hand) -> Hand | None:
    """The hand after the tiles it needs have come and those it does not have gone; the last to come as the drawn one.

    None if it already holds all of them itself.

    >>> from engine.hands import print_hand
    >>> from engine.positions import Position
    >>> from engine.variants import variant
    >>> view = Position("123m456p78s1155z9m + 3p").view(variant("basic"))
    >>> print_hand(nearest_finish(view, view.hand))
    '123m456p678s1155z + 1z'
    """
    while True:
        if len(hand.concealed) + sum(map(view.variant.size_of, hand.melds)) > view.variant.hand_size:
            hand = min((hand.without_tile(each) for each in hand.concealed), key=view.variant.missing)
        missing, last = view.variant.missing(hand), _next_tile(view, hand)
        if last is None:
            return None
        hand = hand.with_tile(last, drawn=True)
        if missing == 1:
            return hand


def _next_tile(view: View, hand: Hand) -> Tile | None:
    """A tile that brings the hand closer, of the kind of which it holds the fewest itself."""
    left = view.variant.useful(hand)
    kind = max(left, key=lambda each: left[each], default=None)
    if kind is None or not left[kind]:
        return None
    copies = (tile(DESIGNS[kind], copy) for copy in range(1, COPIES + 1))
    return next(each for each in copies if each not in hand.tiles)
