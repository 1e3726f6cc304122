"""What a rack can still become: the hands of a card that fit its exposures and can be built, and how far they are.

What belongs here: sifting and counting, fast enough for a bot to try many racks. What does not: telling it line by
line (``distance``).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from operator import itemgetter

from engine.card.card import Card, CardLine
from engine.card.hands import COPIES, HAND, JOKERS, CardHand, mask_of
from engine.card.index import places
from engine.card.letters import CALLABLE, JOKER, LONGEST_GROUP
from engine.card.racks import Rack, naturals_of
from engine.melds import Meld
from engine.shapes.shape import OUT_OF_REACH
from engine.tiles import Tile

Exposures = tuple[tuple[int, int, int], ...]
"""The kind and the size of each exposure, and how many of its tiles are natural; in order."""
Gone = tuple[tuple[int, int], ...]
"""How many tiles of a kind nobody can use any more, jokers too; in order."""


@dataclass(frozen=True, slots=True, eq=False)
class Field:
    """Hands of a card that are still in question."""

    lines: tuple[CardLine, ...]
    """Their lines, in the order of the card."""
    by_lines: tuple[tuple[CardHand, ...], ...] = field(repr=False)
    """The hands of each of these lines."""

    @property
    def hands(self) -> tuple[CardHand, ...]:
        """All the hands, line by line."""
        return tuple(each for hands in self.by_lines for each in hands)

    def __bool__(self) -> bool:
        """Some hand is left: the rack is not dead."""
        return bool(self.lines)

    def nearest(self, rack: Rack) -> list[tuple[int, CardHand]]:
        """What is missing for the nearest hand of each line, in tiles, and that hand: the first of several.

        Jokers cannot stand for tiles outside of groups, so these may be what is missing longest.
        """
        held, shown, all_but_jokers = rack.held, rack.shown, HAND - rack.jokers
        found = []
        for hands in self.by_lines:
            least, nearest = OUT_OF_REACH, hands[0]
            for hand in hands:
                missing = all_but_jokers - (hand.whole & shown).bit_count()
                if missing < least:
                    outside = hand.outside - (hand.natural & held).bit_count()
                    if outside < least:
                        least, nearest = (missing if missing > outside else outside), hand
            found.append((least, nearest))
        return found

    def least(self, rack: Rack) -> int:
        """Units: tiles. What is missing for the nearest hand of all; ``OUT_OF_REACH`` if no hand is left."""
        return min((least for least, _ in self.nearest(rack)), default=OUT_OF_REACH)

    def by_line(self, rack: Rack) -> Mapping[str, int]:
        """Units: tiles. What is missing for the nearest hand of each line, by its id."""
        return {line.id: least for line, (least, _) in zip(self.lines, self.nearest(rack), strict=True)}

    def near(self, rack: Rack, *, within: int) -> "Field":
        """The hands that lack at most so many tiles more than the nearest."""
        most = self.least(rack) + within
        found = [(line, reached(hands, rack, most)) for line, hands in zip(self.lines, self.by_lines, strict=True)]
        return field_of((line, hands) for line, hands in found if hands)


def reached(hands: Iterable[CardHand], rack: Rack, most: int) -> tuple[CardHand, ...]:
    """Those of the hands that lack at most so many tiles."""
    held, shown, least = rack.held, rack.shown, HAND - rack.jokers - most
    return tuple(
        each
        for each in hands
        if (each.whole & shown).bit_count() >= least and each.outside - (each.natural & held).bit_count() <= most
    )


def field_of(found: Iterable[tuple[CardLine, tuple[CardHand, ...]]]) -> Field:
    """The field of these lines, each with some of its hands."""
    pairs = tuple(found)
    return Field(tuple(line for line, _ in pairs), tuple(hands for _, hands in pairs))


def possible(card: Card, melds: Sequence[Meld] = (), gone: Sequence[Tile] = ()) -> Field:
    """The hands of a card that have a place for these exposures and can still be built.

    Gone are the tiles nobody can use any more: discards, jokers among them, and the natural tiles other players have
    exposed. A joker in an exposure can be exchanged, so it is not gone.
    """
    return _possible(card, _exposures(melds), _counted(gone))


def holding(card: Card, melds: Sequence[Meld]) -> int:
    """The hands of a card that have a place for these exposures, as a set of its index."""
    return _holding(card, _exposures(melds)) if melds else card.index.every


def sizes(card: Card, melds: Sequence[Meld], kind: int, gone: Sequence[Tile] = ()) -> frozenset[int]:
    """How many tiles one more exposure of this kind may have beside these ones; nothing if it fits no line.

    >>> from engine.card.cards import card
    >>> sorted(sizes(card("practice_one"), (), 34))
    [3, 4, 5]
    """
    exposures = _exposures(melds)
    living = _living(card, exposures, _counted(gone)) & card.open_hands
    groups = [(each, size) for each, size, _ in exposures]
    tried = range(CALLABLE, LONGEST_GROUP + 1)
    return frozenset(size for size in tried if living & card.index.holding([*groups, (kind, size)]))


def _exposures(melds: Iterable[Meld]) -> Exposures:
    return tuple(sorted((each.index, len(each.tiles), naturals_of(each)) for each in melds))


def _counted(gone: Iterable[Tile]) -> Gone:
    return tuple(sorted(Counter(each.index for each in gone).items()))


@lru_cache(maxsize=4096)
def _holding(card: Card, exposures: Exposures) -> int:
    """The hands with a place for these exposures."""
    if not exposures:
        return card.index.every
    return card.open_hands & card.index.holding((kind, size) for kind, size, _ in exposures)


@lru_cache(maxsize=1024)
def _living(card: Card, exposures: Exposures, gone: Gone) -> int:
    """The hands with a place for these exposures that can still be built.

    Tiles outside of groups must be there as natural ones, and not be laid down already. What is short in groups the
    jokers must fill, wherever they lie now.
    """
    lost = Counter(dict(gone))
    left = [max(0, copies - lost[kind]) for kind, copies in enumerate(COPIES)]
    laid = Counter[int]()
    for kind, _, naturals in exposures:
        laid[kind] += naturals
    found = _holding(card, exposures)
    for kind in {*laid, *lost} - {JOKER}:
        found &= ~card.index.needing_natural(kind, max(0, left[kind] - laid[kind]) + 1)
    if not gone:
        return found
    there, jokers = mask_of(enumerate(left)), JOKERS - lost[JOKER]
    return sum(1 << place for place in places(found) if HAND - (card.hands[place].whole & there).bit_count() <= jokers)


@lru_cache(maxsize=256)
def _possible(card: Card, exposures: Exposures, gone: Gone) -> Field:
    """The living hands, line by line."""
    found = ((card.owners[place], card.hands[place]) for place in places(_living(card, exposures, gone)))
    return field_of((line, tuple(hand for _, hand in pairs)) for line, pairs in groupby(found, key=itemgetter(0)))
