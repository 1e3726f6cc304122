"""The score sheet of a table at home: who plays, and every hand that was won, all of it in the address.

What belongs here: reading the sheet, a deal as one word of it, and the sums. What does not: counting a hand
(``answers``), and who pays (``payments``).
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate
from urllib.parse import urlencode

from django.http import QueryDict
from django.utils.translation import gettext, pgettext

from engine.appraisal.appraise import Appraisal, appraise
from engine.deals import Chosen
from engine.reasons import ContentError, EngineError
from engine.ruleset import Variant
from engine.seats import WINDS, Seat
from engine.variants import compose, variant
from tutorial.house_rules.reading import HouseRules
from tutorial.house_rules.reading import read as read_rules
from tutorial.score import asked as asking
from tutorial.score import payments
from tutorial.score.answers import Answer, worth
from tutorial.score.asked import Asked
from tutorial.score.reading import held
from tutorial.wording import numbers

TABLE, NAME, DEAL, WON = "v", "n", "d", "p"
"""The names in the address: the tradition, a player, a deal, and in a deal the player who won."""
PLAYERS = len(Seat)
MOST_DEALS = 40
"""So many deals fit on a sheet."""
LONGEST_NAME = 24
"""Units: characters."""
DRAWN = "draw"
"""A deal that nobody won."""
_BETWEEN, _IS = "~", "-"
"""Between the parts of a deal, and between name and value; neither needs escaping in an address."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as the sheet shows it."""

    text: str
    """How the address has it."""
    winner: int | None
    """The place of the player who won; None if nobody did, or if it cannot be counted."""
    said: str
    """What the hand was worth."""
    points: tuple[int, ...]
    """Units: points. What each player has more by it."""
    query: str
    """The question for the scorer; empty if nobody won."""
    problem: str = ""
    """Why it is not counted."""


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
        return tuple(each or _unnamed(place) for place, each in enumerate(self.names, start=1))

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


def _unnamed(place: int) -> str:
    """What a player is called who has no name."""
    return gettext("Player %(number)s") % {"number": numbers.number(place)}


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


def written(question: Asked, winner: int) -> str:
    """A deal as one word of the address.

    >>> written(Asked(hand="11z"), 2)
    'p-2~hand-11z'
    """
    pairs = ((WON, str(winner)), *question.pairs)
    return _BETWEEN.join(f"{name}{_IS}{value}" for name, value in pairs)


def deal(id: str, chosen: Chosen, text: str) -> Deal:
    """A deal of the address, counted at a table; one that cannot be counted says why."""
    if text == DRAWN:
        return Deal(text, None, gettext("Nobody won"), (0,) * PLAYERS, "")
    query = QueryDict(mutable=True)
    for part in text.split(_BETWEEN):
        name, _is, value = part.partition(_IS)
        query[name] = value
    question, place = asking.read(query), numbers.parse_integer(query.get(WON, ""))
    found = _counted(id, chosen, question)
    if found is None or place is None or not 1 <= place <= PLAYERS:
        problem = gettext("This deal is not counted: the hand cannot be read, or does not win at this table.")
        return Deal(text, None, "", (0,) * PLAYERS, question.query, problem)
    here, by_wind = found
    around = [Seat((WINDS[question.seat] + player - (place - 1)) % PLAYERS) for player in range(PLAYERS)]
    return Deal(text, place - 1, worth(here.total, here.unit), tuple(by_wind[each] for each in around), question.query)


@lru_cache(maxsize=1024)
def _counted(id: str, chosen: Chosen, question: Asked) -> tuple[Appraisal, tuple[int, ...]] | None:
    """A hand that won and what each seat has more by it; None if it is no win."""
    table = compose(id, chosen)
    found = held(question, table)
    if found.problems or found.win is None:
        return None
    try:
        here = appraise(found.shown, table)
    except EngineError:
        return None
    return (here, _points(table, here, question)) if here.wins else None


def _points(table: Variant, here: Appraisal, question: Asked) -> tuple[int, ...]:
    """What each seat has more: what is paid, or where nobody pays what the winner notes."""
    if payments.is_paid(table):
        return payments.points(here, question.by)
    winner = Seat(WINDS[question.seat])
    return tuple(here.sheet.value if seat is winner else 0 for seat in Seat)


def _played(rules: HouseRules) -> Chosen:
    """The choices the table is played with; none if they do not go together."""
    return rules.chosen if rules.variant is not rules.usual else ()


def _signed(points: int) -> str:
    """Points with their sign; nothing for none."""
    if not points:
        return pgettext("points of a deal: none", "–")
    return f"+{numbers.number(points)}" if points > 0 else numbers.number(points)


@dataclass(frozen=True, slots=True)
class Joining:
    """What the scorer needs to put a hand on a sheet."""

    sheet: Sheet | None
    """The sheet it goes to; None for a new one."""
    pairs: tuple[tuple[str, str], ...]
    """What the form sends besides."""
    query: str
    """The sheet as the address of the scorer carries it; empty for a new one."""
    deal: str
    """The hand as the sheet has it, without the winner; empty if there is none to add."""
    players: tuple[str, ...]
    """Who may have won it."""


def joining(text: str, told: Answer) -> Joining:
    """How the hand of an answer gets on the sheet that the address of the scorer carries."""
    try:
        sheet = read(QueryDict(text)) if text else None
    except ContentError:
        sheet = None
    table = told.held.variant
    if sheet is not None and sheet.rules.usual.id != table.id:
        sheet = None
    pairs = sheet.pairs if sheet else [(TABLE, table.id)]
    added = replace(told.held.asked, to="") if told.wins else None
    players = sheet.players if sheet else tuple(_unnamed(place) for place in range(1, PLAYERS + 1))
    return Joining(sheet, tuple(pairs), text if sheet else "", written(added, 0) if added else "", players)


def with_winner(text: str, winner: int) -> str:
    """A deal as the scorer sends it, with the player who won."""
    return text.replace(f"{WON}{_IS}0", f"{WON}{_IS}{winner}", 1)
