"""Next dealer: a deal has ended, or the players have taken winds, and the learner says who deals.

What belongs here: the question. What does not: who deals next (``continuation``), who takes which tiles
(``deal_order``).
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.chance import Chance
from engine.deals import NOTHING, Came, Carry, Outcome, Win
from engine.exercises.frame import LEARNER, Hint, Rung, check_level
from engine.exercises.who_gets_it import read_seat
from engine.reasons import EngineError, Reason, Verdict
from engine.ruleset import Variant
from engine.seats import WINDS, Seat, Wind


@dataclass(frozen=True, slots=True)
class NextDealer:
    """Who deals next? Or, where the winds are drawn, who deals first? The learner sits at seat A."""

    kind: ClassVar[str] = "next_dealer"

    dealer: str = LEARNER.name
    """Who dealt, A to D."""
    winner: str = ""
    """Who won, A to D; nobody if left out."""
    wind: str = ""
    """Before the first deal, the wind that the learner took: E, S, W or N. Then nobody has dealt or won yet."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: a player or a wind that there is none of, or a winner before the first deal."""
        try:
            read_seat(self.dealer)
            if self.winner:
                read_seat(self.winner)
        except EngineError as error:
            return (error.reason,)
        if self.wind and (self.wind not in WINDS or self.winner):
            return (Reason("position.unreadable", {"text": f"{self.wind} {self.winner}".strip()[:40]}),)
        return ()

    @property
    def choices(self) -> tuple[str, ...]:
        """Whom the learner can choose."""
        return tuple(each.name for each in Seat)

    @property
    def dealt(self) -> Seat:
        """Who dealt."""
        return read_seat(self.dealer)

    @property
    def won(self) -> Seat | None:
        """Who won; None if nobody did."""
        return read_seat(self.winner) if self.winner else None

    @property
    def taken(self) -> Wind | None:
        """The wind that the learner took before the first deal; None after a deal."""
        return WINDS[self.wind] if self.wind else None

    def _next(self, variant: Variant) -> Seat:
        """Who deals."""
        if self.taken is not None:
            return Seat((LEARNER - self.taken) % len(Seat))
        wins = () if self.won is None else (Win(self.won, None, Came.DRAWN),)
        ended = None if wins else Reason("deal.wall-spent")
        following = variant.continuation.next_deal(Carry(self.dealt), Outcome(wins, ended, NOTHING))
        assert following is not None, "no match ends after its first deal"
        return following.dealer

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        if self.taken is not None:
            return Reason("ask.first-dealer", {"wind": self.taken})
        if self.won is None:
            return Reason("ask.next-dealer-drawn", {"seat": self.dealt})
        return Reason("ask.next-dealer", {"seat": self.dealt, "winner": self.won})

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a player.

        Raises: NotationError ``answer.no-player``.
        """
        if not answer.strip():
            return Verdict(False, (Reason("answer.empty"),))
        said, right = read_seat(answer.strip()), self._next(variant)
        if said is right:
            return Verdict(True, (Reason("next.right", {"seat": right}), self._rule(right)))
        rule = self._rule(right)
        because = self._because(said, right)
        return Verdict(False, (because,) if because == rule else (because, rule))

    def _rule(self, right: Seat) -> Reason:
        """Which rule tells who deals."""
        if self.taken is not None:
            return Reason("next.winds-in-order")
        stays = right is self.dealt
        if self.won is None:
            return Reason("next.dealer-stays-after-a-draw") if stays else Reason("next.moves-on-after-a-draw")
        if self.won is self.dealt:
            return Reason("next.dealer-who-wins-stays") if stays else Reason("next.moves-on-from-a-winner")
        return Reason("next.dealer-always-stays") if stays else Reason("next.passes-to-the-right")

    def _because(self, said: Seat, right: Seat) -> Reason:
        """What speaks against another player."""
        if self.taken is not None:
            return self._not_east(said, right)
        if right is self.dealt:
            return self._rule(right)
        if said is self.won:
            return self._rule(right) if said is self.dealt else Reason("next.winner-does-not-deal")
        if said is self.dealt:
            return self._rule(right) if self.won is None else Reason("next.dealer-did-not-win")
        if self.dealt.after(said) == 1:
            return Reason("next.to-the-right", {"seat": self.dealt})
        return Reason("next.other-player", {"seat": self.dealt})

    def _not_east(self, said: Seat, right: Seat) -> Reason:
        """Why this player has not taken East."""
        assert self.taken is not None
        if LEARNER in (said, right):
            return Reason("next.east-deals", {"wind": self.taken})
        if said.after(LEARNER) == LEARNER.after(right):
            return Reason("next.winds-go-to-the-right")
        return Reason("next.east-sits-elsewhere")

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right player."""
        return (self._next(variant).name,)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what decides to who deals; on the way, who dealt, the rule, and who sits where."""
        right = self._next(variant)
        if self.taken is not None:
            goal, area = Reason("hint.next.goal-first"), Reason("hint.next.area-first", {"wind": self.taken})
            near = Reason("hint.next.tile-first")
        else:
            goal, area = Reason("hint.next.goal"), Reason("hint.next.area", {"seat": self.dealt})
            near = Reason("hint.next.tile", {"seat": self.dealt.next})
        return (
            Hint(Rung.GOAL, goal),
            Hint(Rung.AREA, area),
            Hint(Rung.RULE, self._rule(right)),
            Hint(Rung.TILE, near),
            Hint(Rung.ANSWER, Reason("next.right", {"seat": right})),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """The end of a deal that the learner dealt; of another's, which she, that player or nobody wins; of any.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"next_dealer:{level}")
        dealer = LEARNER if level == 1 else chance.choice(tuple(Seat)[1:])
        winners = [each.name for each in Seat] if level != 2 else [LEARNER.name, dealer.name]
        return cls(dealer.name, chance.choice((*winners, "")))
