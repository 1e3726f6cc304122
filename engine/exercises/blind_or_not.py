"""Blind or not: a rack before a pass of the Charleston, and the learner says what of it may or must go on unseen.

What belongs here: the question. What does not: the passes (``phases``), which tiles can go (``spared``).
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.actions import BlindPass
from engine.chance import Chance
from engine.exercises.answers import read_number
from engine.exercises.before_pass import before_pass
from engine.exercises.card_games import against_charleston, demand
from engine.exercises.card_racks import rack_near_a_line
from engine.exercises.frame import LEARNER, Hint, Rung, check_level
from engine.exercises.spared import kept, spare, too_many_of_hers
from engine.exercises.yes_or_no import BOTH, print_yes, read_yes
from engine.phases.charleston import FIRST, PASSED, SECOND, Leg
from engine.play import explain
from engine.reasons import EngineError, Mark, NotationError, Reason, Verdict
from engine.ruleset import Variant
from engine.view import View

MANY, MAY = "many", "may"
"""What is asked for: how many tiles she passes on unseen, or whether she may pass on any."""
NUMBERS = tuple(range(PASSED + 1))
"""Units: tiles. How many can go on unseen."""
_OF_ONE_LINE = {1: (9, 10), 2: (9, 10), 3: (9, 10, 11, 12)}
"""How many tiles of a made rack belong to one hand of the card, by level."""
_ELSEWHERE = 4
"""Of so many made questions about a number, one is about a pass in which nothing goes on unseen."""


@dataclass(frozen=True, slots=True)
class BlindOrNot:
    """How many of the arriving tiles does the learner pass on unseen, or may she do that at all?"""

    kind: ClassVar[str] = "blind_or_not"

    hand: str
    """Her rack, with one tile more if she is East."""
    number: int
    """Which pass of its Charleston it is, counted from 1."""
    second: bool = False
    """It belongs to the second Charleston."""
    goal: str = MANY
    """``many`` for how many tiles she has to pass on unseen, ``may`` for whether she may pass on any."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: no Charleston, no such pass, an unknown goal, or a rack unreadable or too small."""
        against = against_charleston(variant)
        if against:
            return against
        if not 1 <= self.number <= len(self._legs):
            return (Reason("position.unreadable", {"text": str(self.number)[:40]}),)
        if self.goal not in (MANY, MAY):
            return (Reason("position.unknown-goal", {"text": self.goal[:40]}),)
        try:
            self.view(variant)
        except EngineError as error:
            return (error.reason,)
        return ()

    @property
    def choices(self) -> tuple[str, ...]:
        """What the learner can say."""
        return BOTH if self.goal == MAY else tuple(map(str, NUMBERS))

    @property
    def _legs(self) -> tuple[Leg, ...]:
        """The passes of this Charleston."""
        return SECOND if self.second else FIRST

    @property
    def _is_blind(self) -> bool:
        """Tiles may go on unseen in this pass."""
        return self._legs[self.number - 1].blind

    def view(self, variant: Variant) -> View:
        """The table before the pass, as she sees it.

        Raises: NotationError as `before_pass`.
        """
        return before_pass(variant, self.hand, self._legs[self.number - 1])

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        about = {"number": self.number}
        if self.goal == MAY:
            return Reason("ask.blind-may-second", about) if self.second else Reason("ask.blind-may-first", about)
        return Reason("ask.blind-many-second", about) if self.second else Reason("ask.blind-many-first", about)

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a number, or on yes or no.

        Raises: NotationError ``answer.not-offered``, ``answer.no-number``.
        """
        said = read_yes(answer) if self.goal == MAY else read_number(answer)
        if said is None:
            return Verdict(False, (Reason("answer.empty"),))
        if self.goal == MAY or not self._is_blind:
            return Verdict(bool(said) is self._is_blind, (self._told(variant), Reason("rule.blind-pass")))
        if said not in NUMBERS:
            raise NotationError(Reason("answer.not-offered", {"text": str(said)}))
        view = self.view(variant)
        spared = spare(view)
        right = PASSED - len(spared)
        torn = (too_many_of_hers(view, PASSED - said),) if said < right else ()
        told = (*torn, self._told(variant), Reason("rule.blind-pass"))
        return Verdict(said == right, told, tuple((each, Mark.YES if said == right else Mark.WHY) for each in spared))

    def _told(self, variant: Variant) -> Reason:
        """Whether tiles may go on unseen; if they are counted, what she has to spare."""
        view = self.view(variant)
        if not self._is_blind:
            return explain(view, BlindPass(LEARNER, ())).reasons[0]
        if self.goal == MAY:
            return Reason("blind.last-of-a-charleston")
        tiles = tuple(each.design for each in spare(view))
        if not tiles:
            return Reason("blind.none-to-spare")
        return Reason("blind.you-have-to-spare", {"count": len(tiles), "tiles": tiles})

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right answer."""
        if self.goal == MAY:
            return (print_yes(self._is_blind),)
        return (str(PASSED - len(spare(self.view(variant))) if self._is_blind else 0),)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to find out to the answer; on the way, which pass it is, the rule, and a tile that she needs."""
        area = Reason("hint.way.area", {"number": self.number, "all": len(self._legs)})
        if self.goal == MAY:
            goal, near = Reason("hint.blind.goal-may"), self._order
        else:
            goal, near = Reason("hint.blind.goal-many"), kept(self.view(variant))
        return (
            Hint(Rung.GOAL, goal),
            Hint(Rung.AREA, area),
            Hint(Rung.RULE, Reason("rule.blind-pass")),
            near,
            Hint(Rung.ANSWER, self._told(variant)),
        )

    @property
    def _order(self) -> Hint:
        """The order of the passes."""
        return Hint(Rung.TILE, Reason("way.second-order") if self.second else Reason("way.first-order"))

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """Whether she may; how many, with three tiles to spare or two; how many, with any number to spare.

        Raises: ContentError ``exercise.no-such-level``, ``position.no-charleston``.
        """
        check_level(level)
        demand(against_charleston(variant))
        chance = Chance(seed, f"blind_or_not:{level}")
        rack = rack_near_a_line(variant, chance, of_line=chance.choice(_OF_ONE_LINE[level]))
        second, last = bool(chance.below(2)), len(FIRST)
        if level == 1:
            return cls(rack, last if chance.below(2) else 1 + chance.below(last - 1), second, MAY)
        return cls(rack, last if chance.below(_ELSEWHERE) else 1 + chance.below(last - 1), second)
