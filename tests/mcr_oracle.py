"""PyMahjongGB as an oracle: what it says of a hand that is written as in a request.

It is built from source, so a machine without a compiler runs without it; the summary then tells what is left out.
"""

import os
import re
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

SUITS = {"m": "W", "p": "B", "s": "T"}
HONORS = {"1": "F1", "2": "F2", "3": "F3", "4": "F4", "5": "J3", "6": "J2", "7": "J1"}
WINDS = "ESWN"
ODD_NAMES = {
    "all_five": "all_fives",
    "two_dragons_pungs": "two_dragon_pungs",
}


ABSENT = "it is not installed (requirements-oracle.txt; .ci/oracle builds it where there is a compiler)"
HANDS = 1_500
"""How many hands are compared every day."""


def is_there() -> bool:
    """Whether it is installed here, and not left out by SPARROW_ORACLE=off."""
    return os.environ.get("SPARROW_ORACLE") != "off" and find_spec("MahjongGB") is not None


def arguments(hand: Mapping[str, Any]) -> dict[str, Any]:
    """What the oracle is called with for a hand."""
    return {
        "pack": tuple(_pack(each) for each in hand["melds"]),
        "hand": tuple(_tiles(hand["concealed"])),
        "winTile": _tiles(hand["win"])[0],
        "flowerCount": sum(map(str.isdigit, hand["flowers"])),
        "isSelfDrawn": hand["self_draw"],
        "is4thTile": hand["last_copy"],
        "isAboutKong": hand["kong"],
        "isWallLast": hand["wall_last"],
        "seatWind": WINDS.index(hand["seat_wind"]),
        "prevalentWind": WINDS.index(hand["round_wind"]),
    }


def counted(hand: Mapping[str, Any]) -> tuple[int, dict[str, int]]:
    """The total and the fans of a hand, by the ids of the vectors."""
    from MahjongGB import MahjongFanCalculator  # noqa: PLC0415 - where it is not installed nobody asks

    fans: dict[str, int] = {}
    total = 0
    for points, count, _, name in MahjongFanCalculator(**arguments(hand), verbose=True):
        total += points * count
        id = name.lower().replace(" ", "_").replace("-", "_")
        fans[ODD_NAMES.get(id, id)] = count
    return total, fans


def _tiles(text: str) -> list[str]:
    spans = re.findall(r"(\d+)([mpsz])", text)
    return [HONORS[digit] if suit == "z" else SUITS[suit] + digit for digits, suit in spans for digit in digits]


def _pack(meld: Mapping[str, Any]) -> tuple[str, str, int]:
    tiles = _tiles(meld["tiles"])
    if meld["type"] == "chow":
        return "CHI", sorted(tiles)[1], 1
    if meld["type"] == "pung":
        return "PENG", tiles[0], 1
    return "GANG", tiles[0], 0 if meld.get("concealed") else 1
