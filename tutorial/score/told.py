"""What the scorer tells of a hand, as values for its page.

What belongs here: the shape of an answer. What does not: choosing what to tell (``answers``).
"""

from dataclasses import dataclass

from engine.appraisal.appraise import Appraisal
from engine.tiles import Design
from tutorial.score.asked import Asked
from tutorial.score.hands import Held, Problem
from tutorial.score.payments import SeatRow
from tutorial.scoresheets.card_sheets import CardSheet
from tutorial.scoresheets.sheets import SheetShown
from tutorial.wording.near_lines import LineBeside


@dataclass(frozen=True, slots=True)
class WaitRow:
    """A tile that would finish a hand."""

    design: Design
    """The tile."""
    name: str
    """What it is called."""
    left: str
    """How many of it the hand does not hold."""
    by_discard: str
    """What it would be worth with another player's tile; or why it would not win."""
    self_drawn: str
    """What it would be worth with one from the wall; or why it would not win."""
    asked: Asked
    """The question about the finished hand."""


@dataclass(frozen=True, slots=True)
class WayRow:
    """A way to a hand that wins."""

    changes: tuple[str, ...]
    """What is otherwise."""
    worth: str
    """What it is worth then."""
    brings: tuple[str, ...]
    """What it counts that it did not before."""
    asked: Asked
    """The question about that hand."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What is told of a hand; only what applies is filled."""

    held: Held
    """The hand."""
    problems: tuple[Problem, ...]
    """What cannot be read, or cannot lie on this table."""
    missing: int = 0
    """Units: tiles. How many the hand has less than one that waits."""
    over: int = 0
    """Units: tiles. How many it has more than one that wins."""
    waits: tuple[WaitRow, ...] = ()
    """What it waits for, if it is one tile short."""
    is_waiting: bool = False
    """It has all its tiles but one."""
    wins: bool = False
    """The hand wins."""
    worth: str = ""
    """What it is worth, in the unit of the lines."""
    sheet: SheetShown | None = None
    """What counts, also below the minimum."""
    line: CardSheet | None = None
    """The line of the card that it is."""
    obstacles: tuple[str, ...] = ()
    """Why it does not win, the first thing first."""
    useful: tuple[tuple[Design, str], ...] = ()
    """The tiles of which one more brings it closer, and how many there are."""
    ways: tuple[WayRow, ...] = ()
    """The cheapest hands near by that win."""
    near: tuple[LineBeside, ...] = ()
    """The lines of the card it is nearest to."""
    seats: tuple[SeatRow, ...] = ()
    """Who pays whom."""
    appraisal: Appraisal | None = None
    """What the engine says of a finished hand."""
