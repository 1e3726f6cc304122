"""Answers: the learner's text, read against what she was shown.

What belongs here: text to tiles or numbers, and answers that miss the question. What does not: right or wrong.
"""

from collections.abc import Sequence

from engine.notation import parse_tiles
from engine.reasons import Mark, NotationError, Reason, Verdict
from engine.tiles import Tile

LONGEST_NUMBER = 6
"""Units: digits. No count of tiles needs more."""


def read_offered(answer: str, choices: Sequence[str]) -> str:
    """The choice that was named, as it stands among those offered; empty for no answer.

    Raises: NotationError ``answer.not-offered``.

    >>> read_offered(" no ", ("yes", "no")), read_offered(" ", ("yes", "no"))
    ('no', '')
    """
    said = answer.strip()
    if said and said not in choices:
        raise NotationError(Reason("answer.not-offered", {"text": said[:40]}))
    return said


def read_tiles(answer: str, *, rack: Sequence[Tile]) -> tuple[Tile, ...]:
    """The tiles named, a tile without copy being the first of its design on the rack that is not named yet.

    Raises: NotationError as `parse_tiles`.

    >>> read_tiles("5p 1z", rack=parse_tiles("5p.3 5p.4 1z"))
    (Tile(5p.3), Tile(1z.1))
    """
    named = parse_tiles(answer)
    free = list(rack)
    for each in named:
        if each in free and each.name in answer:
            free.remove(each)
    chosen = []
    for each in named:
        if each.name not in answer:
            match = next((held for held in free if held.design is each.design), None)
            if match is not None:
                free.remove(match)
                chosen.append(match)
                continue
        chosen.append(each)
    return tuple(chosen)


def not_from_rack(chosen: Sequence[Tile], *, rack: Sequence[Tile]) -> Verdict | None:
    """The refusal of an answer that chooses nothing, or what is not there to choose; None if it can be judged."""
    if not chosen:
        return Verdict(False, (Reason("answer.empty"),))
    for each in chosen:
        same = tuple(held for held in rack if held.design is each.design)
        if not same:
            return Verdict(False, (Reason("answer.not-on-rack", {"tile": each}),))
        if each not in rack:
            marks = tuple((held, Mark.WHY) for held in same)
            return Verdict(False, (Reason("answer.more-than-on-rack", {"tile": each}),), marks)
    return None


def read_number(answer: str) -> int | None:
    """The number written, in digits of any script; None for no answer.

    Raises: NotationError ``answer.no-number``.

    >>> read_number(" ১৩৬ ")
    136
    """
    text = answer.strip()
    if not text:
        return None
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise NotationError(Reason("answer.no-number", {"text": text[:40]}))
    return int(text)
