"""Lines of play: a deal as the learner plays it, with everything the others answer.

What belongs here: playing on and keeping what matters, and looking for a line that reaches a goal. What does not: what
is said about it (``line_words``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from engine.actions import Action, Discard, Pass, Win
from engine.chance import Chance
from engine.coach.bots import BOTS, Bot
from engine.coach.others import next_of_others
from engine.deals import Start
from engine.events import Event
from engine.exercises.frame import LEARNER
from engine.exercises.goals import Goal, reached
from engine.play import apply, begin, legal
from engine.ruleset import Variant
from engine.state import GameState
from engine.view import View, view_of

MOST_TRIED = 24
"""Units: lines. So many are played in search of one that reaches the goal."""
_CLOSER = BOTS["regular"]


@dataclass(frozen=True, slots=True)
class Move:
    """A decision of the learner."""

    view: View
    """What she saw."""
    action: Action
    """What she did."""


@dataclass(frozen=True, slots=True)
class Line:
    """A deal up to the point where the learner owes an action, or is over."""

    state: GameState
    """How it stands."""
    level: str
    """How the others play."""
    events: tuple[Event, ...]
    """Everything that happened."""
    plies: int = 0
    """Units: actions of all players."""
    moves: tuple[Move, ...] = ()
    """Her own."""

    @property
    def view(self) -> View:
        """What she sees now."""
        return view_of(self.state, LEARNER)

    @property
    def is_over(self) -> bool:
        """Nothing more can be done."""
        return self.state.outcome is not None

    def after(self, action: Action) -> Self:
        """The line after her action and all that the others answer to it.

        Raises: IllegalAction
        """
        moves = (*self.moves, Move(self.view, action))
        return replace(self._after(action), moves=moves).answered()

    def answered(self) -> Self:
        """The line after all that the others do, until she owes an action or the deal is over."""
        line = self
        while True:
            action = next_of_others(line.state, me=LEARNER, level=line.level, ply=line.plies)
            if action is None:
                return line
            line = line._after(action)

    def _after(self, action: Action) -> Self:
        state, events = apply(self.state, action)
        return replace(self, state=state, events=(*self.events, *events), plies=self.plies + 1)


def opened(rules: Variant, start: Start, *, level: str) -> Line:
    """The deal up to the learner's first decision.

    Raises: ContentError if it cannot be dealt.
    """
    state, events = begin(rules, start)
    return Line(state, level, events).answered()


def line_to(goal: Goal, line: Line) -> Line | None:
    """A line that reaches the goal, without needless claims if there is one; None if none is found."""
    for tried in range(MOST_TRIED):
        found = line
        chance = Chance(tried, "line")
        bot = _quiet(_CLOSER) if tried % 3 == 0 else _CLOSER if tried % 3 == 1 else BOTS["new"]
        while not found.is_over and not reached(goal, found.events, me=LEARNER):
            found = found.after(_towards(goal, found.view, bot, chance))
        if reached(goal, found.events, me=LEARNER):
            return found
    return None


def _towards(goal: Goal, view: View, bot: Bot, chance: Chance) -> Action:
    """What goes straight for the goal, if that is allowed now; else what the bot does, but for a win too soon."""
    actions = legal(view)
    straight = [each for each in actions if goal.aims(view, each)]
    if straight:
        return straight[0]
    chosen = bot(view, chance)
    if isinstance(chosen, Win) and not goal.ends:
        return chance.choice([each for each in actions if isinstance(each, Pass | Discard)])
    return chosen


def _quiet(bot: Bot) -> Bot:
    """The same bot, but it claims nothing except to win."""

    def quiet(view: View, chance: Chance) -> Action:
        chosen = bot(view, chance)
        plain = [each for each in legal(view) if isinstance(each, Pass)]
        return plain[0] if plain and not isinstance(chosen, Win) else chosen

    return quiet


def chances(goal: Goal, line: Line) -> Iterator[tuple[int, Action]]:
    """The learner's moves, counted from 1, at which she could have gone straight for the goal and did not."""
    for number, move in enumerate(line.moves, start=1):
        if not goal.aims(move.view, move.action):
            yield from ((number, each) for each in legal(move.view) if goal.aims(move.view, each))
