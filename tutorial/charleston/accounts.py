"""The account at the end: each decision in a line, and how near the lines were at first and are now."""

from dataclasses import dataclass
from itertools import zip_longest

from django.utils.functional import cached_property

from engine.phases.charleston import FaceDown
from engine.tiles import Tile
from tutorial.charleston import near_lines
from tutorial.charleston.places import Place
from tutorial.charleston.results import Result
from tutorial.charleston.sittings import Sitting
from tutorial.wording.near_lines import LineBeside


@dataclass(frozen=True, slots=True)
class Entry:
    """A decision in the account."""

    result: Result
    """What became of it."""
    url: str
    """Where that is told."""
    got: tuple[Tile, ...]
    """What came for the tiles she passed, as soon as it was looked at."""


@dataclass(frozen=True)
class Account:
    """How a Charleston went."""

    place: Place
    """The deal, at its end."""
    sitting: Sitting
    """The deal as it was played."""

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """Every decision that the coach has something to say of."""
        results = [Result(each, self.sitting.me) for each in self.sitting.decisions]
        found = []
        for number, (each, following) in enumerate(zip_longest(results, results[1:]), start=1):
            is_unseen = isinstance(each.decision.after.phase, FaceDown)
            got = following.got if is_unseen and following else each.got
            found.append(Entry(each, self.place.at(number).url, got))
        return tuple(each for each in found if each.result.review is not None)

    @property
    def ending(self) -> tuple[str, ...]:
        """What ended the deal before play; nothing if play begins."""
        is_ended = self.sitting.state.outcome is not None
        return Result(self.sitting.decisions[-1], self.sitting.me).sentences if is_ended else ()

    @property
    def before(self) -> int:
        """Units: tiles. What the nearest line lacked when the tiles were dealt."""
        return near_lines.least(self.sitting.first)

    @property
    def after(self) -> int:
        """Units: tiles. What it lacks now."""
        return near_lines.least(self.sitting.view)

    @property
    def near(self) -> tuple[LineBeside, ...]:
        """The lines that are near now."""
        return near_lines.near(self.sitting.view)

    @property
    def near_at_first(self) -> tuple[LineBeside, ...]:
        """The lines that were near when the tiles were dealt."""
        return near_lines.near(self.sitting.first)
