"""Card players: how a regular player plays to the lines of a card.

What belongs here: her choice in each phase of a table where hands are lines of a card. What does not: the search for
the tiles to let go (``passes``).
"""

from collections.abc import Callable, Mapping

from engine.actions import (
    Action,
    BlindPass,
    Call,
    ContinueCharleston,
    Courtesy,
    Discard,
    ExchangeJoker,
    LookAtTiles,
    Pass,
    PassTiles,
    StopCharleston,
    Win,
)
from engine.card.distance import nearest, spare
from engine.card.gaps import jokers_placed
from engine.card.letters import JOKER
from engine.card.racks import rack_of
from engine.card.reach import Field, possible
from engine.card.shape import CardShape
from engine.coach.passes import best_to_discard, best_to_let_go
from engine.hands import Hand
from engine.melds import Meld
from engine.phases.calls import card_of
from engine.phases.charleston import PASSED, CourtesyOffer, CourtesyPass, FaceDown, Mush, Passing, SecondVote
from engine.phases.claim_window import ClaimWindow, window_of
from engine.phases.courtesy import agreed_by
from engine.phases.turn import Turn
from engine.play import legal
from engine.ruleset import Variant
from engine.state import Phase
from engine.tiles import Tile
from engine.view import View

NEAR_ENOUGH = 4
"""Units: tiles. A hand that lacks no more wants no second Charleston."""


def has_card(variant: Variant) -> bool:
    """Hands of this variant are lines of a card."""
    return any(isinstance(each, CardShape) for each in variant.shapes)


def play_by_card(view: View) -> Action:
    """Wins when she can; else does what leaves the fewest tiles missing for a line that can still be built."""
    win = next((each for each in legal(view) if isinstance(each, Win)), None)
    return win or _PLAYS[type(view.phase)](view)


def gone(view: View) -> tuple[Tile, ...]:
    """The tiles nobody can use any more: the discards, and natural tiles in the sets of the others."""
    found = [tile for laid in view.table for tile in laid.river]
    for laid in view.table:
        if laid is not view.own:
            found += [tile for meld in laid.melds for tile in meld.tiles if not tile.design.is_joker]
    return tuple(found)


def field_of_view(view: View, hand: Hand) -> Field:
    """The hands of the card that this hand can still become."""
    return possible(card_of(view.variant), hand.melds, gone(view))


def lacking(view: View, hand: Hand) -> int:
    """Units: tiles. What a hand lacks for the nearest line that can still be built."""
    return field_of_view(view, hand).least(rack_of(hand))


def not_needed(view: View) -> tuple[Tile, ...]:
    """Up to three tiles without which no more is missing than now."""
    field, rack = field_of_view(view, view.hand), rack_of(view.hand)
    for many in range(PASSED, 0, -1):
        tiles = best_to_let_go(field, view.hand, many)
        if field.least(rack.without(*(each.index for each in tiles))) == field.least(rack):
            return tiles
    return ()


def without_place(view: View) -> tuple[Tile, ...]:
    """The concealed tiles that the nearest line has no place for; the first where several are equally near."""
    found = nearest(card_of(view.variant), view.hand, gone(view))
    return spare(found[0], view.hand) if found else ()


def _passes(view: View) -> Action:
    """Three tiles; in the last pass, no more than can be spared."""
    assert isinstance(view.phase, Passing)
    tiles = not_needed(view) if view.phase.leg.blind else ()
    if view.phase.leg.blind and len(tiles) < PASSED:
        return BlindPass(view.seat, tiles)
    return PassTiles(view.seat, tiles or best_to_let_go(field_of_view(view, view.hand), view.hand, PASSED))


def _votes(view: View) -> Action:
    far = lacking(view, view.hand) > NEAR_ENOUGH
    return ContinueCharleston(view.seat) if far else StopCharleston(view.seat)


def _looks(view: View) -> Action:
    return LookAtTiles(view.seat)


def _offers(view: View) -> Action:
    return Courtesy(view.seat, len(not_needed(view)))


def _exchanges(view: View) -> Action:
    agreed = agreed_by(view.phase, view.seat)
    return PassTiles(view.seat, best_to_let_go(field_of_view(view, view.hand), view.hand, agreed))


def _pools(view: View) -> Action:
    return PassTiles(view.seat, not_needed(view))


def _turns(view: View) -> Action:
    """Takes jokers that cost nothing, then discards what is needed least."""
    field, rack = field_of_view(view, view.hand), rack_of(view.hand)
    for each in legal(view):
        if isinstance(each, ExchangeJoker):
            after = rack.without(each.tile.index).plus(JOKER)
            if field.least(after) <= field.least(rack):
                return each
    return Discard(view.seat, best_to_discard(field, view.hand))


def distance_of(view: View, hand: Hand) -> tuple[int, bool, bool]:
    """What a hand lacks for the nearest line; whether its jokers are idle there, and whether nothing may be called."""
    field, rack = field_of_view(view, hand), rack_of(hand)
    ways = (
        (jokers_placed(each, rack) < rack.jokers, line.is_concealed)
        for near in (field.near(rack, within=0),)
        for line, hands in zip(near.lines, near.by_lines, strict=True)
        for each in hands
    )
    return (field.least(rack), *min(ways, default=(True, True)))


def _answers(view: View) -> Action:
    """Calls what brings a line closer, or as near a one that is easier to finish, with as few jokers as that takes."""
    subject = window_of(view.phase).subject
    calls = [each for each in legal(view) if isinstance(each, Call)]
    if not calls:
        return Pass(view.seat)
    ranked: list[tuple[tuple[int, bool, bool], int, int, Action]] = [
        (distance_of(view, view.hand), 0, 0, Pass(view.seat))
    ]
    for place, each in enumerate(calls):
        meld = Meld(each.kind, (*each.tiles, subject.tile), subject.tile, subject.by)
        jokers = sum(tile.design.is_joker for tile in each.tiles)
        ranked.append((distance_of(view, view.hand.with_meld(meld)), jokers + 1, place, each))
    return min(ranked)[-1]


_PLAYS: Mapping[type[Phase], Callable[[View], Action]] = {
    Passing: _passes,
    SecondVote: _votes,
    FaceDown: _looks,
    CourtesyOffer: _offers,
    CourtesyPass: _exchanges,
    Mush: _pools,
    Turn: _turns,
    ClaimWindow: _answers,
}
