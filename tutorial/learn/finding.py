"""The lesson an address names, or a page that says there is none."""

from collections.abc import Callable
from functools import wraps

from django.http import Http404, HttpResponse
from django.urls import reverse
from django.utils.translation import gettext as _

from engine.coach.card_players import has_card
from engine.variants import variant as variant_of
from tutorial.content.library import get_library
from tutorial.content.values import Lesson
from tutorial.errors import gone
from tutorial.requests import SiteRequest
from tutorial.wording import tiles
from tutorial.wording.lessons import heading, lesson_words


def with_lesson(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """The view, given the lesson its address names; tiles have the names of its game."""

    @wraps(view)
    def found(request: SiteRequest, variant: str, slug: str, **rest: str) -> HttpResponse:
        try:
            lesson = get_library().lesson(variant, slug)
        except KeyError:
            return gone(request, _("There is no such lesson"), *nearest(variant))
        with tiles.named(american=has_card(variant_of(variant))):
            return view(request, lesson, **rest)

    return found


def no_step(request: SiteRequest, lesson: Lesson) -> HttpResponse:
    """A page that says there is no such step."""
    front = reverse("learn:lesson", args=(lesson.variant, lesson.slug))
    return gone(request, _("This step is gone or has a new name"), front, lesson_words(lesson).title)


def nearest(variant: str) -> tuple[str, str]:
    """The address and name of the course that is closest to what was asked for."""
    courses = get_library().courses
    if not courses:
        raise Http404
    course = courses.get(variant) or next(iter(courses.values()))
    return reverse("learn:course", args=(course.variant,)), heading(course).title
