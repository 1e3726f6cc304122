"""Calls: a discard taken for a set that lies open beside jokers, and changed until its player has discarded.

What belongs here: what may be called and laid where hands are lines of a card. What does not: which of several calls is
heard (``claims``), and exchanging jokers (``jokers``).
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from engine.actions import EXPOSED, Action, Call, ChangeExposure
from engine.card.card import Card
from engine.card.reach import sizes
from engine.card.shape import CardShape
from engine.events import ExposureChanged
from engine.melds import Meld, are_alike
from engine.phases.claim_rules import keep_answer
from engine.phases.claim_window import window_of
from engine.phases.turn import Turn
from engine.phases.turn_rules import turn_of
from engine.reasons import Reason
from engine.rules import RuleFor
from engine.ruleset import Variant
from engine.state import GameState, Step
from engine.tiles import Tile
from engine.view import View


def card_of(variant: Variant) -> Card:
    """The card whose lines win."""
    return next(each.card for each in variant.shapes if isinstance(each, CardShape))


def _usable(tile: Tile, held: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The tiles that could lie beside this one: its like, and jokers."""
    return tuple(each for each in held if each.design.is_joker or each.design.kind == tile.design.kind)


def _against_size(tile: Tile, tiles: tuple[Tile, ...]) -> tuple[Reason, ...]:
    """What speaks against this tile and these as a set, whatever the card says."""
    if not are_alike((tile, *tiles)):
        return (Reason("call.no-cluster", {"tile": tile}),)
    if len(tiles) + 1 in EXPOSED:
        return ()
    if len(tiles) + 1 > max(EXPOSED):
        return (Reason("call.six-at-most"),)
    return (Reason("call.no-pair", {"tile": tile}) if tiles else Reason("call.no-single", {"tile": tile}),)


def _against_laying(tile: Tile, tiles: tuple[Tile, ...], held: tuple[Tile, ...]) -> tuple[Reason, ...]:
    """What speaks against laying these tiles beside this one, whatever the card says."""
    found = [Reason("claim.tile-not-held", {"tile": each}) for each in tiles if each not in held]
    found += _against_size(tile, tiles)
    if len(set(tiles)) != len(tiles):
        found.append(Reason("call.each-tile-once"))
    return tuple(found)


def _offers_calls(view: View) -> Iterator[Call]:
    tile = window_of(view.phase).subject.tile
    usable = _usable(tile, view.hand.concealed)
    if tile.design.is_joker or len(usable) + 1 < min(EXPOSED):
        return
    for size in sorted(sizes(card_of(view.variant), view.hand.melds, tile.design.kind)):
        yield from (Call(view.seat, tiles) for tiles in combinations(usable, size - 1))


def _refuses_call(view: View, action: Call) -> tuple[Reason, ...]:
    tile = window_of(view.phase).subject.tile
    if tile.design.is_joker:
        return (Reason("joker.never-called"),)
    return _against_laying(tile, action.tiles, view.hand.concealed)


def _offers_changes(view: View) -> Iterator[ChangeExposure]:
    laid = turn_of(view.phase).laid
    if laid is None or laid.claimed is None:
        return
    usable = _usable(laid.claimed, (*laid.own, *view.hand.concealed))
    before = view.hand.melds[:-1]
    for size in sorted(sizes(card_of(view.variant), before, laid.index)):
        for tiles in combinations(usable, size - 1):
            if set(tiles) != set(laid.own):
                yield ChangeExposure(view.seat, tiles)


def _refuses_change(view: View, action: ChangeExposure) -> tuple[Reason, ...]:
    laid = turn_of(view.phase).laid
    if laid is None or laid.claimed is None:
        return (Reason("exposure.stands"),)
    as_it_lies = (Reason("exposure.lies-so"),) if set(action.tiles) == set(laid.own) else ()
    return (*_against_laying(laid.claimed, action.tiles, (*laid.own, *view.hand.concealed)), *as_it_lies)


def _changes(state: GameState, action: ChangeExposure) -> Step:
    """The set lies there anew, and can still be changed."""
    turn, hand = turn_of(state.phase), state.hands[action.seat]
    laid = turn.laid
    assert laid is not None
    assert laid.claimed is not None
    changed = Meld(EXPOSED[len(action.tiles) + 1], (laid.claimed, *action.tiles), laid.claimed, laid.giver)
    for each in laid.own:
        hand = hand.with_tile(each)
    hand = replace(hand, melds=hand.melds[:-1]).with_meld(changed)
    return state.with_hand(action.seat, hand, phase=replace(turn, laid=changed)), (
        ExposureChanged(action.seat, changed),
    )


def fits_a_line(view: View, action: Action) -> Reason | None:
    """What lies open must fit a line of the card that is not concealed. Nothing is said of what is no set."""
    if isinstance(view.phase, Turn):
        laid = view.phase.laid
        tile = laid.claimed if laid is not None else None
        before = view.hand.melds[:-1]
    else:
        tile, before = window_of(view.phase).subject.tile, view.hand.melds
    size = len(action.pieces) + 1
    if tile is None or tile.design.is_joker or size not in EXPOSED or not are_alike((tile, *action.pieces)):
        return None
    card, kind = card_of(view.variant), tile.design.kind
    if size in sizes(card, before, kind):
        return None
    if not before and card.index.holding([(kind, size)]):
        return Reason("call.line-is-concealed", {"tile": tile})
    return Reason("call.fits-no-line", {"tile": tile})


CALL = RuleFor(Call, _offers_calls, _refuses_call, keep_answer, bars=(fits_a_line,))
"""A discard may be called for three to six alike."""
CHANGE_EXPOSURE = RuleFor(ChangeExposure, _offers_changes, _refuses_change, _changes, bars=(fits_a_line,))
"""A set just laid may be changed until the discard, or until a joker is exchanged."""
