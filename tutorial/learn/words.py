"""A lesson's words in the reader's language, as HTML: English where a section is not translated yet, and said so."""

import re
from dataclasses import dataclass
from functools import lru_cache

from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from tutorial.content.locales import SOURCE_LOCALE
from tutorial.content.prose import Prose, named
from tutorial.content.values import ANSWER, FRONT, RECAP, Chapter, Course, Freshness, Heading, Lesson
from tutorial.wording import markup, terms

_TILES_END = "\ue000"
"""Stands behind tiles in a sentence until it is known whether a full stop follows, which must not leave them."""
_STOP_AFTER_TILES = re.compile(f"{_TILES_END}([.,;:!?।]*)")


@dataclass(frozen=True, slots=True)
class Note:
    """A term in the margin."""

    id: str
    """Its id in the term base."""
    name: str
    """What it is called."""
    native: terms.Native | None
    """Its Chinese name."""
    definition: str
    """What it means."""


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
    notes: tuple[Note, ...]
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
        answer=_line(text.answer),
        recap=tuple(map(_line, text.recap)),
        read_by_native=text.read_by_native or lang == SOURCE_LOCALE,
    )


def step_words(lesson: Lesson, step_id: str) -> StepWords:
    """The words around one of the lesson's steps, in the reader's language."""
    lang = _language(lesson, step_id)
    section = lesson.text[lang].sections[step_id]
    used = dict.fromkeys(named(f"{section.body_markdown}\n\n{section.after}").terms)
    return StepWords(
        lang=lang,
        freshness=lesson.freshness(get_language() or SOURCE_LOCALE, step_id),
        title=section.title,
        body=_blocks(section.body_markdown),
        goal=_line(section.goal),
        after=_blocks(section.after),
        notes=tuple(Note(id, terms.name(id), terms.native(id), terms.definition(id)) for id in used),
    )


def heading(of: Course | Chapter) -> Heading:
    """The title of a course or chapter in the reader's language."""
    return of.text.get(get_language() or SOURCE_LOCALE) or of.text[SOURCE_LOCALE]


def _language(lesson: Lesson, *sections: str) -> str:
    """The reader's language if all these sections are there in it, else English."""
    here = get_language() or SOURCE_LOCALE
    missing = any(lesson.freshness(here, section) is Freshness.MISSING for section in sections)
    return SOURCE_LOCALE if missing else here


def _line(markdown: str) -> SafeString:
    """One line of markdown as HTML."""
    return _shown(markdown, True, get_language() or SOURCE_LOCALE, static(markup.SPRITE))


def _blocks(markdown: str) -> SafeString:
    """Paragraphs of markdown as HTML."""
    return _shown(markdown, False, get_language() or SOURCE_LOCALE, static(markup.SPRITE))


@lru_cache(maxsize=4096)
def _shown(markdown: str, is_line: bool, language: str, sprite: str) -> SafeString:
    """Markdown as HTML; the names and the art of its tiles hang on the language and the sprite, so these are keys."""
    return _joined(_PROSE.line(markdown) if is_line else _PROSE.blocks(markdown))


def _joined(html: str) -> SafeString:
    """HTML in which a full stop stays on the line of the tiles before it."""
    return mark_safe(_STOP_AFTER_TILES.sub(r"\1</span>", html))


def _tiles(notation: str) -> str:
    """Tiles within a sentence."""
    return f'<span class="unbroken">{markup.row(notation, size="s")}{_TILES_END}'


def _term(id: str, words: str) -> str:
    """A term within a sentence: a link to its note in the margin."""
    return format_html('<a class="term" href="#note-{}">{}</a>', id, mark_safe(words))


_PROSE = Prose(_tiles, _term)
