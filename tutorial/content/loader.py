"""The loader: a content folder in, a `Library` out, or every problem of every file."""

from pathlib import Path

from engine.variants import variant
from tutorial.content.check_cards import check_cards
from tutorial.content.check_guide import check_guide
from tutorial.content.check_order import check_courses, check_needs, is_variant
from tutorial.content.check_reference import check_reference
from tutorial.content.check_steps import check_hand, check_step
from tutorial.content.check_texts import WordLists, check_text
from tutorial.content.courses import read_courses
from tutorial.content.glossary import read_glossary
from tutorial.content.lessons import PRACTICE, lesson_keys, read_lessons
from tutorial.content.read_cards import read_cards
from tutorial.content.read_guide import read_guide
from tutorial.content.read_reference import read_reference
from tutorial.content.read_search import read_search
from tutorial.content.report import ContentErrors, Problem, Report, Tell
from tutorial.content.values import Lesson, Library


def load(root: Path) -> Library:
    """All content of this folder, read and checked.

    Raises: ContentErrors with every problem there is.
    """
    library, problems = read(root)
    if problems:
        raise ContentErrors(problems)
    return library


def read(root: Path) -> tuple[Library, tuple[Problem, ...]]:
    """The content of this folder as far as it can be read, and every problem there is.

    Units: a fifth of a second for a glossary of 220 terms in six languages and a lesson.
    """
    root = root.resolve()
    report = Report(root)
    glossary = read_glossary(root / "glossary", report)
    courses = read_courses(root, report)
    lessons = read_lessons(root / "lessons", report)
    keys = lesson_keys(root / "lessons")
    check_courses(courses, keys, lambda name: report.teller(root / "courses.yaml", name))
    check_needs(courses, lessons, keys, lambda key: report.teller(_file(root, key), ""))
    lists = WordLists(glossary.ids, glossary.avoid, glossary.bans)
    for key, lesson in lessons.items():
        _check_lesson(lesson, _file(root, key), lists, report)
    guide = read_guide(root, report)
    cards = read_cards(root, report)
    search = read_search(root, report)
    faq, corrections = (read_reference(root, place, report) for place in ("faq", "corrections"))
    library = Library(
        courses, lessons, glossary.terms, glossary.avoid, glossary.bans, guide, cards, search, faq, corrections
    )
    check_guide(library, lists, root, report)
    check_cards(library, lists, root, report)
    for reference in (faq, corrections):
        check_reference(reference, lists, root, report)
    return library, report.problems


def _file(root: Path, key: str) -> Path:
    """The ``lesson.yaml`` of a lesson."""
    return root / "lessons" / key / "lesson.yaml"


def _check_lesson(lesson: Lesson, file: Path, lists: WordLists, report: Report) -> None:
    """Tells everything about a lesson that does not hold."""
    if is_variant(lesson.variant):
        for step in lesson.steps:
            check_step(step, variant(lesson.variant), report.teller(file, f"step {step.id}"))
        if lesson.practice:
            check_hand(lesson.practice, variant(lesson.variant), report.teller(file, PRACTICE))
    else:
        report.add(file, f"The engine plays no variant {lesson.variant!r}.")
    for locale in lesson.text:

        def tell_at(section: str, locale: str = locale) -> Tell:
            """What takes the problems of a section in this language."""
            return report.teller(file.with_name(f"{locale}.md"), f"section {section}")

        check_text(lesson, locale, lists, tell_at)
