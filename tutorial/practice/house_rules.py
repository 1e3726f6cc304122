"""House rules that can be chosen where a hand is opened: what is asked, and the ways to play.

What belongs here: the words. What a choice changes is the engine's (``engine.variants``).
"""

from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from engine.deals import Chosen


@dataclass(frozen=True, slots=True)
class Way:
    """One way to play a point on which tables differ."""

    id: str
    """The engine's name of the choice."""
    label: Promise
    """What it means, in a line."""


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A point on which tables differ."""

    id: str
    """The engine's name of the option."""
    label: Promise
    """What is decided."""
    ways: tuple[Way, ...]
    """How it may be played, the table's own way first."""

    def chosen(self, way: str) -> Chosen:
        """The options that this choice adds; none for the table's own way."""
        return () if way == self.ways[0].id else ((self.id, way),)


AMERICAN_RULES = (
    HouseRule(
        "mush",
        _("A pool after the courtesy pass"),
        (
            Way("off", _("No pool")),
            Way("on", _("Mush: up to three tiles each are mixed, and everybody gets as many back")),
        ),
    ),
    HouseRule(
        "last_wall",
        _("The last wall"),
        (
            Way("usual", _("As any other")),
            Way("hot", _("Hot wall: whoever discards a dangerous tile there pays for all")),
            Way("cold", _("Cold wall: only a drawn tile wins there")),
        ),
    ),
)
"""What American tables play differently."""
