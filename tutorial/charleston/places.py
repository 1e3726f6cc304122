"""Where a learner is in the room: the deal, her decisions so far, and what she looks at. All of it is the address.

So the room needs no script, no account and no database, and two windows hold two deals. A decision makes a new address
and never changes one: going back or loading a page again passes nothing twice. Nothing is signed, for nothing has to be
believed: the engine plays every address again and refuses what is no deal.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import count
from urllib.parse import urlencode

from django.urls import reverse

from engine.actions import Action
from engine.chance import Chance
from engine.deals import Carry
from engine.reasons import EngineError
from engine.starts import seat_of
from tutorial.charleston.sittings import Sitting, sit, text_of
from tutorial.wording import numbers

DEAL, DONE, TRIED, ON = "deal", "done", "tried", "on"
"""The parts of an address: the number of the deal, the decisions, one that was refused, and that she has gone on."""
BETWEEN = "~"
"""Stands between decisions."""
LONGEST = 600
"""Units: characters. No Charleston has longer decisions."""
MOST = 10**numbers.LONGEST_INTEGER
"""Numbers of deals lie below this."""
EAST = Carry().dealer
"""Who is East in a first deal."""


class NoSuchPlace(LookupError):
    """The address is none of a deal that this engine plays."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the room."""

    variant: str
    """The tradition."""
    number: int
    """The deal."""
    done: tuple[str, ...] = ()
    """Her decisions."""
    is_on: bool = False
    """She has read what became of the last one."""

    @property
    def sitting(self) -> Sitting:
        """The deal as far as it has come.

        Raises: EngineError
        """
        return sit(self.variant, self.number, self.done)

    @property
    def url(self) -> str:
        """Its address."""
        return self._url()

    @property
    def asks(self) -> bool:
        """She is asked for the next decision here, or told the end; else what became of the last one."""
        return self.is_on or not self.done

    @property
    def onward(self) -> "Place":
        """Where it goes on after the last decision was told."""
        return replace(self, is_on=True)

    @property
    def back(self) -> "Place":
        """Where the last decision is to be made."""
        return replace(self, done=self.done[:-1], is_on=True)

    def at(self, many: int) -> "Place":
        """Where it is told what became of so many decisions, the first ones."""
        return replace(self, done=self.done[:many], is_on=False)

    def after(self, action: Action) -> "Place":
        """Where it is told what became of one more."""
        return replace(self, done=(*self.done, text_of(action)), is_on=False)

    def trying(self, action: Action) -> str:
        """The address where it is told why this cannot be done."""
        return self._url({TRIED: text_of(action)})

    def _url(self, more: Mapping[str, str] | None = None) -> str:
        query = {DEAL: str(self.number)}
        if self.done:
            query[DONE] = BETWEEN.join(self.done)
            query |= {ON: "1"} if self.is_on else {}
        return f"{room_url(self.variant)}?{urlencode(query | dict(more or {}))}"


def room_url(variant: str) -> str:
    """Where the room is."""
    return reverse("charleston:room", args=(variant,))


def read(variant: str, address: Mapping[str, str]) -> Place:
    """The place an address means.

    Raises: NoSuchPlace
    """
    number, done = numbers.parse_integer(address.get(DEAL, "")), address.get(DONE, "")
    if number is None or len(done) > LONGEST:
        raise NoSuchPlace
    place = Place(variant, number, tuple(done.split(BETWEEN)) if done else (), is_on=ON in address)
    try:
        sitting = place.sitting
    except EngineError as error:
        raise NoSuchPlace from error
    return replace(place, done=tuple(text_of(each.action) for each in sitting.decisions))


def another(place: Place) -> Place:
    """The deal after this one; from the same deal always the same."""
    return Place(place.variant, Chance(place.number, "another").below(MOST))


def as_east(place: Place) -> Place:
    """This deal if the learner is East in it, or else the next one in which she is."""
    following = (number % MOST for number in count(place.number))
    return Place(place.variant, next(each for each in following if seat_of(each) is EAST))
