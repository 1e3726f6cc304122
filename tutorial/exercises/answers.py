"""A learner's answer on its way: out of a form or an address, to the engine, and back as a ruling."""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from django.http import QueryDict

from engine.exercises.frame import Exercise
from engine.reasons import Mark, NotationError, Reason, Verdict
from engine.ruleset import Variant
from engine.tiles import Tile

FIELD = "answer"
"""The form field, and the part of an address, that holds an answer."""
LONGEST = 800
"""Units: characters. No question needs a longer answer; those that come near are all the moves of a whole hand."""
NO_ANSWER = "answer."
"""Codes of this domain say that an answer misses the question, not that it is wrong."""


class State(StrEnum):
    """How an answer was received; the value is the class of the verdict on the page."""

    RIGHT = "right"
    """It meets the goal."""
    WRONG = "wrong"
    """It does not."""
    REFUSED = "refused"
    """It is no answer to this question: nothing chosen, something that is not there, unreadable."""


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer with its ruling."""

    text: str
    """What the learner chose, as a form sends it."""
    state: State
    """How it was received."""
    reasons: tuple[Reason, ...]
    """Why, most specific first."""
    marks: tuple[tuple[Tile, Mark], ...] = ()
    """The tiles concerned."""
    readable: bool = True
    """Whether the text had the form of an answer at all."""

    @property
    def is_right(self) -> bool:
        """It meets the goal."""
        return self.state is State.RIGHT


def read(data: QueryDict) -> str:
    """What was chosen in a form or address: one value, or several tiles in the order of the rack."""
    return " ".join(data.getlist(FIELD))


def judge(exercise: Exercise, variant: Variant, text: str) -> Answered:
    """The engine's ruling on an answer; text that is none is refused with the reason."""
    if len(text) > LONGEST:
        return Answered("", State.REFUSED, (Reason("notation.too-long", {"most": LONGEST}),), readable=False)
    return _judged(exercise, variant, text)


@lru_cache(maxsize=2048)
def _judged(exercise: Exercise, variant: Variant, text: str) -> Answered:
    """The same ruling for the same answer; why a hand is not finished takes the engine longer than the page takes."""
    try:
        verdict = exercise.grade(variant, text)
    except NotationError as error:
        return Answered(text, State.REFUSED, (error.reason,), readable=False)
    return Answered(text, _state(verdict), verdict.reasons, verdict.marks)


def _state(verdict: Verdict) -> State:
    """How a readable answer was received."""
    if verdict.allowed:
        return State.RIGHT
    return State.REFUSED if verdict.because.startswith(NO_ANSWER) else State.WRONG
