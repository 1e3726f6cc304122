"""What stands on the front door: a question to try, an answer to look at, the way on, the traditions."""

from dataclasses import dataclass

from django.urls import reverse
from django.utils.safestring import SafeString

from engine.exercises.make_set import MakeSet
from engine.variants import variant
from tutorial.content.library import get_library
from tutorial.content.values import KNOWN, Lesson
from tutorial.exercises import answers
from tutorial.exercises.board import Board
from tutorial.learners.progress import Summary
from tutorial.wording import markup
from tutorial.wording.articles import Said, passage
from tutorial.wording.lessons import heading, lesson_words

FIRST_VARIANT = "basic"
QUESTION = MakeSet(rack="7s6p6s5s", goal="chow", given="45s")
"""Three ways to be wrong, each with a reason of its own: a gap, another suit, the same number."""
EXAMPLE = MakeSet(rack="8s9s1s7s", goal="chow")
EXAMPLE_ANSWER = "8s9s1s"
"""A mistake every beginner makes."""


def question(text: str | None = None) -> Board:
    """The question to try, with the engine's ruling if it was answered."""
    rules = variant(FIRST_VARIANT)
    answered = None if text is None else answers.judge(QUESTION, rules, text)
    return Board(QUESTION, rules, url=reverse("pages:try"), answered=answered)


@dataclass(frozen=True, slots=True)
class Example:
    """A wrong answer as a learner sees it."""

    board: Board
    """The question with the engine's ruling."""
    tiles: SafeString
    """The tiles of the question, marked."""


def example() -> Example:
    """An answer to look at; the engine judges it like any other."""
    rules = variant(FIRST_VARIANT)
    answered = answers.judge(EXAMPLE, rules, EXAMPLE_ANSWER)
    return Example(Board(EXAMPLE, rules, url="", answered=answered), markup.row(EXAMPLE.tiles, marks=answered.marks))


@dataclass(frozen=True, slots=True)
class Start:
    """The lesson a newcomer begins with."""

    url: str
    """Its address."""
    course_url: str
    """The address of its course."""
    minutes: int
    """Units: minutes it takes."""


def start() -> Start:
    """The first lesson of the first course."""
    library = get_library()
    first = library.lesson(FIRST_VARIANT, library.courses[FIRST_VARIANT].slugs[0])
    return Start(_lesson_url(first), reverse("learn:course", args=(FIRST_VARIANT,)), first.minutes)


@dataclass(frozen=True, slots=True)
class Continuation:
    """Where a learner who comes back goes on."""

    course: str
    """The title of the course."""
    lesson: str
    """The title of the lesson."""
    url: str
    """The step to do next, or the lesson if it is a new one."""
    step: int
    """The number of that step, counted from 1."""
    steps: int
    """How many steps the lesson has."""
    pips: tuple[str, ...]
    """The state of each step, as `parts/pips.html` takes it."""
    is_new: bool
    """The lesson has not been begun."""


def continuation(done: Summary) -> Continuation | None:
    """The lesson a learner was in, or the next one if that is done; None when nothing is left to do.

    A lesson that is no longer there counts as never begun.
    """
    if done.last is None:
        return None
    library = get_library()
    tradition, slug, latest = done.last
    course = library.courses.get(tradition)
    if course is None:
        return None
    begun_at = course.slugs.index(slug) if slug in course.slugs else 0
    ahead = (*course.slugs[begun_at:], *course.slugs[:begun_at])
    for each in ahead:
        lesson = library.lesson(tradition, each)
        ids = done.done_in(tradition, each)
        left = _left(lesson, ids, latest=latest if each == slug else "")
        if left:
            return _continuation(lesson, left[0], ids)
    return None


def _left(lesson: Lesson, done: frozenset[str], *, latest: str) -> tuple[int, ...]:
    """The numbers of the steps left to do, from the latest one on; those before it come last."""
    if KNOWN in done:
        return ()
    ids = [step.id for step in lesson.steps]
    at = ids.index(latest) if latest in ids else 0
    turned = (*range(at, len(ids)), *range(at))
    return tuple(number + 1 for number in turned if ids[number] not in done)


def _continuation(lesson: Lesson, number: int, done: frozenset[str]) -> Continuation:
    course = get_library().courses[lesson.variant]
    is_new = number == 1 and not done.intersection(step.id for step in lesson.steps)
    states = tuple(
        "done" if step.id in done else "now" if at == number else "" for at, step in enumerate(lesson.steps, 1)
    )
    step_url = reverse("learn:step", args=(lesson.variant, lesson.slug, lesson.steps[number - 1].id))
    return Continuation(
        course=heading(course).title,
        lesson=lesson_words(lesson).title,
        url=_lesson_url(lesson) if is_new else step_url,
        step=number,
        steps=len(lesson.steps),
        pips=states,
        is_new=is_new,
    )


@dataclass(frozen=True, slots=True)
class SignLink:
    """Something seen or heard at a table, and where it leads."""

    words: Said
    """What it is."""
    url: str
    """The chooser with this sign ticked."""


def signs() -> tuple[SignLink, ...]:
    """The signs for the front door; the chooser has all of them."""
    found, chooser = get_library().guide.signs, reverse("traditions:which_table")
    return tuple(SignLink(passage(found.article, id), f"{chooser}?sign={id}#table") for id in found.front)


def _lesson_url(lesson: Lesson) -> str:
    return reverse("learn:lesson", args=(lesson.variant, lesson.slug))
