"""Deals of a table at home: each a word of the address that holds a hand and who won it, counted anew each time.

What belongs here: reading and writing that word, and what the deal brings each player. What does not: the sheet
(``table``), and who pays (``payments``).
"""

from dataclasses import dataclass
from functools import lru_cache

from django.http import QueryDict
from django.utils.translation import gettext

from engine.appraisal.appraise import Appraisal, appraise
from engine.deals import Chosen
from engine.reasons import EngineError
from engine.ruleset import Variant
from engine.seats import WINDS, Seat
from engine.variants import compose
from tutorial.score import asked as asking
from tutorial.score import payments
from tutorial.score.answers import worth
from tutorial.score.asked import Asked
from tutorial.score.reading import held
from tutorial.wording import numbers

WON = "p"
"""The name of the player who won, in the word of a deal and in the form that adds one."""
PLAYERS = len(Seat)
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


def with_winner(text: str, winner: int) -> str:
    """A deal as the scorer sends it, with the player who won."""
    return text.replace(f"{WON}{_IS}0", f"{WON}{_IS}{winner}", 1)
