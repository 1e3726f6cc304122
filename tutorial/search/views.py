"""The page of search."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.views.decorators.http import require_safe

from tutorial.search import excerpt
from tutorial.search.documents import KINDS, Document
from tutorial.search.finding import Found
from tutorial.search.finding import find as find_documents

LONGEST = 160
"""Units: characters. So much of a question is looked at; what comes after it is told not to be."""


@dataclass(frozen=True, slots=True)
class Result:
    """An answer as the page shows it."""

    document: Document
    """What was found."""
    url: str
    """Where it is."""
    kind: Promise
    """What it is called to be."""
    title: SafeString
    """Its title, the words that were looked for marked."""
    excerpt: SafeString
    """The piece of it that answers, likewise."""


@require_safe
def find(request: HttpRequest) -> HttpResponse:
    """What the site says about something: the field to ask, and the answers, the best first."""
    typed = " ".join("".join(each if each.isprintable() else " " for each in request.GET.get("q", "")).split())
    used = typed[:LONGEST]
    found = find_documents(used) if used else None
    context = {
        "typed": used,
        "is_cut": len(typed) > LONGEST,
        "found": found,
        "results": _results(found) if found else (),
    }
    return render(request, "search/find.html", context)


def _results(found: Found) -> tuple[Result, ...]:
    """The answers as the page shows them."""
    return tuple(
        Result(
            each,
            each.url_for(found.asked.traditions),
            KINDS[each.kind],
            excerpt.marked(each.title, found.asked),
            excerpt.excerpt(each.text, found.asked),
        )
        for each in found.documents
    )
