"""A hand of a card: one line with real tiles chosen, and what it needs of each kind.

What belongs here: the hand as groups, and as bits to compare racks with. What does not: finding the hands of a line
(``expand``), and racks (``racks``).
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.card.letters import CALLABLE, FLOWER, JOKER
from engine.shapes.arrangement import GroupKind
from engine.tiles import DESIGNS, Design, american_tile_set

HAND = 14
"""Units: tiles. A complete hand."""
FIELD = HAND
"""Units: bits. Each kind has so many in a mask; so many of them are set as there are tiles, the lowest first."""
CARD_KINDS = (*range(FLOWER + 1),)
"""The kinds a card speaks of: suits, honors, the flower."""

_COPIES = {each.index: many for each, many in american_tile_set().counts.items()}
COPIES = tuple(_COPIES[kind] for kind in CARD_KINDS)
"""How many tiles of each kind there are, by index; jokers are no kind."""
JOKERS = _COPIES[JOKER]
"""How many jokers there are."""
_GROUP_KINDS = dict(enumerate((each for each in GroupKind if each is not GroupKind.CHOW), start=1))


def unary(kind: int, many: int) -> int:
    """The bits of so many tiles of a kind.

    >>> bin(unary(0, 3))
    '0b111'
    """
    return ((1 << many) - 1) << FIELD * kind


def mask_of(counts: Iterable[tuple[int, int]]) -> int:
    """The bits of several kinds, each with how many tiles of it."""
    return sum(unary(kind, many) for kind, many in counts)


@dataclass(frozen=True, slots=True, order=True)
class Block:
    """Equal tiles that a hand needs together."""

    kind: int
    """The index of the tile."""
    size: int
    """Units: tiles."""

    @property
    def design(self) -> Design:
        """The tile."""
        return DESIGNS[self.kind]

    @property
    def takes_jokers(self) -> bool:
        """Jokers may stand in it, and it may be called before the win."""
        return self.size >= CALLABLE

    @property
    def group_kind(self) -> GroupKind:
        """What it is called.

        >>> Block(0, 5).group_kind.value
        'quint'
        """
        return _GROUP_KINDS[self.size]


@dataclass(frozen=True, slots=True)
class CardHand:
    """One line with real tiles chosen. Equal if the groups that take jokers and all other tiles are the same."""

    blocks: tuple[Block, ...] = field(compare=False)
    """Its groups in the order they are printed; the tiles of a cluster are blocks of one and two."""
    like: tuple[Block, ...] = field(init=False)
    """The blocks that take jokers, in the order of their kinds."""
    singles: tuple[int, ...] = field(init=False)
    """The kinds of all other tiles, one by one, in order: natural tiles only."""
    naturals: tuple[tuple[int, int], ...] = field(init=False, compare=False, repr=False)
    """Their kinds, each with how many of it."""
    natural: int = field(init=False, compare=False, repr=False)
    """The bits of the tiles that must be natural."""
    whole: int = field(init=False, compare=False, repr=False)
    """The bits of all tiles."""
    outside: int = field(init=False, compare=False, repr=False)
    """Units: tiles. How many must be natural."""

    def __post_init__(self) -> None:
        like = tuple(sorted(each for each in self.blocks if each.takes_jokers))
        singles = sorted(each.kind for each in self.blocks if not each.takes_jokers for _ in range(each.size))
        object.__setattr__(self, "like", like)
        object.__setattr__(self, "singles", tuple(singles))
        object.__setattr__(self, "naturals", tuple(Counter(singles).items()))
        object.__setattr__(self, "natural", mask_of(self.naturals))
        object.__setattr__(self, "whole", mask_of(self.needs().items()))
        object.__setattr__(self, "outside", len(singles))

    def needs(self) -> Counter[int]:
        """How many tiles of each kind it is made of."""
        counts = Counter(self.singles)
        for each in self.like:
            counts[each.kind] += each.size
        return counts

    @property
    def least_jokers(self) -> int:
        """Units: jokers. So many it needs even with every natural tile there is."""
        return sum(max(0, many - COPIES[kind]) for kind, many in self.needs().items())

    @property
    def is_buildable(self) -> bool:
        """There are tiles enough: natural ones where they must be, and jokers for what is then short."""
        return self.least_jokers <= JOKERS and all(many <= COPIES[kind] for kind, many in self.naturals)

    def __len__(self) -> int:
        """Units: tiles. How many it is made of."""
        return self.whole.bit_count()
