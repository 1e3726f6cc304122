"""The score sheet of a table at home: who plays, and every hand that was won, all of it in the address.

What belongs here: reading the sheet, and the sums. What does not: what a deal brings (``deals``).
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import accumulate
from urllib.parse import urlencode

from django.http import QueryDict
from django.utils.translation import gettext, pgettext

from engine.deals import Chosen
from engine.variants import variant
from tutorial.house_rules.reading import HouseRules
from tutorial.house_rules.reading import read as read_rules
from tutorial.score import asked as asking
from tutorial.score.deals import PLAYERS, Deal, deal
from tutorial.wording import numbers

TABLE, NAME, DEAL = "v", "n", "d"
"""The names in the address: the tradition, a player, a deal."""
MOST_DEALS = 40
"""So many deals fit on a sheet."""
LONGEST_NAME = 24
"""Units: characters."""
NOBODY_NAMED = ("",) * PLAYERS
"""Four players without names."""


@dataclass(frozen=True, slots=True)
class Row:
    """A deal with the sums so far."""

    number: str
    """Which one."""
    deal: Deal
    """What it was."""
    cells: tuple[tuple[str, str], ...]
    """For each player what the deal brought, and the sum so far."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What an address says of a table at home."""

    rules: HouseRules
    """The table."""
    names: tuple[str, ...]
    """The players as they were named; empty for one who was not."""
    texts: tuple[str, ...]
    """The deals, as the address has them."""

    @property
    def players(self) -> tuple[str, ...]:
        """The players, each with a name."""
        return named(self.names)

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """What the address must carry."""
        names = [(NAME, each) for each in self.names] if any(self.names) else []
        return [(TABLE, self.rules.usual.id), *names, *self.rules.pairs, *((DEAL, each) for each in self.texts)]

    @property
    def query(self) -> str:
        """The same as the text of a query."""
        return urlencode(self.pairs, safe="*")

    @property
    def deals(self) -> tuple[Deal, ...]:
        """The deals, counted."""
        return tuple(deal(self.rules.usual.id, _played(self.rules), each) for each in self.texts)

    @property
    def is_full(self) -> bool:
        """No deal more fits on it."""
        return len(self.texts) >= MOST_DEALS

    def with_deal(self, text: str) -> "Sheet":
        """The sheet with one deal more."""
        return replace(self, texts=(*self.texts, text)[:MOST_DEALS])


def named(names: Iterable[str]) -> tuple[str, ...]:
    """The players; those without a name are counted."""
    return tuple(
        each or gettext("Player %(number)s") % {"number": numbers.number(place)}
        for place, each in enumerate(names, start=1)
    )


def read(query: QueryDict) -> Sheet:
    """The sheet of an address.

    Raises: ContentError ``variant.unknown``.
    """
    rules = read_rules(query, variant(query.get(TABLE, "")))
    names = [asking.printable(each).strip()[:LONGEST_NAME] for each in query.getlist(NAME)[:PLAYERS]]
    texts = tuple(each for each in query.getlist(DEAL) if each)[:MOST_DEALS]
    return Sheet(rules, (*names, *[""] * (PLAYERS - len(names))), texts)


def rows(sheet: Sheet) -> tuple[Row, ...]:
    """The deals with the sums so far."""
    deals = sheet.deals
    sums = accumulate((each.points for each in deals), lambda old, new: tuple(map(sum, zip(old, new, strict=True))))
    return tuple(
        Row(
            numbers.number(at),
            each,
            tuple((_signed(new), numbers.number(total)) for new, total in zip(each.points, after, strict=True)),
        )
        for at, (each, after) in enumerate(zip(deals, sums, strict=True), start=1)
    )


def totals(deals: Iterable[Deal]) -> tuple[str, ...]:
    """What each player has in the end."""
    return tuple(numbers.number(sum(column)) for column in zip(*(each.points for each in deals), strict=True))


def _played(rules: HouseRules) -> Chosen:
    """The choices the table is played with; none if they do not go together."""
    return rules.chosen if rules.variant is not rules.usual else ()


def _signed(points: int) -> str:
    """Points with their sign; nothing for none."""
    if not points:
        return pgettext("points of a deal: none", "–")
    return f"+{numbers.number(points)}" if points > 0 else numbers.number(points)
