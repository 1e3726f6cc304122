"""The page of the score sheet of a table at home."""

from urllib.parse import urlencode

from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from engine.reasons import ContentError
from engine.variants import VARIANTS
from tutorial.content.library import get_library
from tutorial.pages.traditions import head, lines
from tutorial.requests import SiteRequest
from tutorial.score import deals
from tutorial.score import table as sheets
from tutorial.score.table import Sheet
from tutorial.wording import numbers

ADDED, TAKEN_BACK, NOBODY = "deal", "back", "nobody"
"""The names of what changes a sheet: a hand to add, the last deal taken back, a deal that nobody won."""


@require_safe
def table(request: SiteRequest) -> HttpResponse:
    """The sheet; whatever changes it leads to the address of the changed one."""
    try:
        sheet = sheets.read(request.GET)
    except ContentError:
        unknown = request.GET.get(sheets.TABLE, "")
        known = {each.id for each in VARIANTS}
        shown = [each for each in lines() if each.tradition.id in known]
        context = {"lines": shown, "unknown": unknown[:40], "is_sheet": True, "query": ""}
        return render(request, "score/which.html", context, status=404 if unknown else 200)
    changed = _changed(request, sheet)
    if changed is not None:
        return HttpResponseRedirect(f"{reverse('score:table')}?{changed.query}")
    played = sheet.deals
    id = sheet.rules.usual.id
    context = {
        "sheet": sheet,
        "rows": sheets.rows(sheet),
        "totals": sheets.totals(played),
        "heading": head(get_library().traditions[id]),
        "tradition": get_library().traditions[id],
        "names": [(numbers.number(at), each) for at, each in enumerate(sheet.names, start=1)],
        "differently": [each for each in sheet.rules.agreed if not each.is_usual],
        "score_query": urlencode([*sheet.rules.pairs, ("sheet", sheet.query)]),
        "longest": sheets.LONGEST_NAME,
    }
    return render(request, "score/table.html", context, status=422 if sheet.rules.problems else 200)


def _changed(request: SiteRequest, sheet: Sheet) -> Sheet | None:
    """The sheet after what was pressed; None if nothing was."""
    asked = request.GET
    if ADDED in asked:
        winner = numbers.parse_integer(asked.get(deals.WON, "")) or 0
        return sheet.with_deal(deals.with_winner(asked[ADDED], winner))
    if NOBODY in asked:
        return sheet.with_deal(deals.DRAWN)
    if TAKEN_BACK in asked:
        return Sheet(sheet.rules, sheet.names, sheet.texts[:-1])
    return None
