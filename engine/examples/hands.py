"""Example hands as they are written: ``hands.txt`` beside this module.

A heading line, then a hand a line, its columns two or more spaces apart: the pattern it shows, the hand, how the
winning tile came (``lost`` for a hand that did not win), what else is true of the win (``last`` tile of the wall, last
``copy`` of its kind, dealer's ``first`` discard, original ``call``), and the winds of the seat and the round.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.deals import Came, Win
from engine.hands import Hand, parse_hand
from engine.patterns.facts import Showing
from engine.ruleset import Variant
from engine.seats import WINDS, Seat, Wind

LOST = "lost"
"""How the tile came of a hand that did not win."""
_GIVEN = (Came.DISCARD, Came.ADDED_KONG)
"""Ways in which a winning tile comes from another player."""


@dataclass(frozen=True, slots=True)
class Example:
    """A hand that shows a pattern, and how it won."""

    hand: Hand
    """The hand, the winning tile among its concealed tiles."""
    win: Win | None
    """How it won; None for a hand that did not."""
    seat_wind: Wind
    """The wind the player holds."""
    round_wind: Wind
    """The prevailing wind."""

    def showing(self, variant: Variant) -> Showing:
        """The hand as this table reads it."""
        return variant.showing(self.hand, self.win, seat_wind=self.seat_wind, round_wind=self.round_wind)

    def fits(self, variant: Variant) -> bool:
        """The table has all its tiles, and its hands are of this size."""
        size = len(self.hand.kept) + sum(map(variant.size_of, self.hand.melds))
        held = (*self.hand.tiles, *self.hand.bonus)
        return size == variant.hand_size and all(each.design in variant.tile_set for each in held)


@cache
def hands() -> Mapping[str, tuple[Example, ...]]:
    """The example hands, by the id of the pattern they show."""
    found: dict[str, tuple[Example, ...]] = {}
    lines = (Path(__file__).parent / "hands.txt").read_text(encoding="utf-8").splitlines()
    for line in lines[1:]:
        pattern, hand, came, notes, winds = re.split(r"\s{2,}", line)
        found[pattern] = (*found.get(pattern, ()), _example(hand, came, notes.split(","), winds))
    return found


def _example(text: str, came: str, notes: list[str], winds: str) -> Example:
    """One of them."""
    seat_wind, round_wind = (WINDS[each] for each in winds)
    hand, seat = parse_hand(text), Seat(seat_wind)
    if came == LOST:
        return Example(hand, None, seat_wind, round_wind)
    win = Win(
        seat,
        hand.drawn,
        Came(came),
        seat.next if Came(came) in _GIVEN else None,
        on_last_tile="last" in notes,
        is_last_of_its_kind="copy" in notes,
        on_first_discard="first" in notes,
        is_original_call="call" in notes,
    )
    return Example(hand, win, seat_wind, round_wind)
