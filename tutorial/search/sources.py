"""Sources: every document of the site, in the reader's language.

What belongs here: what each feature has to be found. What does not: how it is found (``index``, ``finding``).
"""

from collections.abc import Iterable, Iterator

from django.urls import reverse

from engine import variants
from engine.book.book import book
from engine.card.cards import card
from tutorial.content.library import get_library
from tutorial.content.prose import plain
from tutorial.content.values import Lesson, Library
from tutorial.faq import entries as faq
from tutorial.glossary import shelves, worths
from tutorial.pages.traditions import head
from tutorial.search.documents import Document, Kind
from tutorial.wording import articles, card_lines, cards, language, lessons, numbers, reasons, terms


def documents() -> Iterator[Document]:
    """Everything that can be found, in the reader's language."""
    library = get_library()
    yield from _words(library)
    yield from _rules(library)
    yield from _questions()
    yield from _lessons(library)
    yield from _lines(library)
    yield from _traditions(library)


def _words(library: Library) -> Iterator[Document]:
    """The words of the game and the patterns."""
    for id, term in library.terms.items():
        if not shelves.shown(id):
            continue
        meaning = terms.meaning(id)
        counted = worths.counted(id)
        abroad = tuple(text.name for code, text in term.text.items() if code != language.current())
        yield Document(
            Kind.PATTERN if term.category == "pattern" else Kind.WORD,
            terms.title(id),
            " ".join((meaning.text, *(each.said for each in counted))).strip(),
            reverse("glossary:entry", args=(id,)),
            names=tuple(dict.fromkeys((*_written_apart_or_not(terms.known_as(id)), *abroad))),
            where=str(shelves.SHELVES[term.category]),
            traditions=tuple(each.tradition.tradition.id for each in counted),
            lang=meaning.lang if meaning.is_foreign else "",
        )


def _written_apart_or_not(names: Iterable[str]) -> Iterator[str]:
    """The names, and those of several words in one as well: many write readings so."""
    for name in names:
        yield name
        if " " in name and " / " not in name:
            yield name.replace(" ", "")


def _rules(library: Library) -> Iterator[Document]:
    """The rules, each once for all traditions that play by it."""
    told: dict[tuple[str, str], list[str]] = {}
    for each in variants.VARIANTS:
        for entry in book(each):
            told.setdefault((entry.id, reasons.say_text(entry.reason)), []).append(each.id)
    for (id, sentence), where in told.items():
        names = [head(library.traditions[each]).title for each in where]
        urls = {each: f"{reverse('rules:rules', args=(each,))}#{id}" for each in where}
        yield Document(
            Kind.RULE,
            sentence,
            "",
            urls[where[0]],
            where=numbers.listing(names),
            traditions=tuple(where),
            urls=urls,
        )


def _questions() -> Iterator[Document]:
    """What people ask, and what is often said wrongly."""
    for each in faq.entries():
        yield Document(Kind.QUESTION, each.title, each.text, each.url, traditions=each.traditions, lang=each.lang)


def _lessons(library: Library) -> Iterator[Document]:
    """The lessons and their steps."""
    for course in library.courses.values():
        for slug in course.slugs:
            lesson = library.lesson(course.variant, slug)
            words = lessons.lesson_words(lesson)
            text = lesson.text[words.lang]
            foreign = words.lang if words.lang != language.current() else ""
            yield Document(
                Kind.LESSON,
                words.title,
                " ".join((words.summary, *map(plain, (text.answer, *text.recap)))),
                reverse("learn:lesson", args=(lesson.variant, lesson.slug)),
                where=lessons.heading(course).title,
                traditions=(course.variant,),
                lang=foreign,
            )
            yield from _steps(lesson, words.title)


def _steps(lesson: Lesson, title: str) -> Iterator[Document]:
    """The steps of a lesson."""
    for step in lesson.steps:
        words = lessons.step_words(lesson, step.id)
        section = lesson.text[words.lang].sections[step.id]
        yield Document(
            Kind.STEP,
            words.title,
            plain("\n\n".join((section.body_markdown, section.goal, section.after))),
            reverse("learn:step", args=(lesson.variant, lesson.slug, step.id)),
            where=title,
            traditions=(lesson.variant,),
            lang=words.lang if words.lang != language.current() else "",
        )


def _lines(library: Library) -> Iterator[Document]:
    """The lines of the cards."""
    for id, tradition in library.traditions.items():
        words = library.cards.get(tradition.card)
        if words is None:
            continue
        said, told = cards.said(words), card(words.id)
        for line in told.lines:
            yield Document(
                Kind.LINE,
                card_lines.name(told, line),
                f"{said.text.notes[line.id]} {cards.worth(line)}",
                f"{reverse('traditions:card', args=(id,))}#{line.id}",
                where=said.text.title,
                traditions=(id,),
                lang=said.lang if said.is_foreign else "",
            )


def _traditions(library: Library) -> Iterator[Document]:
    """The front pages of the traditions."""
    for id, tradition in library.traditions.items():
        heading = head(tradition)
        pitch = articles.passage(tradition.article, "pitch")
        yield Document(
            Kind.TRADITION,
            heading.title,
            f"{heading.summary} {plain(pitch.markdown)}",
            reverse("traditions:front", args=(id,)),
            names=terms.known_as(tradition.term),
            traditions=(id,),
            lang=heading.lang if heading.is_foreign else "",
        )
