"""The room: a deal, one decision after the other, what became of each, and the account at the end."""

import secrets
from collections.abc import Collection
from typing import Any

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods
from django.views.decorators.vary import vary_on_headers

from tutorial.charleston import attempts, near_lines, places, racks
from tutorial.charleston.accounts import Account
from tutorial.charleston.asks import ask
from tutorial.charleston.attempts import Attempt
from tutorial.charleston.places import MOST, NoSuchPlace, Place
from tutorial.charleston.results import Result
from tutorial.charleston.sittings import LEVEL
from tutorial.charleston.track import track, way
from tutorial.content.library import get_library
from tutorial.errors import gone
from tutorial.pages.traditions import has_charleston, head
from tutorial.ratelimit import limit_posts
from tutorial.requests import SiteRequest, wants_fragment
from tutorial.wording import numbers, tiles

UNREADABLE = 422


@require_http_methods(["GET", "HEAD", "POST"])
@vary_on_headers("HX-Request")
@limit_posts
def room(request: SiteRequest, variant: str, tables: Collection[str]) -> HttpResponse:
    """The room without a deal, or the place in one that its address means; a form decides what is asked there.

    Of the traditions in `tables` there are practice tables, where the deal can be played on.
    """
    if not has_charleston(variant):
        raise Http404
    with tiles.named(american=True):
        return _room(request, variant, tables)


def _room(request: SiteRequest, variant: str, tables: Collection[str]) -> HttpResponse:
    """The page, with the tiles named as they are where tiles are passed."""
    if places.DEAL not in request.GET:
        return _door(request, variant)
    try:
        place = places.read(variant, request.GET)
    except NoSuchPlace:
        return gone(request, _("This deal cannot be read"), places.room_url(variant), _("Another deal"))
    if request.method == "POST" and not place.sitting.is_over:
        return _decided(request, place)
    tried = request.GET.get(places.TRIED)
    if tried is None or place.sitting.is_over:
        return _shown(request, place, tables=tables)
    attempt = attempts.judged(tried, place.sitting.view)
    return _shown(request, place, attempt)


def _door(request: SiteRequest, variant: str) -> HttpResponse:
    """The way in: what is done here, and a deal."""
    fresh = Place(variant, secrets.randbelow(MOST))
    tradition = get_library().traditions[variant]
    context = {
        "tradition": tradition,
        "heading": head(tradition),
        "deal": fresh,
        "as_east": places.as_east(fresh),
        "track": way(),
    }
    return render(request, "charleston/door.html", context)


def _decided(request: SiteRequest, place: Place) -> HttpResponse:
    """Where a decision leads: on, or back to the question with what speaks against it."""
    attempt = attempts.in_form(request.POST, place.sitting.view)
    if attempt.action is None:
        return _shown(request, place, attempt)
    address = place.trying(attempt.action) if attempt.reasons else place.after(attempt.action).url
    if not wants_fragment(request):
        return HttpResponseRedirect(f"{address}#verdict", status=303)
    request.shown_at = address
    response = _shown(request, place, attempt) if attempt.reasons else _shown(request, place.after(attempt.action))
    response.headers["HX-Push-Url"] = address
    return response


def _shown(
    request: SiteRequest, place: Place, attempt: Attempt | None = None, *, tables: Collection[str] = ()
) -> HttpResponse:
    """A place as a whole page, or what changes on it for htmx."""
    sitting = place.sitting
    is_asked = attempt is not None or place.asks
    context: dict[str, Any] = {
        "place": place,
        "sitting": sitting,
        "view": sitting.view,
        "attempt": attempt,
        "track": track(sitting),
        "another": places.another(place),
        "as_east": places.as_east(places.another(place)),
        "close_url": reverse("traditions:front", args=(place.variant,)),
        "close_label": _("Leave the room"),
        "where": _("The Charleston, deal %(number)s") % {"number": numbers.number(place.number)},
    }
    if not is_asked:
        result = Result(sitting.decisions[-1], sitting.me)
        context |= {"result": result, "rack": racks.shown(sitting.view.hand, came=result.got, without=result.chosen)}
    elif sitting.is_over:
        context |= {
            "account": Account(place, sitting),
            "rack": racks.shown(sitting.view.hand),
            "table_url": reverse("practice:start", args=(place.variant,)) if place.variant in tables else "",
            "level": LEVEL,
            "begun": places.BETWEEN.join(sitting.actions),
        }
    else:
        asked = ask(sitting.view)
        rack = racks.asked(sitting.view.hand, asked, attempt)
        context |= {"ask": asked, "rack": rack, "near": near_lines.near(sitting.view)}
    status = UNREADABLE if attempt and attempt.action is None else 200
    template = "charleston/room_swap.html" if wants_fragment(request) else "charleston/room.html"
    return render(request, template, context, status=status)
