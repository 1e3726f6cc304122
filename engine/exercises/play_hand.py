"""Play a hand: a short guided deal with a goal. Her moves are played again, the others answer as they did at the table.

What belongs here: the question and its ruling. What does not: goals (``goals``), playing (``lines``), what is said of
it (``line_words``), walls (``stacked``).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Self

from engine.actions import Action, parse_action, print_action
from engine.coach.bots import BOTS
from engine.deals import Chosen, Start, parse_choices
from engine.exercises.frame import LEARNER, Hint, check_level
from engine.exercises.goals import GOALS, reached
from engine.exercises.line_words import hints_to, why_not
from engine.exercises.lines import Line, line_to, opened
from engine.exercises.stacked import stacked_start
from engine.hands import Hand
from engine.play import explain
from engine.reasons import ContentError, EngineError, NotationError, Reason, Verdict
from engine.ruleset import Variant
from engine.seats import Seat

BETWEEN = ","
"""What stands between two moves of an answer."""


@dataclass(frozen=True, slots=True)
class PlayHand:
    """Reach the goal at the table. She sits at seat A; what is not said of the deal comes from its seed."""

    kind: ClassVar[str] = "play_hand"

    goal: str
    """What is to be reached: one of `GOALS`."""
    options: tuple[str, ...] = ()
    """How it is played, where it is not as usual: ``suits=one``."""
    seed: int = 0
    """Where the wall, the dice and the others' chance come from."""
    level: str = "new"
    """How the others play: one of the bots."""
    dealer: str = LEARNER.name
    """Who deals, and so begins."""
    hands: tuple[str, ...] = ()
    """Tiles that players are dealt: ``B 55m``; the rest of a hand comes from the seed."""
    draws: str = ""
    """The tiles drawn first after the deal, in order."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: an unknown goal or level, a deal that is none, a goal that no line reaches."""
        found = []
        if self.goal not in GOALS:
            found.append(Reason("position.unknown-goal", {"text": self.goal[:40]}))
        if self.level not in BOTS:
            found.append(Reason("play.unknown-level", {"text": self.level[:40]}))
        if found:
            return tuple(found)
        try:
            first = self.opened(variant)
        except EngineError as error:
            return (error.reason,)
        if first.is_over or self._reached(first):
            return (Reason("play.nothing-to-decide"),)
        return () if _line_of(self, variant) else (Reason("play.no-line"),)

    # ---- the deal ----

    @property
    def chosen(self) -> Chosen:
        """The options with their choices.

        Raises: NotationError as `parse_choices`.
        """
        return parse_choices(" ".join(self.options))

    def rules(self, variant: Variant) -> Variant:
        """The variant it is played by.

        Raises: NotationError as `chosen`, ContentError for options or choices there are none of and for mixes that
        cannot be dealt.
        """
        rules = variant.with_choices(self.chosen)
        for problem in rules.problems():
            raise ContentError(problem)
        return rules

    def start(self, variant: Variant) -> Start:
        """What the deal starts from.

        Raises: NotationError ``position.unreadable``, or as `stacked_start`; ContentError as `rules`.
        """
        hands: dict[Seat, str] = {}
        for text in self.hands:
            name, _, tiles = text.strip().partition(" ")
            hands[_seat(name, text)] = tiles
        return stacked_start(
            self.rules(variant),
            seed=self.seed,
            chosen=self.chosen,
            dealer=_seat(self.dealer, self.dealer),
            hands=hands,
            draws=self.draws,
        )

    def opened(self, variant: Variant) -> Line:
        """The deal up to her first decision.

        Raises: as `start`.
        """
        return _opened(self, variant)

    def dealt(self, variant: Variant) -> Hand:
        """Her tiles at her first decision."""
        return self.opened(variant).view.hand

    def _reached(self, line: Line) -> tuple[Reason, ...]:
        """How the line reaches the goal; nothing if it does not."""
        return reached(GOALS[self.goal], line.events, me=LEARNER)

    # ---- the ruling ----

    def prompt(self, _variant: Variant) -> Reason:
        """The question."""
        return GOALS[self.goal].ask

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on her moves. They are played until the goal is reached; what comes after it counts no more.

        Raises: NotationError as `parse_action`.
        """
        if not answer.strip():
            return Verdict(False, (Reason("answer.empty"),))
        line = self.opened(variant)
        for number, text in enumerate(answer.split(BETWEEN), start=1):
            if line.is_over:
                return Verdict(False, (Reason("play.already-over", {"number": number}), *why_not(self.goal, line)))
            action = parse_action(f"{LEARNER.name} {text.strip()}", held=line.view.hand.concealed)
            verdict = explain(line.view, action)
            if not verdict.allowed:
                return Verdict(False, (*verdict.reasons, Reason("play.at-move", {"number": number})))
            line = line.after(action)
            told = self._reached(line)
            if told:
                return Verdict(True, told)
        return Verdict(False, why_not(self.goal, line))

    # ---- a way to the goal ----

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """One line that reaches the goal, found by playing."""
        line = _line_of(self, variant)
        return (write_moves(each.action for each in line.moves),) if line else ()

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From the goal in other words to a line that reaches it."""
        line = _line_of(self, variant)
        assert line is not None
        return hints_to(self.goal, line)

    @classmethod
    def generate(cls, _variant: Variant, *, seed: int, level: int) -> Self:
        """Never: such a hand takes a table of its own, where a drill has one board; the ladder of games drills it.

        Raises: ContentError ``exercise.no-such-level``, ``exercise.only-written``.
        """
        check_level(level)
        raise ContentError(Reason("exercise.only-written"))


def write_moves(actions: Iterable[Action]) -> str:
    """The learner's actions as an answer, every copy named.

    >>> write_moves(parse_action(f"A {each}") for each in ("discard 5p", "pass"))
    'discard 5p.1,pass'
    """
    return BETWEEN.join(print_action(each).partition(" ")[2] for each in actions)


@lru_cache(maxsize=256)
def _opened(exercise: PlayHand, variant: Variant) -> Line:
    """The deal up to the learner's first decision."""
    return opened(exercise.rules(variant), exercise.start(variant), level=exercise.level)


@lru_cache(maxsize=256)
def _line_of(exercise: PlayHand, variant: Variant) -> Line | None:
    """A line that reaches the goal."""
    return line_to(GOALS[exercise.goal], exercise.opened(variant))


def _seat(name: str, text: str) -> Seat:
    """The seat of this letter.

    Raises: NotationError ``position.unreadable``.
    """
    if name not in Seat.__members__:
        raise NotationError(Reason("position.unreadable", {"text": text[:40]}))
    return Seat[name]
