"""Claims: what may be asked for in a claim window, and what speaks against it.

What belongs here: win, kong, pung, chow and pass as answers to another player's tile. What does not: which of several
answers is heard (``claims``).
"""

from collections.abc import Iterator
from itertools import combinations, product

from engine.actions import Action, Chow, Kong, Pass, Pung, Win
from engine.claims import Subject
from engine.deals import Came
from engine.events import Passed
from engine.melds import are_alike, is_row
from engine.phases.claim_window import claimed_win, window_of
from engine.phases.winning import unfinished
from engine.reasons import Reason
from engine.rules import RuleFor
from engine.state import GameState, Step
from engine.tiles import Tile
from engine.view import View


def _subject(view: View) -> Subject:
    """The tile that is asked about."""
    return window_of(view.phase).subject


def _alike(view: View, tile: Tile) -> tuple[Tile, ...]:
    """The player's concealed tiles that count as the same."""
    return tuple(each for each in view.hand.concealed if each.design.kind == tile.design.kind)


def keep_answer(state: GameState, action: Action) -> Step:
    """The answer is kept, unseen, until all have answered."""
    return state.but(phase=window_of(state.phase).with_answer(action)), ()


def _only_discards(view: View) -> tuple[Reason, ...]:
    """A kong being made can be robbed, but nothing of it be claimed for a set."""
    subject = _subject(view)
    return () if subject.how is Came.DISCARD else (Reason("claim.kong-only-to-win", {"tile": subject.tile}),)


def _own_tiles(view: View, tiles: tuple[Tile, ...], needed: int) -> tuple[Reason, ...]:
    """What speaks against these tiles as the player's own part of a claim."""
    lacking = {each.design: each for each in tiles if each not in view.hand.concealed}
    found = [Reason("claim.tile-not-held", {"tile": each}) for each in lacking.values()]
    if len(set(tiles)) != needed:
        found.append(Reason("claim.wrong-number-of-tiles", {"count": needed}))
    return tuple(found)


def _not_alike(view: View, tiles: tuple[Tile, ...], needed: int) -> tuple[Reason, ...]:
    """What speaks against these tiles as the player's own part of a set of tiles alike."""
    tile = _subject(view).tile
    unlike = () if are_alike((*tiles, tile)) else (Reason("claim.not-alike", {"tile": tile}),)
    return (*_own_tiles(view, tiles, needed), *unlike)


def _claims_win(view: View) -> Iterator[Win]:
    # Asked of everybody at every discard: a hand that lacks two tiles needs no closer look.
    if view.variant.missing(view.hand) <= 1:
        yield Win(view.seat)


def _refuses_win(view: View, _action: Win) -> tuple[Reason, ...]:
    subject = _subject(view)
    hand, _ = claimed_win(view, subject)
    return unfinished(view, hand, subject.tile)


def _claims_kong(view: View) -> Iterator[Kong]:
    return (Kong(view.seat, tiles) for tiles in combinations(_alike(view, _subject(view).tile), 3))


def _refuses_kong(view: View, action: Kong) -> tuple[Reason, ...]:
    tile, held = _subject(view).tile, len(_alike(view, _subject(view).tile))
    too_few = () if held >= 3 else (Reason("kong.needs-three", {"tile": tile, "count": held}),)
    spent = () if view.wall_left else (Reason("kong.no-replacement"),)
    return (*_only_discards(view), *too_few, *_not_alike(view, action.tiles, 3), *spent)


def _claims_pung(view: View) -> Iterator[Pung]:
    return (Pung(view.seat, tiles) for tiles in combinations(_alike(view, _subject(view).tile), 2))


def _refuses_pung(view: View, action: Pung) -> tuple[Reason, ...]:
    tile, held = _subject(view).tile, len(_alike(view, _subject(view).tile))
    too_few = () if held >= 2 else (Reason("pung.needs-two", {"tile": tile, "count": held}),)
    return (*_only_discards(view), *too_few, *_not_alike(view, action.tiles, 2))


def _claims_chow(view: View) -> Iterator[Chow]:
    subject = _subject(view)
    tile = subject.tile
    if not tile.design.is_suit_tile or not view.plays_after(subject.by):
        return
    held: dict[int, list[Tile]] = {}
    for each in view.hand.concealed:
        if each.design.suit is tile.design.suit:
            held.setdefault(each.design.kind, []).append(each)
    for low, high in ((-2, -1), (-1, 1), (1, 2)):
        kind = tile.design.kind
        yield from (Chow(view.seat, two) for two in product(held.get(kind + low, ()), held.get(kind + high, ())))


def _refuses_chow(view: View, action: Chow) -> tuple[Reason, ...]:
    subject = _subject(view)
    found = [*_only_discards(view)]
    if not view.plays_after(subject.by):
        found.append(Reason("chow.only-from-left", {"seat": subject.by}))
    if not subject.tile.design.is_suit_tile:
        return (*found, Reason("chow.needs-a-suit", {"tile": subject.tile}))
    found += _own_tiles(view, action.tiles, 2)
    tiles = (*action.tiles, subject.tile)
    if not is_row(tiles):
        found.append(_no_row(tiles))
    return tuple(found)


def _no_row(tiles: tuple[Tile, ...]) -> Reason:
    """Why these tiles make no row."""
    odd = next((each for each in tiles if each.design.suit is not tiles[-1].design.suit), None)
    if odd is not None:
        return Reason("chow.one-suit", {"tile": odd, "claimed": tiles[-1]})
    ranks = {each.design.plain.rank for each in tiles}
    if ranks in ({1, 8, 9}, {1, 2, 9}):
        return Reason("chow.no-wrap")
    if len(ranks) < len(tiles):
        return Reason("chow.numbers-differ")
    return Reason("chow.in-a-row")


def _may_pass(view: View) -> Iterator[Pass]:
    yield Pass(view.seat)


def _refuses_pass(view: View, _action: Pass) -> tuple[Reason, ...]:
    return () if window_of(view.phase).asked else (Reason("pass.nothing-to-claim", {"tile": _subject(view).tile}),)


def _passes(state: GameState, action: Pass) -> Step:
    """The pass is kept; only its player knows."""
    passed = Passed(action.seat, window_of(state.phase).subject.tile)
    return keep_answer(state, action)[0], (passed,)


CLAIM_WIN = RuleFor(Win, _claims_win, _refuses_win, keep_answer)
"""A finished hand may be shown with another player's tile."""
CLAIM_KONG = RuleFor(Kong, _claims_kong, _refuses_kong, keep_answer)
"""A discard may be claimed for four alike."""
CLAIM_PUNG = RuleFor(Pung, _claims_pung, _refuses_pung, keep_answer)
"""A discard may be claimed for three alike."""
CLAIM_CHOW = RuleFor(Chow, _claims_chow, _refuses_chow, keep_answer)
"""The next player may claim a discard for a row."""
PASS = RuleFor(Pass, _may_pass, _refuses_pass, _passes)
"""Whoever is asked may let the tile go by."""
