"""Pass three: a rack before a pass of the Charleston, and the learner chooses what she lets go.

What belongs here: the question. What does not: what a rack is worth (``coach``), what may be passed (``phases``).
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.actions import PassTiles
from engine.chance import Chance
from engine.coach.weighed import Weighed
from engine.exercises.answers import not_from_rack, read_tiles
from engine.exercises.before_pass import before_pass
from engine.exercises.card_games import against_charleston, demand
from engine.exercises.card_racks import placed, rack_near_a_line
from engine.exercises.frame import LEARNER, Hint, Rung, check_level
from engine.hands import Hand, parse_hand
from engine.notation import print_names
from engine.phases.charleston import FIRST
from engine.play import explain
from engine.reasons import EngineError, Mark, Reason, Verdict
from engine.ruleset import Variant
from engine.view import View

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

        Raises: NotationError as `before_pass`.
        """
        return before_pass(variant, self.hand, FIRST[0])

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
        return Weighed.of(view).verdict(chosen)

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The pass that keeps most."""
        return (print_names(Weighed.of(self.view(variant)).best),)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to keep to a good pass; on the way, the tiles of the nearest line, and one tile that can go."""
        weighed = Weighed.of(self.view(variant))
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
