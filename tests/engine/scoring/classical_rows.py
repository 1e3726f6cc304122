"""The classical cases of the shared folder as this engine has them: a hand, and how it won."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.deals import Came, Win
from engine.hands import Hand, hand_of
from engine.melds import Meld, MeldKind
from engine.notation import parse_tiles
from engine.seats import WINDS, Seat, Wind
from engine.tiles import Design, Tile, tile

BETWEEN_TURNS = 13
"""Units: tiles. What a hand holds that has not claimed to win."""
_CAME = {"dead_wall": Came.KONG, "robbed_kong": Came.ADDED_KONG, "dealt_hand": Came.DEALT}


@dataclass(frozen=True, slots=True)
class Row:
    """A case."""

    hand: Hand
    """The hand, the winning tile among its tiles."""
    win: Win | None
    """How it won, or claimed to; None for a hand with as many tiles as between turns."""
    ends: str
    """The set that the winning tile was laid in, if the source says so."""
    seat_wind: Wind
    round_wind: Wind


def row_of(case: Mapping[str, Any]) -> Row:
    """A case read."""
    copies: Counter[Design] = Counter()

    def tiles(text: str) -> list[Tile]:
        found = []
        for each in parse_tiles(text):
            copies[each.design] += 1
            found.append(tile(each.design, copies[each.design]))
        return found

    won = case["win"] or {"tile": None, "from_wall": False, "completes": None}
    size = sum(min(3, len(parse_tiles(each["tiles"]))) for each in case["melds"]) + len(parse_tiles(case["rest"] or ""))
    has_claimed_win = size > BETWEEN_TURNS
    melds, concealed = [], []
    for each in case["melds"]:
        its = tiles(each["tiles"])
        finished_last = has_claimed_win and each["tiles"] == won["completes"]
        if each["type"] in ("chow", "pung", "kong") and not finished_last:
            melds.append(_meld(each, its))
        else:
            concealed += its
    concealed += tiles(case["rest"]) if case["rest"] else []
    last = next((each for each in concealed if each.text == won["tile"]), None)
    hand = hand_of(concealed, drawn=last, melds=melds, bonus=parse_tiles(case["bonus"]) if case["bonus"] else ())
    seat_wind = WINDS[case["own_wind"]]
    win = _win(case, last, is_dealer=seat_wind is Wind.EAST) if has_claimed_win else None
    return Row(hand, win, won["completes"] or "", seat_wind, WINDS[case["round_wind"] or case["own_wind"]])


def _win(case: Mapping[str, Any], last: Tile | None, *, is_dealer: bool) -> Win:
    """How a hand won, or claimed to."""
    source = case["win_source"]
    is_dealt = source == "dealt_hand"
    from_wall = is_dealt or bool(case["win"] and case["win"]["from_wall"])
    came = _CAME.get(source, Came.DRAWN if from_wall else Came.DISCARD)
    if is_dealt and not is_dealer:
        came = Came.DISCARD
    return Win(
        Seat.A,
        last,
        came,
        Seat.B if came in (Came.DISCARD, Came.ADDED_KONG) else None,
        on_last_tile=source in ("last_wall_tile", "last_discard"),
        on_first_discard=is_dealt and not is_dealer,
        is_original_call="original_call" in (case["announcements"] or ()),
    )


def _meld(case: Mapping[str, Any], tiles: list[Tile]) -> Meld:
    """A set on the table; who gave its tile is told of a kong that was one with another player's tile at once."""
    kind = MeldKind(case["type"])
    if case["concealed"]:
        return Meld(kind, tuple(tiles))
    return Meld(kind, tuple(tiles), tiles[0], Seat.B if case.get("claimed_kong") else None)
