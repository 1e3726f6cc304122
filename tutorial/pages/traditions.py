"""A tradition in a line, as the front door and every list of them show it."""

from dataclasses import dataclass, replace

from django.urls import reverse

from engine.exercises.card_games import against_charleston
from engine.variants import VARIANTS
from engine.variants.boxes import BOXES, Box
from tutorial.content.guide import Tradition
from tutorial.content.library import get_library
from tutorial.wording import numbers, terms
from tutorial.wording.articles import Heading, heading


@dataclass(frozen=True, slots=True)
class Line:
    """A tradition in a list."""

    tradition: Tradition
    """Which one."""
    heading: Heading
    """What it is called, and its one-line pitch."""
    sizes: str
    """How many tiles there are, in words."""

    @property
    def url(self) -> str:
        """Where its front page is."""
        return reverse("traditions:front", args=(self.tradition.id,))


def lines() -> tuple[Line, ...]:
    """Every tradition, in the order they are shown."""
    return tuple(map(line, get_library().traditions.values()))


def taught() -> str:
    """The names of those that have lessons, listed."""
    return numbers.listing([head(each).title for each in get_library().traditions.values() if each.taught == "now"])


def line(tradition: Tradition) -> Line:
    """The tradition as lists show it."""
    return Line(tradition, head(tradition), sizes(BOXES[tradition.id]))


def head(tradition: Tradition) -> Heading:
    """Its name and its one-line pitch; the glossary knows the name where nothing else is translated yet."""
    found = heading(tradition.article)
    return replace(found, title=terms.title(tradition.term)) if found.is_foreign else found


def has_charleston(id: str) -> bool:
    """Tiles are passed before play, and there is a room to practice that."""
    return any(each.id == id and not against_charleston(each) for each in VARIANTS)


def sizes(box: Box) -> str:
    """How many tiles the tables of a tradition play with, in words."""
    return numbers.listing([numbers.number(each) for each in box.sizes], either=True)
