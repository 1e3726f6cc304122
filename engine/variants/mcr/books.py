"""The two books the Chinese Official game is counted by.

What belongs here: what the rules of 2014 have otherwise than those of 1998, and the two ways to count. What does not:
the patterns (``fans``).
"""

from dataclasses import replace

from engine.scoring.highest_legal import HighestLegalTotal
from engine.scoring.pattern_table import Pattern
from engine.scoring.worth import Worth
from engine.variants.mcr.families import FAMILIES
from engine.variants.mcr.fans import BOOK_OF_1998

MINIMUM = 8
"""Units: points, flowers not counted. A hand that is worth less does not win."""
_WORTHS_OF_2014 = {"two_concealed_kongs": Worth(8), "concealed_kong_and_melded_kong": Worth(6)}
"""What is worth more by the later book."""
_BESIDE_IN_2014 = {
    "all_green": {"half_flush"},
    "all_terminals": {"double_pung"},
    "three_kongs": {"two_concealed_kongs", "concealed_kong"},
    "four_kongs": {"two_concealed_kongs", "concealed_kong"},
}
"""What the later book counts beside a pattern and the earlier does not; and what is concealed and drawn, everywhere."""


def _by_the_later_book(row: Pattern) -> Pattern:
    """The row as the rules of 2014 have it."""
    beside = {"fully_concealed_hand", *_BESIDE_IN_2014.get(row.id, ())}
    return replace(row, worth=_WORTHS_OF_2014.get(row.id, row.worth), hides=row.hides - beside)


BOOK_OF_2014 = tuple(_by_the_later_book(each) for each in BOOK_OF_1998)
"""The rules of 2014, the dearest of 1998 first."""


def _counted_by(rows: tuple[Pattern, ...]) -> HighestLegalTotal:
    return HighestLegalTotal(rows, FAMILIES, "chicken_hand", MINIMUM)


MCR_1998, WMO_2014 = _counted_by(BOOK_OF_1998), _counted_by(BOOK_OF_2014)
"""How a hand is counted by either book."""
