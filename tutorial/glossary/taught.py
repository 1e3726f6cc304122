"""Where a word is taught: the first step of each lesson that speaks of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from django.urls import reverse

from tutorial.content.library import get_library, kept
from tutorial.content.locales import SOURCE_LOCALE
from tutorial.content.prose import named
from tutorial.content.values import Lesson, Library
from tutorial.wording.lessons import heading, lesson_words, step_words


@dataclass(frozen=True, slots=True)
class Place:
    """A step of a lesson that speaks of a word."""

    course: str
    """The name of the course."""
    lesson: str
    """The title of the lesson."""
    step: str
    """The title of the step."""
    lang: str
    """The language of the lesson's title."""
    url: str
    """Where the step is."""


def places(term: str) -> tuple[Place, ...]:
    """Where lessons speak of the word, a step a lesson, in the order of the courses."""
    library = get_library()
    found = _steps_by_term(library).get(term, ())
    return tuple(_place(library, library.lessons[key], step) for key, step in found)


def _place(library: Library, lesson: Lesson, step: str) -> Place:
    whole, words = lesson_words(lesson), step_words(lesson, step)
    url = reverse("learn:step", args=(lesson.variant, lesson.slug, step))
    return Place(heading(library.courses[lesson.variant]).title, whole.title, words.title, whole.lang, url)


@kept
def _steps_by_term(library: Library) -> Mapping[str, tuple[tuple[str, str], ...]]:
    """The keys of lessons, each with the first step that speaks of a term, by its id."""
    found: dict[str, dict[str, str]] = {}
    for lesson in _in_order(library):
        text = lesson.text[SOURCE_LOCALE]
        for step in lesson.steps:
            section = text.sections[step.id]
            for term in named(f"{section.body_markdown}\n\n{section.after}").terms:
                found.setdefault(term, {}).setdefault(lesson.key, step.id)
    return {term: tuple(by_lesson.items()) for term, by_lesson in found.items()}


def _in_order(library: Library) -> Iterator[Lesson]:
    """Every lesson, course by course."""
    for course in library.courses.values():
        for slug in course.slugs:
            yield library.lesson(course.variant, slug)
