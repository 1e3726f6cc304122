"""Courtesy: all four have said how many tiles they would exchange, and the learner says how many she exchanges.

What belongs here: the question. What does not: what was agreed (``phases.courtesy``), which tiles go (``pass_three``).
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.actions import Courtesy
from engine.chance import Chance
from engine.events import CourtesyAgreed, Event
from engine.exercises.answers import read_number
from engine.exercises.card_games import against_charleston, demand
from engine.exercises.frame import LEARNER, Hint, Rung, check_level
from engine.phases.charleston import PASSED, CourtesyOffer, Way
from engine.play import apply, begin
from engine.reasons import Reason, Verdict
from engine.ruleset import Variant
from engine.seats import Seat
from engine.starts import start_of

NUMBERS = tuple(range(PASSED + 1))
"""Units: tiles. How many anybody may offer."""


@dataclass(frozen=True, slots=True)
class CourtesyCount:
    """How many tiles does the learner exchange with the player across? She sits at seat A."""

    kind: ClassVar[str] = "courtesy"

    offers: tuple[int, ...]
    """Units: tiles. How many each player offers, from the learner to the right."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: no Charleston, or no four offers of none to three tiles."""
        against = against_charleston(variant)
        if against:
            return against
        if len(self.offers) != len(Seat) or any(each not in NUMBERS for each in self.offers):
            return (Reason("position.unreadable", {"text": " ".join(map(str, self.offers))[:40]}),)
        return ()

    @property
    def choices(self) -> tuple[int, ...]:
        """Numbers to choose from."""
        return NUMBERS

    @property
    def _own(self) -> int:
        """What she offers."""
        return self.offers[LEARNER]

    @property
    def _across(self) -> int:
        """What the player across offers."""
        return self.offers[Way.ACROSS.from_seat(LEARNER)]

    def _agreed(self, variant: Variant) -> int:
        """How many the table lets the two exchange."""
        state, _ = begin(variant, start_of(variant, seed=0))
        state, told = state.but(phase=CourtesyOffer()), list[Event]()
        for seat, count in zip(Seat, self.offers, strict=True):
            state, events = apply(state, Courtesy(seat, count))
            told += events
        return next(each.count for each in told if isinstance(each, CourtesyAgreed) and LEARNER in each.seats)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        return Reason("ask.courtesy")

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a number of tiles.

        Raises: NotationError ``answer.no-number``.
        """
        said = read_number(answer)
        if said is None:
            return Verdict(False, (Reason("answer.empty"),))
        right = self._agreed(variant)
        if said == right:
            return Verdict(True, (_told(right), Reason("rule.courtesy")))
        return Verdict(False, (self._because(said, right), Reason("rule.courtesy")))

    def _because(self, said: int, right: int) -> Reason:
        """What a wrong number overlooks."""
        if said == self._own:
            return Reason("courtesy.across-offers-fewer", {"count": self._across})
        if said == self._across:
            return Reason("courtesy.you-offer-fewer", {"count": self._own})
        if said == self._own + self._across:
            return Reason("courtesy.offers-are-not-added")
        if said in self.offers:
            return Reason("courtesy.only-with-across")
        return Reason("count.too-low") if said < right else Reason("count.too-high")

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right number."""
        return (str(self._agreed(variant)),)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From whom to look at to the number; on the way, both offers and the rule."""
        return (
            Hint(Rung.GOAL, Reason("hint.courtesy.goal")),
            Hint(Rung.AREA, Reason("hint.courtesy.area", {"count": self._own})),
            Hint(Rung.RULE, Reason("rule.courtesy")),
            Hint(Rung.TILE, Reason("hint.courtesy.tile", {"count": self._across})),
            Hint(Rung.ANSWER, _told(self._agreed(variant))),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """The player across offers more than the learner; fewer; anything.

        Raises: ContentError ``exercise.no-such-level``, ``position.no-charleston``.
        """
        check_level(level)
        demand(against_charleston(variant))
        chance = Chance(seed, f"courtesy:{level}")
        own, right, across, left = (chance.choice(NUMBERS) for _ in Seat)
        if level < 3:
            fewer, more = sorted(chance.sample(NUMBERS, 2))
            own, across = (fewer, more) if level == 1 else (more, fewer)
        return cls((own, right, across, left))


def _told(count: int) -> Reason:
    """How many are exchanged."""
    return Reason("courtesy.agreed", {"count": count})
