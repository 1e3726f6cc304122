"""What a hand of a lesson is played for: its goal, whether it is reached, and the way back to the lesson.

What belongs here: lessons as the table needs them. Lessons themselves are reached by their addresses only.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from django.urls import reverse
from django.utils.functional import cached_property
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from engine.actions import Action
from engine.deals import print_start
from engine.exercises.goals import GOALS, reached
from engine.exercises.play_hand import PlayHand, write_moves
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.variants import variant
from tutorial.content.library import get_library
from tutorial.content.values import RECAP, Lesson
from tutorial.exercises import answers
from tutorial.exercises.board import ticket
from tutorial.models import PracticeHand
from tutorial.practice.sittings import Sitting
from tutorial.wording import reasons
from tutorial.wording.lessons import lesson_words, step_words


class NoSuchTask(LookupError):
    """No lesson has a hand to be played at this place."""


class Progress(StrEnum):
    """How far the goal is reached; the value is the class of the note on the page."""

    OPEN = ""
    """Not yet."""
    MET = "right"
    """It is."""
    MISSED = "wrong"
    """The deal is over without it."""
    CHANGED = "refused"
    """The lesson, or the players at the table, have changed since the hand was dealt."""


@dataclass(frozen=True, slots=True)
class Task:
    """A hand that a lesson asks for."""

    lesson: Lesson
    """Which lesson."""
    place: str
    """The id of the step, or `RECAP`."""
    exercise: PlayHand
    """The question."""

    @property
    def name(self) -> str:
        """What is stored of it."""
        return f"{self.lesson.key}/{self.place}"

    @property
    def rules(self) -> Variant:
        """The tradition of the lesson."""
        return variant(self.lesson.variant)

    @property
    def is_step(self) -> bool:
        """An answer to it can be given in the lesson."""
        return self.place != RECAP

    @property
    def title(self) -> str:
        """What the lesson is called."""
        return lesson_words(self.lesson).title

    @property
    def goal(self) -> SafeString:
        """What is to be reached, in a line."""
        if self.is_step:
            return step_words(self.lesson, self.place).goal
        return reasons.say(self.exercise.prompt(self.rules))

    @property
    def url(self) -> str:
        """Where the lesson asks for it."""
        place = (self.lesson.variant, self.lesson.slug)
        return reverse("learn:step", args=(*place, self.place)) if self.is_step else reverse("learn:recap", args=place)

    @property
    def ticket(self) -> str:
        """The mark of the question, for the form that answers it."""
        return ticket(self.exercise)

    def is_dealt_in(self, hand: PracticeHand) -> bool:
        """The stored hand is the one the lesson asks for as it stands today."""
        return hand.level == self.exercise.level and hand.start == print_start(self.exercise.start(self.rules))


def find(tradition: str, slug: str, place: str) -> Task:
    """The hand asked for at this place.

    Raises: NoSuchTask
    """
    lesson = get_library().lessons.get(f"{tradition}/{slug}")
    exercise = lesson.hand(place) if lesson else None
    if lesson is None or exercise is None:
        raise NoSuchTask
    return Task(lesson, place, exercise)


def task_of(hand: PracticeHand) -> Task | None:
    """What a stored hand is played for; None for a hand of no lesson, or of one that is gone."""
    try:
        return find(*hand.task.split("/")) if hand.task.count("/") == 2 else None
    except NoSuchTask:
        return None


@dataclass(frozen=True)
class TaskShown:
    """A task at its table, as the page tells it."""

    task: Task
    """What is to be reached."""
    sitting: Sitting
    """How the hand stands."""

    @cached_property
    def answer(self) -> str:
        """Her moves as the lesson takes them, up to the one that reaches the goal."""
        return write_moves(self._moves[0])

    @cached_property
    def progress(self) -> Progress:
        """How far the goal is reached. What the table sees of it, the lesson must say, too."""
        if self.sitting.broken is not None or not self.task.is_dealt_in(self.sitting.hand):
            return Progress.CHANGED
        is_reached = self._moves[1]
        if not is_reached and not self.sitting.deal.is_over:
            return Progress.OPEN
        if self._ruling.is_right is is_reached:
            return Progress.MET if is_reached else Progress.MISSED
        return Progress.CHANGED

    @property
    def is_new(self) -> bool:
        """Her latest move brought it about, so the page speaks of it first."""
        return self._is_settled and len(self.sitting.decisions) == len(self._moves[0])

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """How the goal was reached, or why not."""
        return self._ruling.reasons if self._is_settled else ()

    @property
    def heading(self) -> str:
        """The same in two words."""
        words: Mapping[Progress, str] = {
            Progress.OPEN: "",
            Progress.MET: gettext("Goal reached"),
            Progress.MISSED: gettext("Not this time"),
            Progress.CHANGED: gettext("This hand has changed"),
        }
        return words[self.progress]

    @property
    def _is_settled(self) -> bool:
        """It is known whether the goal is reached."""
        return self.progress in (Progress.MET, Progress.MISSED)

    @cached_property
    def _ruling(self) -> answers.Answered:
        """What the lesson will say to her moves."""
        return answers.judge(self.task.exercise, self.task.rules, self.answer)

    @cached_property
    def _moves(self) -> tuple[tuple[Action, ...], bool]:
        """Her moves up to the one that reaches the goal, and whether one does."""
        goal, me = GOALS[self.task.exercise.goal], self.sitting.me
        own: list[Action] = []
        for move in self.sitting.deal.moves:
            if move.action.seat is me:
                own.append(move.action)
            if own and reached(goal, move.events, me=me):
                return tuple(own), True
        return tuple(own), False
