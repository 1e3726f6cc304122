"""The same page in every language: links for readers, alternates for search engines."""

from collections.abc import Callable
from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest
from django.urls import get_script_prefix
from django.utils.translation import get_language


@dataclass(frozen=True, slots=True)
class LanguageLink:
    """This page in one language."""

    code: str
    """The language's code, as in the URL and in `lang`."""
    name: str
    """The language's name in itself."""
    url: str
    """The page in that language, query included."""
    is_current: bool
    """Whether the reader is there already."""


def shown_address(request: HttpRequest) -> str:
    """What the browser shows as the address of this page: where a form has been answered, that of the answer."""
    asked = request.get_full_path() if request.method in ("GET", "HEAD") else request.path
    return str(getattr(request, "shown_at", asked))


def language_links(address: str) -> tuple[LanguageLink, ...]:
    """The page at this address in each language of the site; the home page where the address has no language."""
    return tuple(
        LanguageLink(code, name, in_language(address, code), code == get_language())
        for code, name in settings.LANGUAGES
    )


def in_language(path: str, code: str) -> str:
    """The path of the same page in another language. Slugs are the same in all of them, only the prefix differs."""
    root = get_script_prefix()
    first, _, rest = path.removeprefix(root).partition("/")
    return f"{root}{code}/{rest if first in dict(settings.LANGUAGES) else ''}"


def alternates(request: HttpRequest) -> tuple[tuple[str, str], ...]:
    """Language code and absolute address of this page in each language, `x-default` last."""
    return alternates_of(request.path, request.build_absolute_uri)


def alternates_of(path: str, absolute: Callable[[str], str]) -> tuple[tuple[str, str], ...]:
    """Language code and absolute address of a page of this site in each language, `x-default` last."""
    pages = [(code, absolute(in_language(path, code))) for code, _ in settings.LANGUAGES]
    is_home = not path.removeprefix(get_script_prefix()).partition("/")[2]
    anywhere = get_script_prefix() if is_home else in_language(path, settings.LANGUAGE_CODE)
    return (*pages, ("x-default", absolute(anywhere)))
