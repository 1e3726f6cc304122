"""Looks: how a learner wants to see her table. All of it stands in the address.

What belongs here: addresses. What does not: what the pages show (``pages``).
"""

from dataclasses import dataclass
from urllib.parse import urlencode

from django.http import HttpRequest

from tutorial.practice import answers

TEXT, LINE = "text", "line"
"""The value of `view` in an address that asks for the table in words; of `order`, for the rack by a line."""


@dataclass(frozen=True, slots=True)
class Look:
    """How the learner wants to see the table; every part of it stands in the address."""

    in_words: bool = False
    """The table in words, line by line."""
    trying: bool = False
    """Every key there is, allowed or not."""
    hints: int = 0
    """How many hints were asked for."""
    by_line: bool = False
    """Her rack in the order of the nearest line of the card."""

    def query(self) -> str:
        """The address's part for this look."""
        parts = {
            "view": TEXT if self.in_words else "",
            "order": LINE if self.by_line else "",
            "try": "1" if self.trying else "",
            answers.HINTS: self.hints,
        }
        stated = {name: value for name, value in parts.items() if value}
        return f"?{urlencode(stated)}" if stated else ""


def look_of(request: HttpRequest) -> Look:
    """How the address asks to see the table."""
    return Look(
        in_words=request.GET.get("view") == TEXT,
        trying="try" in request.GET,
        hints=answers.hints(request.GET),
        by_line=request.GET.get("order") == LINE,
    )
