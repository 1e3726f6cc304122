"""The courses' files: ``courses.yaml`` with the order of chapters and lessons, and their titles in each language."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from pydantic import TypeAdapter

from tutorial.content.locales import LOCALES
from tutorial.content.reading import Entries, read_entries
from tutorial.content.report import Report
from tutorial.content.schema import CourseSchema, CourseTextSchema
from tutorial.content.values import Chapter, Course, Heading

_COURSE = TypeAdapter(CourseSchema)
_COURSE_TEXT = TypeAdapter(CourseTextSchema)


def read_courses(root: Path, report: Report) -> Mapping[str, Course]:
    """The courses of a content folder, as far as they can be read."""
    courses = read_entries(root / "courses.yaml", _COURSE, report)
    texts: dict[str, Mapping[str, CourseTextSchema]] = {}
    for locale in LOCALES:
        file = root / "courses" / f"{locale}.yaml"
        found = read_entries(file, _COURSE_TEXT, report)
        texts[locale] = found.good
        if courses.names and found.names:
            _compare(file, courses, found, report)
    return {variant: _course(variant, schema, texts) for variant, schema in courses.good.items()}


def _compare(file: Path, courses: Entries[CourseSchema], texts: Entries[CourseTextSchema], report: Report) -> None:
    """Tells which courses and chapters lack words, and which words have no course or chapter."""
    _tell_difference(file, courses.names, texts.names, report, place="", what="course")
    for variant in courses.good.keys() & texts.good.keys():
        ids = [chapter.id for chapter in courses.good[variant].chapters]
        _tell_difference(file, ids, texts.good[variant].chapters, report, place=variant, what="chapter")


def _tell_difference(
    file: Path, wanted: Iterable[str], there: Iterable[str], report: Report, *, place: str, what: str
) -> None:
    """Tells of each name that is only in ``courses.yaml`` or only here."""
    wanted, there = set(wanted), set(there)
    for name in wanted - there:
        report.add(file, f"The {what} {name!r} has no title here.", place=place)
    for name in there - wanted:
        report.add(file, f"There is no {what} {name!r} in courses.yaml.", place=place)


def _course(variant: str, schema: CourseSchema, texts: Mapping[str, Mapping[str, CourseTextSchema]]) -> Course:
    """The course with its words in every language that has them."""
    here = {locale: entries[variant] for locale, entries in texts.items() if variant in entries}
    chapters = tuple(
        Chapter(
            each.id,
            each.lessons,
            {
                locale: Heading(text.chapters[each.id].title, text.chapters[each.id].summary)
                for locale, text in here.items()
                if each.id in text.chapters
            },
        )
        for each in schema.chapters
    )
    return Course(variant, chapters, {locale: Heading(text.title, text.summary) for locale, text in here.items()})
