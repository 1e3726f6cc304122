"""The order of lessons checked: every lesson is in a course, and what it needs comes before it."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping

from engine.reasons import ContentError
from engine.variants import variant
from tutorial.content.report import Tell
from tutorial.content.values import Course, Lesson

TellOf = Callable[[str], Tell]
"""What takes the problems of a course or lesson, by its name."""


def check_courses(courses: Mapping[str, Course], folders: Collection[str], tell: TellOf) -> None:
    """Tells which entries of ``courses.yaml`` do not hold; a lesson that no course lists is told of the file itself."""
    for course in courses.values():
        tell_course = tell(course.variant)
        if not is_variant(course.variant):
            tell_course(f"The engine plays no variant {course.variant!r}.")
        for what, names in (("lesson", course.slugs), ("chapter", [chapter.id for chapter in course.chapters])):
            for name, times in Counter(names).items():
                if times > 1:
                    tell_course(f"The {what} {name!r} is listed {times} times.")
        for slug in course.slugs:
            if f"{course.variant}/{slug}" not in folders:
                tell_course(f"There is no lesson {slug!r}: lessons/{course.variant}/{slug} is missing.")
    listed = {f"{course.variant}/{slug}" for course in courses.values() for slug in course.slugs}
    for key in set(folders) - listed if courses else ():
        tell("")(f"No course lists the lesson {key!r}.")


def check_needs(
    courses: Mapping[str, Course], lessons: Mapping[str, Lesson], folders: Collection[str], tell: TellOf
) -> None:
    """Tells which needs cannot be met."""
    for key, lesson in lessons.items():
        slugs = courses[lesson.variant].slugs if lesson.variant in courses else ()
        for need in lesson.needs:
            if need not in folders:
                tell(key)(f"needs names the lesson {need!r}, which does not exist.")
            elif _comes_later(need, lesson, slugs):
                tell(key)(f"needs names the lesson {need!r}, but courses.yaml puts it later.")
        circle = _circle(key, lessons)
        if circle and key == min(circle):
            tell(key)(f"needs goes in a circle: {' needs '.join((*circle, key))}.")


def is_variant(id: str) -> bool:
    """Whether the engine plays this variant."""
    try:
        variant(id)
    except ContentError:
        return False
    return True


def _comes_later(need: str, lesson: Lesson, slugs: tuple[str, ...]) -> bool:
    """Whether the needed lesson is in the same course and not before the lesson."""
    there, _, slug = need.partition("/")
    if there != lesson.variant or slug not in slugs or lesson.slug not in slugs:
        return False
    return slugs.index(slug) > slugs.index(lesson.slug)


def _circle(start: str, lessons: Mapping[str, Lesson]) -> tuple[str, ...]:
    """The shortest way along needs from a lesson back to itself, without its last step; empty if there is none."""
    ways: list[tuple[str, ...]] = [(start,)]
    seen: set[str] = set()
    for way in ways:
        for need in lessons[way[-1]].needs if way[-1] in lessons else ():
            if need == start:
                return way
            if need not in seen:
                seen.add(need)
                ways.append((*way, need))
    return ()
