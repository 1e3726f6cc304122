"""The page of questions and the page of corrections."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from tutorial.content.library import get_library
from tutorial.faq.groups import page
from tutorial.wording import language
from tutorial.wording.articles import heading, read_by_native, state


@require_safe
def questions(request: HttpRequest) -> HttpResponse:
    """What people ask, by tradition."""
    return _shown(request, "faq")


@require_safe
def corrections(request: HttpRequest) -> HttpResponse:
    """What can be read elsewhere and does not hold, by tradition."""
    return _shown(request, "corrections")


def _shown(request: HttpRequest, place: str) -> HttpResponse:
    library = get_library()
    article = {"faq": library.faq, "corrections": library.corrections}[place].article
    context = {
        "heading": heading(article),
        "page": page(library, place, language.current()),
        "is_correction": place == "corrections",
        "state": state(article),
        "read": read_by_native(article),
    }
    return render(request, "faq/page.html", context)
