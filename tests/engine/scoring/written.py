"""Hands and sheets as text, for tables of exact sheets."""

from engine.deals import Came, Win
from engine.hands import parse_hand
from engine.ruleset import Variant
from engine.scoring.sheet import ScoreLine, ScoreSheet
from engine.seats import Seat, Wind

GIVEN = (Came.DISCARD, Came.ADDED_KONG, Came.CONCEALED_KONG)
"""Ways in which a winning tile comes from another player."""


def win(hand: str, came: str, *, last: bool = False) -> Win:
    """How the hand won, with the tile after its plus; another player's tile is C's."""
    giver = Seat.C if Came(came) in GIVEN else None
    return Win(Seat.A, parse_hand(hand).drawn, Came(came), giver, on_last_tile=last)


def sheet_of(
    rules: Variant,
    hand: str,
    came: str = "discard",
    *,
    last: bool = False,
    seat: Wind = Wind.SOUTH,
    prevalent: Wind = Wind.EAST,
) -> ScoreSheet:
    """What the hand is worth to the player who holds South in a round of East."""
    return rules.sheet(parse_hand(hand), win(hand, came, last=last), seat_wind=seat, round_wind=prevalent)


def written(counted: ScoreSheet) -> str:
    """The lines, each with its amount and tiles."""
    return ", ".join(line_of(each) for each in counted.lines)


def line_of(line: ScoreLine) -> str:
    """A line with its amount and tiles, suit by suit."""
    shown = ""
    for each in sorted(line.evidence.tiles, key=lambda one: one.design.index):
        rank, suit = each.design.text
        shown = f"{shown[:-1]}{rank}{suit}" if shown.endswith(suit) else f"{shown}{rank}{suit}"
    return f"{line.pattern} {line.amount} {shown}".strip()
