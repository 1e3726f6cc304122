"""The letters of a card line, and the numbers its groups keep to."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.tiles import NUMBER_SUITS, Suit, design

ROLES = "abc"
"""Three different suits, in any order."""
FIXED_SUITS: Mapping[str, int] = MappingProxyType(
    {
        "B": NUMBER_SUITS.index(Suit.BAMBOO),
        "C": NUMBER_SUITS.index(Suit.CHARACTERS),
        "D": NUMBER_SUITS.index(Suit.DOTS),
    }
)
"""The place of a suit in ``NUMBER_SUITS``, by its American letter."""
SOAP, GREEN, RED = (design(Suit.HONORS, rank).index for rank in (5, 6, 7))
"""The dragons. The white one is called soap; it is the digit 0 as well."""
FIXED_DRAGONS: Mapping[str, int] = MappingProxyType({"R": RED, "G": GREEN, "W": SOAP})
"""The dragons, by their letters."""
FREE_DRAGONS = "mno"
"""Any dragons, all different."""
WINDS: Mapping[str, int] = MappingProxyType(
    {letter: design(Suit.HONORS, rank).index for rank, letter in enumerate("ESWN", start=1)}
)
"""The winds, by their letters."""
FREE_WINDS = "vwu"
"""Any winds, all different."""
FLOWER = design(Suit.BONUS, 1).index
"""The one flower of the American set."""
JOKER = design(Suit.JOKER, 1).index
"""The joker."""
YEAR = "Y"
"""The letter under which a reading of the letters holds the year of the card."""
LONGEST_GROUP = 6
"""Units: tiles. A sextet."""
CALLABLE = 3
"""Units: tiles. The shortest group that may be called before the win, and in which jokers may stand."""
MATCHING: Mapping[int, int] = MappingProxyType({FIXED_SUITS["B"]: GREEN, FIXED_SUITS["C"]: RED, FIXED_SUITS["D"]: SOAP})
"""The dragon that goes with each suit, by the place of the suit."""
