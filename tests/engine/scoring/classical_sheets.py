"""Sheets of classical tables, for hands and wins written as text."""

from dataclasses import replace

from engine.hands import parse_hand
from engine.ruleset import Variant
from engine.scoring.sheet import ScoreSheet
from engine.seats import WINDS
from tests.engine.scoring.written import win, written

__all__ = ["sheet_of", "written"]
LOST = "lost"
"""How a hand came about that did not win."""


def sheet_of(rules: Variant, hand: str, came: str = "discard", notes: str = "", winds: str = "SE") -> ScoreSheet:
    """What a hand is worth; the winds are the seat's and the round's.

    Notes: ``last`` tile of the wall, ``first`` discard of the dealer, ``original`` call.
    """
    seat_wind, round_wind = (WINDS[letter] for letter in winds)
    shown = None
    if came != LOST:
        is_first, is_original = "first" in notes, "original" in notes
        shown = replace(win(hand, came, last="last" in notes), on_first_discard=is_first, is_original_call=is_original)
    return rules.sheet(parse_hand(hand), shown, seat_wind=seat_wind, round_wind=round_wind)
