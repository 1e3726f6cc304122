"""Pages of the traditions: the chooser and the front pages."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from engine.variants.boxes import BOXES
from tutorial.content.library import get_library
from tutorial.pages.traditions import has_charleston, head, lines, sizes
from tutorial.requests import SiteRequest, wants_fragment
from tutorial.traditions import chooser, fronts
from tutorial.wording import prose
from tutorial.wording.articles import heading, passage, read_by_native, state


@require_safe
def front(request: HttpRequest, id: str) -> HttpResponse:
    """A tradition's front page."""
    guide = get_library().guide
    tradition = fronts.tradition(id)
    sections, things = fronts.sections(tradition), fronts.things(tradition)
    words = [*(each for each in sections.values() if each), *(each.words for each in things)]
    context = {
        "tradition": tradition,
        "heading": head(tradition),
        "sizes": sizes(BOXES[id]),
        "sections": sections,
        "things": things,
        "signs": chooser.signs_of(guide, tradition),
        "encyclopedia": fronts.encyclopedia(tradition),
        "way_in": fronts.way_in(tradition),
        "drills_url": fronts.drills_url(tradition),
        "has_charleston": has_charleston(id),
        "notes": prose.notes(*(each.markdown for each in words)),
        "state": state(tradition.article),
        "read": read_by_native(tradition.article),
    }
    return render(request, "traditions/front.html", context)


@require_safe
@vary_on_headers("HX-Request")
def which_table(request: SiteRequest) -> HttpResponse:
    """The signs to tick, and the tradition they lead to: that part alone for htmx."""
    guide = get_library().guide
    chosen = chooser.known(guide, request.GET.getlist(chooser.FIELD))
    finding = chooser.find(guide, chosen)
    before = passage(finding.only.line.tradition.article, "before-you-sit-down") if finding.only else None
    context = {
        "heading": heading(guide.signs.article),
        "groups": chooser.groups(guide, chosen),
        "finding": finding,
        "before": before,
        "notes": prose.notes(before.markdown) if before else (),
        "lines": lines(),
        "state": state(guide.signs.article),
        "read": read_by_native(guide.signs.article),
    }
    part = "traditions/which_table.html#table" if wants_fragment(request) else "traditions/which_table.html"
    return render(request, part, context)
