"""The lines of a card as a shape a finished hand may have.

What belongs here: the face every shape shows. What does not: what it asks (``match``, ``reach``, ``gaps``).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.card.card import Card
from engine.card.distance import copies_left
from engine.card.gaps import brings_closer
from engine.card.match import Match, match
from engine.card.racks import rack_of
from engine.card.reach import possible
from engine.hands import Hand
from engine.shapes.arrangement import Arrangement, Group
from engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class CardShape:
    """The lines of a card."""

    card: Card
    """The card."""

    def readings(self, hand: Hand, win: Tile | None) -> Iterator[Arrangement]:
        """Every line a hand completes, group by group, that of the highest value first; jokers as what they stand for.

        >>> from engine.card.cards import card
        >>> from engine.hands import parse_hand
        >>> shape = CardShape(card("practice_one"))
        >>> reading = next(shape.readings(parse_hand("8B 8B 8B 8C 8C 8C 8C W W W 0 0 J J"), None))
        >>> [group.kind.value for group in reading.groups]
        ['kong', 'kong', 'pung', 'pung']
        """
        for each in match(self.card, hand):
            groups = _groups(each, hand)
            arranged = tuple(group for group, _ in groups)
            if win is None:
                yield Arrangement(arranged)
                continue
            ends: dict[Group, int] = {}
            for place, (group, tiles) in enumerate(groups):
                if group.meld is None and _may_end(win, group, tiles):
                    ends.setdefault(group, place)
            yield from (Arrangement(arranged, place) for place in ends.values())

    def missing(self, hand: Hand) -> int:
        """Units: tiles still to come; 0 for a finished hand, 1 for a ready one, or ``OUT_OF_REACH``."""
        return possible(self.card, hand.melds).least(rack_of(hand))

    def useful(self, hand: Hand) -> Mapping[int, int]:
        """The kinds of which one more leaves fewer missing, by index, with the copies not in this hand.

        The flower and the joker may be among them.
        """
        rack, left = rack_of(hand), copies_left(hand)
        near = possible(self.card, hand.melds).near(rack, within=0)
        kinds = frozenset().union(*(brings_closer(each, rack) for each in near.hands))
        return {kind: left[kind] for kind in sorted(kinds)}


def _groups(found: Match, hand: Hand) -> list[tuple[Group, tuple[Tile, ...]]]:
    """The groups of a match and the tiles in them: the concealed ones in the order of their tiles, then the melds."""
    exposed = {each.tiles: each for each in hand.melds}
    groups = [
        (Group(block.group_kind, (block.kind,) * block.size, exposed.get(tiles)), tiles)
        for block, tiles in zip(found.hand.blocks, found.dealt, strict=True)
    ]
    return sorted(groups, key=lambda each: (each[0].meld is not None, each[0].kinds))


def _may_end(win: Tile, group: Group, tiles: tuple[Tile, ...]) -> bool:
    """The winning tile may be the last of this group: it is of its kind, or a joker it has a place for."""
    if not win.design.is_joker:
        return win.index == group.index
    return any(each.design.is_joker for each in tiles)
