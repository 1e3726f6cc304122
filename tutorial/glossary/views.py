"""Pages of the glossary: all words of the game, and one word with all that is known of it."""

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from tutorial.errors import gone
from tutorial.glossary.entries import Entry
from tutorial.glossary.shelves import shelves
from tutorial.requests import SiteRequest, wants_fragment
from tutorial.wording import terms

LONGEST = 60
"""Units: characters. So much of what is typed is looked for among the words."""


@require_safe
@vary_on_headers("HX-Request")
def index(request: SiteRequest) -> HttpResponse:
    """All words by the part of the game they belong to, or those that fit what is typed; the list alone for htmx."""
    typed = "".join(each for each in request.GET.get("q", "") if each.isprintable()).strip()
    found = shelves(typed[:LONGEST])
    context = {"typed": typed[:LONGEST], "shelves": found, "words": sum(len(each.words) for each in found)}
    return render(request, "glossary/index.html#words" if wants_fragment(request) else "glossary/index.html", context)


@require_safe
@vary_on_headers("HX-Request")
def entry(request: SiteRequest, id: str) -> HttpResponse:
    """Everything about one word: the gist of it for htmx, to be read where it was met, else a page."""
    try:
        found = Entry(id)
    except terms.UnknownTerm:
        return gone(request, _("There is no such word"), reverse("glossary:index"), _("All words"))
    template = "glossary/entry.html#word" if wants_fragment(request) else "glossary/entry.html"
    return render(request, template, {"entry": found})
