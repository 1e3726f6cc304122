"""Stacked walls: deals in which some tiles come where an author wants them, and the rest as a seed has it.

What belongs here: laying the wall. What does not: dealing it (``phases``), and what is played with it (``play_hand``).
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.breaks import stacks_before
from engine.chance import Chance
from engine.deals import Carry, Start
from engine.exercises.answers import read_tiles
from engine.phases.dealing import takes_of
from engine.reasons import NotationError, Reason
from engine.ruleset import Variant
from engine.seats import Seat
from engine.starts import start_of
from engine.tiles import Tile


def stacked_start(
    variant: Variant,
    *,
    seed: int,
    chosen: tuple[tuple[str, str], ...] = (),
    dealer: Seat = Seat.A,
    hands: Mapping[Seat, str] | None = None,
    draws: str = "",
) -> Start:
    """The start of this seed, but that players are dealt the tiles named in `hands` and `draws` come first after that.

    Raises: NotationError ``position.too-many-of``, ``play.dealt-too-many``, or as `parse_tiles`.

    >>> from engine.play import begin
    >>> from engine.variants import variant
    >>> start = stacked_start(variant("basic"), seed=1, dealer=Seat.C, hands={Seat.A: "1z1z1z 5p"}, draws="9m")
    >>> state, _ = begin(variant("basic"), start)
    >>> [each.text for each in state.hands[Seat.A].concealed if each.design.is_honor][:3]
    ['1z', '1z', '1z']
    >>> state.wall.tiles[state.wall.next].text
    '9m'
    """
    start = start_of(variant, chosen=chosen, seed=seed)
    left = list(start.wall)
    wanted = {seat: _taken(text, left) for seat, text in (hands or {}).items()}
    coming = _taken(draws, left)
    order = [*_dealt(variant, dealer, wanted, left), *coming, *left]
    at = len(order) - 2 * stacks_before(variant.deal.breaks.gap(start.dice), tiles=len(order))
    return replace(start, wall=(*order[at:], *order[:at]), carry=Carry(dealer=dealer))


def _taken(text: str, left: list[Tile]) -> list[Tile]:
    """The tiles of a text, taken out of those left.

    Raises: NotationError ``position.too-many-of`` if one is not there any more, or as `parse_tiles`.
    """
    # The order of the wall decides which copies they are, so that they are spread as chance spreads them.
    tiles = list(read_tiles(text, rack=left))
    for each in tiles:
        if each not in left:
            raise NotationError(Reason("position.too-many-of", {"tile": each.design}))
        left.remove(each)
    return tiles


def _dealt(variant: Variant, dealer: Seat, wanted: Mapping[Seat, Sequence[Tile]], left: list[Tile]) -> list[Tile]:
    """The tiles of the deal in the order they are taken; those nobody wants come from the front of what is left.

    Raises: NotationError ``play.dealt-too-many``.
    """
    takes = takes_of(variant, dealer)
    own = {}
    for seat in Seat:
        size = sum(count for taker, count in takes if taker is seat)
        named = list(wanted.get(seat, ()))
        if len(named) > size:
            raise NotationError(Reason("play.dealt-too-many", {"seat": seat, "most": size}))
        own[seat] = [*named, *(left.pop(0) for _ in range(size - len(named)))]
    # Which of her tiles a player takes first shows nowhere, but the named ones should not always come in one block.
    mixed = {seat: list(Chance(seat, "stacked").mixed(tiles)) for seat, tiles in own.items()}
    return [mixed[seat].pop() for seat, count in takes for _ in range(count)]
