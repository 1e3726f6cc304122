"""Where a reason is taught: the lesson step whose author foresaw the mistake."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.urls import reverse

from engine.exercises.frame import Exercise
from engine.variants import variant as variant_of
from tutorial.content.library import get_library
from tutorial.content.values import Lesson, Step
from tutorial.drills.skills import Drill
from tutorial.wording.lessons import lesson_words, step_words


@dataclass(frozen=True, slots=True)
class Taught:
    """A step of a lesson, as a way to go."""

    url: str
    """Where it is."""
    title: str
    """The idea of the step."""
    lesson: str
    """The title of its lesson."""
    lang: str
    """The language both are in."""


def taught(code: str, drill: Drill, exercise: Exercise) -> Taught | None:
    """The step that teaches a reason, if there is one.

    Of several, one that asks the very same is nearest, then the same kind of question, then the tradition's own.
    """
    asked = exercise.prompt(drill.rules)

    def distance(found: tuple[Lesson, Step]) -> tuple[bool, bool, bool]:
        lesson, step = found
        is_same = step.exercise.prompt(variant_of(lesson.variant)) == asked
        return not is_same, step.exercise.kind != drill.kind, lesson.variant != drill.variant

    nearest = min(_steps(code), key=distance, default=None)
    if nearest is None:
        return None
    lesson, step = nearest
    words = step_words(lesson, step.id)
    url = reverse("learn:step", args=(lesson.variant, lesson.slug, step.id))
    return Taught(url, words.title, lesson_words(lesson).title, words.lang)


def _steps(code: str) -> Iterator[tuple[Lesson, Step]]:
    """The steps with a wrong answer that is refused with this reason first, in the order of the courses."""
    library = get_library()
    for course in library.courses.values():
        for slug in course.slugs:
            lesson = library.lesson(course.variant, slug)
            yield from ((lesson, step) for step in lesson.steps if any(each.because == code for each in step.refuse))
