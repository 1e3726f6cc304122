"""How far a learner is in lessons and courses: what is done, what comes next."""

from dataclasses import dataclass

from django.urls import reverse

from tutorial.content.values import KNOWN, Course, Lesson, Library
from tutorial.learners.progress import Summary


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """How far a learner is in one lesson."""

    lesson: Lesson
    """Which one."""
    done: frozenset[str]
    """The ids of the steps answered rightly, as far as the lesson still has them."""
    is_known: bool = False
    """The learner has shown that she knows the lesson, without doing it."""

    @property
    def is_done(self) -> bool:
        """Every step has been answered rightly."""
        return len(self.done) == len(self.lesson.steps)

    @property
    def counts(self) -> bool:
        """Nothing of it is left to do: it is done, or known."""
        return self.is_done or self.is_known

    @property
    def is_begun(self) -> bool:
        """Some step has."""
        return bool(self.done)

    @property
    def next_step(self) -> str:
        """The first step that is not done; the first of all if everything is."""
        return next((step.id for step in self.lesson.steps if step.id not in self.done), self.lesson.steps[0].id)

    @property
    def next_url(self) -> str:
        """Where that step is."""
        return step_url(self.lesson, self.next_step)


def lesson_progress(lesson: Lesson, summary: Summary) -> LessonProgress:
    """How far the learner is in this lesson."""
    known = {step.id for step in lesson.steps}
    done = summary.done_in(lesson.variant, lesson.slug)
    return LessonProgress(lesson, done & known, KNOWN in done)


def course_progress(library: Library, course: Course, summary: Summary) -> tuple[LessonProgress, ...]:
    """How far the learner is in every lesson of a course, in order."""
    return tuple(lesson_progress(library.lesson(course.variant, slug), summary) for slug in course.slugs)


def next_lesson(progress: tuple[LessonProgress, ...]) -> LessonProgress | None:
    """The first lesson of a course that is neither done nor known."""
    return next((each for each in progress if not each.counts), None)


def following(library: Library, lesson: Lesson) -> Lesson | None:
    """The lesson after this one in its course; None after the last."""
    slugs = library.courses[lesson.variant].slugs
    after = slugs[slugs.index(lesson.slug) + 1 :]
    return library.lesson(lesson.variant, after[0]) if after else None


def step_url(lesson: Lesson, step_id: str) -> str:
    """Where a step is."""
    return reverse("learn:step", args=(lesson.variant, lesson.slug, step_id))


def table_url(lesson: Lesson, place: str) -> str:
    """Where the hand asked for at this place of a lesson is played; empty if none is."""
    return reverse("practice:lesson", args=(lesson.variant, lesson.slug, place)) if lesson.hand(place) else ""


def after_step_url(lesson: Lesson, step_id: str) -> str:
    """Where a learner goes from a step: the next one, or the recap."""
    ids = [step.id for step in lesson.steps]
    at = ids.index(step_id) + 1
    return step_url(lesson, ids[at]) if at < len(ids) else reverse("learn:recap", args=(lesson.variant, lesson.slug))


def before_step_url(lesson: Lesson, step_id: str) -> str:
    """Where a learner goes back to from a step: the one before, or the lesson's front page."""
    ids = [step.id for step in lesson.steps]
    at = ids.index(step_id) - 1
    return step_url(lesson, ids[at]) if at >= 0 else reverse("learn:lesson", args=(lesson.variant, lesson.slug))


def pips(lesson: Lesson, done: frozenset[str], *, now: str = "") -> list[str]:
    """The state of each step for the row of pips."""
    return ["now" if step.id == now else "done" if step.id in done else "" for step in lesson.steps]
