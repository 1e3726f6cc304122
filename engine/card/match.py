"""Complete hands: the lines of a card they are, and which tile stands where.

What belongs here: hands of fourteen tiles. What does not: how far other hands are (``reach``, ``distance``).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from engine.card.card import Card, CardLine
from engine.card.hands import HAND, CardHand
from engine.card.index import places
from engine.card.letters import FLOWER, JOKER
from engine.card.reach import holding
from engine.hands import Hand
from engine.melds import Meld
from engine.tiles import Design, Tile

_NOTHING: Mapping[int, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Match:
    """A complete hand as a line of the card, tile by tile."""

    line: CardLine
    """The line."""
    hand: CardHand
    """What the line stands for here."""
    dealt: tuple[tuple[Tile, ...], ...]
    """The very tiles of each of the hand's blocks, in the order of its blocks; an exposure is one of them."""

    @property
    def value(self) -> int:
        """Units: points. What the line is worth."""
        return self.line.value

    @property
    def stands_for(self) -> tuple[tuple[Tile, Design], ...]:
        """Every joker, exposed ones too, with what it stands for."""
        found = zip(self.hand.blocks, self.dealt, strict=True)
        return tuple((each, block.design) for block, tiles in found for each in tiles if each.design.is_joker)

    @property
    def jokers(self) -> int:
        """Units: tiles. How many jokers are in it."""
        return len(self.stands_for)

    @property
    def is_jokerless(self) -> bool:
        """No joker is in it."""
        return not self.stands_for


def match(card: Card, hand: Hand) -> tuple[Match, ...]:
    """The lines that a hand completes, the winning tile among its concealed ones; the highest value first.

    A line marked C is none of them once something is exposed. A line that can be read in two ways is told once.
    """
    found: dict[str, Match] = {}
    for place in _completed(card, hand):
        line = card.owners[place]
        if line.id not in found:
            found[line.id] = dealt_to(line, card.hands[place], hand)
    return tuple(sorted(found.values(), key=lambda each: -each.value))


def is_win(card: Card, hand: Hand) -> bool:
    """The hand completes a line of the card."""
    return bool(_completed(card, hand))


def dealt_to(line: CardLine, wanted: CardHand, hand: Hand) -> Match:
    """The hand laid out as this hand of the card, which it completes.

    Natural tiles go where jokers must not stand first, then to the groups in order; jokers take what is left.
    """
    exposed = list(hand.melds)
    spare: dict[int, list[Tile]] = {}
    for each in hand.concealed:
        spare.setdefault(each.index, []).append(each)
    dealt: dict[int, tuple[Tile, ...]] = {}
    for place, block in enumerate(wanted.blocks):
        meld = next((each for each in exposed if (each.index, len(each.tiles)) == (block.kind, block.size)), None)
        if meld is not None:
            exposed.remove(meld)
            dealt[place] = meld.tiles
    for place, block in sorted(enumerate(wanted.blocks), key=lambda each: each[1].takes_jokers):
        if place not in dealt:
            naturals, jokers = spare.get(block.kind, []), spare.get(JOKER, [])
            many = min(block.size, len(naturals))
            dealt[place] = (*naturals[:many], *jokers[: block.size - many])
            del naturals[:many], jokers[: block.size - many]
    return Match(line, wanted, tuple(dealt[place] for place in range(len(dealt))))


def _completed(card: Card, hand: Hand) -> Sequence[int]:
    """The places of the card's hands that a hand completes.

    Those that need as many of each kind at least, if it lacks none of the tiles that must be natural: nothing is left
    over then, and the jokers are just as many as what is short.
    """
    exposed = _exposed(hand.melds) if hand.melds else _NOTHING
    if len(hand.concealed) != HAND - sum(exposed.values()):
        return ()
    found, last, counts = holding(card, hand.melds), -1, {}
    for each in hand.concealed:  # equal tiles stand side by side
        kind = each.index
        if kind != last:
            if kind == JOKER:
                continue
            if kind > FLOWER:
                return ()
            last, needing, many, laid = kind, card.index.wholes[kind], 0, exposed.get(kind, 0)
        many += 1
        found &= needing[laid + many]
        if not found:
            return ()
        counts[kind] = many
    hands = card.hands
    return [
        place for place in places(found) if all(counts.get(kind, 0) >= many for kind, many in hands[place].naturals)
    ]


def _exposed(melds: Iterable[Meld]) -> Mapping[int, int]:
    """How many tiles of each kind exposures have, jokers as what they stand for."""
    return Counter(meld.index for meld in melds for _ in meld.tiles)
