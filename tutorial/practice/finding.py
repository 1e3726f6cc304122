"""What an address of the practice tables names, or a page that says there is no such thing; and the way to a hand."""

from collections.abc import Callable
from functools import wraps
from uuid import UUID

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django_htmx.http import HttpResponseClientRedirect

from tutorial.errors import gone
from tutorial.models import PracticeHand
from tutorial.practice.games import TABLES
from tutorial.requests import SiteRequest


def with_table(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """The view, given what the tradition in its address offers."""

    @wraps(view)
    def found(request: SiteRequest, variant: str) -> HttpResponse:
        if variant not in TABLES:
            return nothing(request, _("There is no practice table for this"))
        return view(request, TABLES[variant])

    return found


def with_hand(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """The view, or a page that says there is no such hand; another learner's hand is none."""

    @wraps(view)
    def found(request: SiteRequest, id: UUID) -> HttpResponse:
        try:
            return view(request, id)
        except PracticeHand.DoesNotExist:
            return no_hand(request)

    return found


def no_hand(request: SiteRequest) -> HttpResponse:
    """A page that says there is no such hand."""
    return nothing(request, _("There is no such hand here"))


def nothing(request: SiteRequest, title: str) -> HttpResponse:
    """A page that says what is not there, with the way to all tables."""
    return gone(request, title, reverse("practice:tables"), _("All practice tables"))


def hand_url(id: UUID) -> str:
    """Where a hand is played."""
    return reverse("practice:hand", args=(id,))


def see(address: str) -> HttpResponse:
    """After a form, to where its consequence is shown."""
    return HttpResponseRedirect(address, status=303)


def go(request: SiteRequest, address: str) -> HttpResponse:
    """To another hand, as a whole page."""
    return HttpResponseClientRedirect(address) if request.htmx else see(address)
