"""Pass direction: a pass of the Charleston, and the learner says to whom tiles go in it, or from whom they come.

What belongs here: the question. What does not: the order of the passes (``phases``), which tiles (``pass_three``).
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.chance import Chance
from engine.exercises.card_games import against_charleston, demand
from engine.exercises.frame import LEARNER, Hint, Rung, check_level
from engine.exercises.who_gets_it import read_seat
from engine.phases.charleston import FIRST, SECOND, Leg, Way
from engine.reasons import Reason, Verdict
from engine.ruleset import Variant
from engine.seats import Seat

TO, FROM = "to", "from"
"""What is asked for: who gets the learner's tiles, or whose tiles she gets."""


@dataclass(frozen=True, slots=True)
class PassDirection:
    """To whom do the learner's tiles go, or from whom does she get some? She sits at seat A."""

    kind: ClassVar[str] = "pass_direction"

    number: int
    """Which pass of its Charleston it is, counted from 1."""
    second: bool = False
    """It belongs to the second Charleston."""
    goal: str = TO
    """``to`` for who gets her tiles, ``from`` for whose tiles she gets."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: no Charleston, a pass that there is none of, or an unknown goal."""
        found = list(against_charleston(variant))
        if not 1 <= self.number <= len(self._legs):
            found.append(Reason("position.unreadable", {"text": str(self.number)[:40]}))
        if self.goal not in (TO, FROM):
            found.append(Reason("position.unknown-goal", {"text": self.goal[:40]}))
        return tuple(found)

    @property
    def choices(self) -> tuple[str, ...]:
        """Whom the learner can choose."""
        return tuple(each.name for each in Seat if each is not LEARNER)

    @property
    def _legs(self) -> tuple[Leg, ...]:
        """The passes of this Charleston."""
        return SECOND if self.second else FIRST

    @property
    def _way(self) -> Way:
        """Where tiles go in this pass."""
        return self._legs[self.number - 1].way

    @property
    def _right(self) -> Seat:
        """Who gets her tiles, or whose tiles she gets."""
        if self.goal == TO:
            return self._way.from_seat(LEARNER)
        return next(each for each in Seat if self._way.from_seat(each) is LEARNER)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        about = {"number": self.number}
        if self.goal == TO:
            return Reason("ask.pass-to-second", about) if self.second else Reason("ask.pass-to-first", about)
        return Reason("ask.pass-from-second", about) if self.second else Reason("ask.pass-from-first", about)

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a player.

        Raises: NotationError ``answer.no-player``.
        """
        if not answer.strip():
            return Verdict(False, (Reason("answer.empty"),))
        said = read_seat(answer.strip())
        if said is self._right:
            return Verdict(True, (self._told, self._rule))
        return Verdict(False, (self._because(said), self._rule))

    def _because(self, said: Seat) -> Reason:
        """What speaks against another player."""
        if said is LEARNER:
            return Reason("way.never-your-own")
        if self._way is Way.ACROSS:
            return Reason("way.middle-goes-across")
        if Way(said.after(LEARNER)) is Way.ACROSS:
            return Reason("way.across-is-the-middle")
        if self.goal == FROM:
            return Reason("way.gives-not-gets", {"seat": said})
        return Reason("way.second-goes-back") if self.second else Reason("way.first-begins-right")

    @property
    def _rule(self) -> Reason:
        """The order of the passes."""
        return Reason("way.second-order") if self.second else Reason("way.first-order")

    @property
    def _told(self) -> Reason:
        """Who it is."""
        about = {"seat": self._right}
        return Reason("way.goes-to", about) if self.goal == TO else Reason("way.comes-from", about)

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right player."""
        return (self._right.name,)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what decides to who it is; on the way, which pass it is, the order, and what goes the other way."""
        near = Reason("hint.way.tile-to") if self.goal == TO else Reason("hint.way.tile-from")
        return (
            Hint(Rung.GOAL, Reason("hint.way.goal")),
            Hint(Rung.AREA, Reason("hint.way.area", {"number": self.number, "all": len(self._legs)})),
            Hint(Rung.RULE, self._rule),
            Hint(Rung.TILE, near),
            Hint(Rung.ANSWER, self._told),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """Who gets her tiles in the first Charleston; in either; whose tiles she gets.

        Raises: ContentError ``exercise.no-such-level``, ``position.no-charleston``.
        """
        check_level(level)
        demand(against_charleston(variant))
        chance = Chance(seed, f"pass_direction:{level}")
        number = 1 + chance.below(len(FIRST))
        return cls(number, level > 1 and bool(chance.below(2)), FROM if level == 3 else TO)
