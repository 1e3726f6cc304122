"""Entries: one rule of a tradition, as a fact under one of five heads."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from engine.reasons import Reason
from engine.ruleset import Variant


class Head(StrEnum):
    """The five heads under which the rules of every tradition stand, in this order."""

    OBJECTIVE = "objective"
    """What the players want."""
    SET_UP = "set-up"
    """Tiles, wall, dice, the deal, and what comes before the first discard."""
    TURN = "turn"
    """What is done in a turn, and with another player's tile."""
    WINNING = "winning"
    """Which hands win, and what counts in them."""
    SCORING = "scoring"
    """Who pays, what the end of the wall costs, and which deal comes next."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule as this table plays it."""

    id: str
    """Which rule it is: the same in every tradition that has it, so that tables can be laid side by side."""
    head: Head
    """Where it stands."""
    reason: Reason
    """What it says, with the figures of this table. Two tables agree if their reasons are equal."""
    options: tuple[str, ...] = ()
    """The options of the table that change it, by id."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that can be said of a ruleset."""

    id: str
    """The id of its entry."""
    head: Head
    """Where that stands."""
    says: Callable[[Variant], Reason | None]
    """What is so at this table; None where there is nothing to say."""
