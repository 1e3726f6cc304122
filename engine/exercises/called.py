"""Called: what a discard may be called for, named as learners name it, and how near to a line that brings a hand.

What belongs here: a discard and one hand. What does not: the question (``call_or_not``), the rules (``phases``).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.actions import EXPOSED, Action, Call, Pass, Win
from engine.card.racks import rack_of
from engine.coach.card_players import distance_of, field_of_view, lacking
from engine.exercises.frame import LEARNER
from engine.hands import Hand
from engine.melds import Meld
from engine.phases.claim_window import window_of
from engine.play import explain
from engine.reasons import Reason
from engine.shapes.arrangement import GroupKind
from engine.tiles import Tile
from engine.view import View

PASS, WIN = "pass", "win"
"""The answers that lay no group."""
SIZES: Mapping[str, int] = MappingProxyType(
    {GroupKind.SINGLE.value: 1, GroupKind.PAIR.value: 2, **{kind.value: size for size, kind in EXPOSED.items()}}
)
"""The groups a learner may think of, and how many tiles each has."""
NAMES = (PASS, *SIZES, WIN)
"""Everything that she can answer."""


@dataclass(frozen=True, slots=True)
class Called:
    """A discard, as one player may want it."""

    view: View
    """The table as she sees it."""

    @property
    def tile(self) -> Tile:
        """The discard."""
        return window_of(self.view.phase).subject.tile

    @property
    def like(self) -> tuple[Tile, ...]:
        """Her tiles that can lie beside it: its like first, then jokers."""
        held = self.view.hand.concealed
        same = tuple(each for each in held if each.index == self.tile.index)
        return (*same, *(each for each in held if each.design.is_joker and each not in same))

    def action(self, name: str) -> Action:
        """What an answer does: a group is laid with real tiles first, then with as many jokers as it takes."""
        if name == PASS:
            return Pass(LEARNER)
        return Win(LEARNER) if name == WIN else Call(LEARNER, self.like[: SIZES[name] - 1])

    def group(self, name: str) -> tuple[Tile, ...]:
        """The tiles of a group, the discard first; nothing if she has too few."""
        laid = (self.tile, *self.like[: SIZES[name] - 1])
        return laid if len(laid) == SIZES[name] else ()

    def against(self, name: str) -> tuple[Reason, ...]:
        """What forbids to call the tile for this; nothing if she may."""
        if name in SIZES and not self.group(name) and not self.tile.design.is_joker:
            needed, held = SIZES[name] - 1, len(self.like)
            return (Reason("call.tiles-lacking", {"tile": self.tile, "count": needed, "held": held}),)
        return explain(self.view, self.action(name)).reasons

    @property
    def now(self) -> int:
        """Units: tiles. What she lacks for the nearest line without the discard."""
        return lacking(self.view, self.view.hand)

    def after(self, name: str) -> int:
        """Units: tiles. What she lacks with this group on the table, or after a pass as before; nothing after a win."""
        if name == WIN:
            return 0
        return lacking(self.view, self._hand_after(name))

    def _hand_after(self, name: str) -> Hand:
        """The hand with this group on the table; the same after a pass."""
        action = self.action(name)
        if not isinstance(action, Call):
            return self.view.hand
        subject = window_of(self.view.phase).subject
        return self.view.hand.with_meld(Meld(action.kind, (*action.tiles, subject.tile), subject.tile, subject.by))

    def _opens_a_line(self, name: str) -> bool:
        """It leaves as many missing, but for a line that is easier to finish."""
        return distance_of(self.view, self._hand_after(name)) < distance_of(self.view, self.view.hand)

    @property
    def allowed(self) -> tuple[str, ...]:
        """Everything she may call the tile for."""
        return tuple(each for each in (*SIZES, WIN) if not self.against(each))

    @property
    def best(self) -> tuple[str, ...]:
        """What is best: to win, else the groups that bring her nearest to a line, else to let the tile go.

        Beside that, the groups that leave as many missing for a line that is easier to finish.
        """
        after = {each: self.after(each) for each in self.allowed}
        if WIN in after:
            return (WIN,)
        least = min(after.values(), default=self.now)
        nearest = tuple(each for each in after if after[each] == least)
        return nearest if least < self.now else (PASS, *filter(self._opens_a_line, nearest))

    @property
    def is_for_concealed(self) -> bool:
        """Every line that is nearest now is concealed."""
        field = field_of_view(self.view, self.view.hand)
        near = field.near(rack_of(self.view.hand), within=0)
        return all(each.is_concealed for each in near.lines)
