"""What may stand in the addresses of traditions and tiles."""

from django.urls import register_converter

from engine.notation import parse_design
from engine.reasons import NotationError
from engine.tiles import Design
from engine.variants.boxes import BOXES


class TraditionConverter:
    """The id of a tradition."""

    regex = "|".join(BOXES)

    def to_python(self, value: str) -> str:
        """The id."""
        return value

    def to_url(self, value: str) -> str:
        """The id."""
        return value


class DesignConverter:
    """A tile's picture, in notation."""

    regex = "[0-9][mpszfj]"

    def to_python(self, value: str) -> Design:
        """The design.

        Raises: ValueError if there is none, which is no such page.
        """
        try:
            return parse_design(value)
        except NotationError as unreadable:
            raise ValueError(value) from unreadable

    def to_url(self, value: Design) -> str:
        """The design in notation."""
        return value.text


register_converter(TraditionConverter, "tradition")
register_converter(DesignConverter, "design")
