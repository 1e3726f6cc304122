"""Hands of the shared vectors as the engine's own values."""

from typing import Any

from engine.deals import Came, Win
from engine.hands import Hand, hand_of
from engine.melds import Meld, MeldKind
from engine.notation import parse_tiles
from engine.ruleset import Variant
from engine.scoring.sheet import ScoreSheet
from engine.seats import WINDS, Seat, Wind

WAYS = {(True, True): Came.KONG, (True, False): Came.DRAWN, (False, True): Came.ADDED_KONG}
"""How the winning tile came, by `self_draw` and `kong`; else it is a discard."""


def hand_of_row(row: dict[str, Any]) -> Hand:
    """The hand, the winning tile among its tiles as the drawn one; copies are the lowest not named before."""
    spans = [row["concealed"], row["win"] or "", *(each["tiles"] for each in row["melds"]), row.get("flowers") or ""]
    named = iter(parse_tiles(" ".join(spans)))
    concealed, win, *melded, bonus = [[next(named) for _ in parse_tiles(span)] for span in spans]
    melds = [_meld(each, tiles) for each, tiles in zip(row["melds"], melded, strict=True)]
    return hand_of(concealed + win, drawn=win[0] if win else None, melds=melds, bonus=bonus)


def _meld(told: dict[str, Any], tiles: list[Any]) -> Meld:
    """A meld of a vector: a claimed one shows its first tile as the claimed one."""
    kind = MeldKind(told["type"])
    return Meld(kind, tuple(tiles), None if told.get("concealed") else tiles[0])


def sheet_of_row(variant: Variant, row: dict[str, Any]) -> ScoreSheet:
    """What the hand is worth."""
    hand = hand_of_row(row)
    came = WAYS.get((bool(row["self_draw"]), bool(row["kong"])), Came.DISCARD)
    giver = None if row["self_draw"] else Seat.B
    win = Win(Seat.A, hand.drawn, came, giver, on_last_tile=bool(row["wall_last"]))
    seat, prevalent = (WINDS[row[name]] if name in row else Wind.EAST for name in ("seat_wind", "round_wind"))
    return variant.sheet(hand, win, seat_wind=seat, round_wind=prevalent)
