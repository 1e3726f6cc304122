"""Break the wall: the dice are thrown, and the learner counts to the stack behind which the wall opens.

What belongs here: the question. What does not: how a tradition reads the dice (``breaks``), taking tiles
(``deal_order``).
"""

import re
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.breaks import Gap, stack_at, stacks_before, wall_lengths
from engine.chance import Chance
from engine.exercises.frame import LEARNER, Hint, Rung, check_level
from engine.exercises.who_gets_it import read_seat
from engine.reasons import EngineError, NotationError, Param, Reason, Verdict
from engine.ruleset import Variant
from engine.seats import Seat, Wind, wind_of

_STACK = re.compile(r"([A-D]) ?([0-9]{1,2})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Stack:
    """Two tiles of a wall, one upon the other."""

    seat: Seat
    """Whose wall it stands in."""
    number: int
    """Its number from the right end of that wall, as its player sees it."""

    @property
    def text(self) -> str:
        """The answer that names it.

        >>> Stack(Seat.D, 7).text
        'D7'
        """
        return f"{self.seat.name}{self.number}"


@dataclass(frozen=True, slots=True)
class BreakWall:
    """Which stack is the last one counted? Behind it, on its left, lies the gap. The learner sits at seat A."""

    kind: ClassVar[str] = "break_wall"

    dice: tuple[int, ...]
    """What the dice show, in the order they are rolled."""
    dealer: str = LEARNER.name
    """Who deals."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: another number of dice, none that are dice, or no dealer."""
        try:
            self._dealer  # noqa: B018 read for its refusal
        except EngineError as error:
            return (error.reason,)
        needed = variant.deal.breaks.dice
        if len(self.dice) != needed or not all(1 <= each <= 6 for each in self.dice):
            return (Reason("start.wrong-dice", {"needed": needed}),)
        return ()

    @property
    def _dealer(self) -> Seat:
        """Who deals.

        Raises: NotationError ``answer.no-player``.
        """
        return read_seat(self.dealer)

    def _gap(self, variant: Variant) -> Gap:
        """Where the dice open the wall."""
        return variant.deal.breaks.gap(self.dice)

    def _seat(self, wind: Wind) -> Seat:
        """Who holds this wind."""
        return Seat((self._dealer + wind) % len(Seat))

    def lengths(self, variant: Variant) -> tuple[int, ...]:
        """Units: stacks. How long the wall before each player is, by seat."""
        lengths = wall_lengths(len(variant.tile_set))
        return tuple(lengths[wind_of(seat, dealer=self._dealer)] for seat in Seat)

    def _stack(self, variant: Variant, step: int = 0) -> Stack:
        """The last stack counted, or one so many places further on."""
        tiles = len(variant.tile_set)
        wind, number = stack_at(stacks_before(self._gap(variant), tiles=tiles) + step, tiles=tiles)
        return Stack(self._seat(wind), number)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        if self._dealer is LEARNER:
            return Reason("ask.break-own-wall")
        return Reason("ask.break-wall", {"seat": self._dealer})

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on one stack.

        Raises: NotationError ``answer.no-stack``.
        """
        if not answer.strip():
            return Verdict(False, (Reason("answer.empty"),))
        said = self._read(variant, answer.strip())
        right, gap = self._stack(variant), self._gap(variant)
        begins = self._seat(gap.wall)
        told: dict[str, Param] = {"count": gap.stacks, "seat": begins}
        if said == right:
            after = self._stack(variant, 1)
            ran_on = (Reason("break.ran-on", {"seat": right.seat}),) if right.seat is not begins else ()
            first = Reason("break.first-tiles", {"seat": after.seat})
            return Verdict(True, (Reason("break.right", told), *ran_on, first))
        return Verdict(False, (self._wrong(variant, said), Reason("break.counting", told)))

    def _read(self, variant: Variant, text: str) -> Stack:
        """The stack an answer names.

        Raises: NotationError ``answer.no-stack``.
        """
        found = _STACK.fullmatch(text)
        if found is None:
            raise NotationError(Reason("answer.no-stack", {"text": text[:40]}))
        stack = Stack(Seat[found[1]], int(found[2]))
        if not 1 <= stack.number <= self.lengths(variant)[stack.seat]:
            raise NotationError(Reason("answer.no-stack", {"text": text[:40]}))
        return stack

    def _wrong(self, variant: Variant, said: Stack) -> Reason:
        """Where a wrong stack comes from."""
        right, gap = self._stack(variant), self._gap(variant)
        begins, lengths = self._seat(gap.wall), self.lengths(variant)
        if said == self._stack(variant, 1):
            return Reason("break.one-too-far")
        if said == self._stack(variant, -1):
            return Reason("break.one-too-few")
        if said == Stack(begins, lengths[begins] + 1 - gap.stacks):
            return Reason("break.wrong-end")
        if said.seat is self._seat(Wind(-gap.wall % len(Wind))) and said.seat is not begins:
            return Reason("break.players-wrong-way", {"seat": begins})
        if said.seat not in (begins, right.seat):
            return Reason("break.wrong-wall", {"seat": begins})
        return Reason("break.other-stack")

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right stack."""
        return (self._stack(variant).text,)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to count to the stack; on the way, in whose wall, from which end, and which stack is one."""
        gap = self._gap(variant)
        told: dict[str, Param] = {"count": gap.stacks, "seat": self._seat(gap.wall)}
        return (
            Hint(Rung.GOAL, Reason("hint.break.goal")),
            Hint(Rung.AREA, Reason("hint.break.area", {"seat": self._seat(gap.wall)})),
            Hint(Rung.RULE, Reason("rule.break")),
            Hint(Rung.TILE, Reason("hint.break.first")),
            Hint(Rung.ANSWER, Reason("break.right", told)),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """A throw of the learner's own; of another dealer; where there is one, a throw that leads around a corner.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"break_wall:{level}")
        dice = tuple(1 + chance.below(6) for _ in range(variant.deal.breaks.dice))
        dealer = LEARNER if level == 1 else chance.choice(tuple(Seat)[1:])
        made = cls(dice, dealer.name)
        if level < 3:
            return made
        tries = [cls(tuple(1 + chance.below(6) for _ in dice), chance.choice(tuple(Seat)).name) for _ in range(20)]
        around = [each for each in tries if each._stack(variant).seat is not each._seat(each._gap(variant).wall)]
        return (around or tries)[0]
