"""Misreadings: what keeps some tiles from being a hand of a line of the card.

What belongs here: the reason, the plainest first. What does not: the question (``read_line``), what a line stands for
(``card``).
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from engine.card.card import CardLine
from engine.card.faces import Face, Fixed, MatchingDragon, Numbered
from engine.card.grammar import Alike, Cluster
from engine.card.hands import CardHand
from engine.card.letters import FLOWER, SOAP
from engine.card.racks import rack_of
from engine.card.reach import field_of, reached
from engine.hands import Hand
from engine.reasons import Reason
from engine.tiles import DESIGNS, Suit

ZERO = Fixed(SOAP)
"""A soap that a line writes as a zero."""


@dataclass(frozen=True, slots=True)
class Misreading:
    """Some tiles beside a hand of a line that they are not."""

    line: CardLine
    """The line."""
    wanted: CardHand
    """One of its hands that are nearest to the tiles."""
    held: Counter[int]
    """How many of each kind there are, jokers left aside."""
    short: Counter[int]
    """What is missing of each kind, after jokers have filled groups that lack little."""
    over: Counter[int]
    """What is too many of each kind."""

    @classmethod
    def of(cls, line: CardLine, wanted: CardHand, hand: Hand) -> Self:
        """The tiles of a hand beside one of the line's."""
        held = Counter(each.index for each in hand.concealed if not each.design.is_joker)
        short, jokers = wanted.needs() - held, len(hand.concealed) - held.total()
        for block in sorted(wanted.like, key=lambda each: short[each.kind]):
            filled = min(jokers, short[block.kind], block.size)
            short[block.kind] -= filled
            jokers -= filled
        return cls(line, wanted, held, +short, held - wanted.needs())


def misread(line: CardLine, hand: Hand) -> Reason | None:
    """What keeps fourteen tiles from being a hand of this line; None if they are one.

    >>> from engine.card.cards import card
    >>> from engine.hands import parse_hand
    >>> line = card("practice_one").line("odd-2")
    >>> [getattr(misread(line, parse_hand(each)), "code", "") for each in ("3333s5555m7777s11f", "3333s5555m7777p11f")]
    ['', 'read.one-suit-too-many']
    """
    rack = rack_of(hand)
    least = field_of(((line, line.hands),)).least(rack)
    if not least:
        return None
    near = [Misreading.of(line, each, hand) for each in reached(line.hands, rack, least)]
    return next(filter(None, (check(each) for check in _CHECKS for each in near)))


def _only_jokers(found: Misreading) -> Reason | None:
    """Nothing but a joker stands where none may stand."""
    if found.over:
        return None
    kind = min(Counter(found.wanted.singles) - found.held)
    about = {"tile": DESIGNS[kind]}
    size = max(each.size for each in found.wanted.blocks if each.kind == kind and not each.takes_jokers)
    return Reason("read.joker-for-a-single", about) if size == 1 else Reason("read.joker-in-a-pair", about)


def _flowers(found: Misreading) -> Reason | None:
    """There are more flowers than the line has, or fewer."""
    if FLOWER not in {*found.short, *found.over}:
        return None
    return Reason("read.flowers", {"count": found.wanted.needs()[FLOWER], "held": found.held[FLOWER]})


def _sizes(found: Misreading) -> Reason | None:
    """There are the right tiles, but more of one and fewer of another."""
    if not found.over.keys() <= found.wanted.needs().keys():
        return None
    kind = min(found.short)
    wanted, held = found.wanted.needs()[kind], found.held[kind]
    return Reason("read.group-size", {"tile": DESIGNS[kind], "count": wanted, "held": held})


def _dragons(found: Misreading) -> Reason | None:
    """There is another dragon than the one that goes with the suit."""
    dragon = next((each for each in found.over if DESIGNS[each].is_dragon), None)
    matches = any(isinstance(each, MatchingDragon) for each in _faces(found.line))
    if dragon is None or not matches or not any(DESIGNS[each].is_dragon for each in found.short):
        return None
    return Reason("read.dragon-of-its-suit", {"tile": DESIGNS[dragon]})


def _zero(found: Misreading) -> Reason | None:
    """A soap is missing that the line writes as a zero."""
    writes_zero = found.line.uses_year or ZERO in _faces(found.line)
    return Reason("read.zero-is-soap") if writes_zero and SOAP in found.short else None


def _suits(found: Misreading) -> Reason | None:
    """A number is right, but not in its suit."""
    number = next((each for each in found.over if any(_are_like(each, other) for other in found.short)), None)
    if number is None:
        return None
    wanted, held = len(_suits_of(found.wanted.needs())), len(_suits_of(found.held))
    if held > wanted:
        return Reason("read.one-suit-too-many", {"count": wanted})
    if held < wanted:
        return Reason("read.same-suit-twice", {"count": wanted})
    return Reason("read.wrong-suit", {"tile": DESIGNS[number]})


def _numbers(found: Misreading) -> Reason | None:
    """A number is wrong."""
    number = next((each for each in found.over if DESIGNS[each].is_suit_tile), None)
    if number is None or not any(DESIGNS[each].is_suit_tile for each in found.short):
        return None
    about = {"tile": DESIGNS[number]}
    numbers = {each.number for each in _faces(found.line) if isinstance(each, Numbered)}
    if not any(each.variables() for each in numbers):
        return Reason("read.numbers-are-fixed", about)
    return Reason("read.not-like", about) if len(numbers) == 1 else Reason("read.not-the-run", about)


def _anything(found: Misreading) -> Reason | None:
    """There is a tile that the line has no place for."""
    return Reason("read.not-in-the-line", {"tile": DESIGNS[min(found.over)]})


def _faces(line: CardLine) -> tuple[Face, ...]:
    """The tiles as the line writes them, those of clusters too; digits that it works out are left aside."""
    entries = [each for version in line.versions for each in version.parts]
    found: list[Face] = []
    for each in entries:
        if isinstance(each, Cluster):
            entries += each.entries
        elif isinstance(each, Alike):
            found.append(each.face)
    return tuple(found)


def _are_like(kind: int, other: int) -> bool:
    """The same number of two suits."""
    one, two = DESIGNS[kind], DESIGNS[other]
    return one.is_suit_tile and two.is_suit_tile and one.rank == two.rank


def _suits_of(counts: Counter[int]) -> frozenset[Suit]:
    """The suits that some of these tiles have."""
    return frozenset(DESIGNS[kind].suit for kind in counts if DESIGNS[kind].is_suit_tile)


_CHECKS: tuple[Callable[[Misreading], Reason | None], ...] = (
    _only_jokers,
    _flowers,
    _sizes,
    _dragons,
    _zero,
    _suits,
    _numbers,
    _anything,
)
"""What can be wrong, the plainest first."""
