"""What every answer of the site goes through on its way out: headers, preferences, words for a bare refusal."""

from collections.abc import Callable

from django.conf import settings
from django.core.exceptions import BadRequest, SuspiciousOperation
from django.http import HttpRequest, UnreadablePostError
from django.http.multipartparser import MultiPartParserError
from django.http.response import HttpResponseBase
from django.utils.cache import patch_cache_control, patch_vary_headers

from tutorial import errors
from tutorial.learners import identity
from tutorial.learners import preferences as liked

Respond = Callable[[HttpRequest], HttpResponseBase]

OWN_COOKIES = frozenset({identity.COOKIE, liked.COOKIE, settings.LANGUAGE_COOKIE_NAME, settings.CSRF_COOKIE_NAME})
PERMISSIONS_POLICY = ", ".join(
    f"{feature}=()"
    for feature in (
        "accelerometer",
        "camera",
        "display-capture",
        "geolocation",
        "gyroscope",
        "magnetometer",
        "microphone",
        "payment",
        "usb",
    )
)


def security_headers(respond: Respond) -> Respond:
    """Headers that Django's own middleware does not set."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        response = respond(request)
        response.headers.setdefault("Permissions-Policy", PERMISSIONS_POLICY)
        response.headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
        return response

    return middleware


def preferences(respond: Respond) -> Respond:
    """Puts the learner's preferences on the request, and the learner's cookie on the response once she answered.

    A visit without cookies gets a page that is the same for everybody, and any cache may keep it for visits without
    cookies; a page made with the help of a cookie is for this browser alone.
    """

    def middleware(request: HttpRequest) -> HttpResponseBase:
        request.preferences = liked.preferences_of(request)  # type: ignore[attr-defined]
        response = respond(request)
        identity.keep_if_ensured(request, response)
        patch_vary_headers(response, ["Cookie"])
        if response.cookies or not OWN_COOKIES.isdisjoint(request.COOKIES):
            patch_cache_control(response, private=True)
        return response

    return middleware


def clear_refusals(respond: Respond) -> Respond:
    """Gives a page of our own to every refusal, also where Django has none or shows one for its developers."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        if _is_too_large(request):
            return errors.page(request, errors.TOO_LARGE)
        if (unreadable := _unreadable(request)) is not None:
            return errors.bad_request(request, unreadable)
        response = respond(request)
        if response.status_code == errors.METHOD_NOT_ALLOWED and not errors.is_clear(response):
            page = errors.page(request, errors.METHOD_NOT_ALLOWED)
            page.headers["Allow"] = response.headers.get("Allow", "GET")
            return page
        if settings.DEBUG and response.status_code in errors.WORDS and not errors.is_clear(response):
            return errors.page(request, response.status_code)
        return response

    return middleware


def _is_too_large(request: HttpRequest) -> bool:
    """Whether more is announced than any form of ours holds, so that it need not be read."""
    announced = request.META.get("CONTENT_LENGTH") or "0"
    return announced.isdecimal() and int(announced) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE


def _unreadable(request: HttpRequest) -> Exception | None:
    """What keeps the address or the form from being read; found here, before anything leans on either."""
    try:
        request.GET, request.POST  # noqa: B018  # to look is to read
    except (BadRequest, MultiPartParserError, SuspiciousOperation, UnreadablePostError) as unreadable:
        return unreadable
    return None
