"""Bots: players that choose an action from what their seat may know.

What belongs here: ``new``, who plays as a beginner might, and ``regular``, who brings her hand closer to ready.
What does not: any knowledge a player at the table has not.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from engine.actions import Action, AddKong, ChooseVoid, Chow, DeclareReady, Discard, Kong, Pass, PassTiles, Pung, Win
from engine.chance import Chance
from engine.coach.card_players import has_card, play_by_card
from engine.coach.prospects import asks_for_a_minimum, would_be_enough
from engine.hands import Hand
from engine.melds import Meld, MeldKind
from engine.phases.claim_window import ClaimWindow
from engine.phases.melding import CLAIMED, is_pung_of
from engine.play import legal
from engine.shapes.shape import OUT_OF_REACH
from engine.tiles import Tile
from engine.view import View

Bot = Callable[[View, Chance], Action]
"""A way to choose one of the legal actions. There must be one."""


def new(view: View, chance: Chance) -> Action:
    """Wins when she can, claims every other time, and discards a tile that stands alone."""
    actions = legal(view)
    wins = [each for each in actions if isinstance(each, Win)]
    if wins:
        return wins[0]
    others = [each for each in actions if not isinstance(each, Pass | Discard)]
    if others and (len(others) == len(actions) or chance.below(2)):
        return chance.choice(others)
    rest = [each for each in actions if isinstance(each, Pass | Discard)]
    alone = [each for each in rest if all(stands_alone(tile, view.hand.concealed) for tile in each.pieces)]
    return chance.choice(alone or rest)


def stands_alone(tile: Tile, held: Iterable[Tile]) -> bool:
    """No other tile is its like or lies next to it. A joker never stands alone."""
    if tile.design.is_joker:
        return False
    reach = 1 if tile.design.is_suit_tile else 0
    near = (each for each in held if each.design.suit is tile.design.suit and each is not tile)
    return all(abs(each.design.kind - tile.design.kind) > reach for each in near)


def regular(view: View, chance: Chance) -> Action:
    """Chooses what leaves the fewest tiles missing; among equals, what leaves the most useful tiles."""
    if has_card(view.variant):
        return play_by_card(view)
    actions = legal(view)
    ranked = [(_RANKS[type(each)](view, each), each) for each in actions]
    best = min(rank for rank, _ in ranked)
    equal = [each for rank, each in ranked if rank == best]
    if not isinstance(equal[0], Discard | DeclareReady):
        return chance.choice(equal)
    seen = Counter(each.design.kind for each in view.seen())
    use = {each: _use(view, view.hand.without_tile(each.pieces[0]), seen) for each in equal}
    most = max(use.values())
    return chance.choice([each for each in equal if use[each] == most])


def _use(view: View, hand: Hand, seen: Counter[int]) -> int:
    """Units: tiles. How many that would bring the hand closer the player has not seen yet."""
    return sum(max(0, 4 - seen[kind]) for kind in view.variant.useful(hand))


Rank = tuple[int, int]
"""How good an action is, least first: tiles missing after it, then which kind of action is preferred."""


NO_GOOD: Rank = (OUT_OF_REACH, 1)
"""Worse than anything else that may be done."""


def _after_win(_view: View, _action: Action) -> Rank:
    return -1, 0


def _after_discard(view: View, action: Action) -> Rank:
    return view.variant.missing(view.hand.without_tile(action.pieces[0])), 2


def _after_declaring(view: View, action: Action) -> Rank:
    return _after_discard(view, action)[0], 1


def _after_pass(view: View, _action: Action) -> Rank:
    return view.variant.missing(view.hand), 0


def _after_claim(view: View, action: Action) -> Rank:
    """A kong in one's own turn is laid of four tiles; every other set takes the tile that is asked about.

    A set after which the hand would be worth too little is no good.
    """
    if not isinstance(view.phase, ClaimWindow):
        return view.variant.missing(view.hand.with_meld(Meld(MeldKind.KONG, action.pieces))), 1
    after = after_claim(view, action)
    return NO_GOOD if leaves_too_little(view, after) else (view.variant.missing(after), 1)


def after_claim(view: View, action: Action) -> Hand:
    """The hand with the set that is claimed with the tile asked about."""
    assert isinstance(view.phase, ClaimWindow)
    tile = view.phase.subject.tile
    return view.hand.with_meld(Meld(CLAIMED[type(action)], (*action.pieces, tile), tile))


def leaves_too_little(view: View, hand: Hand) -> bool:
    """The hand would be worth too little to win if it were finished the nearest way."""
    return asks_for_a_minimum(view) and not would_be_enough(view, hand)


def _after_adding(view: View, action: Action) -> Rank:
    (tile,) = action.pieces
    pung = next(each for each in view.hand.melds if is_pung_of(each, tile.design.kind))
    return view.variant.missing(view.hand.with_meld(pung.with_added(tile))), 1


def _after_choosing(view: View, action: Action) -> Rank:
    assert isinstance(action, ChooseVoid)
    return sum(each.design.suit is action.suit for each in view.hand.concealed), 0


def _after_giving(view: View, action: Action) -> Rank:
    """Tiles of the shortest suit are given, where there are three of it; of those, which ones are missed least."""
    rest = view.hand
    for tile in action.pieces:
        rest = rest.without_tile(tile)
    suit = action.pieces[0].design.suit
    return sum(each.design.suit is suit for each in view.hand.concealed), view.variant.missing(rest)


_RANKS: Mapping[type[Action], Callable[[View, Action], Rank]] = {
    Win: _after_win,
    Discard: _after_discard,
    DeclareReady: _after_declaring,
    Pass: _after_pass,
    Chow: _after_claim,
    Pung: _after_claim,
    Kong: _after_claim,
    AddKong: _after_adding,
    ChooseVoid: _after_choosing,
    PassTiles: _after_giving,
}
BOTS: Mapping[str, Bot] = {"new": new, "regular": regular}
"""The bots by name."""
