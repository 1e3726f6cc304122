"""The hand of a player who won at the practice table, and what it is worth there."""

from engine.deals import Win
from engine.hands import Hand
from engine.scoring.sheet import ScoreSheet
from engine.seats import wind_of
from engine.view import View


def hand_of(view: View, win: Win) -> Hand:
    """A winner's hand, the winning tile among its tiles."""
    hand = view.table[win.seat].shown
    assert hand
    if win.giver is not None and win.tile is not None and win.tile not in hand.concealed:
        return hand.with_tile(win.tile, drawn=True)
    return hand


def sheet_of(view: View, win: Win) -> ScoreSheet:
    """What a winner's hand is worth at this table."""
    wind = wind_of(win.seat, dealer=view.carry.dealer)
    return view.variant.sheet(hand_of(view, win), win, seat_wind=wind, round_wind=view.carry.round_wind)
