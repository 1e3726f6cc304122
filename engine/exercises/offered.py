"""Offered choices: why some cannot be offered.

What belongs here: what holds for the choices of every kind of question. What does not: which of them are right.
"""

from collections.abc import Hashable, Sequence

from engine.reasons import Reason


def against_choices(choices: Sequence[Hashable], *, least: int = 2) -> list[Reason]:
    """Why these are not good to choose from: too few of them, or the same one twice.

    >>> [each.code for each in against_choices((4, 4))], against_choices((4, 5))
    (['position.choice-twice'], [])
    """
    found = [] if len(choices) >= least else [Reason("position.too-few-choices", {"least": least})]
    if len(set(choices)) < len(choices):
        found.append(Reason("position.choice-twice"))
    return found
