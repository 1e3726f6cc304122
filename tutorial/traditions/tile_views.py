"""Pages of the tiles: all rooms, one room, one tile's card."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from engine.tiles import Design
from engine.variants.boxes import BOXES
from tutorial.content.library import get_library
from tutorial.pages.traditions import head, lines, sizes
from tutorial.requests import SiteRequest, wants_fragment
from tutorial.traditions import fronts
from tutorial.traditions import rooms as tile_rooms
from tutorial.wording import prose, terms
from tutorial.wording.articles import heading, read_by_native, state


@require_safe
def rooms(request: HttpRequest) -> HttpResponse:
    """Every room, with what lies in it."""
    article = get_library().guide.tile_notes.article
    shown = [(each, tile_rooms.contents(each.tradition)) for each in lines()]
    context = {"heading": heading(article), "lines": shown, "state": state(article), "read": read_by_native(article)}
    return render(request, "traditions/rooms.html", context)


@require_safe
def room(request: HttpRequest, id: str) -> HttpResponse:
    """The whole box of a tradition, family by family."""
    tradition = fronts.tradition(id)
    families, alike = tile_rooms.families(tradition), tile_rooms.lookalikes(tradition)
    article = get_library().guide.tile_notes.article
    context = {
        "tradition": tradition,
        "heading": head(tradition),
        "sizes": sizes(BOXES[id]),
        "families": families,
        "alike": alike,
        "notes": prose.notes(*(each.use.markdown for each in families), *(each.words.markdown for each in alike)),
        "way_in": fronts.way_in(tradition),
        "state": state(article),
        "read": read_by_native(article),
    }
    return render(request, "traditions/room.html", context)


@require_safe
@vary_on_headers("HX-Request")
def card(request: SiteRequest, id: str, design: Design) -> HttpResponse:
    """Everything about one tile: the card alone for htmx, else a page around it."""
    tradition = fronts.tradition(id)
    if design not in BOXES[id]:
        raise Http404
    piece, alike = tile_rooms.Piece(design, tradition), tile_rooms.lookalikes(tradition, design)
    row = tile_rooms.pieces(tradition)
    at = row.index(piece)
    article = get_library().guide.tile_notes.article
    is_fragment = wants_fragment(request)
    context = {
        "tradition": tradition,
        "heading": head(tradition),
        "piece": piece,
        "name": terms.headline(piece.name),
        "alike": alike,
        "before": row[at - 1] if at else None,
        "after": row[at + 1] if at + 1 < len(row) else None,
        "notes": prose.notes(piece.use.markdown, *(each.words.markdown for each in alike)),
        "state": state(article),
        "read": read_by_native(article),
        "is_fragment": is_fragment,
    }
    return render(request, "traditions/card.html#card" if is_fragment else "traditions/card.html", context)
