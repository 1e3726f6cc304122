"""What the engine calls a part of a shown hand, in the reader's words."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from django.utils.translation import gettext

from tutorial.wording import numbers

_NAMES: Mapping[str, Callable[[], str]] = MappingProxyType(
    {
        "concealed": lambda: gettext("Tiles of the hand"),
        "hand": lambda: gettext("Tiles of the hand"),
        "melds": lambda: gettext("Sets on the table"),
        "flowers": lambda: gettext("Flowers and seasons set aside"),
        "win": lambda: gettext("Winning tile"),
        "kong": lambda: gettext("How the winning tile came"),
        "wall_last": lambda: gettext("It was the last tile"),
        "seat_wind": lambda: gettext("Wind of the winner"),
        "round_wind": lambda: gettext("Prevailing wind"),
        "void": lambda: gettext("The suit to do without"),
    }
)
"""By the name the engine gives it."""


def name(field: str) -> str:
    """A field of a shown hand; of several sets the one at a place, such as ``melds.2``."""
    part, _dot, place = field.partition(".")
    known = _NAMES.get(part)
    said = known() if known else part
    return f"{said}, {numbers.number(int(place))}" if place.isdecimal() else said
