"""Deal order: some tiles are dealt, and the learner says who takes next, and how many.

What belongs here: the question. What does not: the order itself (``phases.dealing``), where the wall opens
(``break_wall``).
"""

import re
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.chance import Chance
from engine.exercises.frame import LEARNER, Hint, Rung, check_level
from engine.exercises.offered import against_choices
from engine.exercises.who_gets_it import read_seat
from engine.phases.dealing import BLOCK, takes_of
from engine.reasons import EngineError, NotationError, Reason, Verdict
from engine.ruleset import Variant
from engine.seats import Seat

Take = tuple[Seat, int]
"""Who takes, and how many tiles."""
_TAKE = re.compile(r"([A-D]) ([0-9]{1,2})", re.ASCII)
_CHOICES = {1: 3, 2: 4, 3: 5}


@dataclass(frozen=True, slots=True)
class DealOrder:
    """Who takes tiles next, and how many? The learner sits at seat A."""

    kind: ClassVar[str] = "deal_order"

    taken: int
    """How often tiles were taken already."""
    choices: tuple[str, ...]
    """Players and numbers to choose from, in the order shown: ``B 4``."""
    dealer: str = LEARNER.name
    """Who deals."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: unreadable, nothing left to deal, choices too few, equal, or all wrong."""
        try:
            offered, order = self.takes, self._order(variant)
        except EngineError as error:
            return (error.reason,)
        if not 0 <= self.taken < len(order):
            return (Reason("position.nothing-to-deal", {"count": len(order)}),)
        found = against_choices(offered)
        if order[self.taken] not in offered:
            found.append(Reason("position.answer-not-offered"))
        return tuple(found)

    @property
    def takes(self) -> tuple[Take, ...]:
        """What is offered.

        Raises: NotationError ``answer.no-take``.
        """
        return tuple(map(read_take, self.choices))

    def _order(self, variant: Variant) -> tuple[Take, ...]:
        """Who takes how many, from the first to the last."""
        return takes_of(variant, read_seat(self.dealer))

    def _next(self, variant: Variant) -> Take:
        """Who takes next."""
        return self._order(variant)[self.taken]

    def held(self, variant: Variant) -> tuple[int, ...]:
        """Units: tiles. How many each player has taken, by seat."""
        before = self._order(variant)[: self.taken]
        return tuple(sum(many for who, many in before if who is seat) for seat in Seat)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        return Reason("ask.deal-order", {"seat": read_seat(self.dealer)})

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a player and a number.

        Raises: NotationError ``answer.no-take``, ``answer.not-offered``.
        """
        if not answer.strip():
            return Verdict(False, (Reason("answer.empty"),))
        said, right = read_take(answer.strip()), self._next(variant)
        if said not in self.takes:
            raise NotationError(Reason("answer.not-offered", {"text": answer.strip()[:40]}))
        if said == right:
            return Verdict(True, (Reason("deal.right", {"seat": right[0], "count": right[1]}), self._how_many(variant)))
        who = () if said[0] is right[0] else (self._who(variant, said[0]),)
        many = () if said[1] == right[1] else (self._how_many(variant),)
        return Verdict(False, (*who, *many))

    def _who(self, variant: Variant, said: Seat) -> Reason:
        """Why it is another player's turn to take."""
        if not self.taken or self.taken == len(self._order(variant)) - 1:
            return Reason("deal.dealer-begins") if not self.taken else Reason("deal.dealer-one-more")
        last = self._order(variant)[self.taken - 1][0]
        if last.after(said) == 1:
            return Reason("deal.wrong-way", {"seat": last})
        return Reason("deal.other-player", {"seat": last})

    def _how_many(self, variant: Variant) -> Reason:
        """Why so many are taken."""
        order = self._order(variant)
        if order[self.taken][1] == BLOCK:
            return Reason("deal.four-at-a-time", {"count": BLOCK})
        if self.taken == len(order) - 1:
            return Reason("deal.dealer-one-more")
        return Reason("deal.one-at-the-end", {"count": self._before_last(variant)})

    def _before_last(self, variant: Variant) -> int:
        """Units: tiles. How many everybody has taken in fours."""
        return BLOCK * (variant.hand_size // BLOCK)

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right choice."""
        return (print_take(self._next(variant)),)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to look at to who takes; on the way, who took last, and how the deal goes."""
        seat, count = self._next(variant)
        last = self._order(variant)[self.taken - 1][0] if self.taken else read_seat(self.dealer)
        area = Reason("hint.deal.area-first", {"seat": last})
        if self.taken:
            area = Reason("hint.deal.area", {"seat": last})
        return (
            Hint(Rung.GOAL, Reason("hint.deal.goal")),
            Hint(Rung.AREA, area),
            Hint(Rung.RULE, Reason("rule.deal")),
            Hint(Rung.TILE, self._how_many(variant)),
            Hint(Rung.ANSWER, Reason("deal.right", {"seat": seat, "count": count})),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """A moment of the learner's own deal among three choices; of any deal among four; of its end among five.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"deal_order:{level}")
        dealer = LEARNER if level == 1 else chance.choice(tuple(Seat))
        order = takes_of(variant, dealer)
        first = len(order) - 6 if level == 3 else 0
        taken = first + chance.below(len(order) - first)
        right = order[taken]
        others = [(seat, many) for seat in Seat for many in (1, BLOCK) if (seat, many) != right]
        choices = (right, *chance.sample(others, _CHOICES[level] - 1))
        return cls(taken, tuple(map(print_take, chance.mixed(choices))), dealer.name)


def read_take(text: str) -> Take:
    """Who takes and how many, as an answer writes it.

    Raises: NotationError ``answer.no-take``.

    >>> read_take("B 4")
    (<Seat.B: 1>, 4)
    """
    found = _TAKE.fullmatch(text)
    if found is None:
        raise NotationError(Reason("answer.no-take", {"text": text[:40]}))
    return Seat[found[1]], int(found[2])


def print_take(take: Take) -> str:
    """The answer that says so.

    >>> print_take((Seat.B, 4))
    'B 4'
    """
    return f"{take[0].name} {take[1]}"
