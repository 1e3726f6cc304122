"""Yes or no: answers to questions that allow no other.

What belongs here: the two answers, and reading them. What does not: any question.
"""

from engine.exercises.is_it_a_win import NO, YES
from engine.reasons import NotationError, Reason

BOTH = (YES, NO)
"""What the learner can say."""


def read_yes(answer: str) -> bool | None:
    """Whether it was yes; None for no answer.

    Raises: NotationError ``answer.not-offered``.

    >>> read_yes(" yes "), read_yes("no"), read_yes("")
    (True, False, None)
    """
    said = answer.strip()
    if not said:
        return None
    if said not in BOTH:
        raise NotationError(Reason("answer.not-offered", {"text": said[:40]}))
    return said == YES


def print_yes(is_so: bool) -> str:
    """The answer that says whether it is so."""
    return YES if is_so else NO
