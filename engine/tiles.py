"""Tiles: the designs there are, the copies of each, and the sets they come in.

What belongs here: what a tile is. What does not: how tiles are written (``notation``) or named (``tutorial.wording``).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from itertools import count
from types import MappingProxyType

SUIT_RANKS = 9
"""Ranks of a suit."""
HONOR_RANKS = 7
"""Four winds and three dragons."""
KINDS = 34
"""Kinds a set or pair can be made of: three suits of nine, four winds, three dragons. They are designs 0 to 33."""


class Suit(StrEnum):
    """What a tile belongs to; the value is its letter in notation."""

    CHARACTERS = "m"
    """Craks, wan."""
    DOTS = "p"
    """Circles."""
    BAMBOO = "s"
    """Bams, sticks; the 1 shows a bird."""
    HONORS = "z"
    """Winds 1 to 4 (East South West North), dragons 5 to 7 (White Green Red)."""
    BONUS = "f"
    """Flowers 1 to 4 (plum orchid chrysanthemum bamboo), seasons 5 to 8 (spring to winter)."""
    JOKER = "j"
    """Jokers of the American set."""


NUMBER_SUITS = (Suit.CHARACTERS, Suit.DOTS, Suit.BAMBOO)
"""The three suits with ranks 1 to 9, in the order of their indices."""


@dataclass(frozen=True, slots=True, eq=False)
class Design:
    """One picture. Interned: there is one instance per design, compared by identity."""

    suit: Suit
    """What it belongs to."""
    rank: int
    """Units: 1 to 9 in a suit, 1 to 7 for honors, 1 to 8 for bonus tiles, 0 for a red five, 1 for the joker."""
    index: int
    """Place in ``DESIGNS``: characters from 0, dots 9, bamboo 18, honors 27, bonus tiles 34, joker 42, red fives 43."""
    kind: int
    """Index of the design it counts as in a set; its own index unless it is a red five."""

    @property
    def text(self) -> str:
        """The design in notation.

        >>> DESIGNS[18].text
        '1s'
        """
        return f"{self.rank}{self.suit.value}"

    @property
    def plain(self) -> "Design":
        """The design this one counts as.

        >>> design(Suit.DOTS, 0).plain.text
        '5p'
        """
        return DESIGNS[self.kind]

    @property
    def is_suit_tile(self) -> bool:
        """It belongs to one of the three number suits."""
        return self.suit in NUMBER_SUITS

    @property
    def is_wind(self) -> bool:
        """It is East, South, West or North."""
        return self.suit is Suit.HONORS and self.rank <= 4

    @property
    def is_dragon(self) -> bool:
        """It is the white, green or red dragon."""
        return self.suit is Suit.HONORS and self.rank > 4

    @property
    def is_honor(self) -> bool:
        """It is a wind or a dragon."""
        return self.suit is Suit.HONORS

    @property
    def is_bonus(self) -> bool:
        """It is a flower or a season."""
        return self.suit is Suit.BONUS

    @property
    def is_joker(self) -> bool:
        """It is a joker."""
        return self.suit is Suit.JOKER

    @property
    def is_terminal(self) -> bool:
        """It is a 1 or a 9 of a suit."""
        return self.is_suit_tile and self.rank in (1, 9)

    @property
    def is_simple(self) -> bool:
        """It is a 2 to 8 of a suit, red fives included."""
        return self.is_suit_tile and self.rank not in (1, 9)

    def __repr__(self) -> str:
        return f"Design({self.text})"


def _draw_designs() -> Iterator[Design]:
    """Every design in the order of ``DESIGNS``."""
    index = count()
    for suit in NUMBER_SUITS:
        for rank in range(1, SUIT_RANKS + 1):
            at = next(index)
            yield Design(suit, rank, at, at)
    for suit, ranks in ((Suit.HONORS, 7), (Suit.BONUS, 8), (Suit.JOKER, 1)):
        for rank in range(1, ranks + 1):
            at = next(index)
            yield Design(suit, rank, at, at)
    for place, suit in enumerate(NUMBER_SUITS):
        yield Design(suit, 0, next(index), place * SUIT_RANKS + 4)


DESIGNS: tuple[Design, ...] = tuple(_draw_designs())
"""Every design there is, by index."""

_BY_SUIT_AND_RANK = {(each.suit, each.rank): each for each in DESIGNS}


def design(suit: Suit, rank: int) -> Design:
    """The design of a suit and rank.

    Raises: KeyError if there is none.
    """
    return _BY_SUIT_AND_RANK[suit, rank]


MOST_COPIES = 8
"""No set holds more copies of one design: the American set has eight flowers and eight jokers."""


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """One piece of a set. Interned: one instance per design and copy, compared by identity."""

    design: Design
    """Its picture."""
    copy: int
    """Units: 1 to 8. Tells it from its equals, so that a player discards the very tile she chose."""
    index: int
    """The index of its design, at hand for tables."""

    @property
    def text(self) -> str:
        """The design in notation, without the copy."""
        return self.design.text

    @property
    def name(self) -> str:
        """The tile in notation with its copy, as logs and forms write it.

        >>> tile(DESIGNS[13], 3).name
        '5p.3'
        """
        return f"{self.design.text}.{self.copy}"

    def __repr__(self) -> str:
        return f"Tile({self.name})"


_TILES = tuple(tuple(Tile(each, copy, each.index) for copy in range(1, MOST_COPIES + 1)) for each in DESIGNS)


def tile(of: Design, copy: int = 1) -> Tile:
    """The tile of a design and copy.

    Raises: IndexError if the copy is not 1 to 8.
    """
    if copy < 1:
        raise IndexError(copy)
    return _TILES[of.index][copy - 1]


def display_order(each: Tile) -> tuple[int, int, int]:
    """The key that sorts tiles as a player lays them out: suits, honors, bonus tiles, jokers; a red five by fives."""
    return each.design.kind, each.index, each.copy


@dataclass(frozen=True, slots=True)
class TileSet:
    """The tiles in the box of a tradition: designs and how many of each."""

    counts: Mapping[Design, int] = field(hash=False)
    """How many copies of each design; designs that are missing are not in the set."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "counts", MappingProxyType(dict(self.counts)))

    def __len__(self) -> int:
        """How many tiles there are."""
        return sum(self.counts.values())

    def __contains__(self, piece: object) -> bool:
        """The tile, or a copy of the design, is in the box."""
        if isinstance(piece, Tile):
            return piece.copy <= self.counts.get(piece.design, 0)
        return piece in self.counts

    def __hash__(self) -> int:
        return hash(tuple((each.index, many) for each, many in self.counts.items()))

    def tiles(self) -> tuple[Tile, ...]:
        """Every tile, in display order."""
        pieces = (tile(each, copy) for each, many in self.counts.items() for copy in range(1, many + 1))
        return tuple(sorted(pieces, key=display_order))


@cache
def tile_set(*, suits: int = 3, honors: bool = True, bonus: bool = False) -> TileSet:
    """The usual set: four of each kind, and the eight bonus tiles if wanted.

    >>> [len(tile_set(honors=False)), len(tile_set()), len(tile_set(bonus=True))]
    [108, 136, 144]
    """
    counts = {each: 4 for each in DESIGNS if each.suit in NUMBER_SUITS[:suits] and each.rank}
    if honors:
        counts |= {each: 4 for each in DESIGNS if each.is_honor}
    if bonus:
        counts |= {each: 1 for each in DESIGNS if each.is_bonus}
    return TileSet(counts)


@cache
def american_tile_set() -> TileSet:
    """The 152 tiles of the American game: its eight flowers are all alike, and there are eight jokers.

    >>> len(american_tile_set())
    152
    """
    flower, joker = design(Suit.BONUS, 1), design(Suit.JOKER, 1)
    return TileSet({**tile_set().counts, flower: 8, joker: 8})
