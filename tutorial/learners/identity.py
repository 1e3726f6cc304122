"""Who is asking: a learner without a name, known by a signed cookie that is made at the first answer."""

import logging
import uuid
from datetime import timedelta

from django.conf import settings
from django.db import DatabaseError
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils import timezone
from django.utils.translation import get_language

from tutorial.learners.cookies import LASTING, ONE_YEAR
from tutorial.models import Learner

COOKIE = f"{settings.COOKIE_PREFIX}learner"
SALT = "tutorial.learners.identity"
SEEN_AGAIN_AFTER = timedelta(hours=1)
"""So exactly is kept when a learner was last here; every answer has a date of its own."""

log = logging.getLogger(__name__)


def current(request: HttpRequest) -> Learner | None:
    """The learner who sent this request, if she has answered before on this device.

    A tampered, expired or orphaned cookie counts as none, and so does a database that cannot be reached:
    reading a page must not depend on it.
    """
    if not hasattr(request, "_learner"):
        request._learner = _look_up(request)  # type: ignore[attr-defined]
    return request._learner  # type: ignore[attr-defined,no-any-return]


def ensure(request: HttpRequest, response: HttpResponseBase | None = None) -> Learner:
    """The learner who sent this request, made now if this is her first answer.

    The cookie goes out with the given response, or else with whatever the view answers (`tutorial.middleware`).
    It holds for a year from the last answer.
    """
    learner = current(request)
    now = timezone.now()
    if learner is None:
        learner = Learner.objects.create(made_at=now, seen_at=now)
        request._learner = learner  # type: ignore[attr-defined]
    elif now - learner.seen_at >= SEEN_AGAIN_AFTER:
        Learner.objects.filter(pk=learner.pk).update(seen_at=now)
        learner.seen_at = now
    if response is None:
        request._learner_to_keep = learner  # type: ignore[attr-defined]
    else:
        keep(response, learner)
    return learner


def keep_if_ensured(request: HttpRequest, response: HttpResponseBase) -> None:
    """Lets the response carry the cookie if `ensure` was called without one."""
    learner = getattr(request, "_learner_to_keep", None)
    if learner is not None:
        keep(response, learner)


def keep(response: HttpResponseBase, learner: Learner) -> None:
    """Lets the response carry the learner's number, and the language she learns in, to her device."""
    response.set_signed_cookie(COOKIE, learner.pk.hex, salt=SALT, **LASTING)
    keep_language(response)


def keep_language(response: HttpResponseBase) -> None:
    """Lets `/` lead to the language of this page the next time."""
    response.set_cookie(settings.LANGUAGE_COOKIE_NAME, get_language() or settings.LANGUAGE_CODE, **LASTING)


def forget(response: HttpResponseBase) -> None:
    """Lets the device forget its learner."""
    response.delete_cookie(COOKIE, samesite="Lax")


def _look_up(request: HttpRequest) -> Learner | None:
    number = request.get_signed_cookie(COOKIE, default=None, salt=SALT, max_age=ONE_YEAR)
    if not number:
        return None
    try:
        return Learner.objects.get(pk=uuid.UUID(number))
    except (ValueError, Learner.DoesNotExist):
        return None
    except DatabaseError:
        log.exception("the learner could not be looked up")
        return None
