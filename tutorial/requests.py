"""The request as a view of this site gets it, with what the middleware has put on it."""

from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails

from tutorial.learners.preferences import Preferences


class SiteRequest(HttpRequest):
    """A request that has passed the middleware."""

    htmx: HtmxDetails
    """Whether htmx asks, and for what."""
    preferences: Preferences
    """How the learner likes her pages."""
    shown_at: str
    """The address the browser shows for the answer to a form, where the view names one."""


def wants_fragment(request: SiteRequest) -> bool:
    """Whether htmx asks for a part of the page; Back in the browser always gets the whole."""
    return bool(request.htmx) and not request.htmx.history_restore_request
