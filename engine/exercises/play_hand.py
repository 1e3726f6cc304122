"""Play a hand: a short guided deal with a goal. Her moves are played again, the others answer as they did at the table.

What belongs here: the question and its ruling. What does not: goals (``goals``), playing (``lines``), walls
(``stacked``).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NoReturn, Self

from engine.actions import Action, Discard, Pass, parse_action, print_action
from engine.coach.bots import BOTS
from engine.deals import Start
from engine.events import ClaimLost
from engine.exercises.frame import LEARNER, Hint, Rung, check_level
from engine.exercises.goals import GOALS, Goal, reached
from engine.exercises.lines import Line, Move, chances, line_to, opened
from engine.exercises.stacked import stacked_start
from engine.hands import Hand
from engine.phases.claim_window import ClaimWindow
from engine.play import explain
from engine.reasons import ContentError, EngineError, NotationError, Reason, Verdict
from engine.ruleset import Variant
from engine.seats import Seat
from engine.tiles import Tile

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
    def chosen(self) -> tuple[tuple[str, str], ...]:
        """The options with their choices.

        Raises: NotationError ``position.unreadable``.
        """
        pairs = [each.partition("=") for each in self.options]
        for text, (option, _, choice) in zip(self.options, pairs, strict=True):
            if not option or not choice:
                _refuse(text)
        return tuple((option, choice) for option, _, choice in pairs)

    def rules(self, variant: Variant) -> Variant:
        """The variant it is played by.

        Raises: ContentError for options or choices there are none of, and for mixes that cannot be dealt.
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
                return Verdict(False, (Reason("play.already-over", {"number": number}), *self._why_not(line)))
            action = parse_action(f"{LEARNER.name} {text.strip()}", held=line.view.hand.concealed)
            verdict = explain(line.view, action)
            if not verdict.allowed:
                return Verdict(False, (*verdict.reasons, Reason("play.at-move", {"number": number})))
            line = line.after(action)
            told = self._reached(line)
            if told:
                return Verdict(True, told)
        return Verdict(False, self._why_not(line))

    def _why_not(self, line: Line) -> tuple[Reason, ...]:
        """How the deal stands without the goal, and what became of the chances for it."""
        goal = GOALS[self.goal]
        told = [_standing(line)]
        if any(goal.aims(each.view, each.action) for each in line.moves):
            told += [each.why for each in line.events if isinstance(each, ClaimLost) and each.seat is LEARNER]
        missed = next(chances(goal, line), None)
        if missed:
            number, action = missed
            move = line.moves[number - 1]
            told.append(Reason("play.chance-missed", {"number": number, "tile": _tile_of(Move(move.view, action))}))
        elif line.is_over and len(told) == 1:
            told.append(Reason("play.no-chance"))
        return tuple(told)

    # ---- a way to the goal ----

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """One line that reaches the goal, found by playing."""
        line = _line_of(self, variant)
        return (write_moves(each.action for each in line.moves),) if line else ()

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From the goal in other words to a line that reaches it."""
        line = _line_of(self, variant)
        assert line is not None
        first = _tile_of(line.moves[0])
        return (
            Hint(Rung.GOAL, GOALS[self.goal].again),
            Hint(Rung.AREA, Reason("hint.play.area", {"count": len(line.moves)})),
            Hint(Rung.RULE, _rule(self.goal, line.state.variant)),
            Hint(Rung.TILE, Reason("hint.play.tile", {"tile": first}), (first,)),
            _answer(GOALS[self.goal], line),
        )

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


def _standing(line: Line) -> Reason:
    """Whether the deal goes on, and if not, who has won it."""
    outcome = line.state.outcome
    if outcome is None:
        return Reason("play.not-yet", {"count": len(line.moves)})
    if not outcome.winners:
        return Reason("play.nobody-won")
    if LEARNER in outcome.winners:
        return Reason("play.won-without")
    return Reason("play.another-won", {"seat": outcome.winners[0]})


def _tile_of(move: Move) -> Tile:
    """The tile a move is about: another player's, or one of her own."""
    phase = move.view.phase
    if isinstance(phase, ClaimWindow):
        return phase.subject.tile
    return (move.action.pieces or (move.view.hand.drawn,))[0] or move.view.hand.concealed[-1]


_RULES: Mapping[str, Reason] = {
    "pung": Reason("rule.pung"),
    "chow": Reason("rule.chow"),
    "kong": Reason("rule.kong"),
    "claim": Reason("rule.set"),
    "pass": Reason("rule.set"),
    "finish": Reason("rule.own-turn"),
}
"""The rule behind each goal; a win wants as many sets as the game does."""


def _rule(goal: str, rules: Variant) -> Reason:
    return _RULES.get(goal) or Reason("rule.complete-hand", {"count": rules.sets})


def _answer(goal: Goal, line: Line) -> Hint:
    """What she does in the line that was found, and with which tile it reaches the goal."""
    *before, last = line.moves
    own = [*before, last] if not goal.aims(last.view, last.action) else before
    thrown = tuple(each.action.pieces[0] for each in own if _lets_go(each.action))
    laid = tuple(_tile_of(each) for each in own if not _lets_go(each.action) and not isinstance(each.action, Pass))
    names = tuple(each.design for each in thrown)
    if not goal.aims(last.view, last.action):
        return Hint(Rung.ANSWER, Reason("hint.play.answer-to-the-end", {"tiles": names}), thrown)
    tile = _tile_of(last)
    if laid:
        sets = tuple(each.design for each in laid)
        told = Reason("hint.play.answer-with-sets", {"tiles": names, "claimed": sets, "tile": tile})
    elif thrown:
        told = Reason("hint.play.answer", {"tiles": names, "tile": tile})
    else:
        told = Reason("hint.play.answer-at-once", {"tile": tile})
    return Hint(Rung.ANSWER, told, (*thrown, tile))


def _lets_go(action: Action) -> bool:
    """It lets a tile of her own go."""
    return isinstance(action, Discard)


def _seat(name: str, text: str) -> Seat:
    """The seat of this letter.

    Raises: NotationError ``position.unreadable``.
    """
    return Seat[name] if name in Seat.__members__ else _refuse(text)


def _refuse(text: str) -> NoReturn:
    """Raises: NotationError ``position.unreadable``."""
    raise NotationError(Reason("position.unreadable", {"text": text[:40]}))
