"""A lesson shown to be known: four of its questions, each answered once. All of it travels, signed, in the address.

An answer makes a new run out of the old one and never changes it, so Back, a second window and a page loaded again
count nothing twice.
"""

import secrets
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from django.core.signing import BadSignature, Signer
from django.urls import reverse

from tutorial.content.values import Lesson, Step

FIELD = "run"
"""The part of an address that holds a run."""
QUESTIONS = 4
"""How many are asked."""
_SIGNER = Signer(salt="learn.known.1")  # count on when the form of what is signed changes


class NoSuchRun(LookupError):
    """The text is no run through this lesson as it stands that this site has signed."""


@dataclass(frozen=True, slots=True)
class Run:
    """Some questions of a lesson, and what became of them."""

    lesson: Lesson
    """Which lesson."""
    asked: tuple[str, ...]
    """The ids of the steps, in the order they are asked."""
    given: tuple[bool, ...] = ()
    """For each that was answered, whether it was right."""

    @property
    def is_over(self) -> bool:
        """Every question was answered."""
        return len(self.given) == len(self.asked)

    @property
    def is_passed(self) -> bool:
        """And rightly."""
        return self.is_over and all(self.given)

    @property
    def right(self) -> int:
        """How many were answered rightly."""
        return sum(self.given)

    @property
    def missed(self) -> tuple[str, ...]:
        """The steps whose questions were answered wrongly."""
        return tuple(id for id, right in zip(self.asked, self.given, strict=False) if not right)

    def pips(self, *, now: bool) -> list[str]:
        """The state of each question, as `parts/pips.html` takes it; the next one stands out if it is asked `now`."""
        done = ["done" if right else "miss" for right in self.given]
        coming = [""] * (len(self.asked) - len(done))
        return [*done, *(["now", *coming[1:]] if now and coming else coming)]

    @property
    def token(self) -> str:
        """The run as addresses hold it."""
        return _SIGNER.sign_object([self.lesson.key, self.asked, self.given], compress=True)

    @property
    def url(self) -> str:
        """Where it goes on: the next question, or the result."""
        if not self.is_over:
            return self.question_url(self.asked[len(self.given)])
        place = (self.lesson.variant, self.lesson.slug)
        return f"{reverse('learn:known', args=place)}?{urlencode({FIELD: self.token})}"

    def question_url(self, step_id: str) -> str:
        """Where one of its questions is."""
        place = (self.lesson.variant, self.lesson.slug, step_id)
        return f"{reverse('learn:known-step', args=place)}?{urlencode({FIELD: self.token})}"

    def has_answered(self, step_id: str) -> bool:
        """The question is the one answered last."""
        return bool(self.given) and self.asked[len(self.given) - 1] == step_id

    def asks(self, step_id: str) -> bool:
        """The question is asked now, or the one answered last."""
        return self.has_answered(step_id) or self.asked[len(self.given) :][:1] == (step_id,)

    def after(self, *, right: bool) -> "Run":
        """The run after an answer to the question asked now."""
        return replace(self, given=(*self.given, right))


def _questions(lesson: Lesson) -> tuple[Step, ...]:
    """The steps that are answered on their page, not at a table."""
    return tuple(each for each in lesson.steps if not lesson.hand(each.id))


def can_be_shown(lesson: Lesson) -> bool:
    """The lesson has questions enough to show that it is known; one of hands to be played is done to be known."""
    return len(_questions(lesson)) >= QUESTIONS


def begin(lesson: Lesson) -> Run:
    """A run through some of the lesson's questions, in the lesson's order; it must have enough of them."""
    ids = [each.id for each in _questions(lesson)]
    drawn = secrets.SystemRandom().sample(ids, QUESTIONS)
    return Run(lesson, tuple(sorted(drawn, key=ids.index)))


def read(lesson: Lesson, token: str) -> Run:
    """The run an address holds.

    Raises: NoSuchRun for anything this site has not signed for this lesson, and for steps it no longer has.
    """
    try:
        key, asked, given = _SIGNER.unsign_object(token)
    except BadSignature as error:
        raise NoSuchRun from error
    if key != lesson.key or not {each.id for each in _questions(lesson)}.issuperset(asked):
        raise NoSuchRun
    return Run(lesson, tuple(asked), tuple(given))
