"""Ways from the rules into play: the tradition's first lesson, its practice table."""

from django.urls import reverse

from tutorial.content.guide import Taught
from tutorial.content.library import get_library


def first_lesson(id: str) -> str:
    """The address of the tradition's own first lesson; empty if none is written."""
    tradition = get_library().traditions[id]
    if tradition.taught is not Taught.NOW:
        return ""
    variant, _, slug = tradition.lesson.partition("/")
    return reverse("learn:lesson", args=(variant, slug))


def is_practiced(id: str) -> bool:
    """There is a practice table for it."""
    return get_library().traditions[id].taught is Taught.NOW
