"""Facts: what finders look at, and what they find.

What belongs here: a hand as it was shown, one reading of it, an occurrence of a pattern. What does not: any single
pattern.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from engine.deals import Win
from engine.hands import Hand
from engine.seats import Wind
from engine.shapes.arrangement import Arrangement, Group, tiles_of
from engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class Showing:
    """A hand laid open to be counted, with what is known of how it came about."""

    hand: Hand
    """The tiles; of a hand that won, the winning tile among the concealed ones."""
    readings: tuple[Arrangement, ...]
    """Every way to read it as a finished hand; none if it is not finished."""
    win: Win | None = None
    """How it won; None if it did not."""
    seat_wind: Wind = Wind.EAST
    """The wind the player holds."""
    round_wind: Wind = Wind.EAST
    """The prevailing wind."""


@dataclass(frozen=True)
class Facts:
    """One reading of a hand that was shown: everything a pattern can be found in."""

    reading: Arrangement
    """The hand in groups."""
    showing: Showing
    """The hand, and how it came about."""

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups of the reading. Their places in it tell equal ones apart."""
        return self.reading.groups

    @cached_property
    def tiles(self) -> tuple[tuple[Tile, ...], ...]:
        """The very tiles of each group."""
        win = self.showing.win
        return tiles_of(self.reading, self.showing.hand, win.tile if win else None)

    def is_finished_by_another(self, place: int) -> bool:
        """The group was concealed until the winning tile, another player's, ended it."""
        win = self.showing.win
        return win is not None and win.giver is not None and place == self.reading.ends

    def is_concealed(self, place: int) -> bool:
        """No tile of the group is another player's, the winning tile included."""
        return self.groups[place].is_concealed and not self.is_finished_by_another(place)


@dataclass(frozen=True, slots=True)
class Evidence:
    """One occurrence of a pattern."""

    places: tuple[int, ...] = ()
    """The groups it is made of, by their places in the reading; none if it is about no group."""
    tiles: tuple[Tile, ...] = ()
    """The tiles that show it; none if no tile does."""


Finder = Callable[[Facts], tuple[Evidence, ...]]
"""Every occurrence of a pattern."""
Trait = Callable[[Facts, int], bool]
"""Whether something is true of the group at a place."""


def each_group(facts: Facts, trait: Trait) -> tuple[Evidence, ...]:
    """An occurrence for each group of which it is true."""
    return tuple(Evidence((at,), facts.tiles[at]) for at in range(len(facts.groups)) if trait(facts, at))
