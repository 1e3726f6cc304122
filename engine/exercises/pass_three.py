"""Pass three: a rack before a pass of the Charleston, and the learner chooses what she lets go.

What belongs here: the question. What does not: what a rack is worth (``coach``), what may be passed (``phases``).
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.actions import PassTiles
from engine.card.racks import Rack, rack_of
from engine.card.reach import Field
from engine.chance import Chance
from engine.coach.card_players import field_of_view
from engine.coach.passes import WITHIN, best_to_let_go, worth
from engine.exercises.answers import not_from_rack, read_tiles
from engine.exercises.card_games import against_charleston, demand
from engine.exercises.card_racks import placed, rack_near_a_line
from engine.exercises.frame import LEARNER, Hint, Rung, check_level
from engine.hands import Hand, parse_hand
from engine.notation import print_names
from engine.phases.charleston import PASSED
from engine.play import explain
from engine.positions import Position
from engine.reasons import EngineError, Mark, Reason, Verdict
from engine.ruleset import Variant
from engine.seats import Seat
from engine.tiles import Tile
from engine.view import View

ENOUGH = 0.7
"""A pass is right if what is kept is worth at least so much of what the best pass keeps."""
_OF_ONE_LINE = {1: 8, 2: 6, 3: 5}
"""How many tiles of a made rack belong to one hand of the card, by level."""


@dataclass(frozen=True, slots=True)
class PassThree:
    """Which three tiles does the learner pass? Any pass is right that keeps about as much as the best."""

    kind: ClassVar[str] = "pass_three"

    hand: str
    """Her rack, with one tile more if she is East."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: no Charleston, or a rack unreadable or of the wrong size."""
        against = against_charleston(variant)
        if against:
            return against
        try:
            self.view(variant)
        except EngineError as error:
            return (error.reason,)
        return ()

    @property
    def held(self) -> Hand:
        """Her rack.

        Raises: NotationError as `parse_hand`.
        """
        return parse_hand(self.hand)

    def view(self, variant: Variant) -> View:
        """The table before the first pass, as she sees it.

        Raises: NotationError as `Position.view`.
        """
        is_east = len(self.held.concealed) > variant.hand_size
        return Position(self.hand, dealer=(LEARNER if is_east else Seat.D).name, charleston="first right").view(variant)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        return Reason("ask.pass-three")

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on three tiles of the rack: the table's own if they may not be passed.

        Raises: NotationError as `parse_tiles`.
        """
        held = self.held.concealed
        chosen = read_tiles(answer, rack=held)
        refused = not_from_rack(chosen, rack=held)
        if refused is not None:
            return refused
        view = self.view(variant)
        ruling = explain(view, PassTiles(LEARNER, chosen))
        if not ruling.allowed:
            jokers = tuple((each, Mark.NO) for each in chosen if each.design.is_joker)
            return Verdict(False, ruling.reasons, jokers)
        weighed = _Weighed.of(view)
        if weighed.worth_without(chosen) >= ENOUGH * weighed.worth_without(weighed.best):
            return Verdict(True, (weighed.told(chosen),), tuple((each, Mark.YES) for each in chosen))
        keep = weighed.most_needed(chosen)
        after, best = weighed.missing_without(chosen), weighed.missing_without(weighed.best)
        farther = Reason("pass.farther", {"count": after, "best": best})
        because = farther if after > best else Reason("pass.fewer-ways", {"count": after})
        return Verdict(False, (because, Reason("pass.keep", {"tile": keep})), ((keep, Mark.NO),))

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The pass that keeps most."""
        return (print_names(_Weighed.of(self.view(variant)).best),)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to keep to a good pass; on the way, the tiles of the nearest line, and one tile that can go."""
        weighed = _Weighed.of(self.view(variant))
        missing, nearest = min(weighed.field.nearest(weighed.rack), key=lambda each: each[0])
        near = placed(nearest, self.held.concealed)
        area = Reason("hint.pass.area", {"count": missing, "tiles": tuple(each.design for each in near)})
        return (
            Hint(Rung.GOAL, Reason("hint.pass.goal")),
            Hint(Rung.AREA, area, near),
            Hint(Rung.RULE, Reason("rule.pass-three")),
            Hint(Rung.TILE, Reason("hint.pass.tile", {"tile": weighed.best[0]}), weighed.best[:1]),
            Hint(Rung.ANSWER, weighed.told(weighed.best), weighed.best),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """A rack with a joker and eight tiles of one line; with six of them; with five.

        Raises: ContentError ``exercise.no-such-level``, ``position.no-charleston``.
        """
        check_level(level)
        demand(against_charleston(variant))
        chance = Chance(seed, f"pass_three:{level}")
        return cls(rack_near_a_line(variant, chance, of_line=_OF_ONE_LINE[level]))


@dataclass(frozen=True, slots=True)
class _Weighed:
    """A rack against the card."""

    field: Field
    """The hands that are near."""
    rack: Rack
    """The rack before the pass."""
    best: tuple[Tile, ...]
    """The pass that keeps most."""

    @classmethod
    def of(cls, view: View) -> Self:
        """The rack of a view."""
        field, rack = field_of_view(view, view.hand), rack_of(view.hand)
        return cls(field.near(rack, within=WITHIN), rack, best_to_let_go(field, view.hand, PASSED))

    def _without(self, tiles: tuple[Tile, ...]) -> Rack:
        return self.rack.without(*(each.index for each in tiles))

    def worth_without(self, tiles: tuple[Tile, ...]) -> float:
        """What the rack may still become without these tiles."""
        return worth(self.field, self._without(tiles))

    def missing_without(self, tiles: tuple[Tile, ...]) -> int:
        """Units: tiles. What the nearest line lacks without these."""
        return self.field.least(self._without(tiles))

    def most_needed(self, tiles: tuple[Tile, ...]) -> Tile:
        """The one of these tiles that the near lines miss most."""
        return max(tiles, key=lambda kept: self.worth_without(tuple(each for each in tiles if each is not kept)))

    def told(self, tiles: tuple[Tile, ...]) -> Reason:
        """Why this is a good pass."""
        shown = tuple(each.design for each in tiles)
        return Reason("pass.good", {"tiles": shown, "count": self.missing_without(tiles)})
