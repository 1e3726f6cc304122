"""Sets and a pair: the shape nearly every tradition plays for.

What belongs here: the whole hand. What does not: suits alone (``suit_table``, ``suit_readings``).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from engine.hands import Hand
from engine.shapes.arrangement import Arrangement, ended_by, group_of
from engine.shapes.shape import OUT_OF_REACH, copies_left
from engine.shapes.suit_readings import suit_readings
from engine.shapes.suit_table import MOST_SETS, suit_table
from engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class SetsAndPair:
    """So many chows, pungs and kongs, melded or not, and one pair."""

    sets: int = 4
    """How many sets, 0 to 5."""

    def __post_init__(self) -> None:
        if not 0 <= self.sets <= MOST_SETS:
            raise ValueError(self.sets)

    def readings(self, hand: Hand, win: Tile | None) -> Iterator[Arrangement]:
        """Every way to read a hand as sets and a pair, and each group the winning tile may end.

        >>> from engine.hands import parse_hand
        >>> hand = parse_hand("1112345m")
        >>> [reading.groups[reading.ends].kinds for reading in SetsAndPair(2).readings(hand, hand.concealed[-1])]
        []
        >>> hand = parse_hand("11123455m")
        >>> [reading.groups[reading.ends].kinds for reading in SetsAndPair(2).readings(hand, hand.concealed[3])]
        [(1, 2, 3)]
        """
        concealed = self.sets - len(hand.melds)
        if len(hand.concealed) != 3 * concealed + 2:
            return
        suits = [suit_readings(suit, key) for suit, key in enumerate(hand.keys)]
        if not all(suits):
            return
        melds = tuple([group_of(each) for each in hand.melds])
        for m, p, s, z in product(*suits):
            groups = m + p + s + z
            if len(groups) == concealed + 1:
                yield from ended_by(groups + melds, win)

    def missing(self, hand: Hand) -> int:
        """Units: tiles still to come; 0 for a finished hand, 1 for a ready one."""
        concealed = self.sets - len(hand.melds)
        return suit_table().missing(hand.keys, concealed) if concealed >= 0 else OUT_OF_REACH

    def useful(self, hand: Hand) -> Mapping[int, int]:
        """The kinds of which one more leaves fewer missing, by index, with the copies not in this hand."""
        concealed = self.sets - len(hand.melds)
        if concealed < 0:
            return {}
        useful = suit_table().useful(hand.keys, concealed)
        return copies_left(hand, useful) if hand.melds else useful
