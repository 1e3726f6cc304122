"""Texts checked: the tiles and terms they name exist, and nothing stands in them that a page would not show."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.notation import parse_tiles
from engine.reasons import NotationError
from tutorial.content.freshness import FRONT, Freshness
from tutorial.content.locales import SOURCE_LOCALE
from tutorial.content.prose import Named, named, plain
from tutorial.content.report import Tell, in_short
from tutorial.content.values import ANSWER, RECAP, Lesson, LessonText
from tutorial.content.words import found_in

TellAt = Callable[[str], Tell]
"""What takes the problems of a section, by its name."""


@dataclass(frozen=True, slots=True)
class WordLists:
    """What texts are compared with."""

    terms: frozenset[str]
    """The ids of the terms; empty if the glossary could not be read."""
    avoid: Mapping[str, Mapping[str, Sequence[str]]]
    """Words that must not stand for a term, by term and locale."""
    bans: Mapping[str, Sequence[str]]
    """Words no text may contain, by locale."""


def check_text(lesson: Lesson, locale: str, lists: WordLists, tell_at: TellAt) -> None:
    """Tells everything about a lesson's words in one language that does not hold."""
    text = lesson.text[locale]
    for section, pieces in _pieces(text).items():
        check_pieces(pieces, locale, lists, tell_at(section))
    _check_plain(text, tell_at)
    if locale != SOURCE_LOCALE and SOURCE_LOCALE in lesson.text:
        _check_alike(lesson, locale, tell_at)


def _pieces(text: LessonText) -> Mapping[str, tuple[str, ...]]:
    """The markdown of each section, a piece for each place on the page."""
    steps = {name: (each.title, each.body_markdown, each.goal, each.after) for name, each in text.sections.items()}
    return {FRONT: (text.title, text.summary), ANSWER: (text.answer,), **steps, RECAP: text.recap}


def check_pieces(pieces: Sequence[str], locale: str, lists: WordLists, tell: Tell) -> None:
    """Tells which tiles, terms and words of a section cannot stay."""
    found = [named(piece) for piece in pieces]
    for stranger in _each_once(found, lambda each: each.strangers):
        tell(f"There is {stranger} in the text, which no page shows.")
    for notation in _each_once(found, lambda each: each.tiles):
        try:
            if not parse_tiles(notation):
                tell("A tile picture names no tiles: write ![](tiles:123m).")
        except NotationError as unreadable:
            tell(f"The tiles {notation!r} cannot be read: {in_short(unreadable.reason)}.")
    terms = tuple(_each_once(found, lambda each: each.terms))
    for term in terms:
        if lists.terms and term not in lists.terms:
            tell(f"The term {term!r} is not in the glossary.")
    said = "\n".join(pieces)
    for word in found_in(said, lists.bans.get(locale, ())):
        tell(f"The word {word!r} must not be used; see glossary/bans.yaml.")
    for term in terms:
        for word in found_in(said, lists.avoid.get(term, {}).get(locale, ())):
            tell(f"The word {word!r} must not be used for the term {term!r}; see glossary/avoid.yaml.")


def _each_once(found: Sequence[Named], part: Callable[[Named], Sequence[str]]) -> Iterator[str]:
    """This part of every piece, each value once."""
    return iter(dict.fromkeys(value for each in found for value in part(each)))


def _check_plain(text: LessonText, tell_at: TellAt) -> None:
    """Tells of tiles and terms in titles, which are shown as plain text."""
    titles = {FRONT: (text.title, text.summary), **{name: (each.title,) for name, each in text.sections.items()}}
    for section, pieces in titles.items():
        if any(plain(piece) != piece for piece in pieces):
            tell_at(section)("Titles and summaries are plain text: no tiles, terms or marks.")


def _check_alike(lesson: Lesson, locale: str, tell_at: TellAt) -> None:
    """Tells where a translation that is marked as current is none, or shows other tiles than the English."""
    english, here = _pieces(lesson.text[SOURCE_LOCALE]), _pieces(lesson.text[locale])
    for section in english.keys() & here.keys():
        if lesson.freshness(locale, section) is not Freshness.CURRENT:
            continue
        if lesson.text[locale].digests[section] == lesson.text[locale].source[section]:
            tell_at(section)("This is the English text. Translate it, or take the section's digest out of source.")
        wanted, shown = tiles_in(english[section]), tiles_in(here[section])
        if wanted != shown:
            tell_at(section)(f"It shows the tiles {listed(shown)}, but the English text shows {listed(wanted)}.")
        if section in lesson.text[locale].sections:
            said = lesson.text[locale].sections[section].after
            if bool(said) != bool(lesson.text[SOURCE_LOCALE].sections[section].after):
                tell_at(section)("What is said after a right answer must stand here exactly if it does in English.")


def tiles_in(pieces: Sequence[str]) -> tuple[str, ...]:
    """The tiles a section shows, sorted: languages may order them differently."""
    return tuple(sorted(notation for piece in pieces for notation in named(piece).tiles))


def listed(notations: Sequence[str]) -> str:
    """Some notations in a sentence."""
    return ", ".join(notations) or "none"
