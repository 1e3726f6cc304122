"""Changes: hands that differ from one that was shown in a tile, or in how it won.

What belongs here: making them. What does not: whether they win (``appraise``), and which ones are told (``why_not``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from engine.deals import Came, Win
from engine.hands import Hand, hand_of
from engine.melds import MeldKind
from engine.patterns.facts import Showing
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.tiles import DESIGNS, MOST_COPIES, Suit, Tile, tile

OWN, DRAWN, LUCK = 0, 1, 10
"""What a change costs: it is the player's own decision, it takes another tile, or it takes luck."""
_Kinds = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Changed:
    """A hand after some changes."""

    changes: tuple[Reason, ...]
    """What is otherwise, each a change."""
    cost: int
    """What the changes cost together; fewer changes are always cheaper."""
    showing: Showing
    """The hand."""

    def with_win(self, variant: Variant, win: Win, why: Reason, cost: int, hand: Hand | None = None) -> "Changed":
        """The hand after one change more of how it won, or with other tiles."""
        before = self.showing
        winds = {"seat_wind": before.seat_wind, "round_wind": before.round_wind}
        after = variant.showing(hand or before.hand, win, **winds)
        return Changed((*self.changes, why), self.cost + cost, after)


def otherwise_won(variant: Variant, changed: Changed) -> Iterator[Changed]:
    """The same tiles, won in another way: each a change more."""
    hand, win = changed.showing.hand, changed.showing.win
    assert win is not None
    assert win.tile is not None
    if win.giver is not None:
        drawn = replace(win, came=Came.DRAWN, giver=None)
        yield changed.with_win(variant, drawn, Reason("way.self-drawn"), OWN)
    if not all(each.is_concealed for each in hand.melds):
        yield changed.with_win(variant, win, Reason("way.all-concealed"), OWN, _closed(hand))
    if win.came is Came.DRAWN and any(each.kind is MeldKind.KONG for each in hand.melds):
        yield changed.with_win(variant, replace(win, came=Came.KONG), Reason("way.after-kong"), LUCK)
    alone = not any(each.design is win.tile.design for each in hand.tiles if each is not win.tile)
    if win.came is Came.DISCARD and alone and not win.on_last_tile:
        yield changed.with_win(variant, replace(win, came=Came.ADDED_KONG), Reason("way.robbed-kong"), LUCK)
    if win.came in (Came.DRAWN, Came.DISCARD) and not win.on_last_tile:
        yield changed.with_win(variant, replace(win, on_last_tile=True), Reason("way.last-tile"), LUCK)
    if alone and not win.is_last_of_its_kind:
        yield changed.with_win(variant, replace(win, is_last_of_its_kind=True), Reason("way.last-of-its-kind"), LUCK)


def _closed(hand: Hand) -> Hand:
    """The hand as if nothing had been claimed: chows and pungs among the concealed tiles, kongs laid concealed."""
    kongs = [replace(each, claimed=None, giver=None, added=None) for each in hand.melds if each.kind is MeldKind.KONG]
    others = [piece for each in hand.melds if each.kind is not MeldKind.KONG for piece in each.tiles]
    return hand_of((*hand.concealed, *others), drawn=hand.drawn, melds=kongs, bonus=hand.bonus)


def exchanged(variant: Variant, changed: Changed, void: Suit | None, times: int) -> Iterator[Changed]:
    """The finished hands that differ in just so many concealed tiles; each tile is a change more."""
    hand, win = changed.showing.hand, changed.showing.win
    assert win is not None
    kinds = sorted(each.design.kind for each in hand.concealed)
    for outs in dict.fromkeys(combinations(kinds, times)):
        rest = hand
        for kind in outs:
            rest = rest.without_tile(_spare(rest, kind, win.tile))
        if any(each.design.suit is void for each in rest.tiles) or variant.missing(rest) > times:
            continue
        for ins in sorted(set(_finishing(variant, rest, void, times))):
            if not set(ins) & set(outs):
                yield _with_tiles(variant, changed, rest, outs, ins)


def _with_tiles(variant: Variant, changed: Changed, rest: Hand, outs: _Kinds, ins: _Kinds) -> Changed:
    """The hand with these kinds in place of those."""
    win = changed.showing.win
    assert win is not None
    pieces: list[Tile] = []
    for kind in ins:
        pieces.append(_free(variant, rest, kind))
        rest = rest.with_tile(pieces[-1])
    ends = win.tile if win.tile in rest.concealed else pieces[-1]
    finished = replace(rest, drawn=ends)
    for out, into in zip(outs, ins, strict=True):
        why = Reason("way.exchange", {"out": DESIGNS[out], "tile": DESIGNS[into]})
        changed = Changed((*changed.changes, why), changed.cost + DRAWN, changed.showing)
    winds = {"seat_wind": changed.showing.seat_wind, "round_wind": changed.showing.round_wind}
    return replace(changed, showing=variant.showing(finished, replace(win, tile=ends), **winds))


def _finishing(variant: Variant, rest: Hand, void: Suit | None, times: int) -> Iterator[_Kinds]:
    """The kinds of which one tile each, or the same again, finish a hand; in order."""
    for kind, left in variant.useful(rest).items():
        if not left or DESIGNS[kind].suit is void:
            continue
        if times == 1:
            yield (kind,)
            continue
        grown = rest.with_tile(_free(variant, rest, kind))
        yield from (tuple(sorted((kind, *more))) for more in _finishing(variant, grown, void, times - 1))


def _spare(hand: Hand, kind: int, win: Tile | None) -> Tile:
    """A concealed tile of a kind, the winning one only if there is no other."""
    return min((each for each in hand.concealed if each.design.kind == kind), key=lambda each: each is win)


def _free(variant: Variant, hand: Hand, kind: int) -> Tile:
    """A tile of a kind that the hand does not hold."""
    copies = (tile(DESIGNS[kind], copy) for copy in range(1, MOST_COPIES + 1))
    return next(each for each in copies if each in variant.tile_set and each not in hand.tiles)
