"""Pages of the rules: the list of them, one tradition's, and the sheet to agree on before play."""

from typing import Any

from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from engine import variants
from engine.ruleset import Variant
from tutorial.content.library import get_library
from tutorial.house_rules.forms import HouseRulesForm
from tutorial.house_rules.reading import HouseRules, as_taught, read
from tutorial.pages.traditions import head, lines
from tutorial.requests import SiteRequest
from tutorial.rules import choices, facts, patterns, payments
from tutorial.rules.keeping import kept
from tutorial.rules.ways import first_lesson, is_practiced
from tutorial.wording import tiles

UNREADABLE = 422


@require_safe
@kept
def index(request: SiteRequest) -> HttpResponse:
    """The rules there are, and everything else one looks things up in."""
    played = {each.id for each in variants.VARIANTS}
    every = lines()
    context = {
        "played": [each for each in every if each.tradition.id in played],
        "others": [each for each in every if each.tradition.id not in played],
    }
    return render(request, "rules/index.html", context)


@require_safe
@kept
def rules(request: SiteRequest, id: str) -> HttpResponse:
    """The rules of a tradition, as this table plays them; a tradition without rules has its front page."""
    variant = _variant(id)
    if variant is None:
        return redirect("traditions:front", id)
    house = read(request.GET, variant)
    table, context = house.variant, _context(house)
    with tiles.named(american=context["tradition"].american):
        context |= {
            "sections": facts.sections(table),
            "patterns": patterns.rows(table),
            "worked": payments.worked(table),
            "points": choices.points(house, context["tradition"]),
            "form": HouseRulesForm(house) if house.usual.options else None,
            "as_taught": as_taught(variant),
            "first_lesson": first_lesson(id),
            "is_practiced": is_practiced(id),
        }
        return render(request, "rules/rules.html", context, status=UNREADABLE if house.problems else 200)


@require_safe
@kept
def sheet(request: SiteRequest, id: str) -> HttpResponse:
    """One page to print and agree on before play: every point on which tables differ, as this table plays it."""
    variant = _variant(id)
    if variant is None:
        return redirect("traditions:front", id)
    house = read(request.GET, variant)
    context = _context(house) | {"agreed": house.agreed, "sections": facts.sections(house.variant)}
    return render(request, "rules/sheet.html", context, status=UNREADABLE if house.problems else 200)


def _variant(id: str) -> Variant | None:
    """The rules of a tradition; None if the engine does not play it.

    Raises: Http404 if there is no such tradition.
    """
    if id not in get_library().traditions:
        raise Http404
    return next((each for each in variants.VARIANTS if each.id == id), None)


def _context(house: HouseRules) -> dict[str, Any]:
    """What every page of a tradition's rules shows."""
    tradition = get_library().traditions[house.usual.id]
    return {"tradition": tradition, "heading": head(tradition), "house": house}
