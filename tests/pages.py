"""Every kind of page of the site, once: axe, the HTML checks, the pseudo-locales and the search for English use it.

A new kind of page gets its line here, and all of them look at it.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.boxes import BOXES
from tests.answering import steps
from tutorial.content.values import Step


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of page, by one page of it."""

    name: str
    """What it is, as a list of tests names it."""
    path: str
    """Its address behind the language."""
    came_back: bool = False
    """It is seen by a learner who has done some steps."""
    status: int = 200
    """What it answers with."""

    def __str__(self) -> str:
        return self.name


def of_steps() -> Iterator[Kind]:
    """A step of every kind of exercise: as it is asked, answered wrongly with every hint, and answered rightly."""
    seen = set()
    for lesson, step in steps():
        if step.exercise.kind in seen:
            continue
        seen.add(step.exercise.kind)
        path = f"learn/{lesson.key}/{step.id}/"
        yield Kind(f"{step.exercise.kind} asked", path)
        yield Kind(f"{step.exercise.kind} wrong", path + wrong(step))
        yield Kind(f"{step.exercise.kind} right", path + right(step))


def wrong(step: Step) -> str:
    """The query with the wrong answer the author thought of first, every hint open."""
    return f"?hints=5&answer={step.refuse[0].answer.replace(' ', '+')}"


def right(step: Step) -> str:
    """The query with a right answer."""
    return f"?answer={step.accept[0].replace(' ', '+')}"


KINDS = (
    Kind("home", ""),
    Kind("home, back again", "", came_back=True),
    Kind("about", "about/"),
    Kind("settings", "settings/"),
    Kind("settings, saved", "settings/?saved"),
    Kind("forgetting", "settings/reset/", came_back=True),
    Kind("course", "learn/basic/"),
    Kind("course, begun", "learn/basic/", came_back=True),
    Kind("lesson", "learn/basic/the-tiles/"),
    Kind("lesson, begun", "learn/basic/the-tiles/", came_back=True),
    Kind("recap", "learn/basic/the-tiles/recap/"),
    *of_steps(),
    Kind("unreadable answer", "learn/basic/the-tiles/three-suits/?answer=%3F", status=422),
    Kind("nothing there", "nowhere/", status=404),
    Kind("lesson gone", "learn/basic/nothing/", status=404),
    Kind("tile rooms", "tiles/"),
    Kind("tile room", "tiles/basic/"),
    Kind("tile room, American", "tiles/american/"),
    Kind("tile card", "tiles/riichi/0p/"),
    *(Kind(f"front page of {id}", f"{id}/") for id in BOXES),
    Kind("which table", "which-table/"),
    Kind("which table, several fit", "which-table/?sign=rows-of-six"),
    Kind("which table, one fits", "which-table/?sign=void-suit"),
    Kind("which table, none fits", "which-table/?sign=void-suit&sign=dora"),
)
"""All of them."""
