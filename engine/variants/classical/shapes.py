"""What else a finished hand may look like at the table called bmja.

What belongs here: sets with few chows, and concealed hands of their own. What does not: the usual shapes (``shapes``).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.hands import Hand
from engine.melds import MeldKind
from engine.patterns.facts import Facts, Finder, whole_hand
from engine.shapes.arrangement import CHOWS, SINGLES, Arrangement, GroupKind, ended_by
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.shape import OUT_OF_REACH, copies_left, counts_of, useful_kinds
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


@dataclass(frozen=True, slots=True)
class FewChows(SetsAndPair):
    """Sets and a pair, and no more than so many of the sets are chows."""

    most: int = 1
    """How many chows, 0 or 1."""

    def readings(self, hand: Hand, win: Tile | None) -> Iterator[Arrangement]:
        """Every way to read a hand as sets and a pair with few chows, and each group the winning tile may end."""
        for each in SetsAndPair.readings(self, hand, win):
            if sum(group.kind is GroupKind.CHOW for group in each.groups) <= self.most:
                yield each

    def missing(self, hand: Hand) -> int:
        """Units: tiles still to come; 0 for a finished hand, 1 for a ready one."""
        return self._missing(hand, counts_of(hand))

    def useful(self, hand: Hand) -> Mapping[int, int]:
        """The kinds of which one more leaves fewer missing, by index, with the copies not in this hand."""
        if self.missing(hand) == OUT_OF_REACH:
            return {}
        return copies_left(hand, useful_kinds(counts_of(hand), lambda counts: self._missing(hand, counts)))

    def _missing(self, hand: Hand, counts: Counts) -> int:
        """The tiles missing beside the hand's melds."""
        chows = self.most - sum(each.kind is MeldKind.CHOW for each in hand.melds)
        sets = self.sets - len(hand.melds)
        if chows < 0 or sets < 0:
            return OUT_OF_REACH
        here = _in_pungs_and_a_pair(counts, sets)
        if chows and sets:
            here = max(here, *(_in_chow_and_pungs(counts, low, sets) for low in CHOWS))
        return 3 * sets + 2 - here


def _in_chow_and_pungs(counts: Counts, low: int, sets: int) -> int:
    """How many tiles have a place in the chow from `low`, in pungs for the other sets and in a pair."""
    rest = list(counts)
    for kind in CHOWS[low].kinds:
        rest[kind] = max(0, rest[kind] - 1)
    return sum(counts) - sum(rest) + _in_pungs_and_a_pair(rest, sets - 1)


def _in_pungs_and_a_pair(counts: Counts, pungs: int) -> int:
    """How many tiles have a place in so many pungs and a pair of yet another kind."""
    *best, next_best = sorted((min(many, 3) for many in counts), reverse=True)[: pungs + 1]
    pair_of_another = min(next_best, 2)
    pair_of_one = (next_best + min(many, 2) - many for many in best)
    return sum(best) + max(pair_of_another, *pair_of_one, 0)


Lacking = Callable[[Counts], int]
"""Units: tiles. How many are missing, by the tiles of a hand without melds."""


@dataclass(frozen=True, slots=True)
class Concealed:
    """A hand without melds that is finished when nothing is lacking; its tiles stand alone."""

    lacking: Lacking
    """How many tiles it lacks."""

    def readings(self, hand: Hand, win: Tile | None) -> Iterator[Arrangement]:
        """The one way to read such a hand: tile by tile."""
        if len(hand.concealed) == SIZE and self.missing(hand) == 0:
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
        hand = facts.showing.hand
        return len(hand.concealed) == SIZE and self.missing(hand) == 0


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
    ranks = [[counts[suit[rank]] for suit in _SUITS] for rank in range(SUIT_RANKS)]
    best = 0
    for rank in range(SUIT_RANKS):
        for alone in range(len(_SUITS)):
            taken = [min(1, many) if suit != alone else 0 for suit, many in enumerate(ranks[rank])]
            rest = list(ranks)
            rest[rank] = [many - gone for many, gone in zip(ranks[rank], taken, strict=True)]
            best = max(best, sum(taken) + _in_triples(rest))
    return SIZE - best


def _in_triples(ranks: Iterable[Counts]) -> int:
    """How many tiles have a place in four triples."""
    layers = (sum(many > layer for many in rank) for rank in ranks for layer in range(_TRIPLES))
    return sum(sorted(layers, reverse=True)[:_TRIPLES])


GATES = Concealed(_gates_lack)
"""Nine gates with a pair of twos to eights."""
WRIGGLING_SNAKE = Concealed(_snake_lacks)
"""One to nine with a pair of ones, and the four winds."""
END_PAIRS = Concealed(_end_pairs_lack)
"""Seven pairs of ones, nines and honors."""
KNITTING = Concealed(_knitting_lacks)
"""Seven knitted pairs in two suits."""
TRIPLE_KNITTING = Concealed(_triple_knitting_lacks)
"""Four knitted triples and a knitted pair."""
