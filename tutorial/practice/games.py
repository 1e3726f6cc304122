"""The tables one can practice at: a tradition's own game, its ladder of smaller ones, and a deal to watch.

A tradition opens its practice table with an entry here.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from engine.deals import Chosen
from engine.ruleset import Variant
from engine.variants import compose
from engine.variants.american import AMERICAN
from tutorial.content.library import get_library
from tutorial.practice.house_rules import HouseRule, house_rules
from tutorial.wording import terms


@dataclass(frozen=True, slots=True)
class Game:
    """A way to play at a tradition's table."""

    variant: str
    """The tradition."""
    id: str
    """Its name in forms."""
    chosen: Chosen = ()
    """The options that make it; none for the tradition's own game."""
    label: Promise | None = None
    """What it is called; None for a game that is told by its suits and sets."""
    about: Promise | None = None
    """What is played in it, in a line; told with the label."""

    @property
    def rules(self) -> Variant:
        """The variant it is played by."""
        return compose(self.variant, self.chosen)

    @property
    def suits(self) -> int:
        """How many number suits it is played with."""
        return len({each.suit for each in self.rules.tile_set.counts if each.is_suit_tile})

    @property
    def has_honors(self) -> bool:
        """It is played with winds and dragons."""
        return any(each.is_honor for each in self.rules.tile_set.counts)

    def with_choices(self, chosen: Chosen) -> "Game":
        """The same game with more options chosen."""
        return replace(self, chosen=(*self.chosen, *chosen))


@dataclass(frozen=True, slots=True)
class Scoring:
    """A way to count hands at a tradition's table."""

    id: str
    """Its name in forms."""
    label: Promise
    """What it counts, in a line."""
    chosen: Chosen = ()
    """The options that make it; none for the tradition's own way."""


@dataclass(frozen=True, slots=True)
class Demonstration:
    """A deal to watch, that takes about a minute."""

    game: Game
    """What is played."""
    seed: int
    """Which deal, unless another is asked for."""


@dataclass(frozen=True, slots=True)
class PracticeTable:
    """What one tradition offers for practice."""

    variant: str
    """The tradition."""
    ladder: tuple[Game, ...]
    """Its games from the smallest up; the last is its own."""
    demonstration: Demonstration
    """The deal to watch."""
    scorings: tuple[Scoring, ...] = ()
    """How hands may be counted, the tradition's own way first; nothing to choose if there is only that."""
    house_rules: tuple[HouseRule, ...] = ()
    """What else may be chosen."""
    has_card: bool = False
    """Hands are lines of a card, which may lie beside the rack."""

    @property
    def game(self) -> Game:
        """The tradition's own game."""
        return self.ladder[-1]

    def find(self, id: str) -> Game | None:
        """The game of this name."""
        return next((each for each in self.ladder if each.id == id), None)

    def game_of(self, chosen: Chosen) -> Game:
        """The game of the ladder that is played with these options, whatever else they change."""
        fitting = [each for each in self.ladder if set(each.chosen) <= set(chosen)]
        return max(fitting, key=lambda each: len(each.chosen), default=self.game)


def _pair(suits: str, sets: str) -> Game:
    """A mini game of the basic tradition: so many suits, so many sets and a pair."""
    return Game("basic", f"{suits}-{sets}", (("suits", suits), ("sets", sets)))


_BASIC = (
    _pair("one", "two"),
    _pair("two", "two"),
    _pair("two", "three"),
    _pair("three", "three"),
    _pair("three", "four"),
    Game("basic", "whole"),
)
_BASIC_SCORINGS = (
    Scoring("simple", _("Simple: a win counts one point")),
    Scoring(
        "bonus",
        _("Bonus: one more for drawing the last tile yourself, for the last tile of the wall, and for dragons"),
        (("scoring", "bonus"),),
    ),
    Scoring(
        "exponential", _("Exponential: pungs and kongs count, and the rarer ones double"), (("scoring", "exponential"),)
    ),
)
_AMERICAN = (
    Game(
        "american",
        "play",
        (("charleston", "none"),),
        _("Without the Charleston"),
        _("You play with the tiles you are dealt, and can look at the card and the calls in peace."),
    ),
    Game(
        "american",
        "first",
        (("second_charleston", "never"),),
        _("With one Charleston"),
        _("Three passes and a courtesy, then play."),
    ),
    Game(
        "american",
        "whole",
        (),
        _("The whole game"),
        _("Two Charlestons if all agree, a courtesy, then play."),
    ),
)
TABLES: Mapping[str, PracticeTable] = MappingProxyType(
    {
        each.variant: each
        for each in (
            PracticeTable("basic", _BASIC, Demonstration(_BASIC[1], seed=1), _BASIC_SCORINGS),
            PracticeTable(
                "american",
                _AMERICAN,
                Demonstration(_AMERICAN[1], seed=105),
                house_rules=house_rules(AMERICAN, "mush", "last_wall"),
                has_card=True,
            ),
        )
    }
)
"""The traditions that can be practiced, by id, in the order they are shown."""


def title(variant: str) -> str:
    """A tradition's name, fit for a headline; the id of one that is no longer there."""
    tradition = get_library().traditions.get(variant)
    return terms.title(tradition.term) if tradition else variant
