"""What only classical tables look for in a hand.

What belongs here: finders of this tradition. What does not: those that several share (``patterns``), and what counts at
which table (``scores``, ``clubs``).
"""

from engine.deals import Came
from engine.melds import MeldKind
from engine.patterns.circumstances import (
    all_flowers,
    all_seasons,
    came,
    last_tile_drawn,
    own_flower,
    own_season,
    robbed_kong,
)
from engine.patterns.facts import NOTHING, Evidence, Facts, Finder, in_groups, whole_hand
from engine.patterns.honors import FIRST_DRAGON, FIRST_WIND, big_three_dragons
from engine.patterns.sets import is_concealed_pung, is_of_terminals_or_honors, so_many
from engine.patterns.suits import full_flush, half_flush
from engine.patterns.waits import falls_into_the_pair
from engine.tiles import SUIT_RANKS


def is_own_pung(facts: Facts, place: int) -> bool:
    """Three or four alike, three of them from the hand: the tile another player gave made it a kong at once."""
    meld = facts.groups[place].meld
    is_kong_at_once = meld is not None and meld.kind is MeldKind.KONG and meld.giver is not None and meld.added is None
    return is_kong_at_once or is_concealed_pung(facts, place)


def three_own_pungs(facts: Facts) -> tuple[Evidence, ...]:
    """Three pungs or kongs or more, three tiles of each from the hand."""
    if len(facts.pungs) < 3:
        return NOTHING
    places = sorted(place for _, place in facts.pungs if is_own_pung(facts, place))
    return (in_groups(*places),) if len(places) >= 3 else NOTHING


_four_own_pungs = so_many(is_own_pung, 4)


def four_own_pungs(facts: Facts) -> tuple[Evidence, ...]:
    """Four pungs or kongs, three tiles of each from the hand, and the winning tile from the wall."""
    return _four_own_pungs(facts) if len(facts.pungs) > 3 and facts.showing.is_self_drawn else NOTHING


def _has_only_own_sets(facts: Facts) -> bool:
    """Each set is from the hand, and so is the winning tile."""
    laid = (at for at, each in enumerate(facts.groups) if not each.is_concealed)
    return facts.showing.is_self_drawn and all(is_own_pung(facts, at) for at in laid)


only_own_sets = whole_hand(_has_only_own_sets)
"""No set was claimed, and the winning tile came from the wall."""
own_full_flush = whole_hand(lambda facts: bool(full_flush(facts)) and _has_only_own_sets(facts))
"""One suit only, all of it from the hand and the wall."""
full_flush_of_pungs = whole_hand(lambda facts: bool(full_flush(facts)) and not facts.chows)
"""One suit only, and no chow."""
big_three_dragons_of_pungs = whole_hand(lambda facts: bool(big_three_dragons(facts)) and not facts.chows)
"""Pungs of all three dragons, and no chow."""
buried_treasure = whole_hand(lambda facts: bool(four_own_pungs(facts)) and bool(full_flush(facts) or half_flush(facts)))
"""Four pungs from the hand and the wall, of one suit and honors."""


def _finished_pair(*, of_ends: bool) -> Finder:
    """The finder of a pair that the winning tile made."""

    def find(facts: Facts) -> tuple[Evidence, ...]:
        ends = facts.reading.ends
        if ends is None or not falls_into_the_pair(facts, ends) or not facts.reading.sets:
            return NOTHING
        return (in_groups(ends),) if is_of_terminals_or_honors(facts, ends) is of_ends else NOTHING

    return find


pair_finished = _finished_pair(of_ends=False)
"""The winning tile made the pair, of twos to eights."""
end_pair_finished = _finished_pair(of_ends=True)
"""The winning tile made the pair, of ones, nines or honors."""


def _is_worth_nothing(facts: Facts) -> bool:
    if len(facts.chows) != len(facts.groups) - 1:
        return False
    winds = (FIRST_WIND + facts.showing.seat_wind, FIRST_WIND + facts.showing.round_wind)
    pairs = [each.index for each in facts.reading.pairs]
    return all(kind < FIRST_DRAGON and kind not in winds for kind in pairs)


zero_point_hand = whole_hand(_is_worth_nothing)
"""Chows, and a pair that brings no points."""


def _is_squirming_snake(facts: Facts) -> bool:
    """A pung at each end of a suit, and every rank between them."""
    if len(facts.pungs) != 2:
        return False
    ends = [low % SUIT_RANKS for low, _ in facts.pungs]
    ranks = {kind % SUIT_RANKS for each in facts.groups for kind in each.kinds}
    return bool(full_flush(facts)) and ends == [0, SUIT_RANKS - 1] and len(ranks) == SUIT_RANKS


squirming_snake = whole_hand(_is_squirming_snake)
"""Pungs of the ones and nines of a suit, and all its other ranks in two chows and a pair."""


def own_flower_and_season(facts: Facts) -> tuple[Evidence, ...]:
    """Both the flower and the season of the seat."""
    if not facts.showing.hand.bonus:
        return NOTHING
    flower, season = own_flower(facts), own_season(facts)
    return (Evidence(tiles=(*flower[0].tiles, *season[0].tiles)),) if flower and season else NOTHING


def flower_sets(facts: Facts) -> tuple[Evidence, ...]:
    """All four flowers, and all four seasons."""
    if not facts.showing.hand.bonus:
        return NOTHING
    return (*all_flowers(facts), *all_seasons(facts))


dealt_complete = came(Came.DEALT)
"""The hand was complete when it was dealt."""
first_discard = whole_hand(lambda facts: facts.showing.win is not None and facts.showing.win.on_first_discard)
"""The winning tile is the dealer's first discard."""
original_call = whole_hand(lambda facts: facts.showing.win is not None and facts.showing.win.is_original_call)
"""The hand was declared ready with its first discard, and has not changed since."""
from_dead_wall = came(Came.KONG, Came.BONUS)
"""The winning tile was drawn for a kong, a flower or a season."""


def _with_tile(find: Finder, text: str) -> Finder:
    """The finder of the same, if the winning tile is this one."""

    def found(facts: Facts) -> tuple[Evidence, ...]:
        win = facts.showing.win
        return find(facts) if win is not None and win.tile is not None and win.tile.text == text else NOTHING

    return found


plum_blossom_roof = _with_tile(from_dead_wall, "5p")
"""The 5 of dots, drawn from the dead wall."""
moon_from_sea = _with_tile(last_tile_drawn, "1p")
"""The 1 of dots, drawn as the last tile of the wall."""
carrying_pole = _with_tile(robbed_kong, "2s")
"""The 2 of bamboo, taken from another player's kong."""
