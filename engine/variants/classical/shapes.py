"""Hands of their own that win at the table called bmja: concealed, and neither sets nor orphans.

What belongs here: what they look like and lack. What does not: sets with few chows (``few_chows``), the usual shapes.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from engine.hands import Hand
from engine.patterns.facts import Facts, Finder, whole_hand
from engine.shapes.alike import how_many
from engine.shapes.arrangement import SINGLES, Arrangement, ended_by
from engine.shapes.shape import OUT_OF_REACH, copies_left, counts_of, useful_kinds
from engine.shapes.suit_table import STEPS
from engine.shapes.thirteen_orphans import ORPHANS
from engine.tiles import DESIGNS, SUIT_RANKS, Tile

Counts = Sequence[int]
"""How many concealed tiles there are of each kind, by index."""
SIZE = 14
"""Units: tiles. A finished hand without kongs."""
_PAIRS = 7
_TRIPLES = 4
_SUITS = tuple(range(low, low + SUIT_RANKS) for low in range(0, 3 * SUIT_RANKS, SUIT_RANKS))
_WINDS = tuple(each.index for each in DESIGNS if each.is_wind)
_GATES = (3, 1, 1, 1, 1, 1, 1, 1, 3)
_SNAKE = (2, 1, 1, 1, 1, 1, 1, 1, 1)


Lacking = Callable[[Counts], int]
"""Units: tiles. How many are missing, by the tiles of a hand without melds."""
Fits = Callable[[tuple[int, int, int], int], bool]
"""Whether a finished hand can have such keys: those of the suits, and that of the honors."""


@dataclass(frozen=True, slots=True)
class Concealed:
    """A hand without melds that is finished when nothing is lacking; its tiles stand alone."""

    lacking: Lacking
    """How many tiles it lacks."""
    fits: Fits
    """What the suits of a finished one must be like, seen at a glance: most hands are seen to be something else."""

    def readings(self, hand: Hand, win: Tile | None) -> Iterator[Arrangement]:
        """The one way to read such a hand: tile by tile."""
        if self._is_finished(hand):
            yield from ended_by(tuple(SINGLES[each.design.kind] for each in hand.concealed), win)

    def missing(self, hand: Hand) -> int:
        """Units: tiles still to come; 0 for a finished hand, 1 for a ready one."""
        return OUT_OF_REACH if hand.melds else self.lacking(counts_of(hand))

    def useful(self, hand: Hand) -> Mapping[int, int]:
        """The kinds of which one more leaves fewer missing, by index, with the copies not in this hand."""
        return {} if hand.melds else copies_left(hand, useful_kinds(counts_of(hand), self.lacking))

    @property
    def found(self) -> Finder:
        """The finder of such hands."""
        return whole_hand(self._is_there)

    def _is_there(self, facts: Facts) -> bool:
        return self._is_finished(facts.showing.hand)

    def _is_finished(self, hand: Hand) -> bool:
        m, p, s, z = hand.keys
        return len(hand.concealed) == SIZE and self.fits((m, p, s), z) and self.missing(hand) == 0


def _is_one_suit(suits: tuple[int, int, int], honors: int) -> bool:
    return not honors and suits.count(0) == 2


def _is_one_suit_and_honors(suits: tuple[int, int, int], honors: int) -> bool:
    return honors > 0 and suits.count(0) == 2


def _is_two_suits(suits: tuple[int, int, int], honors: int) -> bool:
    return not honors and suits.count(0) == 1


def _is_three_suits(suits: tuple[int, int, int], honors: int) -> bool:
    """Each suit has four tiles or five: the others would be too many or too few for its triples."""
    return not honors and all(how_many(each) in (_TRIPLES, _TRIPLES + 1) for each in suits)


def _has_no_simples(suits: tuple[int, int, int], _honors: int) -> bool:
    return not any(each % STEPS[-1] // STEPS[1] for each in suits)


def _fitting(counts: Counts, kinds: Iterable[int], wanted: Iterable[int]) -> int:
    """How many tiles fit, if so many of each of these kinds are wanted."""
    return sum(min(counts[kind], many) for kind, many in zip(kinds, wanted, strict=True))


def _gates_lack(counts: Counts) -> int:
    """1112345678999 of one suit and one more of its twos to eights."""
    return SIZE - max(_fitting(counts, suit, _GATES) + any(counts[kind] > 1 for kind in suit[1:-1]) for suit in _SUITS)


def _snake_lacks(counts: Counts) -> int:
    """One to nine of one suit, the one twice, and each wind."""
    winds = _fitting(counts, _WINDS, (1,) * len(_WINDS))
    return SIZE - winds - max(_fitting(counts, suit, _SNAKE) for suit in _SUITS)


def _pairs_lack(pairs: int, halves: int) -> int:
    """So many pairs are there, and so many tiles that lack the other one."""
    return 2 * (_PAIRS - pairs) - min(halves, _PAIRS - pairs)


def _end_pairs_lack(counts: Counts) -> int:
    """Seven pairs of ones, nines and honors."""
    held = [counts[kind] for kind in ORPHANS]
    return _pairs_lack(sum(many > 1 for many in held), held.count(1))


def _knitting_lacks(counts: Counts) -> int:
    """Seven pairs, each of one rank in the same two suits."""
    lacks = []
    for one, other in ((0, 1), (0, 2), (1, 2)):
        both = [(counts[a], counts[b]) for a, b in zip(_SUITS[one], _SUITS[other], strict=True)]
        pairs = sum(map(min, both))
        lacks.append(_pairs_lack(pairs, sum(map(max, both)) - pairs))
    return min(lacks)


def _triple_knitting_lacks(counts: Counts) -> int:
    """Four triples, each of one rank in all three suits, and a pair of one rank in two suits."""
    ranks = [tuple(counts[suit[rank]] for suit in _SUITS) for rank in range(SUIT_RANKS)]
    layers = [0] * (len(_SUITS) + 1)
    for rank in ranks:
        for many in _layers(rank):
            layers[many] += 1
    best = _in_triples(layers)
    for rank in set(ranks):
        for alone in range(len(_SUITS)):
            rest = tuple(many - (many > 0 and suit != alone) for suit, many in enumerate(rank))
            taken = sum(rank) - sum(rest)
            changed = list(layers)
            for before, after in zip(_layers(rank), _layers(rest), strict=True):
                changed[before] -= 1
                changed[after] += 1
            best = max(best, taken + _in_triples(changed))
    return SIZE - best


@cache
def _layers(rank: tuple[int, ...]) -> tuple[int, ...]:
    """How many tiles of a rank are in its first triple, in its second and so on."""
    return tuple(sum(many > layer for many in rank) for layer in range(_TRIPLES))


def _in_triples(layers: Counts) -> int:
    """How many tiles have a place in four triples, by how many triples hold none, one, two and three of them."""
    threes = min(layers[3], _TRIPLES)
    twos = min(layers[2], _TRIPLES - threes)
    ones = min(layers[1], _TRIPLES - threes - twos)
    return 3 * threes + 2 * twos + ones


GATES = Concealed(_gates_lack, _is_one_suit)
"""Nine gates with a pair of twos to eights."""
WRIGGLING_SNAKE = Concealed(_snake_lacks, _is_one_suit_and_honors)
"""One to nine with a pair of ones, and the four winds."""
END_PAIRS = Concealed(_end_pairs_lack, _has_no_simples)
"""Seven pairs of ones, nines and honors."""
KNITTING = Concealed(_knitting_lacks, _is_two_suits)
"""Seven knitted pairs in two suits."""
TRIPLE_KNITTING = Concealed(_triple_knitting_lacks, _is_three_suits)
"""Four knitted triples and a knitted pair."""
