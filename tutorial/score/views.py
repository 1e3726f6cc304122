"""Pages of the scorer. Everything they show stands in their address."""

from typing import Any
from urllib.parse import urlencode

from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from engine.reasons import ContentError
from engine.variants import VARIANTS, variant
from tutorial.content.library import get_library
from tutorial.house_rules.forms import HouseRulesForm
from tutorial.house_rules.reading import HouseRules
from tutorial.house_rules.reading import read as read_rules
from tutorial.pages.traditions import head, lines
from tutorial.requests import SiteRequest, wants_fragment
from tutorial.score import answers, asked, picker, picking, typed
from tutorial.score import everywhere as elsewhere
from tutorial.score.asked import Asked
from tutorial.score.examples import example
from tutorial.score.forms import CircumstancesForm
from tutorial.score.hands import Held
from tutorial.score.joining import joining
from tutorial.score.reading import FLOWERS, MELDS, held
from tutorial.wording import tiles

QUOTED = 40
"""Units: characters. So much of a name that is no table is shown again."""


@require_safe
def which(request: SiteRequest) -> HttpResponse:
    """The tables to choose from."""
    return _which(request)


def _which(request: SiteRequest, unknown: str = "") -> HttpResponse:
    """The tables to choose from; with a word on one that there is none of."""
    known = {each.id for each in VARIANTS}
    shown = [each for each in lines() if each.tradition.id in known]
    context = {"lines": shown, "unknown": unknown[:QUOTED], "query": request.GET.urlencode() if unknown else ""}
    return render(request, "score/which.html", context, status=404 if unknown else 200)


@require_safe
@vary_on_headers("HX-Request")
def score(request: SiteRequest, id: str) -> HttpResponse:
    """A hand at a table; for htmx the part with the hand and its answer."""
    try:
        usual = variant(id)
    except ContentError:
        return _which(request, unknown=id)
    rules = read_rules(request.GET, usual)
    tradition = get_library().traditions[id]
    with tiles.named(american=tradition.american):
        return _scored(request, rules, american=tradition.american)


def _scored(request: SiteRequest, rules: HouseRules, *, american: bool) -> HttpResponse:
    """The hand at the table with its house rules."""
    table = rules.variant
    found = held(asked.read(request.GET), table)
    if picking.is_pressed(request.GET):
        found = held(picking.after(found, request.GET), table)
        if not wants_fragment(request):
            return HttpResponseRedirect(_address(request, found, rules))
    form = CircumstancesForm(
        found.asked, {name: request.GET.get(name, "") for name in ("how", "seat", "by", "round", "void")}, table
    )
    told = answers.answer(found)
    is_wrong = bool(told.problems or rules.problems or not form.is_valid())
    context = {
        **_shown(found, american=american),
        "tradition": get_library().traditions[table.id],
        "heading": head(get_library().traditions[table.id]),
        "answer": told,
        "form": form,
        "rules": rules,
        "rules_form": HouseRulesForm(rules),
        "example": example(table).query,
        "joining": joining(request.GET.get("sheet", ""), told),
        "address": _address(request, found, rules),
        "is_typed_wrong": any(each.field in (MELDS, FLOWERS) for each in told.problems),
        "pressed_out": picking.OUT in request.GET or picking.SET_OUT in request.GET,
        "is_part": wants_fragment(request),
    }
    part = "score/score.html#shown" if wants_fragment(request) else "score/score.html"
    page = render(request, part, context, status=422 if is_wrong else 200)
    if wants_fragment(request):
        page["HX-Replace-Url"] = context["address"]
    return page


def _address(request: SiteRequest, found: Held, rules: HouseRules) -> str:
    """The address of a hand at this table, as short as can be."""
    sheet = request.GET.get("sheet", "")
    return _with_query(reverse("score:score", args=(rules.usual.id,)), found.asked, rules, sheet)


def _with_query(path: str, question: Asked, rules: HouseRules, sheet: str) -> str:
    """A path with its question."""
    pairs = [*question.pairs, *rules.pairs, *([("sheet", sheet)] if sheet else [])]
    return f"{path}?{urlencode(pairs, safe='*')}" if pairs else path


def _shown(found: Held, *, american: bool) -> dict[str, Any]:
    """What the board and the picker show of a hand."""
    return {
        "held": found,
        "asked": found.asked,
        "written": typed.american(found.concealed) if american and not found.problems else found.asked.hand,
        "rack": picker.hand(found, american=american),
        "laid": picker.melds(found, american=american),
        "bonus": picker.flowers(found),
        "picker": picker.rows(found, american=american),
        "targets": picker.targets(found),
        "wins_with": dict.fromkeys(each.design for each in found.concealed) if found.win else (),
    }


@require_safe
@vary_on_headers("HX-Request")
def everywhere(request: SiteRequest) -> HttpResponse:
    """One hand at every table."""
    question = asked.read(request.GET)
    plain = _plainest(question)
    form = CircumstancesForm(
        question, {name: request.GET.get(name, "") for name in ("how", "seat", "round", "void")}, None
    )
    is_wrong = not form.is_valid() or bool(plain.problems)
    context = {
        "asked": question,
        "form": form,
        "held": plain,
        "row": picker.row(plain),
        "tables": list(elsewhere.tables(question)) if not question.is_empty and not plain.problems else [],
        "example": example(VARIANTS[1]).query,
        "is_part": wants_fragment(request),
    }
    part = "score/everywhere.html#shown" if wants_fragment(request) else "score/everywhere.html"
    return render(request, part, context, status=422 if is_wrong else 200)


def _plainest(question: Asked) -> Held:
    """The hand at the table where fewest things are wrong with it: what is wrong there is wrong everywhere."""
    found: list[Held] = [held(question, each) for each in VARIANTS]
    return min(found, key=lambda each: len(each.problems))
