"""Circumstances: how the winning tile came, what was claimed before, and the bonus tiles; whatever the hand looks like.

What belongs here: patterns that no reading of the tiles changes. What does not: what the hand waited for (``waits``).
"""

from engine.deals import Came
from engine.patterns.facts import NOTHING, WHOLE_HAND, Evidence, Facts, Finder, of_tiles, whole_hand
from engine.shapes.shape import COPIES
from engine.tiles import Tile

FLOWERS, SEASONS = range(1, 5), range(5, 9)
"""The ranks of the two groups of bonus tiles."""


def won(facts: Facts) -> tuple[Evidence, ...]:
    """The hand won."""
    return WHOLE_HAND if facts.showing.win else NOTHING


def self_drawn(facts: Facts) -> tuple[Evidence, ...]:
    """The winning tile came from the wall, in turn or in place of another."""
    return _by_its_tile(facts) if facts.showing.is_self_drawn else NOTHING


def last_tile_drawn(facts: Facts) -> tuple[Evidence, ...]:
    """The winning tile came from the wall, and was the last there was."""
    win = facts.showing.win
    return self_drawn(facts) if win is not None and win.on_last_tile else NOTHING


def last_discard(facts: Facts) -> tuple[Evidence, ...]:
    """The winning tile is another player's, let go when the wall was empty."""
    win = facts.showing.win
    is_last = win is not None and win.giver is not None and win.on_last_tile
    return _by_its_tile(facts) if is_last else NOTHING


def last_tile(facts: Facts) -> tuple[Evidence, ...]:
    """No tile was left to draw, wherever the winning one came from."""
    win = facts.showing.win
    return _by_its_tile(facts) if win is not None and win.on_last_tile else NOTHING


def came(*ways: Came) -> Finder:
    """The finder of wins with a tile that came in one of these ways."""

    def find(facts: Facts) -> tuple[Evidence, ...]:
        win = facts.showing.win
        return _by_its_tile(facts) if win is not None and win.came in ways else NOTHING

    return find


kong_replacement = came(Came.KONG)
"""The winning tile was drawn for a kong."""
robbed_kong = came(Came.ADDED_KONG, Came.CONCEALED_KONG)
"""The winning tile is one that another player wanted to lay in a kong."""


def last_of_its_kind(facts: Facts) -> tuple[Evidence, ...]:
    """Everybody saw the other three like the winning tile: on the table, or in the winner's own sets there."""
    win = facts.showing.win
    if win is None or win.tile is None:
        return NOTHING
    kind, hand = win.tile.design.kind, facts.showing.hand
    if not win.is_last_of_its_kind and facts.showing.counts[kind] < COPIES:
        return NOTHING
    held = sum(each.design.kind == kind for each in hand.concealed)
    laid = facts.showing.counts[kind] - held
    return _by_its_tile(facts) if held == 1 and (win.is_last_of_its_kind or laid == COPIES - 1) else NOTHING


def _by_its_tile(facts: Facts) -> tuple[Evidence, ...]:
    """Shown by the winning tile."""
    win = facts.showing.win
    assert win is not None
    return (of_tiles(win.tile),) if win.tile else WHOLE_HAND


closed_hand = whole_hand(lambda facts: facts.showing.is_closed)
"""No set was claimed; however the winning tile came."""
closed_and_claimed = whole_hand(lambda facts: facts.showing.is_closed and not facts.showing.is_self_drawn)
"""No set was claimed, and the winning tile is another player's."""
closed_and_drawn = whole_hand(lambda facts: facts.showing.is_closed and facts.showing.is_self_drawn)
"""No tile at all was claimed."""


def _is_all_claimed(facts: Facts) -> bool:
    """Every set was claimed, and so was the winning tile."""
    if facts.showing.is_self_drawn or facts.pair is None:
        return False
    return not any(each.is_concealed for each in facts.groups if each is not facts.pair)


melded_hand = whole_hand(_is_all_claimed)
"""Every set was claimed, and the pair is finished by another player's tile."""
four_sets_laid = whole_hand(
    lambda facts: facts.pair is not None and all((each.meld is None) == (each is facts.pair) for each in facts.groups)
)
"""Every set lies on the table, and only the pair was waited for."""


def bonus_tiles(facts: Facts) -> tuple[Evidence, ...]:
    """Each flower and season."""
    if not facts.showing.hand.bonus:
        return NOTHING
    return tuple(of_tiles(each) for each in facts.showing.hand.bonus)


no_bonus_tiles = whole_hand(lambda facts: not facts.showing.hand.bonus)
"""No flower and no season."""


def own_bonus(ranks: range) -> Finder:
    """The finder of the player's own tile in a group of bonus tiles: the one with the number of the seat's wind."""

    def find(facts: Facts) -> tuple[Evidence, ...]:
        if not facts.showing.hand.bonus:
            return NOTHING
        own = ranks[facts.showing.seat_wind]
        return tuple(of_tiles(each) for each in _of_ranks(facts, ranks) if each.design.rank == own)

    return find


def all_bonus(ranks: range) -> Finder:
    """The finder of a whole group of bonus tiles."""

    def find(facts: Facts) -> tuple[Evidence, ...]:
        if not facts.showing.hand.bonus:
            return NOTHING
        held = _of_ranks(facts, ranks)
        return (of_tiles(*held),) if len(held) == len(ranks) else NOTHING

    return find


def _of_ranks(facts: Facts, ranks: range) -> tuple[Tile, ...]:
    """The bonus tiles of these ranks."""
    return tuple(each for each in facts.showing.hand.bonus if each.design.rank in ranks)


own_flower, own_season = own_bonus(FLOWERS), own_bonus(SEASONS)
"""The flower, and the season, with the number of the seat's wind."""
all_flowers, all_seasons = all_bonus(FLOWERS), all_bonus(SEASONS)
"""All four flowers, and all four seasons."""
