"""Refusals and failures as pages: what happened, in the reader's words, and a way back."""

import logging
from dataclasses import dataclass

from django.conf import settings
from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.utils import translation
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from tutorial.wording import numbers

BAD_REQUEST = 400
FORBIDDEN = 403
NOT_FOUND = 404
METHOD_NOT_ALLOWED = 405
TOO_LARGE = 413
TOO_MANY = 429
SERVER_ERROR = 500

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Words:
    """What an error page says."""

    title: Promise
    """What happened, as a headline."""
    reason: Promise
    """Why, in a sentence or two."""
    advice: Promise
    """What the reader can do now."""


WORDS = {
    BAD_REQUEST: Words(
        _("This request could not be read"),
        _("Something in the address or in the form was not as this site sends it."),
        _("Go back one page and try again, or start from the home page."),
    ),
    FORBIDDEN: Words(
        _("This form has lost its safety mark"),
        _(
            "Every form carries a mark that shows it came from this site. "
            "It was missing or too old, perhaps because cookies are switched off."
        ),
        _("Allow cookies for this site, go back one page, load it again and repeat your answer."),
    ),
    NOT_FOUND: Words(
        _("There is no such page"),
        _("The address may have a slip in it. Or the lesson has been changed since the link was made."),
        _("All lessons can be reached from the home page."),
    ),
    METHOD_NOT_ALLOWED: Words(
        _("This address does not take that kind of request"),
        _("It is there to be read or to be answered by a form. The request asked for something else."),
        _("Go back one page and use the links and buttons you find there."),
    ),
    TOO_LARGE: Words(
        _("That was more than an answer can hold"),
        _("An answer is a few tiles or a number. What arrived was far longer, so it was not read."),
        _("Go back one page and answer again."),
    ),
    TOO_MANY: Words(
        _("That was very quick"),
        _("So many answers came from your connection within a minute that the site asks for a pause."),
        _("Nothing is lost. Wait a moment, then send your answer again."),
    ),
}


def page(request: HttpRequest, status: int, *, wait: int = 0) -> HttpResponse:
    """The page for one status; `wait` is the number of seconds after which another try makes sense."""
    return _page(request, status, wait=waiting_time(wait) if wait else "")


def is_clear(response: HttpResponseBase) -> bool:
    """Whether the response is a page of this module, and not what Django shows its developers."""
    return getattr(response, "is_clear", False)


def waiting_time(seconds: int) -> str:
    """When to try again, as a sentence."""
    sentence = ngettext(
        "You can try again in %(seconds)s second.", "You can try again in %(seconds)s seconds.", seconds
    )
    return sentence % {"seconds": numbers.number(seconds)}


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """400, or 413 if there was too much of it."""
    too_large = isinstance(exception, RequestDataTooBig | TooManyFieldsSent | TooManyFilesSent)
    return page(request, TOO_LARGE if too_large else BAD_REQUEST)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """403."""
    return page(request, FORBIDDEN)


def forgery_suspected(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403 for a form without a valid token against forgery."""
    return page(request, FORBIDDEN)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """404."""
    return page(request, NOT_FOUND)


def gone(request: HttpRequest, title: str, url: str, label: str) -> HttpResponse:
    """404 for something that was looked for under a known roof: what is missing, and the nearest page there is."""
    return _page(request, NOT_FOUND, title=title, url=url, label=label)


def too_many(request: HttpRequest, *, wait: int) -> HttpResponse:
    """429, with the seconds to wait in words and in the header."""
    response = page(request, TOO_MANY, wait=wait)
    response.headers["Retry-After"] = str(wait)
    return response


def failed(request: HttpRequest) -> HttpResponse:
    """500: a page that leans on nothing that may be the very thing that failed."""
    language = translation.get_language_from_path(request.path_info) or translation.get_language()
    with translation.override(language or settings.LANGUAGE_CODE):
        text = render_to_string("500.html", {"styles": _styles(), "home": f"/{translation.get_language()}/"})
    return HttpResponse(text, status=SERVER_ERROR, headers={"Cache-Control": "no-store"})


def _page(request: HttpRequest, status: int, **more: str) -> HttpResponse:
    response = render(request, "pages/error.html", {"status": status, "words": WORDS[status], **more}, status=status)
    response.headers["Cache-Control"] = "no-store"
    response.is_clear = True  # type: ignore[attr-defined]
    return response


def _styles() -> str:
    """The address of the style sheet; none if it is the static files that are broken."""
    try:
        return static("site.css")
    except ValueError:
        log.exception("the style sheet has no address")
        return ""
