"""One hand at every table: what it is worth, or the first thing that keeps it from winning."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.appraisal.appraise import Appraisal, appraise
from engine.reasons import EngineError
from engine.variants import VARIANTS
from tutorial.content.library import get_library
from tutorial.pages.traditions import head
from tutorial.score.answers import worth
from tutorial.score.asked import Asked
from tutorial.score.hands import Held
from tutorial.score.reading import against, held
from tutorial.wording import reasons, terms
from tutorial.wording.articles import Heading


@dataclass(frozen=True, slots=True)
class TableRow:
    """The hand at one table."""

    id: str
    """The tradition."""
    heading: Heading
    """What it is called."""
    wins: bool
    """The hand wins there."""
    said: str
    """What it is worth, or the first obstacle."""
    counts: tuple[str, ...]
    """What counts there."""
    query: str
    """The question, for the scorer of that table; empty where such a hand cannot lie."""


def tables(asked: Asked) -> Iterator[TableRow]:
    """The hand at every table, in the order they are shown."""
    traditions = get_library().traditions
    for variant in VARIANTS:
        found = held(asked, variant)
        said, here = _said(found)
        yield TableRow(
            variant.id,
            head(traditions[variant.id]),
            here is not None and here.wins,
            said,
            _counts(here) if here is not None else (),
            "" if said and here is None else asked.query,
        )


def _said(found: Held) -> tuple[str, Appraisal | None]:
    """What is told of a hand at a table, and its appraisal if it can lie there."""
    if found.problems:
        return found.problems[0].text, None
    if found.win is None:
        return "", None
    try:
        here = appraise(found.shown, found.variant)
    except EngineError as error:
        return against(error.reason).text, None
    if here.obstacle is not None:
        return reasons.say_text(here.obstacle), here
    return worth(here.total, here.unit), here


def _counts(here: Appraisal) -> tuple[str, ...]:
    """The patterns that count, each once."""
    return tuple(terms.headline(terms.name(each)) for each in dict.fromkeys(line.pattern for line in here.lines))
