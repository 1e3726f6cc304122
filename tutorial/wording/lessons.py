"""Lessons and courses in the reader's language, as HTML: English where a section is not translated yet, and said so."""

from dataclasses import dataclass

from django.utils.safestring import SafeString

from tutorial.content.freshness import FRONT, Freshness
from tutorial.content.locales import SOURCE_LOCALE
from tutorial.content.values import ANSWER, RECAP, Chapter, Course, Heading, Lesson
from tutorial.wording import language, prose


@dataclass(frozen=True, slots=True)
class StepWords:
    """The words around a step."""

    lang: str
    """The language they are in."""
    freshness: Freshness
    """How they stand to the English."""
    title: str
    """The idea."""
    body: SafeString
    """Paragraphs above the felt."""
    goal: SafeString
    """The line on the felt."""
    after: SafeString
    """What is said when the answer was right."""
    notes: tuple[prose.Note, ...]
    """The terms it uses, each once."""


@dataclass(frozen=True, slots=True)
class LessonWords:
    """The words of a lesson as a whole."""

    lang: str
    """The language they are in."""
    title: str
    """Its name."""
    summary: str
    """What it is about."""
    answer: SafeString
    """The whole lesson in one sentence."""
    recap: tuple[SafeString, ...]
    """The lesson in four lines."""
    read_by_native: bool
    """Someone who speaks the language from childhood has read it."""


def lesson_words(lesson: Lesson) -> LessonWords:
    """The lesson in the reader's language."""
    lang = _language(lesson, FRONT, ANSWER, RECAP)
    text = lesson.text[lang]
    return LessonWords(
        lang=lang,
        title=text.title,
        summary=text.summary,
        answer=prose.line(text.answer),
        recap=tuple(map(prose.line, text.recap)),
        read_by_native=text.read_by_native or lang == SOURCE_LOCALE,
    )


def step_words(lesson: Lesson, step_id: str) -> StepWords:
    """The words around one of the lesson's steps, in the reader's language."""
    lang = _language(lesson, step_id)
    section = lesson.text[lang].sections[step_id]
    return StepWords(
        lang=lang,
        freshness=lesson.freshness(language.current(), step_id),
        title=section.title,
        body=prose.blocks(section.body_markdown),
        goal=prose.line(section.goal),
        after=prose.blocks(section.after),
        notes=prose.notes(section.body_markdown, section.after),
    )


def heading(of: Course | Chapter) -> Heading:
    """The title of a course or chapter in the reader's language."""
    return of.text.get(language.current()) or of.text[SOURCE_LOCALE]


def _language(lesson: Lesson, *sections: str) -> str:
    """The reader's language if all these sections are there in it, else English."""
    here = language.current()
    missing = any(lesson.freshness(here, section) is Freshness.MISSING for section in sections)
    return SOURCE_LOCALE if missing else here
