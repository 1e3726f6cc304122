"""A limit on how many forms one visitor may send in a minute. For views that write; reading is never limited."""

import hashlib
import ipaddress
import time
from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest
from django.http.response import HttpResponseBase

from tutorial import errors

P = ParamSpec("P")

WINDOW = 60
"""Units: seconds."""
HOUSEHOLD_BITS = 64
"""One household has one IPv6 network of this prefix, and as many addresses in it as it likes."""


def limit_posts(
    view: Callable[Concatenate[HttpRequest, P], HttpResponseBase],
) -> Callable[Concatenate[HttpRequest, P], HttpResponseBase]:
    """The view, answering 429 to a visitor who has sent more than settings.POSTS_PER_MINUTE forms in this minute."""

    @wraps(view)
    def limited(request: HttpRequest, *args: P.args, **kwargs: P.kwargs) -> HttpResponseBase:
        if request.method == "POST":
            minute, passed = divmod(int(time.time()), WINDOW)
            if _count(f"posts:{minute}:{_digest(visitor(request))}") > settings.POSTS_PER_MINUTE:
                return errors.too_many(request, wait=WINDOW - passed)
        return view(request, *args, **kwargs)

    return limited


def visitor(request: HttpRequest) -> str:
    """The network address the request came from, as far as it can be trusted.

    Each of our own proxies adds one address at the end of X-Forwarded-For; what stands before those is hearsay.
    """
    address = request.META.get("REMOTE_ADDR", "")
    if settings.TRUSTED_PROXIES:
        hops = [hop.strip() for hop in request.META.get("HTTP_X_FORWARDED_FOR", "").split(",")]
        if len(hops) >= settings.TRUSTED_PROXIES and hops[-settings.TRUSTED_PROXIES]:
            address = hops[-settings.TRUSTED_PROXIES]
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if parsed.version == 4:
        return str(parsed)
    return str(ipaddress.ip_network((parsed, HOUSEHOLD_BITS), strict=False))


def _count(key: str) -> int:
    """How often this key was counted in its minute, this time included."""
    cache.add(key, 0, timeout=2 * WINDOW)
    try:
        return cache.incr(key)
    except ValueError:  # thrown out of a full cache in between
        return 1


def _digest(address: str) -> str:
    """The address as a key: no cache keeps it in the clear."""
    return hashlib.blake2b(address.encode(), digest_size=16, key=settings.SECRET_KEY.encode()[:64]).hexdigest()
