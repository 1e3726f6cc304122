"""Ways from the rules into play: the tradition's first lesson, its practice table."""

from django.urls import reverse

from tutorial.content.guide import Taught
from tutorial.content.library import get_library

FIRST = "basic"
"""The tradition whose lessons every learner may begin with."""


def first_lesson(id: str) -> str:
    """The address of the tradition's own first lesson, or of that of the basic game."""
    traditions = get_library().traditions
    variant, _, slug = traditions[id if is_practiced(id) else FIRST].lesson.partition("/")
    return reverse("learn:lesson", args=(variant, slug))


def is_practiced(id: str) -> bool:
    """There are lessons in it, and a practice table."""
    return get_library().traditions[id].taught is Taught.NOW
