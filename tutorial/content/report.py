"""Problems: what is wrong in which file, collected so that all of them are told at once."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from engine.reasons import Reason

Tell = Callable[[str], None]
"""Takes a problem of the place at hand, as a sentence."""


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing an author or a translator has to mend."""

    file: str
    """Path from the folder that holds ``content``, with slashes."""
    place: str
    """Where in the file, such as ``step the-bird``; empty for the file as a whole."""
    text: str
    """What is wrong and what to do, as a sentence."""

    def __str__(self) -> str:
        """The problem in one line.

        >>> print(Problem("content/courses.yaml", "basic", "It has no chapters."))
        content/courses.yaml: basic: It has no chapters.
        """
        return ": ".join(part for part in (self.file, self.place, self.text) if part)


class ContentErrors(Exception):
    """Content that does not hold, with every problem of every file."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems
        """All of them, sorted by file and place."""


@dataclass(slots=True)
class Report:
    """Collects problems while files are read and checked."""

    root: Path
    """The content folder; paths are told from the folder that holds it."""
    _found: set[Problem] = field(default_factory=set)
    """What was found so far, each problem once."""

    def add(self, file: Path, text: str, *, place: str = "") -> None:
        """Notes a problem of a file below the root."""
        self._found.add(Problem(file.relative_to(self.root.parent).as_posix(), place, text))

    def teller(self, file: Path, place: str) -> Tell:
        """What takes the problems of one place."""
        return partial(self.add, file, place=place)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What was found, sorted by file, place and text."""
        return tuple(sorted(self._found))


def in_short(reason: Reason) -> str:
    """A reason of the engine for people who write content: its code and what it speaks of.

    >>> in_short(Reason("notation.no-such-copy", {"text": "5p.9", "most": 8}))
    'notation.no-such-copy (text 5p.9, most 8)'
    """
    params = ", ".join(f"{name} {_shown(value)}" for name, value in reason.params.items())
    return f"{reason.code} ({params})" if params else reason.code


def _shown(value: object) -> str:
    """A parameter as a content file would write it."""
    if isinstance(value, tuple):
        return " ".join(_shown(each) for each in value)
    for name in ("name", "text", "id"):
        found = getattr(value, name, None)
        if isinstance(found, str):
            return found
    return str(value)
