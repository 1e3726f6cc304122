"""Yes or no: answers to questions that allow no other.

What belongs here: the two answers, and reading them. What does not: any question.
"""

from engine.exercises.answers import read_offered

YES, NO = "yes", "no"
"""The answers."""
BOTH = (YES, NO)
"""What the learner can say."""


def read_yes(answer: str) -> bool | None:
    """Whether it was yes; None for no answer.

    Raises: NotationError ``answer.not-offered``.

    >>> read_yes(" yes "), read_yes("no"), read_yes("")
    (True, False, None)
    """
    said = read_offered(answer, BOTH)
    return said == YES if said else None


def print_yes(is_so: bool) -> str:
    """The answer that says whether it is so."""
    return YES if is_so else NO
