"""Pages that are the same for everybody, kept as they were sent the first time.

A page is kept for visits without cookies only, and no longer than the rules and the texts it was made of.
"""

import gzip
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Concatenate, ParamSpec

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers

from engine import variants
from tutorial.content.library import get_library
from tutorial.requests import SiteRequest

P = ParamSpec("P")
Address = tuple[str | None, str, str]
"""Scheme, host, and the rest."""
View = Callable[Concatenate[SiteRequest, P], HttpResponse]
MOST = 256
"""So many pages are kept; beyond that those go that nobody asked for the longest."""
LONGEST = 200
"""Units: characters. Addresses that are longer are not kept."""
_OK = 200
_FAST = 6


@dataclass(frozen=True, slots=True)
class Kept:
    """A page as it was sent."""

    made_of: tuple[object, ...]
    """What it was made of: it is no longer good when one of them is another object."""
    body: bytes
    """Compressed."""
    kind: str
    """Its media type."""


_pages: OrderedDict[Address, Kept] = OrderedDict()


def kept(view: View[P]) -> View[P]:
    """The view, but a page that was made once is sent again to visits without cookies."""

    @wraps(view)
    def answer(request: SiteRequest, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        key = _key(request)
        if key is None:
            return view(request, *args, **kwargs)
        found = _pages.get(key)
        if found is None or not _is_good(found):
            response = view(request, *args, **kwargs)
            if response.status_code != _OK:
                return response
            found = Kept(_made_of(), gzip.compress(response.content, _FAST, mtime=0), response["Content-Type"])
            while len(_pages) >= MOST:
                _pages.popitem(last=False)
            _pages[key] = found
        _pages.move_to_end(key)
        return _sent(found, request)

    return answer


def _key(request: HttpRequest) -> Address | None:
    """What a page hangs on; None if it is not kept."""
    address = request.get_full_path()
    if settings.DEBUG or request.COOKIES or len(address) > LONGEST or request.method not in ("GET", "HEAD"):
        return None
    return request.scheme, request.get_host(), address


def _made_of() -> tuple[object, ...]:
    """The rules and the texts as they are now."""
    return variants.VARIANTS, get_library()


def _is_good(page: Kept) -> bool:
    """Nothing it was made of has changed."""
    return all(was is now for was, now in zip(page.made_of, _made_of(), strict=True))


def _sent(page: Kept, request: HttpRequest) -> HttpResponse:
    """The page, compressed if the browser can read that. It holds no secret that its size could tell."""
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        response = HttpResponse(page.body, content_type=page.kind, headers={"Content-Encoding": "gzip"})
    else:
        response = HttpResponse(gzip.decompress(page.body), content_type=page.kind)
    patch_vary_headers(response, ["Accept-Encoding"])
    return response
